import type { FactionFacts } from '../../../core/ruleset.ts';
import type { FactionRow } from '../../cards-changes.ts';
import { faction } from '../../card-rows.ts';
import { homeAt } from '../../printed-rows.ts';

/** A race: it has trade contracts and no commodities. What no source says of it, the table types. */
const race = (more: Partial<FactionFacts> = {}): FactionFacts => faction(0, more);

/** The 18 races of Shattered Ascension, with the technologies that are known of those they start with. */
export const factions = {
  arborec: race({
    homePlanets: ['nestphar'],
    startingTechnologies: ['antimass-deflectors', 'stasis-capsules'],
    contracts: [2, 1],
  }),
  'barony-of-letnev': race({
    homePlanets: ['arc-prime', 'wren-terra'],
    startingTechnologies: ['hylar-v-laser', 'impulsion-shields'],
  }),
  'clan-of-saar': race({ homePlanets: ['lisis-ii', 'ragh'] }),
  'embers-of-muaat': race({ homePlanets: ['muaat'], startingTechnologies: ['hylar-v-laser'] }),
  'emirates-of-hacan': race({
    homePlanets: ['arretze', 'hercant', 'kamdorn'],
    startingTechnologies: ['transfabrication', 'sarween-tools'],
    contracts: [3, 3],
  }),
  'federation-of-sol': race({ homePlanets: ['jord'], startingTechnologies: ['cybernetics'] }),
  'ghosts-of-creuss': race({ homePlanets: ['creuss'] }),
  'l1z1x-mindnet': race({
    homePlanets: ['0-0-0'],
    startingTechnologies: ['cybernetics', 'impulsion-shields'],
  }),
  'mentak-coalition': race({
    homePlanets: ['moll-primus'],
    startingTechnologies: ['hylar-v-laser'],
  }),
  'naalu-collective': race({ homePlanets: ['druaa', 'maaluuk'] }),
  'nekro-virus': race({
    homePlanets: ['mordai-ii'],
    startingTechnologies: ['hylar-v-laser', 'gen-synthesis'],
  }),
  'order-of-the-last': race(),
  'sardakk-norr': race({
    homePlanets: ['quinarra', 'trenlak'],
    startingTechnologies: ['hylar-v-laser'],
  }),
  'universities-of-jol-nar': race({
    homePlanets: ['jol', 'nar'],
    startingTechnologies: ['hylar-v-laser'],
  }),
  winnu: race({ homePlanets: ['winnu'] }),
  'xxcha-kingdom': race({ homePlanets: ['archon-ren', 'archon-tau'] }),
  'yin-brotherhood': race({
    homePlanets: ['darien'],
    startingTechnologies: ['hylar-v-laser', 'automated-turrets'],
  }),
  'yssaril-tribes': race({
    homePlanets: ['retillion', 'shalloq'],
    startingTechnologies: ['maneuvering-jets'],
  }),
} satisfies Readonly<Record<string, FactionFacts>>;

/** Their home systems. */
export const factionCards: Readonly<Record<string, FactionRow>> = {
  arborec: homeAt('home-arborec'),
  'barony-of-letnev': homeAt('home-letnev'),
  'clan-of-saar': homeAt('home-saar'),
  'embers-of-muaat': homeAt('home-muaat'),
  'emirates-of-hacan': homeAt('home-hacan'),
  'federation-of-sol': homeAt('home-sol'),
  'ghosts-of-creuss': homeAt('home-creuss'),
  'l1z1x-mindnet': homeAt('home-l1z1x'),
  'mentak-coalition': homeAt('home-mentak'),
  'naalu-collective': homeAt('home-naalu'),
  'nekro-virus': homeAt('home-virus'),
  'order-of-the-last': homeAt(null),
  'sardakk-norr': homeAt('home-norr'),
  'universities-of-jol-nar': homeAt('home-jolnar'),
  winnu: homeAt('home-winnu'),
  'xxcha-kingdom': homeAt('home-xxcha'),
  'yin-brotherhood': homeAt('home-yin'),
  'yssaril-tribes': homeAt('home-yssaril'),
};

/** A racial upgrade by its name; its base cost is null where no source has it. */
interface RacialUpgrade {
  race: keyof typeof factions;
  baseCost: number | null;
}

/** The racial upgrades whose names are known. */
export const racialUpgrades: Readonly<Record<string, RacialUpgrade>> = {
  bioplasmosis: { race: 'arborec', baseCost: 3 },
  'spore-acceleration': { race: 'arborec', baseCost: 4 },
  'ecosphere-phasing': { race: 'arborec', baseCost: 4 },
  'saimoc-infused-hulls': { race: 'barony-of-letnev', baseCost: null },
  'chaos-mapping': { race: 'clan-of-saar', baseCost: null },
  'magmus-reactor': { race: 'embers-of-muaat', baseCost: null },
  'magma-obliterator': { race: 'embers-of-muaat', baseCost: null },
  'commerce-nexus': { race: 'emirates-of-hacan', baseCost: null },
  'advanced-fleet-tactics': { race: 'federation-of-sol', baseCost: null },
  'mark-ii-advanced-carriers': { race: 'federation-of-sol', baseCost: null },
  'versatile-combat-tactics': { race: 'federation-of-sol', baseCost: null },
  'dimensional-splicer': { race: 'ghosts-of-creuss', baseCost: null },
  'adaptable-ordnance-rigs': { race: 'mentak-coalition', baseCost: null },
  'chronos-field': { race: 'order-of-the-last', baseCost: null },
  'berzerker-genome': { race: 'sardakk-norr', baseCost: 5 },
  'archon-energy-shells': { race: 'xxcha-kingdom', baseCost: null },
  'blade-of-zeal': { race: 'yin-brotherhood', baseCost: null },
  'subliminal-command': { race: 'yin-brotherhood', baseCost: null },
};
