import type { BreakthroughFacts } from '../../../core/cards.ts';

const card = (
  id: string,
  more: Partial<Omit<BreakthroughFacts, 'id'>> = {},
): BreakthroughFacts => ({ id, exhausts: false, becomes: null, ...more });

/**
 * The breakthrough of each faction. That of the Firmament lies on its other side once it is the
 * Obsidian: there it is the card of that faction.
 */
export const breakthroughs: Readonly<Record<string, BreakthroughFacts>> = {
  arborec: card('psychospore', { exhausts: true }),
  'argent-flight': card('wing-transfer'),
  'barony-of-letnev': card('gravleash-maneuvers'),
  'clan-of-saar': card('deorbit-barrage', { exhausts: true }),
  'embers-of-muaat': card('stellar-genesis'),
  'emirates-of-hacan': card('auto-factories'),
  'federation-of-sol': card('bellum-gloriosum'),
  'ghosts-of-creuss': card('particle-synthesis'),
  'l1z1x-mindnet': card('fealty-uplink'),
  'mentak-coalition': card('the-tables-grace', { becomes: 'corsair' }),
  'naalu-collective': card('mindsieve'),
  'nekro-virus': card('valefar-assimilator-z'),
  'sardakk-norr': card('norr-supremacy'),
  'universities-of-jol-nar': card('specialized-compounds'),
  winnu: card('imperator'),
  'xxcha-kingdom': card('archons-gift'),
  'yin-brotherhood': card('yin-ascendant'),
  'yssaril-tribes': card('deepgloom-executable'),
  empyrean: card('void-tether'),
  'mahact-gene-sorcerers': card('vaults-of-the-heir', { exhausts: true }),
  'naaz-rokha-alliance': card('absolute-synergy', { becomes: 'eidolon-maximum' }),
  nomad: card('thunders-paradox'),
  'titans-of-ul': card('slumberstate-computing', { coexists: true }),
  'vuilraith-cabal': card('alraith-ix-ianovar'),
  'council-keleres': card('iihq-modernization'),
  'crimson-rebellion': card('resonance-generator', { exhausts: true }),
  'deepwrought-scholarate': card('visionaria-select', { exhausts: true }),
  firmament: card('the-sowing'),
  obsidian: card('the-reaping'),
  'last-bastion': card('the-icon', { exhausts: true }),
  'ral-nel-consortium': card('data-skimmer'),
};
