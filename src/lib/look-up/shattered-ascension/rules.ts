/** The rules of Shattered Ascension: its topics, and what in a game leads to them. */
import type { ConditionKind } from '../../core/condition.ts';
import type { RefusalCode } from '../../core/refusal-codes.ts';
import type { FamilyRules } from '../open-rules.ts';
import { numberOf } from '../section.ts';
import { documentsOf } from '../search/documents.ts';
import { indexText } from '../search/search.ts';
import type { TopicRows } from '../topic.ts';
import { SEQUENCES } from './sequences.ts';
import { TOPICS, type Ref } from './topics.ts';

/** The point that each step begins with: those of every game, and its own by the ids of its plan. */
const STEPS: Readonly<Record<string, Ref>> = {
  'setup.table': ['setup', 'order'],
  'setup.opening': ['setup', 'reveal'],
  'setup.secrets': ['secret-objectives', 'two-drawn'],
  'setup.own-order': ['setup', 'races'],
  'setup.own-home-location-bidding': ['setup', 'home-bids'],
  'setup.own-speaker-bidding': ['setup', 'speaker-bid'],
  'setup.own-trade-good-levelling': ['setup', 'levelling'],
  'setup.own-cycler-direction': ['setup', 'cycler'],
  'strategy.own-home-planets-reclamation': ['home-systems', 'return'],
  'strategy.own-council-propositions': ['strategy-phase', 'agenda'],
  'strategy.pick': ['strategy-phase', 'pick'],
  'strategy.goods': ['strategy-phase', 'bonus'],
  'strategy.own-agendas': ['strategy-phase', 'added'],
  'strategy.own-revelation': ['strategy-phase', 'bureaucracy'],
  'strategy.own-ownerless-card': ['strategy-phase', 'ownerless'],
  'action.turn': ['action-phase', 'one-action'],
  'action.strategic': ['strategic-action', 'primary'],
  'action.tactical': ['tactical-action', 'steps'],
  'action.component': ['game-round', 'as-an-action'],
  'agenda.reveal': ['agenda-phase', 'order'],
  'agenda.vote': ['agenda-phase', 'ballots'],
  'agenda.outcome': ['agenda-phase', 'resolve'],
  'agenda.riders': ['agenda-phase', 'resolve'],
  'agenda.ready': ['agenda-phase', 'resolve'],
  'status.score': ['objective-cards', 'limits'],
  'status.reveal': ['objective-cards', 'revealed-by'],
  'status.own-progression-feedback': ['status-phase', 'feedback'],
  'status.own-produce-trade-goods': ['status-phase', 'goods'],
  'status.own-unlock-racial-upgrades': ['racial-upgrades', 'price'],
  'status.ready': ['status-phase', 'refresh'],
  'status.own-refresh-planets': ['status-phase', 'refresh'],
  'status.draw': ['status-phase', 'receive'],
  'status.tokens': ['status-phase', 'receive'],
  'status.own-upkeep': ['status-phase', 'upkeep'],
  'status.own-scuttle': ['status-phase', 'scuttle'],
  'status.return-tokens': ['status-phase', 'clean-up'],
  'status.repair': ['status-phase', 'clean-up'],
  'status.return-cards': ['status-phase', 'clean-up'],
  'over.result': ['victory-points', 'claim-step'],
};

