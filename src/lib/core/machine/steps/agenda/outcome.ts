/** The votes are counted, a tie is broken (LRR 1.2 8.17-8.19). */
import { openAgenda } from '../../../changes/open-step.ts';
import { records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';
import { decisions } from './decisions.ts';

export const outcome: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'outcome', first),
  transitions: (_, __, phase) => ({
    on: { 'votes.added': records(), ...decisions(phase) },
  }),
};
