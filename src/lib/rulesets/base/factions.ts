import type { FactionFacts } from '../../core/ruleset.ts';
import { faction } from '../card-rows.ts';

/** The 17 factions of the base game: commodity limit and what changes order, tokens or votes. */
export const factions: Readonly<Record<string, FactionFacts>> = {
  arborec: faction(3),
  'barony-of-letnev': faction(2),
  'clan-of-saar': faction(3, { traits: ['scores-without-home'] }),
  'embers-of-muaat': faction(4),
  'emirates-of-hacan': faction(6, { freeFollows: ['trade'] }),
  'federation-of-sol': faction(4, { statusTokens: 3 }),
  'ghosts-of-creuss': faction(4),
  'l1z1x-mindnet': faction(2),
  'mentak-coalition': faction(2),
  'naalu-collective': faction(3, { initiativeToken: 0 }),
  'nekro-virus': faction(3, { traits: ['cannot-vote'] }),
  'sardakk-norr': faction(3),
  'universities-of-jol-nar': faction(4),
  winnu: faction(3, { traits: ['custodians-free'] }),
  'xxcha-kingdom': faction(4),
  'yin-brotherhood': faction(2),
  'yssaril-tribes': faction(3),
};
