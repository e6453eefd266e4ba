/**
 * Changes of objectives and of the points ledger: points that are lost by themselves once what they
 * were scored for is gone, and endings that the table sets aside (LRR PoK 61, 98; LRR 1.2 26, 52, 87).
 */
import type { EventOf, GameEvent } from '../events.ts';
import type { Combat, Game, Objective, Score, Seat, Aside } from '../game.ts';
import type { ObjectiveKind, ScoreSlot } from '../vocabulary.ts';
import { including, plus, withPlayer, without, type Changes } from './change.ts';
import { withStatus } from './status.ts';
import { withAction, withStrategic } from './turn-state.ts';
import { BoundedCache } from '../bounded-cache.ts';
import { cardOf, holdsStanding, objectivePoints, isAtGoal, judgedAnew } from '../points.ts';
import { isScoring } from '../step.ts';

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

/** Cards that gave points: asked after every fact, and most facts leave the ledger as it is. */
const cards = new BoundedCache<readonly Score[], ReadonlySet<string | undefined>>(2);

function cardsIn(scores: readonly Score[]): ReadonlySet<string | undefined> {
  const known = cards.get(scores) ?? new Set(scores.map(({ source }) => cardOf(source)));
  cards.set(scores, known);
  return known;
}

/** The game without the points of standing objectives that their seats do not hold any more. */
export function withoutLapsed(game: Game): Game {
  // Asked after every fact, and few games have such objectives.
  if (!game.objectives.some(({ standing }) => standing)) return game;
  const scored = cardsIn(game.scores);
  const lapsed = game.objectives.flatMap(({ id, standing }): Score[] => {
    if (!standing || !scored.has(id)) return [];
    return game.seating.flatMap((seat) => {
      const points = objectivePoints(game, seat, id);
      if (points <= 0 || holdsStanding(game, seat, standing) !== false) return [];
      return [{ seat, points: -points, source: { kind: 'correction', id }, round: game.round }];
    });
  });
  return lapsed.length > 0 ? { ...game, scores: [...game.scores, ...lapsed] } : game;
}

const NONE: Aside = { reasons: [], seats: [] };

/** The game goes on: the one ending that the fact names is set aside; by an older fact, every one. */
export function playingOn(game: Game, { aside }: EventOf<'play-on.agreed'>): Game {
  if (!aside) return { ...game, result: null, settings: { ...game.settings, playOn: true } };
  const { reasons } = game.aside ?? NONE;
  const seats = aside.reason === 'goal' ? aside.seats : (game.aside ?? NONE).seats;
  return { ...game, result: null, aside: { reasons: including(reasons, aside.reason), seats } };
}

/** The game with no one waiting at the goal who does not stand there, and no one in the score step. */
function withoutWaiting(game: Game): Game {
  const { waiting } = game;
  if (!waiting || waiting.length === 0) return game;
  const still = isScoring(game) ? [] : waiting.filter((seat) => isAtGoal(game, seat));
  return still.length < waiting.length ? { ...game, waiting: still } : game;
}

/** Who has fallen below the goal wins by reaching it again. */
export function withoutFallen(before: Game): Game {
  const game = withoutWaiting(before);
  const { aside } = game;
  if (!aside || aside.seats.every((seat) => isAtGoal(game, seat))) return game;
  return {
    ...game,
    aside: { ...aside, seats: aside.seats.filter((seat) => isAtGoal(game, seat)) },
  };
}

/** What a changed setting makes of endings that were set aside: a new goal, or a new end, counts. */
export function asideAfter(game: Game, { settings }: EventOf<'settings.changed'>): Game {
  const { aside, settings: before } = game;
  if (!aside) return game;
  const { goal = before.goal, endAfterRound = before.endAfterRound } = settings;
  const decks = settings.publicObjectives !== undefined || settings.objectivesEnd !== undefined;
  const anew = (reason: string) =>
    (reason === 'rounds' && endAfterRound !== before.endAfterRound) ||
    (reason === 'objectives' && decks);
  const reasons = aside.reasons.filter((reason) => !anew(reason));
  const seats = goal === before.goal ? aside.seats : [];
  return { ...game, aside: { reasons, seats } };
}

/**
 * The end judged anew where the fact says so. By changed settings, a player who has won by the goal and
 * still stands there keeps it.
 */
export function endAnew(game: Game, event: GameEvent): Game {
  if (!('rejudges' in event) || event.rejudges !== true) return game;
  if (event.type !== 'settings.changed') return judgedAnew(game);
  const { result } = game;
  const stands = result?.reason === 'goal' && result.winners.every((seat) => isAtGoal(game, seat));
  return stands ? game : judgedAnew(game);
}
