/**
 * The legality guards by name, each a one-liner that calls a rule; the steps say which fact asks
 * which. The referee has them on; in the recorder every one is true.
 */
import type { EventType, GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import * as agenda from '../rules/agenda.ts';
import * as breakthroughs from '../rules/breakthroughs.ts';
import * as holdings from '../rules/holdings.ts';
import * as initiative from '../rules/initiative.ts';
import * as objectives from '../rules/objectives.ts';
import * as ownSteps from '../rules/own-steps.ts';
import * as planets from '../rules/planets.ts';
import * as points from '../rules/points.ts';
import { refuseAbsent, type Rule } from '../rules/rule.ts';
import { refuseKeeping, refuseTable } from '../rules/setup.ts';
import * as secondaries from '../rules/secondaries.ts';
import * as cards from '../rules/strategy-cards.ts';
import * as tokens from '../rules/tokens.ts';
import * as turns from '../rules/turns.ts';
import * as victory from '../rules/victory.ts';

type AnyRule = (game: Game, event: GameEvent, ruleset: Ruleset) => Refusal | null;

function asks<T extends EventType>(rule: Rule<T>): AnyRule {
  return rule as unknown as AnyRule;
}

/** Facts of the table that need a seat in play and nothing else. */
const refuseSeat: AnyRule = (game, event) =>
  'seat' in event && typeof event.seat === 'string' ? refuseAbsent(game, event.seat) : null;

/** Every legality guard and the rule behind it. */
export const LEGALITY = {
  'may lay table': asks(refuseTable),
  'may keep secrets': asks(refuseKeeping),
  'may choose strategy card': asks(cards.refuseChooseCard),
  'may put card back': asks(cards.refusePutBack),
  'may skip pick': asks(cards.refuseSkipPick),
  'may swap cards': asks(cards.refuseSwap),
  'may play strategy card': asks(cards.refusePlay),
  'may resolve primary': asks(cards.refusePrimary),
  'may answer secondary': asks(secondaries.refuseSecondary),
  'may decline secondaries': asks(secondaries.refuseDeclines),
  'may free followers': asks(secondaries.refuseFreeing),
  'may take tactical action': asks(turns.refuseTactical),
  'may take component action': asks(turns.refuseComponent),
  'may cancel action': asks(turns.refuseCancel),
  'may act again': asks(turns.refuseGrant),
  'may end turn': asks(turns.refuseEndTurn),
  'may pass': asks(turns.refusePass),
  'may skip turn': asks(turns.refuseSkip),
  'may act between': asks(turns.refuseBetween),
  'may resume turns': asks(turns.refuseResuming),
  'may lend card': asks(turns.refuseLending),
  'may win combat': asks(turns.refuseCombat),
  'may gain tokens': asks(tokens.refuseGain),
  'may settle status tokens': asks(tokens.refuseStatusSettled),
  'may redistribute': asks(tokens.refuseRedistribute),
  'may take token back': asks(tokens.refuseTakeBack),
  'may place tokens': asks(tokens.refusePlacements),
  'may capture token': asks(tokens.refuseCapture),
  'may release token': asks(tokens.refuseRelease),
  'may replenish': asks(tokens.refuseReplenish),
  'may trade': asks(tokens.refuseTransaction),
  'may adjust': asks(tokens.refuseAdjust),
  'may hand over initiative': asks(initiative.refuseHandOver),
  'may return initiative': asks(initiative.refuseReturn),
  'may score objective': asks(objectives.refuseScore),
  'may answer scoring': asks(objectives.refuseAnswerScoring),
  'may reveal objective': asks(objectives.refuseReveal),
  'may finish step': asks(ownSteps.refuseFinish),
  'may record own fact': asks(ownSteps.refuseOwnFact),
  'may draw secret': asks(objectives.refuseDrawSecret),
  'may return secret': asks(objectives.refuseReturnSecret),
  'may take custodians': asks(objectives.refuseCustodians),
  'may give support': asks(objectives.refuseSupport),
  'may return support': asks(objectives.refuseReturnSupport),
  'may score points': asks(points.refusePoints),
  'may correct points': asks(points.refuseCorrectedPoints),
  'may become speaker': asks(agenda.refuseSpeaker),
  'may reveal agenda': asks(agenda.refuseReveal),
  'may replace agenda': asks(agenda.refuseReplace),
  'may read outcomes': asks(agenda.refuseReading),
  'may unveil agenda': asks(agenda.refuseUnveiling),
  'may vote': asks(agenda.refuseVote),
  'may add votes': asks(agenda.refuseAddVotes),
  'may predict': asks(agenda.refusePrediction),
  'may resolve agenda': asks(agenda.refuseResolve),
  'may be paid': asks(agenda.refuseRider),
  'may move law': asks(agenda.refuseLaw),
  'may be barred': asks(agenda.refuseBar),
  'may settle': asks(secondaries.refuseSettling),
  'may gain planet': asks(planets.refuseGainPlanet),
  'may lose planet': asks(planets.refuseLosePlanet),
  'may turn planets': asks(planets.refuseTurnPlanets),
  'may place attachment': asks(planets.refuseAttachment),
  'may gain technology': asks(holdings.refuseTechnology),
  'may lose technology': asks(holdings.refuseLoseTechnology),
  'may gain relic': asks(holdings.refuseRelic),
  'may purge relic': asks(holdings.refusePurge),
  'may gain breakthrough': asks(breakthroughs.refuseBreakthrough),
  'may turn breakthrough': asks(breakthroughs.refuseTurnBreakthrough),
  'may claim part': asks(breakthroughs.refusePart),
  'may place note': asks(holdings.refuseNote),
  'may return note': asks(holdings.refuseReturnNote),
  'may pay': asks(holdings.refusePayment),
  'may change voting order': asks(agenda.refuseVotingOrder),
  'may leave': asks(victory.refuseLeaving),
  'may return': asks(victory.refuseReturning),
  'may call game': asks(victory.refuseCall),
  'may change settings': asks(victory.refuseSettings),
  'may change seating': asks(victory.refuseSeating),
  'plays at this table': refuseSeat,
} satisfies Record<string, AnyRule>;

export type LegalityGuard = keyof typeof LEGALITY;

/** Facts that stay legal when the game is over: the record may always be put right. */
const AFTER_THE_END = new Set<EventType>([
  'play-on.agreed',
  'points.corrected',
  'settings.changed',
  'seating.corrected',
  'game.called',
]);

/** Whether a fact belongs to the act that ended the game: what comes at once is judged together. */
const isAtOnce = (event: GameEvent) => 'rejudges' in event && event.rejudges === true;

/** The refusal that stands behind a fact's guard, or null (R-VP-02: nothing follows the end). */
export function refusalBehind(
  guard: LegalityGuard,
  game: Game,
  event: GameEvent,
  ruleset: Ruleset,
) {
  if (game.result && !AFTER_THE_END.has(event.type) && !isAtOnce(event)) return refuse('game-over');
  return LEGALITY[guard](game, event, ruleset);
}
