/**
 * What the table has said, for as long as it stays true (`Game.attested`). No one loses a
 * breakthrough, and a table that records them records the next one too; who is a neighbour or
 * coexists stays so until units move; everything else is over with its phase at the latest.
 */
import { BREAKTHROUGH, recordsBreakthroughs } from '../expedition.ts';
import type { Attested, Game, Player } from '../game.ts';

/**
 * A breakthrough that is owned stays owned; one that is not may be gained at any time, which is
 * recorded where breakthroughs are.
 */
const lasts = (game: Game, { question, answer }: Attested): boolean =>
  question === BREAKTHROUGH && (answer || recordsBreakthroughs(game));
const isHappening = ({ question }: Attested): boolean => question.startsWith('event(');
const isPrice = ({ question }: Attested): boolean => question.startsWith('spend');
/** Who is whose neighbour, and who coexists where. */
const isPlacing = ({ question }: Attested): boolean =>
  ['neighbourOfAllPlayers', 'coexistence'].includes(question) ||
  question.startsWith('morePlanetsThanNeighbours');

function keeping(game: Game, keep: (row: Attested) => boolean): Game {
  const attested = game.attested.filter(keep);
  return attested.length === game.attested.length ? game : { ...game, attested };
}

/** A phase is over: units stay where they are until a player acts. */
export const afterPhase = (game: Game): Game =>
  keeping(game, (row) => lasts(game, row) || isPlacing(row));

/** Units may have moved, cards may have been gained and spent. */
export const afterAction = (game: Game): Game => keeping(game, (row) => lasts(game, row));

/** What happens is asked of one moment: the next combat, or the next agenda, is another one. */
export const afterHappening = (game: Game): Game => keeping(game, (row) => !isHappening(row));

/** What prices are paid with, beside the sides of planets. */
const PURSE = [
  'planets',
  'goods',
  'commodities',
  'tokens',
  'actionCards',
  'fragments',
  'relics',
  'leaders',
  'technologies',
  'breakthrough',
] as const satisfies (keyof Player)[];
/** What else of a seat is counted. */
const CARDS = ['technologies', 'notes', 'breakthrough'] as const satisfies (keyof Player)[];

/** The game after a fact, without answers about what the fact has changed. */
export function withoutStale(before: Game, after: Game): Game {
  if (after.attested.length === 0 || after.attested !== before.attested) return after;
  const changed = (seat: Attested['seat'], fields: readonly (keyof Player)[]) =>
    fields.some((field) => before.players[seat]?.[field] !== after.players[seat]?.[field]);
  const turned = before.planetCards !== after.planetCards;
  const moved = after.seating.some((seat) => changed(seat, ['planets']));
  return keeping(after, (row) => {
    if (lasts(after, row)) return !changed(row.seat, ['breakthrough']);
    if (isHappening(row)) return true;
    if (isPrice(row)) return !turned && !changed(row.seat, PURSE);
    return !moved && !changed(row.seat, CARDS);
  });
}
