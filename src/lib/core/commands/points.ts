/** Verbs of points that move with a card, a planet or an oath (LRR 1.2 60, 87; LRR PoK 70, 73). */
import type { EventOf, GameEvent } from '../events.ts';
import type { Game, ScoreSource, Seat } from '../game.ts';
import { homePurgedFacts } from './planets.ts';
import type { Command } from './command.ts';

/** Points with everything that goes with them; what is left out does not happen. */
export interface BookPointsArgs {
  lines: EventOf<'points.scored'>['lines'];
  source: ScoreSource;
  /** A law that changes hands. */
  law?: { law: string; holder: Seat } | undefined;
  /** A relic that changes hands, or comes from the deck (`from` null). */
  relic?: { relic: string; seat: Seat; from: Seat | null } | undefined;
  /** A relic that is used up. */
  purged?: { relic: string; seat: Seat } | undefined;
  /** Who becomes speaker by it. */
  speaker?: Seat | undefined;
  /** A seat whose home system is purged. */
  home?: Seat | undefined;
}

function cardFacts(game: Game, args: BookPointsArgs): GameEvent[] {
  const { law, relic, purged, speaker, home } = args;
  const facts: GameEvent[] = [];
  if (law) facts.push({ type: 'law.moved', ...law });
  if (relic) facts.push({ type: 'relic.gained', ...relic });
  if (purged) facts.push({ type: 'relic.purged', seat: purged.seat, relic: purged.relic });
  if (speaker && speaker !== game.speaker) facts.push({ type: 'speaker.chosen', seat: speaker });
  return home ? [...facts, ...homePurgedFacts(game, home)] : facts;
}

/** The card moves first: the points may be the last thing that happens (R-VP-02). */
export const bookPoints: Command<BookPointsArgs> = (game, _, args) => {
  const moved = cardFacts(game, args);
  const { lines, source } = args;
  return lines.length > 0 ? [...moved, { type: 'points.scored', lines, source }] : moved;
};

/**
 * A Support for the Throne goes back because its holder attacked: the point is lost, and where
 * notes are tracked the card leaves the play area (LRR 1.2 60.4).
 */
export const forfeitSupport: Command<{ from: Seat; to: Seat; note: string }> = (game, _, args) => {
  const { from, to, note } = args;
  const lies = game.players[to]?.notes?.some((row) => row.note === note && row.owner === from);
  const returned: GameEvent = { type: 'support.returned', from, to, points: -1 };
  return lies ? [returned, { type: 'note.returned', seat: to, note, owner: from }] : [returned];
};
