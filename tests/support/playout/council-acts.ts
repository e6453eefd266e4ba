/** Acts of a council that the table holds without a card (R-VAR-22). */
import { revealAgenda } from '../../../src/lib/core/commands/agenda.ts';
import { callCouncil, voiceOffice } from '../../../src/lib/core/commands/council.ts';
import { closeCouncil, openCouncil } from '../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { playingSeats } from '../../../src/lib/core/order.ts';
import { councilOf, nextAgenda } from '../../../src/lib/core/rules/council.ts';
import type { Draw, Drawer } from './drawer.ts';

/** The table holds one, now and then: nothing is drawn where the ruleset has none. */
export const openingActs = (drawer: Drawer): Draw[] =>
  drawer.ruleset.council?.byTable !== undefined && drawer.random.chance(0.04)
    ? [() => drawer.run(openCouncil, {})]
    : [];

/** What is voted on, vote after vote, and that it is over; now and then before it is. */
export function heldActs(drawer: Drawer, seat: Seat): Draw[] {
  const { game, ruleset, random: r } = drawer;
  const close: Draw = () => drawer.run(closeCouncil, {});
  const next = nextAgenda(game, ruleset);
  if (next !== null) {
    const reveal: Draw = () => drawer.run(revealAgenda, { agenda: next });
    const voice: Draw = () => drawer.run(voiceOffice, { seat: drawer.seat() });
    return r.chance(0.05) ? [close] : [reveal, reveal, voice];
  }
  if (councilOf(game)) return [close];
  const { byTable: option = '', voice } = ruleset.council ?? {};
  const names = r.shuffled(Object.keys(ruleset.agendas).filter((id) => id !== voice));
  const by = r.shuffled(playingSeats(game));
  const agendas = names.slice(0, 1 + r.below(3)).map((agenda, i) => {
    const other = by[i];
    return other ? { agenda, by: other } : { agenda };
  });
  const call: Draw = () => drawer.run(callCouncil, { seat, option, agendas });
  return r.chance(0.1) ? [close] : [call];
}
