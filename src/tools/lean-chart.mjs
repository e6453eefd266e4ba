/**
 * The chart as the app needs it. The plans that ship are checked whenever the tests build them, so
 * the checks (src/lib/core/machine/plan-check.ts and round-check.ts) stay out of the built app; and so do the kinds of
 * actions that `setup` of xstate hands over and a chart of assignments alone never takes: sending,
 * logging, spawning.
 */

const CHECKS = {
  '/src/lib/core/machine/plan-check.ts': 'export const faultsOf = () => [];',
  '/src/lib/core/machine/round-check.ts': 'export const faultsPlayed = () => [];',
};
const XSTATE = '/xstate/dist/xstate.esm.js';

/** What `setup` hands over, from its first name to the last before its functions. */
const HANDED = /(function setup\([^]*?return \{\n)(?: +\w+,\n)+/;

/**
 * The text of xstate's main module without what `setup` hands over.
 *
 * @param {string} text JavaScript
 */
export const leanSetup = (text) => text.replace(HANDED, '$1');

/**
 * Takes the check of plans, and unused kinds of actions, out of the built app.
 *
 * @returns {import('vite').Plugin}
 */
export function leanChart() {
  return {
    name: 'lean-chart',
    apply: 'build',
    transform(code, id) {
      const check = Object.entries(CHECKS).find(([path]) => id.endsWith(path));
      if (check) return { code: check[1], map: null };
      return id.endsWith(XSTATE) ? { code: leanSetup(code), map: null } : null;
    },
  };
}
