/** What a tap would lead to: the engine answers. */
export { ledTo } from '$lib/core/play/tap.ts';
