import type { KnownRelic } from '../../rulesets/boxes.ts';

/** The printed name of each relic. */
export const relicNames: Readonly<Record<KnownRelic, string>> = {
  'dominus-orb': 'Dominus Orb',
  'maw-of-worlds': 'Maw of Worlds',
  'scepter-of-emelpar': 'Scepter of Emelpar',
  'shard-of-the-throne': 'Shard of the Throne',
  'stellar-converter': 'Stellar Converter',
  'the-codex': 'The Codex',
  'the-crown-of-emphidia': 'The Crown of Emphidia',
  'the-crown-of-thalnos': 'The Crown of Thalnos',
  'the-obsidian': 'The Obsidian',
  'the-prophets-tears': "The Prophet's Tears",
  'dynamis-core': 'Dynamis Core',
  'jr-xs455-o': 'JR-XS455-O',
  'nano-forge': 'Nano-Forge',
  'circlet-of-the-void': 'Circlet of the Void',
  'book-of-latvinia': 'Book of Latvinia',
  neuraloop: 'Neuraloop',
  'heart-of-ixth': 'Heart of Ixth',
  'lightrail-ordnance': 'Lightrail Ordnance',
  'metali-void-armaments': 'Metali Void Armaments',
  'metali-void-shielding': 'Metali Void Shielding',
  'the-quantumcore': 'The Quantumcore',
  'the-silver-flame': 'The Silver Flame',
  'the-triad': 'The Triad',
};
