import type { GainSource } from '../../../core/cards.ts';

/** Gains of the base game that a table forgets, where the record shows their moment (FAQ Factions). */
export const gains: Readonly<Record<string, GainSource>> = {
  pillage: {
    card: 'ability',
    faction: 'mentak-coalition',
    when: 'another-gained-goods',
    gives: [{ goods: 1 }, { commodities: 1 }],
    takesFrom: { goods: 3 },
    shield: 'promise-of-protection',
  },
  scavenge: {
    card: 'ability',
    faction: 'clan-of-saar',
    when: 'holder-gained-planet',
    gives: [{ goods: 1 }],
    each: true,
  },
  'minister-of-commerce': {
    card: 'law',
    faction: null,
    when: 'holder-replenished',
    gives: [{ goods: 1 }],
    asks: 'neighbours',
  },
  'minister-of-exploration': {
    card: 'law',
    faction: null,
    when: 'holder-gained-planet',
    gives: [{ goods: 1 }],
    each: true,
  },
  'trade-agreement': {
    card: 'note',
    faction: null,
    when: 'owner-replenished',
    gives: [{ takesCommodities: true }],
  },
  'magmus-reactor': {
    card: 'technology',
    faction: 'embers-of-muaat',
    when: 'holder-produced',
    gives: [{ goods: 1 }],
  },
  'salvage-operations': {
    card: 'technology',
    faction: 'mentak-coalition',
    when: 'combat-of-holder',
    gives: [{ goods: 1 }],
  },
};
