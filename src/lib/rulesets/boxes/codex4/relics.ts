import type { RelicFacts } from '../../../core/cards.ts';
import { relic } from '../../printed-rows.ts';

/** The three relics of the fourth codex. */
export const relics = {
  'circlet-of-the-void': relic('exhaust'),
  'book-of-latvinia': relic('purge'),
  neuraloop: relic(),
} satisfies Readonly<Record<string, RelicFacts>>;
