/** What an agenda can come to: the outcomes that the table knows, and their names. */
import type { Agenda, Game } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { TableModel } from '$lib/ui/table/table-model.svelte.ts';
import { agenda as words } from '$lib/words/agenda.ts';

/** Ids of the outcomes that need not be typed, in the order in which they are shown. */
export function knownOutcomes(game: Game, { election }: Agenda): string[] {
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
      return publishable(game).map(({ id }) => id);
    default:
      return [];
  }
}

/** Scored secrets that no law has made public yet, with the seat that scored each. */
export function publishable(game: Game): { id: string; owner: string }[] {
  const rows = game.scores.flatMap(({ secret, source, seat }) =>
    secret && source.id !== undefined ? [{ id: source.id, owner: seat }] : [],
  );
  return rows.filter(({ id }) => !game.objectives.some((card) => card.id === id));
}

/** Whether an outcome can be typed: planets, cards and whatever the app has no list of. */
export const canType = ({ election }: Agenda): boolean =>
  election !== 'for-against' && election !== 'player';

/** The name of an outcome at this table. */
export function outcomeName(table: TableModel, { election }: Agenda, outcome: string): string {
  const { game } = table;
  if (election === 'for-against' && (outcome === 'for' || outcome === 'against')) {
    return words.outcomes[outcome];
  }
  if (game.players[outcome]) return table.nameOf(outcome);
  if (election === 'law' && game.laws.some((law) => law.id === outcome)) {
    return table.agendaName(outcome);
  }
  if (election === 'strategy-card' && game.strategyCards[outcome]) return table.cardName(outcome);
  if (election === 'scored-secret-objective') return table.objectiveName(outcome);
  return outcome;
}
