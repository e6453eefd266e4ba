/** The registry with one line more: a box that is made up for tests. */
export * from '../../src/lib/rulesets/registry.ts';
export { madeUpBox } from './made-up-box/box.ts';
