/** The verb of abilities that cost a token of the strategy pool (LRR 1.2 19.5). */
import * as v from 'valibot';
import { effectsOf } from '../card-offers.ts';
import { playedAs } from '../played.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

/** An ability is paid for with its token, and exhausted where it says so. */
export const payAbility = defineCommand({
  summary:
    'An ability is paid for with a token of the strategy pool, and exhausted where it says so.',
  args: v.object({ seat: arg.seat, ability: arg.id }),
  facts: (_, ruleset, { seat, ability }) => {
    const [{ card = 'ability' as const, exhausts = false } = {}] = effectsOf(
      ruleset.cards,
      'cost',
      ability,
    );
    return [
      {
        type: 'balance.adjusted',
        seat,
        changes: { strategy: -1 },
        ...(exhausts ? { exhausts: playedAs(card, ability, seat) } : {}),
        cause: ability,
      },
    ];
  },
});

export const tokenCostsCommands = { payAbility };
