/** The steps of the agenda phase. */
import type { Phase } from '../../vocabulary.ts';
import { records, leavesWhen, leaves } from '../transitions.ts';
import { openAgenda } from '../../changes/open-step.ts';
import type { StepDefinition } from '../step-definition.ts';

/** What becomes of an agenda on the table: replaced, discarded, named or resolved (LRR 1.2 8). */
const decisions = (phase: Phase) => ({
  'agenda.replaced': records(`#${phase}.vote`),
  'agenda.discarded': records(`#${phase}.riders`),
  'outcomes.read': records(),
  'agenda.unveiled': records(),
  'agenda.resolved': records(`#${phase}.riders`),
});

/** The top agenda is revealed (LRR 1.2 8.2). */
export const reveal: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'reveal', first),
  transitions: () => ({ on: { 'agenda.revealed': records('#agenda.vote') } }),
};

/** Everyone votes, in turn (LRR 1.2 8.5-8.16). */
export const vote: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'vote', first),
  transitions: (_, __, phase) => ({
    always: leavesWhen('everyone has voted', [{ target: `#${phase}.outcome` }]),
    on: {
      'prediction.made': records(),
      'voter.barred': records(),
      'voting-order.changed': records(),
      'votes.cast': records(),
      ...decisions(phase),
    },
  }),
};

/** The votes are counted, a tie is broken (LRR 1.2 8.17-8.19). */
export const outcome: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'outcome', first),
  transitions: (_, __, phase) => ({
    on: { 'votes.added': records(), ...decisions(phase) },
  }),
};

/** Right predictions are paid, and a secret that a law shows is published (LRR 1.2 8.22). */
export const riders: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'riders', first),
  transitions: (exits, _, phase) => ({
    always: [
      // Before the slots: a second vote takes none (R-AGD-17).
      ...leavesWhen('a law is voted on again', [
        { target: `#${phase}.vote`, actions: ['open the vote again'] },
      ]),
      // One that another phase has opened takes none.
      ...(phase === 'agenda'
        ? leavesWhen('another agenda follows', [
            { target: `#${phase}.reveal`, actions: ['open next slot'] },
          ])
        : []),
      ...leavesWhen('the agendas are done', exits),
    ],
    on: { 'rider.paid': records() },
  }),
};

/** Planets ready, and the phase is over (LRR 1.2 8.23). */
export const ready: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'ready', first),
  transitions: (exits) => ({ on: { 'planets.readied': leaves(exits) } }),
};
