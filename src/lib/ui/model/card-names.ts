/**
 * Names of cards whose words are lists: for a card that is not in one, the language makes something
 * of its id.
 */
import { agendas } from '$words/agendas.ts';
import { riders } from '$words/riders.ts';
import { spelled } from '$lib/words/printed-name.ts';
import { spokenFamily } from '$lib/words/spoken-family.ts';

const wordsOf = <T extends { name: string }>(of: (id: string) => T | undefined) => ({
  /** The words of a card, or undefined where there are none. */
  of,
  /** The name of a card. */
  name: (id: string): string => of(id)?.name ?? spelled(id),
});

export const agendaWords = wordsOf((id) => spokenFamily()?.agendas[id] ?? agendas[id]);
export const riderWords = wordsOf((id) => riders[id]);
