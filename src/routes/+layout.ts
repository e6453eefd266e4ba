// Everything lives in the browser: the fallback page serves every address.
export const ssr = false;
export const prerender = false;
export const trailingSlash = 'never';
