/** Changes of a council: which agendas it votes on, and who has the office elected. */
import type { Game, Seat } from '../game.ts';
import type { Council } from '../step-data.ts';
import { actionOf, heldOf, strategicOf } from '../step.ts';
import { takeToken, withPlayer, type Changes } from './change.ts';
import { toTurn, withHost } from './turn-state.ts';

/** The game with the council under way updated; untouched where none can be. */
function withCouncil(
  game: Game,
  update: (council: Council | undefined) => Council | undefined,
): Game {
  const host = strategicOf(game) ?? heldOf(game);
  const council = host && update(host.council);
  return host && council ? withHost(game, { ...host, council }) : game;
}

/** The turn that stands there waits while the table holds a council. */
function hold(game: Game): Game {
  const kept = actionOf(game);
  return kept ? { ...game, step: { phase: 'action', at: 'council', kept } } : game;
}

export const councilChanges: Changes<
  'council.called' | 'council.voiced' | 'council.opened' | 'council.closed'
> = {
  'council.opened': hold,
  'council.closed': (game) => toTurn(game),
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
