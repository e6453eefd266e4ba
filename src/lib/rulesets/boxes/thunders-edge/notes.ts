import type { NoteFacts } from '../../../core/cards.ts';
import { note, placedNote } from '../../printed-rows.ts';

/** The promissory notes of the factions of Thunder's Edge. */
export const notes = {
  sever: placedNote('crimson-rebellion'),
  'share-knowledge': placedNote('deepwrought-scholarate'),
  'black-ops': note('firmament'),
  'raise-the-standard': note('last-bastion'),
  malevolency: note('obsidian'),
  'nano-link-permit': note('ral-nel-consortium'),
} satisfies Readonly<Record<string, NoteFacts>>;
