/**
 * The legality guards: which one each fact asks, wherever it is handled, and the rule behind it. They
 * stand beside the rules (`rules/`). The referee has them on; in the recorder every one is true.
 */
import type { EventType, GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';
import { agendaGuards } from '../rules/agenda.ts';
import { agreementGuards } from '../rules/agreements.ts';
import { breakthroughGuards, holdingGuards } from '../rules/holdings.ts';
import { councilGuards } from '../rules/council.ts';
import { initiativeGuards } from '../rules/initiative.ts';
import { objectiveGuards } from '../rules/objectives.ts';
import { ownStepGuards, refuseOwnFact } from '../rules/own-steps.ts';
import { planetGuards } from '../rules/planets.ts';
import { pointGuards } from '../rules/points.ts';
import { FIRM, refuseAbsent, type Guards } from '../rules/rule.ts';
import { secondaryGuards } from '../rules/secondaries.ts';
import { setupGuards, victoryGuards } from '../rules/setup.ts';
import { strategyCardGuards } from '../rules/strategy-cards.ts';
import { tokenGuards } from '../rules/tokens.ts';
import { turnGuards } from '../rules/turns.ts';

type AnyRule = (game: Game, event: GameEvent, ruleset: Ruleset) => Refusal | null;

/** Facts of the table that need a seat in play and nothing else. */
const seated = [
  'plays at this table',
  (game: Game, event: GameEvent) =>
    'seat' in event && typeof event.seat === 'string' ? refuseAbsent(game, event.seat) : null,
] as const;

/** The guard of each fact that asks one, and the rule behind it. */
export const GUARDS = {
  ...setupGuards,
  ...strategyCardGuards,
  ...secondaryGuards,
  ...turnGuards,
  ...tokenGuards,
  ...initiativeGuards,
  ...objectiveGuards,
  ...pointGuards,
  ...agendaGuards,
  ...planetGuards,
  ...holdingGuards,
  ...breakthroughGuards,
  ...victoryGuards,
  ...ownStepGuards,
  ...councilGuards,
  ...agreementGuards,
  'status-tokens.set': seated,
  'goods.gained': seated,
  'leader.turned': seated,
  'home.changed': seated,
  'mecatol.taken': seated,
  'condition.attested': seated,
  'objective.published': seated,
} as const satisfies Guards;

/** What a fact of a ruleset asks, whatever its type. */
const OWN = 'may record own fact';

export type LegalityGuard = (typeof GUARDS)[keyof typeof GUARDS][0] | typeof OWN;

/** Every legality guard and the rule behind it. */
export const LEGALITY = Object.fromEntries([
  ...Object.values(GUARDS),
  [OWN, refuseOwnFact],
]) as unknown as Readonly<Record<LegalityGuard, AnyRule>>;

/** The guard that a fact asks, wherever it is handled, or none. */
export const guardOf = (type: EventType): LegalityGuard | undefined =>
  type.startsWith('own-') ? OWN : ((GUARDS as Guards)[type]?.[0] as LegalityGuard | undefined);

/** Whether no word of the table overrules the guard of this fact. */
export const isFirm = (type: EventType): boolean => (GUARDS as Guards)[type]?.[2] === FIRM;

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
