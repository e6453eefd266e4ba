/** The question of the agenda phase: which public objective is still to be turned up? */
export { extraStagesDue } from '../rules/extra-objectives.ts';
