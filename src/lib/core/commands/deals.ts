/** Verbs of deals that outlast their transaction (LRR 1.2 27): notes that nothing enforces. */
import * as v from 'valibot';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

/** Notes what players agreed on, and the round in which it falls due. */
export const noteDeal = defineCommand({
  summary: 'Notes what players agreed on, and the round in which it falls due.',
  args: v.object({ seats: arg.parties, text: arg.text, until: v.optional(arg.count) }),
  facts: (game, _, { seats, text, until }) => [
    {
      type: 'deal.noted',
      deal: (game.deals ?? []).length + 1,
      seats,
      text,
      until: until ?? null,
    },
  ],
});

/** A deal is done with: kept, broken, or no longer wanted. */
export const settleDeal = defineCommand({
  summary: 'A deal is done with: kept, broken, or no longer wanted.',
  args: v.object({ deal: arg.count }),
  facts: (game, _, { deal }) => {
    const text = game.deals?.find((row) => row.deal === deal)?.text ?? '';
    return [{ type: 'deal.settled', deal, text }];
  },
});

export const dealCommands = { noteDeal, settleDeal };
