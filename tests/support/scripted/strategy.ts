/** Strategy phase: people go for goods, for cards they like, and for cards no one has tried. */
import type { Seat } from '../../../src/lib/core/game.ts';
import type { Play } from './play.ts';

function likes(seat: Seat, card: string): number {
  const sum = [...`${seat}${card}`].reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) % 997, 7);
  return (sum % 7) / 3;
}

export function pick(play: Play): void {
  const { keeper, random, seat } = play;
  const free = Object.entries(play.game.strategyCards).filter(([, card]) => card.holder === null);
  const wish = ([id, card]: (typeof free)[number]) =>
    card.goods * 1.5 + likes(seat, id) + (play.picked.has(id) ? 0 : 2) + random.next() * 3;
  const ranked = free.map((row) => [wish(row), row[0]] as const).sort(([one], [two]) => two - one);
  const card = ranked[0]?.[1] ?? 'leadership';
  keeper.do('chooseStrategyCard', { seat, card });
  play.picked.add(card);
}
