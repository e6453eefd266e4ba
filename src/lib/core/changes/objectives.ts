/** Changes of objectives and of the points ledger (LRR PoK 61, 98; LRR 1.2 26, 52, 87). */
import type { EventOf } from '../events.ts';
import type { Combat, Game, Objective, Score, Seat } from '../game.ts';
import type { ObjectiveKind, ScoreSlot } from '../vocabulary.ts';
import { including, plus, withPlayer, without, type Changes } from './change.ts';
import { withStatus } from './status.ts';
import { withAction, withStrategic } from './turn-state.ts';

function withScores(game: Game, scores: readonly Omit<Score, 'round'>[]): Game {
  const lines = scores.map((score) => ({ ...score, round: game.round }));
  return { ...game, scores: [...game.scores, ...lines] };
}

/** One more, or one fewer, of the objectives that a seat has scored in the status phase. */
function withSlotUse(game: Game, seat: Seat, kind: ObjectiveKind, change: number): Game {
  return withStatus(game, ({ scored }) => {
    const uses = Math.max(0, (scored[kind]?.[seat] ?? 0) + change);
    return { scored: { ...scored, [kind]: { ...scored[kind], [seat]: uses } } };
  });
}

/** One combat with other users of its scoring slot. */
function withUsed(combats: readonly Combat[], at: number, update: (used: Seat[]) => Seat[]) {
  return combats.map((combat, i) => (i === at ? { ...combat, used: update(combat.used) } : combat));
}

/** Counts the score against the quota of its slot. */
function useSlot(game: Game, event: EventOf<'objective.scored'>): Game {
  if (event.slot === 'status') return withSlotUse(game, event.seat, event.kind, 1);
  if (event.slot === 'imperial') return withStrategic(game, { scored: true });
  if (event.slot !== 'combat') return game;
  return withAction(game, ({ combats }) => {
    const open = combats.findIndex((combat) => !combat.used.includes(event.seat));
    return { combats: withUsed(combats, open, (used) => [...used, event.seat]) };
  });
}

/** Gives back the slot that a score of this round had used, once the score is taken back. */
export function freeSlot(game: Game, seat: Seat, kind: ObjectiveKind, slot: ScoreSlot): Game {
  if (slot === 'status') return withSlotUse(game, seat, kind, -1);
  if (slot === 'imperial') return withStrategic(game, { scored: false });
  if (slot !== 'combat') return game;
  return withAction(game, ({ combats }) => {
    const last = combats.findLastIndex((combat) => combat.used.includes(seat));
    return { combats: withUsed(combats, last, (used) => without(used, seat)) };
  });
}

/** The point of a support, given or lost again: for its receiver, from its owner. */
const supportMoved = {
  names: { from: 1, to: 1 },
  change: (game: Game, event: EventOf<'support.given' | 'support.returned'>) =>
    withScores(game, [
      { seat: event.to, points: event.points, source: { kind: 'support', owner: event.from } },
    ]),
} as const;

export const objectiveChanges: Changes<
  | 'objective.revealed'
  | 'objective.scored'
  | 'objective.published'
  | 'scoring.answered'
  | 'secret.drawn'
  | 'secret.returned'
  | 'support.given'
  | 'support.returned'
  | 'points.scored'
  | 'custodians.taken'
  | 'mecatol.taken'
  | 'home.changed'
> = {
  'objective.revealed': {
    names: { by: 1 },
    change: (game, event) => {
      const { stage, points, phase, name, requirement, extra, standing, ends, by } = event;
      const row = { id: event.objective, stage, points, phase, name, round: game.round };
      const card: Objective = {
        ...row,
        ...(requirement ? { requirement } : {}),
        ...(extra ? { extra } : {}),
        ...(standing ? { standing } : {}),
        ...(ends ? { ends } : {}),
        ...(by ? { by } : {}),
      };
      const others = game.objectives.filter((objective) => objective.id !== card.id);
      return { ...game, objectives: [...others, card] };
    },
  },
  'objective.scored': (game, event) => {
    const secret = event.kind === 'secret';
    const scored = withScores(useSlot(game, event), [
      {
        seat: event.seat,
        points: event.points,
        source: { kind: 'objective', id: event.objective, name: event.name },
        slot: event.slot,
        secret,
      },
    ]);
    return secret
      ? withPlayer(scored, event.seat, (p) => ({ secrets: plus(p.secrets, -1) }))
      : scored;
  },
  'objective.published': {
    names: { owner: 1 },
    change: (game, event) => ({
      ...game,
      objectives: [
        ...game.objectives.filter((objective) => objective.id !== event.objective),
        {
          id: event.objective,
          name: event.name,
          stage: null,
          points: event.points,
          phase: event.phase ?? 'status',
          round: game.round,
          owner: event.owner,
        },
      ],
    }),
  },
  'scoring.answered': (game, event) =>
    withStatus(game, ({ answered }) => ({ answered: including(answered, event.seat) })),
  'secret.drawn': (game, event) =>
    withPlayer(game, event.seat, (p) => ({ secrets: plus(p.secrets, event.cards) })),
  'secret.returned': (game, event) =>
    withPlayer(game, event.seat, (p) => ({ secrets: plus(p.secrets, -event.cards) })),
  'support.given': supportMoved,
  'support.returned': supportMoved,
  'points.scored': {
    names: { 'lines.*.seat': 1, 'source.owner': 1 },
    change: (game, event) =>
      withScores(
        game,
        event.lines.map(({ seat, points }) => ({ seat, points, source: event.source })),
      ),
  },
  'custodians.taken': (game, event) => ({
    ...withScores(game, [
      { seat: event.seat, points: event.points, source: { kind: 'custodians' } },
    ]),
    custodians: { removed: true, by: event.seat },
    mecatol: event.seat,
  }),
  'mecatol.taken': (game, event) => ({ ...game, mecatol: event.seat }),
  'home.changed': (game, event) => withPlayer(game, event.seat, () => ({ home: event.controlled })),
};
