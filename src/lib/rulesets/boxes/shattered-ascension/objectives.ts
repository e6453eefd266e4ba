import type { ObjectiveFacts } from '../../../core/ruleset.ts';
import { publicObjective, secretObjective } from '../../card-rows.ts';

/** Claimed in the claim step like any other; the kinds are those of `objectiveKinds`. */
const ofKind = (kind: ObjectiveFacts['kind'], points: number): ObjectiveFacts => ({
  kind,
  stage: null,
  points,
  phase: 'status',
});

/** A card of a deck that pays otherwise than its stage says. */
const paying = (stage: 1 | 2, points: number): ObjectiveFacts => ({
  ...publicObjective(stage),
  points,
});

/** A secret, which is worth 2 points. */
const secret = (): ObjectiveFacts => ({ ...secretObjective('status'), points: 2 });

const preliminary = (): ObjectiveFacts => ofKind('own-preliminary', 1);
const special = (): ObjectiveFacts => ofKind('own-special', 1);
const ofRace = (points: number): ObjectiveFacts => ofKind('own-race', points);

/** The 105 objectives whose cards are known, and three of a race. Stage I and II have no printed names. */
export const objectives = {
  // stage I
  's1-refreshed-planet-taken': publicObjective(1),
  's1-planets-4-apart': publicObjective(1),
  's1-two-in-three-colours': publicObjective(1),
  's1-spend-3-counters': publicObjective(1),
  's1-destroy-4-ships': publicObjective(1),
  's1-three-docks': publicObjective(1),
  's1-three-same-specialty': publicObjective(1),
  's1-ships-5-systems': publicObjective(1),
  's1-5-planets': publicObjective(1),
  's1-beat-5-ships': publicObjective(1),
  's1-spend-6-influence': publicObjective(1),
  's1-spend-6-resources': publicObjective(1),
  's1-spend-8-influence': publicObjective(1),
  's1-spend-8-resources': publicObjective(1),
  's1-blockade-dock': publicObjective(1),
  's1-2-special-systems': publicObjective(1),
  's1-5-systems': publicObjective(1),
  's1-mecatol': publicObjective(1),
  's1-two-players-units': publicObjective(1),
  's1-2-ships-4-away': publicObjective(1),
  's1-garrison-3-away': publicObjective(1),
  's1-attack-12-worth': publicObjective(1),
  's1-leader-taken': publicObjective(1),
  's1-mallice-or-hopes-end': publicObjective(1),
  's1-influence-over-neighbours': publicObjective(1),
  's1-most-planets': publicObjective(1),
  's1-mecatol-or-hopes-end': publicObjective(1),
  's1-all-alpha-or-all-beta': publicObjective(1),
  's1-dock-destroyed': publicObjective(1),
  's1-becomes-preliminary': paying(1, 0),
  's1-becomes-secret': paying(1, 0),
  's1-spend-2-2-2': publicObjective(1),
  's1-line-of-ships': publicObjective(1),
  's1-4-of-a-colour': publicObjective(1),
  's1-all-colours': publicObjective(1),
  's1-three-specialties': publicObjective(1),
  's1-planets-two-systems': publicObjective(1),
  's1-3-planets-taken': publicObjective(1),
  's1-trade-stations': publicObjective(1),
  // stage II
  's2-two-battles': publicObjective(2),
  's2-3-systems-3-away': publicObjective(2),
  's2-line-of-5': publicObjective(2),
  's2-5-ships-two-homes': publicObjective(2),
  's2-5-of-a-colour': publicObjective(2),
  's2-9-technologies': publicObjective(2),
  's2-10-planets': publicObjective(2),
  's2-spend-12-goods': publicObjective(2),
  's2-spend-15-influence': publicObjective(2),
  's2-spend-15-resources': publicObjective(2),
  's2-spend-20-mixed': publicObjective(2),
  's2-two-docks': publicObjective(2),
  's2-domination': paying(2, 0),
  's2-8-ships-4-planets': publicObjective(2),
  's2-imperium-rex': publicObjective(2),
  's2-three-invasions': publicObjective(2),
  's2-mecatol-plus-3': publicObjective(2),
  's2-mecatol-plus-all': publicObjective(2),
  's2-influence-over-both': publicObjective(2),
  's2-three-great-worlds': publicObjective(2),
  's2-ships-10-systems': publicObjective(2),
  's2-spend-6-counters': publicObjective(2),
  's2-supremacy': paying(2, 0),
  // preliminary
  'pre-antagonist': preliminary(),
  'pre-arbiter': preliminary(),
  'pre-commander': preliminary(),
  'pre-defender': preliminary(),
  'pre-enemy': preliminary(),
  'pre-enterprise': preliminary(),
  'pre-galactic-guardian': preliminary(),
  'pre-infiltrator': preliminary(),
  'pre-isolated': preliminary(),
  'pre-legislator': preliminary(),
  'pre-pioneer': preliminary(),
  'pre-politician': preliminary(),
  'pre-venture-capitalist': preliminary(),
  'pre-researcher': preliminary(),
  'pre-scientist': preliminary(),
  'pre-seeker': preliminary(),
  'pre-traitor-to-the-throne': preliminary(),
  'pre-custodian-of-the-old-empire': preliminary(),
  // secret
  'sec-bureaucrat': secret(),
  'sec-colonizer': secret(),
  'sec-conqueror': secret(),
  'sec-diversified': secret(),
  'sec-expansionist': secret(),
  'sec-explorer': secret(),
  'sec-focused': secret(),
  'sec-forceful': secret(),
  'sec-industrial': secret(),
  'sec-keeper-of-gates': secret(),
  'sec-master-of-ships': secret(),
  'sec-ruthless': secret(),
  'sec-protagonist': secret(),
  'sec-regulator': secret(),
  'sec-technocrat': secret(),
  'sec-threatening': secret(),
  'sec-usurper': secret(),
  'sec-warmonger': secret(),
  // special
  'spe-ancient-shipwreck': special(),
  'spe-precursor-fossil': special(),
  'spe-lazax-armory': special(),
  'spe-imperial-datacache': special(),
  'spe-sovereign': special(),
  'spe-imperial': special(),
  'spe-voice-of-the-council': special(),
  // of a race
  'race-symbiotic-surge': ofRace(1),
  'race-zoetic-essence': ofRace(2),
  'race-zenith-of-the-symphony': ofRace(3),
} satisfies Readonly<Record<string, ObjectiveFacts>>;

