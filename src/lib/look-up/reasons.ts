/**
 * What answers "why?": the point behind each refusal, each kind of condition and each step. A point
 * that is gone, or a kind of condition that is new, is found by the compiler.
 */
import type { ConditionKind } from '../core/condition.ts';
import { isRefusalCode, REFUSALS, type RefusalCode } from '../core/refusal-codes.ts';
import type { KnownPhase, STEPS } from '../core/vocabulary.ts';
import { familyRules, type FamilyRef } from './open-rules.ts';
import { topicIds, topicOf, type RuleRef } from './topics.ts';

/** Refusals that another point of their rule explains better than the first one with the section cited. */
const EXPLAINED_BY: { readonly [C in RefusalCode]?: RuleRef } = {
  'game-over': ['victory-points', 'at-once'],
  'not-playing': ['elimination', 'orders'],
  'nothing-done': ['action-phase', 'one-action'],
  'leader-locked': ['component-action', 'whole'],
  'own-card': ['strategic-action', 'primary'],
  'secondary-closed': ['strategic-action', 'secondary'],
  'already-answered': ['strategic-action', 'secondary'],
  'no-tactic-token': ['tactical-action', 'no-token'],
  'no-reinforcements': ['command-tokens', 'limited'],
  'not-redistributing': ['command-sheet', 'move'],
  'sum-changed': ['command-sheet', 'move'],
  'token-not-due': ['initiative-order', 'gift'],
  'not-active-player': ['transactions', 'once'],
  'already-traded': ['transactions', 'once'],
  'already-traded-agenda': ['transactions', 'agenda'],
  'same-seat': ['transactions', 'once'],
  'fragments-short': ['transactions', 'what'],
  'no-invasion': ['custodians-token', 'must-land'],
  'no-laws': ['agenda-card', 'nothing-to-elect'],
  'no-scored-secrets': ['agenda-card', 'nothing-to-elect'],
  'no-law': ['agenda-card', 'law'],
  'planet-held': ['control', 'one-owner'],
  'planet-not-held': ['control', 'one-owner'],
  'never-researches': ['technology', 'never'],
  'nothing-owed': ['strategic-action', 'owed'],
};

/** Every point that tells a rule, with where it stands. */
const pointsOn = (rule: string) =>
  topicIds().flatMap((topic) => {
    const { points, asked = {} } = topicOf(topic);
    return Object.entries({ ...points, ...asked })
      .filter(([, row]) => row.rules?.includes(rule))
      .map(([point, row]) => ({ ref: [topic, point] as unknown as RuleRef, row }));
  });

/** The point of a family's own rules passes for one of the base game: the ids are read with its topics. */
const passing = (ref: FamilyRef | undefined) => ref as RuleRef | undefined;

/**
 * The point that a refusal rests on: it tells the rule that the code names. Null for no code of ours, and
 * where a family's own rules tell nothing of it.
 */
export function refusalRef(code: string): RuleRef | null {
  if (!isRefusalCode(code)) return null;
  const [rule, ...sections] = REFUSALS[code];
  const telling = pointsOn(rule);
  const cited = telling.find(({ row }) => sections.every((section, i) => section === row.at[i]));
  const family = familyRules();
  const explained = family ? passing(family.refusals[code]) : EXPLAINED_BY[code];
  return explained ?? (cited ?? telling[0])?.ref ?? null;
}

/** The point behind what an objective asks for. */
export function conditionRef(kind: ConditionKind): RuleRef {
  const family = familyRules();
  return (family && passing(family.conditions[kind] ?? family.condition)) ?? CONDITION_REFS[kind];
}

/** The point that a step begins with, or null where no point tells of it. */
export function stepRef(phase: string, step: string): RuleRef | null {
  const family = familyRules();
  if (family) return passing(family.steps[`${phase}.${step}`]) ?? null;
  const refs: Readonly<Record<string, Readonly<Record<string, RuleRef>>>> = STEP_REFS;
  return refs[phase]?.[step] ?? null;
}

