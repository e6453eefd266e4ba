/** The verb of small gains: what a card gives at its moment, and what goes with it. */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { isPlacing } from '../step.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { gainFacts } from './gains.ts';

const ofLine = v.object({
  seat: arg.seat,
  changes: arg.fieldsOf('balance.adjusted').entries.changes,
});
/** What changes for one player. */
export type GainLine = v.InferOutput<typeof ofLine>;

const ofGain = v.object({
  /** The card or ability, by its id. */
  cause: arg.text,
  lines: v.array(ofLine),
  /** The leader that is exhausted or purged by it. */
  leader: v.optional(arg.fieldsOf('leader.turned')),
  /** Who undoes its pass with it (R-ACT-15). */
  resumes: v.optional(arg.seat),
});
export type BookGainArgs = v.InferInput<typeof ofGain>;

/** Whether a player gives something up for it: then nothing of it comes from the supply. */
const isExchange = (lines: readonly GainLine[]): boolean =>
  lines.some(({ changes }) => Object.values(changes).some((change) => (change ?? 0) < 0));

/** What comes from the supply is gained; in the step that places tokens they are no part of it. */
function suppliedFacts(game: Game, { seat, changes }: GainLine, cause: string): GameEvent[] {
  const { goods = 0, tactic = 0, fleet = 0, strategy = 0, ...others } = changes;
  const tokens = isPlacing(game) ? {} : { tactic, fleet, strategy };
  const rest = isPlacing(game) ? { tactic, fleet, strategy, ...others } : others;
  const given = Object.fromEntries(Object.entries(rest).filter(([, change]) => change !== 0));
  return [
    ...gainFacts(game, seat, { tactic: 0, fleet: 0, strategy: 0, ...tokens }, cause),
    ...(goods > 0 ? [{ type: 'goods.gained' as const, seat, goods, cause }] : []),
    ...(Object.keys(given).length > 0
      ? [{ type: 'balance.adjusted' as const, seat, changes: given, cause }]
      : []),
  ];
}

/** A small gain with its cause: who has what after it, and the leader that it took. */
export const bookGain = defineCommand({
  summary: 'A small gain by a card or an ability, taken from a player or from the supply.',
  args: ofGain,
  facts: (game, _, { cause, lines, leader, resumes }) => [
    // While the leader is readied, and before it is purged.
    ...(resumes ? [{ type: 'turn.resumed' as const, seat: resumes, cause }] : []),
    ...lines.flatMap((line): GameEvent[] =>
      isExchange(lines)
        ? [{ type: 'balance.adjusted', ...line, cause }]
        : suppliedFacts(game, line, cause),
    ),
    ...(leader ? [{ type: 'leader.turned' as const, ...leader }] : []),
  ],
});

/** The table puts kinds of small gains away for this game, or brings them back. */
export const putGainsAway = defineCommand({
  summary: 'Kinds of small gains that are not offered in this game; none brings all back.',
  args: v.object({ gains: arg.ids }),
  facts: (_, __, { gains }) => [{ type: 'settings.changed', settings: { gainsAway: gains } }],
});

export const incidentalGainsCommands = { bookGain, putGainsAway };
