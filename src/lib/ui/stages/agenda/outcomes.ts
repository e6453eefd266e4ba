/** What an agenda can come to: the outcomes that the table knows. */
import type { Agenda, Game } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import { AGAINST, distinct, FOR, type Outcome } from '$lib/core/outcome.ts';
import { electableSecrets } from '$lib/core/points.ts';
import type { Election } from '$lib/core/vocabulary.ts';

/** The outcomes that need not be typed, in the order in which they are shown. */
function knownOutcomes(game: Game, { election }: Agenda): Outcome[] {
  switch (election) {
    case 'for-against':
      return [FOR, AGAINST];
    case 'player':
      return playingSeats(game).map((seat) => ({ kind: 'seat', seat }));
    case 'law':
      return game.laws.map(({ id }) => ({ kind: 'law', law: id }));
    case 'strategy-card':
      return Object.keys(game.strategyCards).map((card) => ({ kind: 'card', card }));
    case 'scored-secret-objective':
      return electableSecrets(game).map((card) => ({ kind: 'card', card }));
    default:
      return [];
  }
}

/** The known outcomes, and what has been voted for or predicted so far. */
export function optionsOf(game: Game, agenda: Agenda): Outcome[] {
  const said = [...agenda.votes, ...agenda.predictions].flatMap(({ outcome }) => outcome ?? []);
  return distinct([...knownOutcomes(game, agenda), ...said]);
}

/** Letters and digits alone: capitals, accents, blanks and apostrophes make no other planet. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The planet that was typed, or null when no planet is called so. */
export function idOfPlanet(
  planets: readonly { id: string; name: string }[],
  typed: string,
): string | null {
  return planets.find(({ name }) => plain(name) === plain(typed))?.id ?? null;
}

/** What is elected from what is in play alone. */
const LISTED: readonly Election[] = ['law', 'strategy-card', 'scored-secret-objective'];

/** Whether an outcome can be typed: planets, and whatever the app has no list of. */
export function canType(game: Game, agenda: Agenda): boolean {
  const { election } = agenda;
  if (election === 'for-against' || election === 'player') return false;
  return !LISTED.includes(election) || knownOutcomes(game, agenda).length === 0;
}
