/**
 * The addresses of workers, for browsers that accept them only from sources that the page's policy names
 * (Trusted Types): those of this app alone.
 */

function ofThisApp(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new TypeError(`no worker of this app: ${address}`);
}

const { trustedTypes } = globalThis as unknown as Pick<Window, 'trustedTypes'>;
/** Named in svelte.config.js; a browser makes a policy of one name once. */
const policy = trustedTypes?.createPolicy('custodian-worker', { createScriptURL: ofThisApp });

/**
 * The address of a worker, as the browser takes it: a text where it takes texts. Where it does not,
 * an address on another host is a TypeError.
 */
export function trustedAddress(address: string): string {
  // What takes such an address is typed as taking a text.
  return (policy?.createScriptURL(address) ?? address) as string;
}