/** Refusals of every game, by the point of these rules that explains them. */
const REFUSED: Readonly<Partial<Record<RefusalCode, Ref>>> = {
  'game-over': ['victory-points', 'at-once'],
  'not-playing': ['elimination', 'out'],
  'player-count': ['player-counts', 'table'],
  'no-speaker': ['speaker', 'first'],
  'too-many-picks': ['strategy-phase', 'pick'],
  'secret-kept': ['secret-objectives', 'two-drawn'],
  'not-your-pick': ['strategy-phase', 'pick'],
  'card-taken': ['strategy-phase', 'pick'],
  'card-unknown': ['setup', 'strategy-cards'],
  'picks-complete': ['strategy-phase', 'pick'],
  'not-your-turn': ['initiative-order', 'order'],
  'already-acted': ['action-phase', 'one-action'],
  'nothing-done': ['action-phase', 'one-action'],
  'has-passed': ['action-phase', 'passed'],
  'card-readied': ['action-phase', 'pass'],
  'cards-unused': ['action-phase', 'pass'],
  'not-your-card': ['strategic-action', 'primary'],
  'card-exhausted': ['strategic-action', 'primary'],
  'own-card': ['strategic-action', 'own-secondary'],
  'secondary-closed': ['strategic-action', 'primary'],
  'already-answered': ['strategic-action', 'primary'],
  'no-strategy-token': ['strategic-action', 'secondary'],
  'secondary-not-paid': ['strategic-action', 'secondary'],
  'no-tactic-token': ['tactical-action', 'no-counter'],
  'no-reinforcements': ['command-tokens', 'limit'],
  'above-total': ['command-tokens', 'limit'],
  'status-token-count': ['status-phase', 'receive'],
  'not-redistributing': ['command-tokens', 'no-move'],
  'sum-changed': ['status-phase', 'reallocate'],
  'goods-short': ['ground-rules', 'compliance'],
  'already-scored': ['objective-cards', 'claim'],
  'score-step-over': ['status-phase', 'claim'],
  'quota-public': ['objective-cards', 'limits'],
  'quota-kind': ['objective-cards', 'limits'],
  'quota-secret': ['objective-cards', 'limits'],
  'stage-order': ['objective-cards', 'gate'],
  'home-incomplete': ['home-systems', 'missing'],
  'points-below-zero': ['victory-points', 'floor'],
  'not-your-vote': ['agenda-phase', 'ballots'],
  'already-voted': ['agenda-phase', 'ballots'],
  'one-outcome': ['agenda-phase', 'ballots'],
  'speaker-decides': ['agenda-phase', 'tie'],
  'planet-held': ['planets', 'arrives'],
  'planet-not-held': ['planets', 'arrives'],
  'planet-exhausted': ['influence', 'whole'],
  'prerequisites-missing': ['technology', 'prerequisites'],
  'goal-reached': ['victory-points', 'claim-step'],
  'second-stage-closed': ['objective-cards', 'gate'],
  'objective-closed': ['objective-cards', 'preliminary'],
  'game-quota': ['variants', 'path-of-fate'],
  'claim-due': ['objective-cards', 'limits'],
  'objective-of-another': ['prospect', 'private'],
  'option-off': ['setup', 'options'],
  'bonus-miscounted': ['strategy-phase', 'turn-bonus'],
  'no-drawn-card': ['initiative-order', 'ownerless'],
  'drawn-card-due': ['initiative-order', 'ownerless'],
  'bid-too-low': ['setup', 'home-bids'],
  miscounted: ['influence', 'whole'],
  'not-own-home': ['home-systems', 'return'],
  'no-facility': ['status-phase', 'facility'],
};

const CONDITIONS: Readonly<Partial<Record<ConditionKind, Ref>>> = {
  spend: ['objective-cards', 'payment'],
  planetsWithTechSpecialty: ['objective-cards', 'artifacts'],
  controlsPlanet: ['planets', 'arrives'],
  technologiesInColours: ['technology', 'prerequisites'],
  technologiesOfOneColour: ['technology', 'prerequisites'],
};

export const shatteredAscension: FamilyRules = {
  topics: TOPICS,
  sequences: SEQUENCES,
  steps: STEPS,
  refusals: REFUSED,
  conditions: CONDITIONS,
  condition: ['objective-cards', 'by-units'] satisfies Ref,
  index: (words) => indexText(documentsOf(words)),
  headingOf: (code, books) => {
    const [topic, point] = REFUSED[code] ?? [];
    const rows: TopicRows = TOPICS;
    const at = topic && point && rows[topic]?.points[point]?.at;
    return (at && numberOf(at, books)?.section) ?? null;
  },
};
