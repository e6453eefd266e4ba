/** Planets and technologies to set by hand, what the seat has first. */
import type { Cards } from '$lib/core/cards.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { planetRows } from '$lib/core/views/planets.ts';
import { inOrder } from '$lib/words/order.ts';

export interface HoldingItem {
  id: string;
  label: string;
  detail?: string;
}

interface Said<Of> {
  name: (id: string) => string;
  /** Who has it now, or whose alone it is. */
  detail: (of: Of) => string;
}

const byLabel = (a: HoldingItem, b: HoldingItem) => inOrder(a.label, b.label);

function ownFirst(items: HoldingItem[], own: readonly string[]): HoldingItem[] {
  const isOwn = ({ id }: HoldingItem) => own.includes(id);
  return [
    ...items.filter(isOwn).sort(byLabel),
    ...items.filter((item) => !isOwn(item)).sort(byLabel),
  ];
}

/** Every planet that can be on this table. */
export function planetItems(game: Game, cards: Cards, seat: Seat, said: Said<Seat>): HoldingItem[] {
  const items = planetRows(game, cards).map(({ planet, holder }) => ({
    id: planet,
    label: said.name(planet),
    ...(holder !== null && holder !== seat ? { detail: said.detail(holder) } : {}),
  }));
  return ownFirst(items, game.players[seat]?.planets ?? []);
}

/** Technologies of the common deck and of the faction; of every faction for one that copies them. */
export function technologyItems(
  game: Game,
  cards: Cards,
  seat: Seat,
  said: Said<string>,
): HoldingItem[] {
  const { faction = null, traits = [], technologies } = game.players[seat] ?? {};
  const copies = traits.includes('copies-technologies');
  const own = technologies ?? [];
  const items = Object.entries(cards.technologies)
    .filter(([id, row]) => {
      return row.faction === null || row.faction === faction || copies || own.includes(id);
    })
    .map(([id, row]) => ({
      id,
      label: said.name(id),
      ...(row.faction === null ? {} : { detail: said.detail(row.faction) }),
    }));
  return ownFirst(items, own);
}
