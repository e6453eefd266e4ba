/**
 * How each row of the facts that the app enforces or computes is switched off: each of these has to be noticed by
 * a test of the row, and each test of the row has to notice one of them, in each edition.
 */
import { factRows } from '../facts.ts';
import type { EditionName } from './ruleset.ts';
import type { Off } from './switched-off.ts';

const own = (step: string, fact: string, what: string): Off =>
  `plan/own/own-${step}/facts/own-${fact}/${what}`;

const TURNED = 'fact:direction.turned';
const BREAKS = 'strategyCards/trade/primary/0/options/1/players';
const PAYS = own('unlock-racial-upgrades', 'upgrade.unlocked', 'refuse');

export const ROWS_OFF: Readonly<Record<string, readonly Off[]>> = {
  'SA-GEN-02': ['fact:balance.adjusted'],
  'SA-GEN-04': [TURNED],
  'SA-GEN-05': ['refusal:already-acted'],
  'SA-GEN-07': ['plan/phases/2'],
  'SA-SET-02': ['strategyCards/prospect/players', 'strategyCards/prospect'],
  'SA-SET-08': [own('home-location-bidding', 'home.bid', 'effects')],
  'SA-SET-10': [
    own('speaker-bidding', 'speaker.withdrawn', 'effects'),
    own('speaker-bidding', 'speaker.settled', 'effects'),
  ],
  'SA-SET-11': [
    own('trade-good-levelling', 'goods.levelled', 'effects'),
    own('trade-good-levelling', 'goods.levelled', 'refuse'),
    'plan/own/own-trade-good-levelling/settles',
  ],
  'SA-SET-14': ['questions/without'],
  'SA-SET-16': ['tokens/start={"tactic":3,"fleet":3,"strategy":3}'],
  'SA-SET-17': ['tokens/start={"tactic":3,"fleet":3,"strategy":3}'],
  'SA-STR-06': ['refusal:not-your-pick', 'questions/cardsEach=1', TURNED],
  'SA-STR-07': ['answers/bonus', 'refusal:bonus-miscounted', 'fact:goods.placed'],
  'SA-STR-09': [own('revelation', 'revelation.made', 'effects')],
  'SA-STR-10': [own('ownerless-card', 'card.drawn', 'effects'), 'questions/drawnCards'],
  'SA-ACT-01': ['refusal:not-your-turn', 'refusal:already-acted'],
  'SA-ACT-02': ['strategyCards/leadership/initiative=99'],
  'SA-ACT-03': ['refusal:card-readied', 'refusal:cards-unused'],
  'SA-ACT-04': ['fact:turn.passed'],
  'SA-ACT-05': ['fact:turn.passed'],
  'SA-ACT-06': [TURNED],
  'SA-ACT-07': ['refusal:own-card', 'strategyCards/leadership/primary/1'],
  'SA-ACT-08': [
    'strategyCards/diplomacy/secondaryCost=0',
    'strategyCards/leadership/secondaryCost=1',
    'strategyCards/prospect/noSecondary',
    'refusal:no-strategy-token',
  ],
  'SA-ACT-11': ['refusal:drawn-card-due', 'fact:strategy-card.opened'],
  'SA-TAC-02': ['fact:tactical-action.taken'],
  'SA-TAC-03': ['refusal:no-tactic-token'],
  'SA-STA-01': ['step:own-unlock-racial-upgrades', 'step:own-scuttle'],
  'SA-STA-02': ['answers/scoring', 'refusal:not-your-score'],
  'SA-STA-03': [
    own('progression-feedback', 'feedback.paid', 'effects'),
    own('progression-feedback', 'feedback.paid', 'refuse'),
    own('progression-feedback', 'feedback.paid', 'change'),
  ],
  'SA-STA-04': [own('progression-feedback', 'feedback.paid', 'refuse')],
  'SA-STA-05': [
    own('produce-trade-goods', 'exchange.made', 'refuse'),
    own('produce-trade-goods', 'exchange.made', 'effects'),
  ],
  'SA-STA-07': [PAYS, 'plan/own/own-unlock-racial-upgrades/remembers'],
  'SA-STA-09': [
    own('refresh-planets', 'facility.built', 'refuse'),
    own('refresh-planets', 'facility.built', 'effects'),
    own('refresh-planets', 'refresh.done', 'refuse'),
  ],
  'SA-STA-10': ['factions/*/statusTokens=0', 'statusTokens', 'actionCards'],
  'SA-STA-12': [
    own('upkeep', 'upkeep.paid', 'refuse'),
    own('upkeep', 'upkeep.paid', 'effects'),
    'step:own-upkeep',
  ],
  'SA-STA-14': ['step:return-tokens', 'step:return-cards'],
  'SA-OBJ-01': ['refusal:already-scored'],
  'SA-OBJ-02': ['refusal:quota-public', 'refusal:quota-secret', 'refusal:claim-due'],
  'SA-OBJ-04': ['refusal:second-stage-closed', 'refusal:stage-order', 'answers/secondStage'],
  'SA-OBJ-06': ['objectiveKinds/own-preliminary/closes', 'refusal:objective-closed'],
  'SA-OBJ-08': ['objectives/*/standing', 'refusal:claim-lapses'],
  'SA-OBJ-10': ['objectives/spe-sovereign/standing', 'objectives/spe-imperial/standing'],
  'SA-OBJ-11': ['refusal:claim-due', 'objectives/*/standing'],
  'SA-OBJ-12': ['strategyCards/bureaucracy/primary/2', 'refusal:quota-public'],
  'SA-OBJ-15': ['fact:payment.made'],
  'SA-WIN-01': ['answers/ending', 'answers/victory'],
  'SA-WIN-02': ['answers/ties'],
  'SA-WIN-03': ['fact:points.scored', 'answers/totals=[]'],
  'SA-WIN-05': ['objectives/*/ends'],
  'SA-WIN-06': ['objectives/*/ends', 'refusal:second-stage-closed'],
  'SA-WIN-07': ['answers/totals=[]'],
  'SA-WIN-08': ['answers/floor', 'answers/totals=[]'],
  'SA-WIN-09': ['answers/victory'],
  'SA-TC-01': ['refusal:opens-no-agenda'],
  'SA-TC-02': ['refusal:council-agendas', 'refusal:own-agenda'],
  'SA-TC-03': ['refusal:council-agendas', 'refusal:council-speaker'],
  'SA-TC-06': ['council/voiceVotes=0'],
  'SA-TC-07': ['refusal:votes-shared-out', 'answers/ballots'],
  'SA-TC-10': ['refusal:no-votes-cast'],
  'SA-TC-12': ['council/voiceVotes=0', 'objectives/*/standing'],
  'SA-SPK-01': ['refusal:not-your-pick', TURNED],
  'SA-SPK-04': [TURNED],
  'SA-CC-02': ['refusal:not-redistributing'],
  'SA-CC-04': ['fact:tokens.placed'],
  'SA-CC-05': ['refusal:no-reinforcements', 'tokens/total=24'],
  'SA-CC-06': ['strategyCards/leadership/primary/1/rising'],
  'SA-ECO-01': [PAYS, own('unlock-racial-upgrades', 'upgrade.unlocked', 'effects')],
  'SA-ECO-02': [PAYS],
  'SA-TRD-02': ['refusal:agreement-twice'],
  'SA-TRD-03': ['refusal:agreements-closed', 'fact:primary.resolved'],
  'SA-TRD-04': ['fact:agreements.filled'],
  'SA-TRD-06': ['fact:agreements.collected', 'refusal:miscounted'],
  'SA-TRD-08': ['fact:agreement.broken'],
  'SA-TRD-09': ['agreements/self=1'],
  'SA-TEC-01': ['refusal:tree-missing', 'cards/technologies/*/needs'],
  'SA-TEC-02': ['technologyPrice/resources=4', 'technologyPrice/relics={}'],
  'SA-TEC-03': ['strategyCards/technology/primary/0/options/1/effects/2'],
  'SA-RUP-02': [own('unlock-racial-upgrades', 'upgrade.noted', 'change'), PAYS],
  'SA-ELI-01': ['fact:player.eliminated'],
  'SA-ELI-02': ['fact:player.eliminated'],
  'SA-NUM-01': [BREAKS],
  'SA-NUM-02': ['council/ownerVotes=0', 'council/ownWithOthers=false'],
  'SA-NUM-04': [BREAKS],
  'SA-VAR-01': [
    'objectiveKinds/own-race/option',
    'objectiveKinds/own-race/countsAs',
    'objectiveKinds/own-race/perGame',
  ],
  'SA-VAR-02': ['refusal:option-off'],
  'SA-VAR-08': ['objectiveKinds/own-special/earlyWith'],
};

const offInV6 = new Set(
  factRows<{ id: string; inV6: string }>('shattered-ascension-rules')
    .filter(({ inV6 }) => inV6 === 'off')
    .map(({ id }) => id),
);

/** Whether a row holds in this edition. */
export const isDue = (row: string, edition: EditionName): boolean =>
  edition === 'v42' || !offInV6.has(row);
