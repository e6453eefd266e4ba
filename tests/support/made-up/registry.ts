/** The registry with one game more. */
export * from '../../../src/lib/rulesets/registry.ts';
export { madeUpGame } from './box.ts';
