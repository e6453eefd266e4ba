/** Which agendas of a round were voted on: what is proposed for it is voted on once. */
import type { GameEvent } from '../events.ts';

/** Ids of the agendas that were revealed since the last strategy card was picked. */
export function agendasVotedOn(line: readonly { fact: GameEvent }[]): string[] {
  const picked = line.findLastIndex(({ fact }) => fact.type === 'strategy-card.chosen');
  return line
    .slice(picked + 1)
    .flatMap(({ fact }) => (fact.type === 'agenda.revealed' ? [fact.agenda] : []));
}
