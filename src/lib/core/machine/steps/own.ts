/**
 * A step that a ruleset brings (`core/own-step.ts`): who is asked answers in order, and with the last of
 * them it goes on; where no one is, the table does what is printed, says that it is done, and goes on.
 * What is printed may be to vote on an agenda, but in the phase that agendas have.
 */
import { openOwn } from '../../changes/open-step.ts';
import type { EventType } from '../../events.ts';
import type { OwnStep } from '../../own-step.ts';
import type { OwnFactType, OwnId, Phase } from '../../vocabulary.ts';
import { goesOnWhen, leadsOn, type Move } from '../hear.ts';
import type { ShelfStep } from '../shelf-step.ts';

/** Its facts as moves: each is recorded by its own definition, and stays in the step. */
function facts({ facts }: OwnStep): Partial<Record<EventType, Move>> {
  const rows = Object.keys(facts).map((type) => {
    const definition = facts[type as OwnFactType];
    const actions = [{ type: 'record own' as const, params: { definition } }];
    return [type, { guard: 'may record own fact', actions }];
  });
  return Object.fromEntries(rows) as Record<OwnFactType, Move>;
}

export const ownStep = (phase: Phase, at: OwnId, step: OwnStep | undefined): ShelfStep => ({
  ...(phase === 'agenda' ? {} : { opensAgenda: true }),
  opens: (game, first) => openOwn(game, { phase, at }, step, first),
  moves: (ways) => ({
    ...(step?.asks ? { always: goesOnWhen('everyone asked has answered', ways) } : {}),
    on: { ...(step ? facts(step) : {}), 'step.finished': leadsOn(ways, 'may finish step') },
  }),
  // What is decided in it is for those who decide.
  routine: () => (step ? null : [{ type: 'step.finished' }]),
});
