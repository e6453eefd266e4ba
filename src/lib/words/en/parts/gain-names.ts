import { namesById } from '../../names-by-id.ts';

/** Cards and abilities that small gains come from; a name that its id spells is listed without. */
const NAMED: Readonly<Record<string, string>> = {
  'auto-factories': 'Auto-Factories',
  'hopes-end': 'Hope’s End',
  'norr-supremacy': 'N’orr Supremacy',
  'ordinian-codex4': 'Ordinian',
};
const nameOf = namesById(NAMED);
const SPELLED: readonly string[] = [
  ...['pillage', 'suffi-an', 'scavenge', 'council-patronage', 'minister-of-commerce'],
  ...['minister-of-exploration', 'trade-agreement', 'dark-pact', 'future-sight', 'magmus'],
  ...['tungstantus', 'magmus-reactor', 'nekro-acidos', 'ahk-siever', 'the-stillness-of-stars'],
  ...['director-nel', 'odlynn-myrr', 'salvage-operations', 'hydrothermal-mining', 'black-ops'],
  ...['quash', 'instinct-training', 'bribery'],
  ...['malevolency', 'data-skimmer', 'mallice', 'ordinian', 'custodia-vigilia'],
];

/** What the table calls the card or ability of a small gain. */
export const gainName = (id: string): string => nameOf(id);

/** The same where it is a cause that the record names; null where it is another. */
export const gainCause = (cause: string): string | null =>
  SPELLED.includes(cause) || Object.hasOwn(NAMED, cause) ? nameOf(cause) : null;
