/** Changes of a council: which agendas it votes on, and who has the office elected. */
import type { Game, Seat } from '../game.ts';
import type { Council } from '../step-data.ts';
import { strategicOf } from '../step.ts';
import { takeToken, withPlayer, type Changes } from './change.ts';
import { withHost } from './turn-state.ts';

/** The game with the council of the strategic action under way updated; untouched outside of one. */
function withCouncil(
  game: Game,
  update: (council: Council | undefined) => Council | undefined,
): Game {
  const strategic = strategicOf(game);
  const council = strategic && update(strategic.council);
  return strategic && council ? withHost(game, { ...strategic, council }) : game;
}

export const councilChanges: Changes<'council.called' | 'council.voiced'> = {
  'council.called': {
    names: { seat: 1, 'agendas.*.by': 1, 'extra.*.seat': 1 },
    change: (game, { option, agendas, extra = [] }) =>
      withCouncil(game, (before) => ({
        option,
        agendas: agendas.map(({ by, ...agenda }) => ({ ...agenda, by: by ?? null })),
        voice: before?.voice ?? null,
        extra: extra.reduce<Record<Seat, number>>(
          (sum, { seat, votes }) => ({ ...sum, [seat]: votes }),
          {},
        ),
      })),
  },
  'council.voiced': (game, { seat }) =>
    withPlayer(
      withCouncil(game, (council) => council && { ...council, voice: seat }),
      seat,
      (p) => takeToken(p, 'strategy', 1),
    ),
};
