/** The strategy phase after the picks: what counters reveal, and the card that no one plays. */
import * as v from 'valibot';
import { defineOwnFact, type OwnSteps } from '../../../../core/own-step.ts';
import type { Game, Seat } from '../../../../core/game.ts';
import { isSecondStageOpen } from '../../../../core/points.ts';
import type { ObjectiveFacts } from '../../../../core/ruleset.ts';
import { strategyCards } from '../strategy-cards.ts';
import { name } from './shared.ts';

type Objectives = Readonly<Record<string, ObjectiveFacts>>;

/** The card whose counters reveal objectives. */
const REVEALS = Object.entries(strategyCards).find(([, card]) => 'bonusReveals' in card)?.[0] ?? '';

/** Whether a counter was laid on that card just now. */
function reveals(game: Game): Seat[] {
  const card = game.strategyCards[REVEALS];
  return card && card.holder === null && card.goods > 0 ? [game.speaker] : [];
}
/** Cards that no one has picked and that carry the counter just laid. */
const unpicked = (game: Game): string[] =>
  Object.entries(game.strategyCards).flatMap(([id, { holder, drawn }]) =>
    holder === null && !drawn ? id : [],
  );

/** Cards of the current stage that do not lie open. */
function unrevealed(game: Game, objectives: Objectives): string[] {
  const stage = isSecondStageOpen(game) ? 2 : 1;
  return Object.entries(objectives).flatMap(([id, row]) =>
    row.stage === stage && !game.objectives.some((card) => card.id === id) ? id : [],
  );
}

export const afterPicksOf = (objectives: Objectives): OwnSteps => ({
  'own-revelation': {
    byHand: true,
    asks: reveals,
    facts: {
      /** An objective of the current stage: named by its id, or typed. */
      'own-revelation.made': defineOwnFact()({
        data: v.strictObject({ objective: name }),
        answers: true,
        effects: (game, _, { objective }) => {
          const stage = isSecondStageOpen(game) ? 2 : 1;
          const { points = stage, ends } = objectives[objective] ?? {};
          const card = { objective, stage, points, phase: 'status' } as const;
          return [{ type: 'objective.revealed', ...card, ...(ends ? { ends } : {}) }];
        },
        offers: (game, _, seat) =>
          seat ? unrevealed(game, objectives).map((objective) => ({ objective })) : [],
      }),
    },
  },
  'own-ownerless-card': {
    byHand: true,
    asks: (game) => (game.seating.length === 5 ? [game.speaker] : []),
    facts: {
      'own-card.drawn': defineOwnFact()({
        data: v.strictObject({ card: name }),
        answers: true,
        // The counter that was laid on it just now comes off; older ones stay.
        effects: (_, __, { card }) => [{ type: 'strategy-card.drawn', card, goods: 1 }],
        offers: (game, _, seat) => (seat ? unpicked(game).map((card) => ({ card })) : []),
      }),
    },
  },
});
