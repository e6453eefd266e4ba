/** Verbs of laws in play (LRR 1.2 7). */
import * as v from 'valibot';
import type { Revote } from '../step-data.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Outcome } from '../outcome.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Election } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { floorFacts } from './floor.ts';

/** What the ledger says that a law has given to a seat. */
const pointsBy = (game: Game, law: string, seat: Seat): number =>
  game.scores
    .filter((line) => line.seat === seat && line.source.kind === 'law' && line.source.id === law)
    .reduce((sum, line) => sum + line.points, 0);

/** Points that a law moves. */
const scoredBy = (
  game: Game,
  law: string,
  lines: { seat: Seat; points: number }[],
): GameEvent[] => [
  ...floorFacts(game, lines),
  { type: 'points.scored', lines, source: { kind: 'law', id: law } },
];

/** The point of a law whose card takes it along, from its holder to who has the card now (R-VP-08). */
function pointMoved(game: Game, ruleset: Ruleset, law: string, to: Seat | null): GameEvent[] {
  const from = game.laws.find((other) => other.id === law)?.holder;
  const points = from ? pointsBy(game, law, from) : 0;
  if (!from || from === to || !ruleset.agendas[law]?.pointMoves || points <= 0) return [];
  const lines = [{ seat: from, points: -points }, ...(to === null ? [] : [{ seat: to, points }])];
  return scoredBy(game, law, lines);
}

/**
 * What the holder of a law loses with the card: what the ledger says that it gave, nothing where
 * its points are kept (R-VP-08).
 */
function pointsLostWith(game: Game, ruleset: Ruleset, law: string): GameEvent[] {
  const holder = game.laws.find((other) => other.id === law)?.holder;
  const facts = ruleset.agendas[law];
  if (!holder || !facts || facts.keepsPointsIfDiscarded) return [];
  const points = pointsBy(game, law, holder);
  if (points <= 0) return [];
  const lines = [{ seat: holder, points: -points }];
  return scoredBy(game, law, lines);
}

/** A law that was attached to a planet leaves the planet as well (LRR 1.2 12). */
function detachedWith(game: Game, ruleset: Ruleset, law: string): GameEvent[] {
  const attachments = (ruleset.agendas[law]?.effects ?? []).flatMap((row) =>
    row.effect === 'attach' ? row.attachment : [],
  );
  return Object.entries(game.planetCards).flatMap(([planet, card]) =>
    attachments
      .filter((attachment) => card.attachments.includes(attachment))
      .map((attachment): GameEvent => ({ type: 'attachment.removed', planet, attachment })),
  );
}

/** How the outcome of a law says that it was decided; for a card that the ruleset does not know. */
const ELECTED: Partial<Record<Outcome['kind'], Election>> = {
  side: 'for-against',
  seat: 'player',
  planet: 'planet',
};

/** The law that an outcome puts to the vote again, or null (R-AGD-17). */
export function revoteOf(game: Game, ruleset: Ruleset, outcome: Outcome): Revote | null {
  const law = game.laws.find(({ id }) => outcome.kind === 'law' && id === outcome.law);
  if (!law) return null;
  const { id: agenda, name } = law;
  const election = ruleset.agendas[agenda]?.election ?? ELECTED[law.outcome.kind] ?? 'other';
  return { agenda, kind: 'law', election, ...(name === undefined ? {} : { name }) };
}

/** A law leaves play; a point that goes with it is lost (R-VP-08). */
export const discardLaw = defineCommand({
  summary: 'A law leaves play; a point that goes with it is lost.',
  args: v.object({ law: arg.id }),
  facts: (game, ruleset, { law }) => [
    { type: 'law.discarded', law },
    ...detachedWith(game, ruleset, law),
    ...pointsLostWith(game, ruleset, law),
  ],
});

/** A law changes hands: its point goes with the card, or is lost with it, as the card says (R-VP-08). */
export const moveLaw = defineCommand({
  summary: 'A law changes hands, with its point where the card takes it along.',
  args: arg.fieldsOf('law.moved'),
  facts: (game, ruleset, args) => [
    { type: 'law.moved', ...args },
    ...pointsLostWith(game, ruleset, args.law),
    ...pointMoved(game, ruleset, args.law, args.holder),
  ],
});

/**
 * What becomes of a law in play that was voted on again: voted down it leaves play, else it leaves
 * the planet and the holder that it had (R-AGD-17). Nothing where it is not in play.
 */
export function votedAgain(game: Game, ruleset: Ruleset, law: string, stays: boolean): GameEvent[] {
  if (!game.laws.some(({ id }) => id === law)) return [];
  if (!stays) return discardLaw(game, ruleset, { law });
  return [...detachedWith(game, ruleset, law), ...pointsLostWith(game, ruleset, law)];
}

export const lawsCommands = { discardLaw, moveLaw };
