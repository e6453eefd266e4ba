/** What a screen needs to know of what devices may do. */
export { PERMISSIONS, type Permission } from '$lib/link/acts.ts';
