/** The steps that this family of games brings, by id. */
import type { OwnSteps } from '../../../../core/own-step.ts';
import type { Edition } from '../editions.ts';
import { bidsOf } from './bids.ts';
import { orderOf } from './order.ts';
import { beforePicks } from './before-picks.ts';
import { tablesOf } from '../tables.ts';
import { afterPicksOf } from './after-picks.ts';
import { economyOf } from './economy.ts';
import { levelling } from './levelling.ts';

export const stepsOf = (edition: Edition): OwnSteps => ({
  ...orderOf(edition),
  ...bidsOf(edition),
  ...levelling,
  ...beforePicks,
  ...afterPicksOf(tablesOf(edition).objectives),
  ...economyOf(edition),
});
