import type { Reroute } from '@sveltejs/kit';

/** An address that cannot be decoded (`/100%`) is taken as it stands: with it Kit would not start. */
export const reroute: Reroute = ({ url }) => {
  try {
    decodeURI(url.pathname);
  } catch {
    return url.pathname.replaceAll('%', '%25');
  }
};
