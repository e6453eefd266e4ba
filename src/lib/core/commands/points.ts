/** Verbs of points that move with a card, a planet or an oath (LRR 1.2 60, 87; LRR PoK 70, 73). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { floorFacts } from './floor.ts';
import { homePurgedFacts } from './planets.ts';

/** Points with everything that goes with them; what is left out does not happen. */
const ofBooking = v.object({
  lines: arg.lines,
  source: arg.source,
  /** A law that changes hands. */
  law: v.optional(v.object({ law: arg.id, holder: arg.seat })),
  /** A relic that changes hands, or comes from the deck (`from` null). */
  relic: v.optional(arg.fieldsOf('relic.gained')),
  /** A relic that is used up. */
  purged: v.optional(arg.fieldsOf('relic.purged')),
  /** Who becomes speaker by it. */
  speaker: v.optional(arg.seat),
  /** A seat whose home system is purged. */
  home: v.optional(arg.seat),
});
export type BookPointsArgs = v.InferInput<typeof ofBooking>;

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
export const bookPoints = defineCommand({
  summary: 'Points with what goes with them: a law or a relic moves, a relic is purged.',
  args: ofBooking,
  facts: (game, _, args) => {
    const moved = cardFacts(game, args);
    const { lines, source } = args;
    if (lines.length === 0) return moved;
    return [...moved, ...floorFacts(game, lines), { type: 'points.scored', lines, source }];
  },
});

/**
 * A support goes back because its holder attacked: the point is lost, and where
 * notes are tracked the card leaves the play area (LRR 1.2 60.4).
 */
export const forfeitSupport = defineCommand({
  summary: 'A support goes back because its holder attacked.',
  args: v.object({ from: arg.seat, to: arg.seat, note: arg.id }),
  facts: (game, _, args) => {
    const { from, to, note } = args;
    const lies = game.players[to]?.notes?.some((row) => row.note === note && row.owner === from);
    const returned: GameEvent = { type: 'support.returned', from, to, points: -1 };
    const facts = [...floorFacts(game, [{ seat: to, points: -1 }]), returned];
    return lies ? [...facts, { type: 'note.returned', seat: to, note, owner: from }] : facts;
  },
});

export const pointsCommands = { bookPoints, forfeitSupport };
