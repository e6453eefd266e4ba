/** What an agenda can come to: the outcomes that are known, and whether another one can be typed. */
import type { Agenda, Game } from '../game.ts';
import { playingSeats } from '../order.ts';
import { AGAINST, distinct, FOR, type Outcome } from '../outcome.ts';
import { electableSecrets } from '../points.ts';
import type { Election } from '../vocabulary.ts';

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

/** Elections whose outcomes are all in play. */
const LISTED: readonly Election[] = ['law', 'strategy-card', 'scored-secret-objective'];

/** Whether an outcome can be typed: planets, and whatever the app has no list of. */
export function canType(game: Game, agenda: Agenda): boolean {
  const { election } = agenda;
  if (election === 'for-against' || election === 'player') return false;
  return !LISTED.includes(election) || knownOutcomes(game, agenda).length === 0;
}