/** The point behind what an objective asks for: how it is counted, or why the table is asked. */
export const CONDITION_REFS: Readonly<Record<ConditionKind, RuleRef>> = {
  spend: ['objective-cards', 'payment'],
  planetsWithSameTrait: ['planets', 'traits'],
  planetsWithTrait: ['planets', 'traits'],
  planetsInNonHomeSystems: ['objective-cards', 'home-systems'],
  planetsInOthersHomeSystems: ['objective-cards', 'home-systems'],
  planetsWithTechSpecialty: ['objective-cards', 'planets'],
  planetsWithAttachments: ['attach', 'custodians'],
  planetsTotal: ['planets', 'total'],
  legendaryPlanets: ['planets', 'legendary'],
  controlsPlanet: ['control', 'one-owner'],
  planetInSharedSystem: ['planets', 'shared'],
  planetsNearDistinctOtherHomes: ['objective-cards', 'by-units'],
  morePlanetsThanNeighbours: ['neighbours', 'asked'],
  neighbourOfAllPlayers: ['neighbours', 'asked'],
  unitUpgradeTechnologies: ['unit-upgrades', 'count'],
  technologiesInColours: ['objective-cards', 'colours'],
  technologiesOfOneColour: ['objective-cards', 'colours'],
  factionTechnologies: ['objective-cards', 'faction-technologies'],
  structures: ['structures', 'count'],
  unitsOnBoard: ['units', 'asked'],
  unitsInSystem: ['units', 'asked'],
  planetsWithStructures: ['structures', 'count'],
  planetsWithUnit: ['units', 'asked'],
  shipsInOneSystem: ['ships', 'count'],
  systemsWithShips: ['ships', 'count'],
  systemsWithUnits: ['objective-cards', 'by-units'],
  shipsAtWormholes: ['wormholes', 'asked'],
  groundForcesOnOnePlanet: ['units', 'asked'],
  productionInOneSystem: ['producing-units', 'sum'],
  othersPromissoryNotesInPlayArea: ['promissory-notes', 'play-area'],
  lawsInPlay: ['agenda-card', 'law'],
  planets: ['control', 'one-owner'],
  planetsAmong: ['control', 'one-owner'],
  wholeHomes: ['objective-cards', 'home-systems'],
  specialties: ['objective-cards', 'planets'],
  technologies: ['objective-cards', 'colours'],
  holdsRelic: ['relics', 'one'],
  holdsLaw: ['agenda-card', 'law'],
  compared: ['objective-cards', 'all-parts'],
  event: ['objective-cards', 'happened'],
  all: ['objective-cards', 'all-parts'],
};

/** The point that each step of a round begins with. */
export const STEP_REFS: {
  readonly [In in KnownPhase]: Readonly<Record<(typeof STEPS)[In][number], RuleRef>>;
} = {
  setup: {
    table: ['initiative-order', 'seats'],
    opening: ['objective-cards', 'setup'],
    secrets: ['objective-cards', 'two-drawn'],
  },
  strategy: { pick: ['strategy-phase', 'pick'], goods: ['strategy-phase', 'left'] },
  action: {
    turn: ['action-phase', 'one-action'],
    strategic: ['strategic-action', 'primary'],
    tactical: ['tactical-action', 'steps'],
    component: ['component-action', 'turn'],
    council: ['action-phase', 'one-action'],
  },
  status: {
    score: ['status-phase', 'score'],
    reveal: ['status-phase', 'reveal'],
    draw: ['status-phase', 'draw'],
    'return-tokens': ['status-phase', 'remove'],
    tokens: ['status-phase', 'gain'],
    ready: ['status-phase', 'ready'],
    repair: ['status-phase', 'repair'],
    'return-cards': ['status-phase', 'return'],
  },
  agenda: {
    reveal: ['agenda-phase', 'two'],
    vote: ['agenda-phase', 'order'],
    outcome: ['agenda-phase', 'tie'],
    riders: ['agenda-phase', 'predict'],
    ready: ['agenda-phase', 'ready'],
  },
  over: { result: ['victory-points', 'at-once'] },
};
