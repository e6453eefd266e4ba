/** What is pinned of a recorded game: where it leads, and what lies on the table there. */
import type { Game, Player, ScoreSource } from '../../src/lib/core/game.ts';
import type { MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import { cardsOf } from '../../src/lib/core/order.ts';
import { summaryOf, type Summary } from '../../src/lib/core/record/summary.ts';
import { oldLaws } from './old-step-words.ts';

/** Told in the record's own words, so that no later view changes it. */
export interface Pinned {
  summary: Summary;
  seats: Record<string, Pick<Player, 'name' | 'presence' | 'tokens'> & { cards: string[] }>;
  /** By seat, where they are tracked: records from before that pin none. */
  holdings?: Record<string, Pick<Player, 'planets' | 'technologies'>>;
  objectives: string[];
  scores: string[];
  laws: unknown[];
  custodians: Game['custodians'];
  mecatol: Game['mecatol'];
}

/** What points came from, in the words of the first format. */
function nameOf(source: ScoreSource): string {
  if (source.kind === 'support') return source.owner;
  return source.id ?? source.name ?? '';
}

/** The pinned part of a snapshot, as plain JSON. */
export function pinnedOf(snapshot: MachineSnapshot): Pinned {
  const game = snapshot.context;
  const seats = Object.fromEntries(
    game.seating.map((seat) => {
      const player = game.players[seat]!;
      const { name, presence, tokens, board, goods, commodities, secrets, captured } = player;
      const balances = { tokens, board, goods, commodities, secrets, captured };
      return [seat, { name, presence, ...balances, cards: cardsOf(game, seat) }];
    }),
  );
  const owned = Object.entries(game.players)
    .filter(([, { planets, technologies }]) => planets !== null || technologies !== null)
    .map(([seat, { planets, technologies }]) => [seat, { planets, technologies }] as const);
  const pinned: Pinned = {
    summary: summaryOf(snapshot),
    seats,
    ...(owned.length > 0 ? { holdings: Object.fromEntries(owned) } : {}),
    objectives: game.objectives.map((card) => card.id),
    scores: game.scores.map(({ round, seat, points, source }) =>
      [round, seat, points, source.kind, nameOf(source)].join(' '),
    ),
    laws: oldLaws(game),
    custodians: game.custodians,
    mecatol: game.mecatol,
  };
  return JSON.parse(JSON.stringify(pinned)) as Pinned;
}
