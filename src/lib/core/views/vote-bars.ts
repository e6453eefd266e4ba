/** Who votes although something bars it: the rule itself answers (R-AGD-22). */
export { liftedBar } from '../rules/vote-bars.ts';