type AscensionObjective = keyof typeof objectives;

/** Stage II cards that win the game for the player who claims them. */
export const WINNING: readonly AscensionObjective[] = ['s2-domination', 's2-supremacy'];

/** The stage II card that no one claims: it ends the game once stage II is open. */
export const ENDING: AscensionObjective = 's2-imperium-rex';

/** Stage I cards that a random card replaces as they are revealed: of which kind, and what it pays then. */
export const REPLACED: Readonly<
  Partial<Record<AscensionObjective, { by: ObjectiveFacts['kind']; points: number }>>
> = {
  's1-becomes-preliminary': { by: 'own-preliminary', points: 1 },
  's1-becomes-secret': { by: 'secret', points: 2 },
};

/** Objectives of one race, which no other player gets. */
export const RACE_OBJECTIVES: Readonly<Record<string, readonly AscensionObjective[]>> = {
  arborec: ['race-symbiotic-surge', 'race-zoetic-essence', 'race-zenith-of-the-symphony'],
};

/** A secret that pays less where the home planets that it asks for are those of this race. */
export const PAYS_LESS: Readonly<
  Partial<Record<AscensionObjective, { homeOf: string; points: number }>>
> = {
  'sec-conqueror': { homeOf: 'clan-of-saar', points: 1 },
};
