/**
 * A step that a ruleset brings (`core/own-step.ts`): who is asked answers in order, and with the last of
 * them it goes on; where no one is, the table does what is printed, says that it is done, and goes on.
 * What is printed may be to vote on an agenda, but in the phase that agendas have.
 */
import { openOwn } from '../../changes/open-step.ts';
import type { OwnStep } from '../../own-step.ts';
import type { OwnId, Phase } from '../../vocabulary.ts';
import { goesOnWhen, leadsOn, type StateMoves } from '../hear.ts';
import type { ShelfStep } from '../shelf-step.ts';

/** Its facts: each is recorded by its own definition, and stays in the step. */
const facts = ({ facts }: OwnStep): StateMoves['on'] =>
  Object.fromEntries(
    Object.entries(facts).map(([type, definition]) => [
      type,
      { record: { type: 'record own' as const, params: { definition } }, ways: [{}] },
    ]),
  );

export const ownStep = (phase: Phase, at: OwnId, step: OwnStep | undefined): ShelfStep => ({
  ...(phase === 'agenda' ? {} : { opensAgenda: true }),
  opens: (game, first) => openOwn(game, { phase, at }, step, first),
  moves: (ways) => ({
    ...(step?.asks ? { always: goesOnWhen('everyone asked has answered', ways) } : {}),
    on: { ...(step ? facts(step) : {}), 'step.finished': leadsOn(ways) },
  }),
  // What is decided in it is for those who decide.
  routine: () => (step ? null : [{ type: 'step.finished' }]),
});
