/**
 * What has to hold in every game of Shattered Ascension, recomputed from the facts of a game without the
 * code that is under test.
 */
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Game, Seat } from '../../../src/lib/core/game.ts';
import { pointsOf } from '../../../src/lib/core/points.ts';
import type { EditionName } from './ruleset.ts';

/** Points of a seat in the ledger, from this card or from all of them. */
const ledger = (game: Game, seat: Seat, card?: string): number => {
  let sum = 0;
  for (const line of game.scores) {
    const id = 'id' in line.source ? line.source.id : undefined;
    const counts =
      card === undefined ||
      (id === card && (line.source.kind === 'objective' || line.source.kind === 'correction'));
    if (line.seat === seat && counts) sum += line.points;
  }
  return sum;
};

const SPECIALS = [
  ...[
    'spe-ancient-shipwreck',
    'spe-precursor-fossil',
    'spe-lazax-armory',
    'spe-imperial-datacache',
  ],
  ...['spe-sovereign', 'spe-imperial', 'spe-voice-of-the-council'],
];
const ARTIFACTS: Readonly<Record<string, string>> = {
  'spe-ancient-shipwreck': 'blue-artifact',
  'spe-precursor-fossil': 'green-artifact',
  'spe-lazax-armory': 'red-artifact',
  'spe-imperial-datacache': 'yellow-artifact',
};
const PLANETS = {
  v42: { 'spe-sovereign': 8, 'spe-imperial': 12 },
  v6: { 'spe-sovereign': 9, 'spe-imperial': 13 },
} as const;

/** Whether a special objective can be held by what a seat has; true where that is not tracked. */
function mayHold(edition: EditionName, game: Game, seat: Seat, special: string): boolean {
  const { planets, homePlanets, relics } = game.players[seat]!;
  const artifact = ARTIFACTS[special];
  if (artifact) return relics === null || relics.includes(artifact);
  if (special === 'spe-voice-of-the-council') {
    return game.laws.some((law) => law.id === 'voice-of-the-council' && law.holder === seat);
  }
  if (planets === null) return true;
  const counted =
    edition === 'v6' ? planets : planets.filter((planet) => !homePlanets.includes(planet));
  return counted.length >= PLANETS[edition][special as keyof (typeof PLANETS)['v6']];
}

/** Cards of stage I that lie open for everyone. */
const stageOne = (game: Game): number =>
  game.objectives.filter((card) => card.stage === 1 && !card.extra && card.by === undefined).length;

/** What is wrong with a moment, or null. */
export function wrongIn(edition: EditionName, game: Game): string | null {
  const open = SPECIALS.filter((id) => game.objectives.some((card) => card.id === id));
  for (const seat of game.seating) {
    const player = game.players[seat]!;
    const { tokens, board } = player;
    if (tokens && Object.values(tokens).some((count) => count < 0)) return `${seat}: counters`;
    if (edition === 'v6' && tokens && board !== null) {
      const sum = tokens.tactic + tokens.fleet + tokens.strategy + board;
      if (game.settings.tokenTotal !== null && sum > game.settings.tokenTotal) {
        return `${seat}: ${sum} counters`;
      }
    }
    if ((player.goods ?? 0) < 0) return `${seat}: goods`;
    const held = open.filter((id) => ledger(game, seat, id) > 0);
    const wrong = held.find((id) => !mayHold(edition, game, seat, id));
    if (wrong) return `${seat} holds ${wrong}`;
    const earned = ledger(game, seat) - (player.home ? 0 : 2);
    const total = edition === 'v6' ? earned : Math.max(0, held.length, earned);
    if (pointsOf(game, seat) !== total) return `${seat}: ${pointsOf(game, seat)} for ${total}`;
  }
  return null;
}

/** What is wrong with these facts, recorded in this game one after another, or null. */
export function wrongFact(before: Game, facts: readonly GameEvent[]): string | null {
  const early = facts.find((fact) => fact.type === 'objective.scored' && fact.stage === 2);
  if (early && stageOne(before) < before.settings.goal) {
    const revealed = facts.filter((fact) => fact.type === 'objective.revealed').length;
    if (stageOne(before) + revealed < before.settings.goal) return 'stage II before its gate';
  }
  return null;
}

/** What is wrong with an end, or null: no one has won in the claim step before all were done. */
export function wrongEnd(game: Game): string | null {
  const { result, step } = game;
  if (!result || result.reason !== 'goal' || step.phase !== 'status') return null;
  if (step.at !== 'score') return `won in ${step.at}`;
  const waiting = game.seating.filter(
    (seat) => game.players[seat]!.presence === 'playing' && !step.kept.answered.includes(seat),
  );
  return waiting.length > 0 ? `won before ${String(waiting)}` : null;
}
