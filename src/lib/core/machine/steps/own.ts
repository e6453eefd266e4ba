/**
 * A step that a ruleset brings (`core/own-step.ts`): who is asked answers in order, and with the last of
 * them it goes on; where no one is, the table does what is printed, says that it is done, and goes on.
 * What is printed may be to vote on an agenda, but in the phase that agendas have.
 */
import { openOwn } from '../../changes/open-step.ts';
import type { GameEvent } from '../../events.ts';
import type { Game } from '../../game.ts';
import type { OwnStep } from '../../own-step.ts';
import type { Ruleset } from '../../ruleset.ts';
import { hostOf, ownOf } from '../../step.ts';
import type { OwnId, Phase } from '../../vocabulary.ts';
import { leavesWhen, leaves, type StateTransitions } from '../transitions.ts';
import type { StepDefinition } from '../step-definition.ts';

/** Its facts: each is recorded by its own definition, and stays in the step. */
const facts = (step: OwnStep): StateTransitions['on'] =>
  Object.fromEntries(
    Object.entries(step.facts).map(([type, definition]) => [
      type,
      {
        record: { type: 'record own' as const, params: { definition, remembers: step.remembers } },
        exits: [{}],
      },
    ]),
  );

/** What settles the step without a decision of the table, with all that it brings; or null. */
function settled(
  game: Game,
  ruleset: Ruleset,
  at: OwnId,
  step: OwnStep | undefined,
): GameEvent[] | null {
  const known = hostOf(game).at === at ? ownOf(game)?.data : undefined;
  const state = known ?? step?.opens?.(game) ?? {};
  const facts = step ? (step.settles?.(game, ruleset.cards, state) ?? null) : [];
  if (facts === null) return null;
  const recorded = facts.flatMap(({ fact: type, data }): GameEvent[] => {
    const definition = step?.facts[type];
    return [
      { type, data },
      ...(definition?.effects?.(game, state, data, undefined, ruleset.cards) ?? []),
    ];
  });
  return [...recorded, { type: 'step.finished' }];
}

export const ownStep = (phase: Phase, at: OwnId, step: OwnStep | undefined): StepDefinition => ({
  ...(phase === 'agenda' ? {} : { opensAgenda: true }),
  opens: (game, first) => openOwn(game, { phase, at }, step, first),
  transitions: (exits) => ({
    ...(step?.asks ? { always: leavesWhen('everyone asked has answered', exits) } : {}),
    on: { ...(step ? facts(step) : {}), 'step.finished': leaves(exits) },
  }),
  // What is decided in it is for those who decide, unless the app can work it out.
  routine: (game, ruleset) => settled(game, ruleset, at, step),
});
