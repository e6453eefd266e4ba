import type { RelicFacts } from '../../../core/cards.ts';
import { relic } from '../../printed-rows.ts';

/** The ten relics of Prophecy of Kings (LRR PoK 73). */
export const relics = {
  'dominus-orb': relic('purge'),
  'maw-of-worlds': relic('purge'),
  'scepter-of-emelpar': relic('exhaust'),
  'shard-of-the-throne': { ...relic(), points: 1 },
  'stellar-converter': relic('purge'),
  'the-codex': relic('purge'),
  'the-crown-of-emphidia': relic('exhaust', 'purge'),
  'the-crown-of-thalnos': relic(),
  'the-obsidian': relic(),
  'the-prophets-tears': relic('exhaust'),
} satisfies Readonly<Record<string, RelicFacts>>;
