/** The expedition as a seat finds it: what is claimed, what is open, and how its price is paid. */
import type { Cards } from '../cards.ts';
import { cheapestPayment } from '../conditions/payment.ts';
import type { ProposedPayment } from '../conditions/verdict.ts';
import { claimedMost } from '../expedition.ts';
import type { Game, Seat } from '../game.ts';
import { NOTHING_PAID } from '../payment.ts';
import type { Expedition, ExpeditionPart } from '../ruleset.ts';

export interface PartRow {
  part: string;
  price: ExpeditionPart;
  /** Who claimed it, or null. */
  holder: Seat | null;
  /** What would be paid, as far as it is tracked; null where nothing of it is. */
  payment: ProposedPayment | null;
  /** Readied planets of which one is exhausted for it; empty where sides are not tracked. */
  planets: string[];
  /** Whether what is recorded does not pay it. */
  short: boolean;
}

/** Readied planets with a specialty, printed or attached. */
function specialised(game: Game, cards: Cards, seat: Seat): string[] {
  return (game.players[seat]?.planets ?? []).filter((planet) => {
    const { exhausted = false, attachments = [] } = game.planetCards[planet] ?? {};
    const printed = cards.planets[planet]?.specialties ?? [];
    const given = attachments.some((id) => cards.attachments[id]?.specialty);
    return !exhausted && (printed.length > 0 || given);
  });
}

function rowOf(
  game: Game,
  cards: Cards,
  seat: Seat,
  price: ExpeditionPart,
): Pick<PartRow, 'payment' | 'planets' | 'short'> {
  const { resources, influence, goods, actionCards, secrets, specialties } = price;
  const player = game.players[seat];
  const full = game.settings.depth === 'full';
  if (secrets) {
    const have = player?.secrets ?? null;
    return { payment: null, planets: [], short: have !== null && have < secrets };
  }
  if (specialties) {
    const planets = full ? specialised(game, cards, seat) : [];
    return { payment: null, planets, short: full && planets.length < specialties };
  }
  if (actionCards) {
    const have = player?.actionCards ?? null;
    const short = have !== null && have < actionCards;
    const payment = have === null || short ? null : { ...NOTHING_PAID, actionCards, certain: true };
    return { payment, planets: [], short };
  }
  if (player?.goods == null && (goods || player?.planets == null)) {
    return { payment: null, planets: [], short: false };
  }
  const payment = cheapestPayment(game, cards, seat, {
    kind: 'spend',
    ...(resources ? { resources } : {}),
    ...(influence ? { influence } : {}),
    ...(goods ? { tradeGoods: goods } : {}),
  });
  return { payment, planets: [], short: payment === null };
}

/** Every part in printed order, as a seat finds it. */
export function expeditionOf(
  game: Game,
  cards: Cards,
  { parts }: Expedition,
  seat: Seat,
): PartRow[] {
  return Object.entries(parts).map(([part, price]) => ({
    part,
    price,
    holder: game.expedition?.[part] ?? null,
    ...rowOf(game, cards, seat, price),
  }));
}

/** Who may get the planet once a seat claims what is left: several on a tie, none before the last. */
export function heirsOf(game: Game, { parts }: Expedition, seat: Seat): Seat[] {
  const open = Object.keys(parts).filter((part) => !game.expedition?.[part]);
  const [last] = open;
  if (last === undefined || open.length > 1) return [];
  return claimedMost({ ...game.expedition, [last]: seat });
}
