/** Every box that the app knows: one line a box. What it is stands in its manifest. */
export { base } from './boxes/base/box.ts';
export { prophecyOfKings } from './boxes/prophecy-of-kings/box.ts';
export { codex1 } from './boxes/codex1/box.ts';
export { codex2 } from './boxes/codex2/box.ts';
export { codex3 } from './boxes/codex3/box.ts';
export { codex4 } from './boxes/codex4/box.ts';
export { thundersEdge } from './boxes/thunders-edge/box.ts';
