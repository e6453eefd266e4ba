/** What no game of the base box records: facts and commands of councils, agreements and drawn cards. */
import type { CommandName } from '../../src/lib/core/commands/vocabulary.ts';
import type { EventType } from '../../src/lib/core/events.ts';

export const FACTS_OF_RULESETS = [
  'direction.turned',
  'strategy-card.drawn',
  'strategy-card.opened',
  'council.opened',
  'council.called',
  'council.voiced',
  'council.closed',
  'agreement.opened',
  'agreements.filled',
  'agreements.collected',
  'agreement.broken',
] as const satisfies readonly EventType[];

export const COMMANDS_OF_RULESETS = [
  'turnDirection',
  'openDrawnCard',
  'openCouncil',
  'callCouncil',
  'voiceOffice',
  'closeCouncil',
  'openAgreement',
  'fillAgreements',
  'collectAgreements',
  'breakAgreement',
] as const satisfies readonly CommandName[];
