/** What players agreed on beside what changed hands at once (LRR 1.2 27). */
import type { Changes } from './change.ts';

export const dealChanges: Changes<'deal.noted' | 'deal.settled'> = {
  'deal.noted': {
    names: { 'seats.*': 1 },
    change: (game, { deal, seats, text, until }) => ({
      ...game,
      deals: [...(game.deals ?? []), { deal, seats, text, until, settled: false }],
    }),
  },
  'deal.settled': (game, event) => ({
    ...game,
    deals: (game.deals ?? []).map((row) =>
      row.deal === event.deal ? { ...row, settled: true } : row,
    ),
  }),
};
