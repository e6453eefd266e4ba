/** What an agenda can come to: the outcomes that the table knows. */
import type { Agenda, Game } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import { publishableSecrets } from '$lib/core/points.ts';

/** Ids of the outcomes that need not be typed, in the order in which they are shown. */
function knownOutcomes(game: Game, { election }: Agenda): string[] {
  switch (election) {
    case 'for-against':
      return ['for', 'against'];
    case 'player':
      return playingSeats(game);
    case 'law':
      return game.laws.map((law) => law.id);
    case 'strategy-card':
      return Object.keys(game.strategyCards);
    case 'scored-secret-objective':
      return publishableSecrets(game).map(({ id }) => id);
    default:
      return [];
  }
}

/** The known outcomes, and what has been voted for or predicted so far. */
export function optionsOf(game: Game, agenda: Agenda): string[] {
  const said = [...agenda.votes, ...agenda.predictions].flatMap(({ outcome }) => outcome ?? []);
  return [...new Set([...knownOutcomes(game, agenda), ...said])];
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

/** Whether an outcome can be typed: planets, cards and whatever the app has no list of. */
export const canType = ({ election }: Agenda): boolean =>
  election !== 'for-against' && election !== 'player';
