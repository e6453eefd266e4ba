/**
 * Names of cards whose words are lists: for a card that is not in one, the language makes something
 * of its id.
 */
import { agendas } from '$words/agendas.ts';
import { riders } from '$words/riders.ts';
import { spelled } from '$lib/words/printed-name.ts';

const wordsIn = <T extends { name: string }>(rows: Readonly<Record<string, T>>) => ({
  /** The words of a card, or undefined where there are none. */
  of: (id: string): T | undefined => rows[id],
  /** The name of a card. */
  name: (id: string): string => rows[id]?.name ?? spelled(id),
});

export const agendaWords = wordsIn(agendas);
export const riderWords = wordsIn(riders);
