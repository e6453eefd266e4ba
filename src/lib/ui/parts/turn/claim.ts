/** A part of the expedition as it is claimed: what it exhausts, and what is recorded. */
import type { claimPart } from '$lib/core/commands/breakthroughs.ts';
import type { Payment } from '$lib/core/conditions/verdict.ts';
import type { Seat } from '$lib/core/game.ts';
import { heirsOf, type PartRow } from '$lib/core/views/expedition.ts';
import { bookedPayment } from '$lib/core/views/scoring.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { eligibility } from '$words/eligibility.ts';
import { expedition as words } from '$words/expedition.ts';

type Args = Parameters<typeof claimPart>[2];

/** What claiming a part records, paid as proposed unless the table says otherwise. */
export function claimArgs(
  { cards, game }: TableModel,
  seat: Seat,
  { part, payment: proposed, planets }: PartRow,
  own: { payment?: Payment | null; planet?: string | null; control?: Seat | undefined } = {},
): Args {
  const paid = own.payment ?? proposed;
  const planet = own.planet ?? planets[0];
  const turned = planet && {
    planets: [planet],
    goods: 0,
    tokens: { tactic: 0, strategy: 0 },
    actionCards: 0,
  };
  const payment = paid ? bookedPayment(game, seat, paid) : turned || undefined;
  const breakthrough = cards?.factions[game.players[seat]?.faction ?? '']?.breakthrough?.id;
  return { seat, part, payment, breakthrough, control: own.control };
}

/** How a part would be paid, or null where the table has to say something about it first. */
export function claimsLike(table: TableModel, seat: Seat, row: PartRow): string | null {
  const { payment, planets, short } = row;
  const { expedition } = table.ruleset;
  if (short || row.holder !== null || !expedition) return null;
  if (heirsOf(table.game, expedition, seat).length > 1) return null;
  if (!payment) return words.books(planets.slice(0, 1).map(table.names.planet));
  if (!payment.certain) return null;
  return eligibility.pays(
    payment,
    payment.planets.map(({ planet }) => table.names.planet(planet)),
  );
}
