/**
 * Goods on unpicked cards follow a pick that is put right: the app decides by itself which cards
 * no one took, so the fact that placed them is made anew where others are left (R-STRAT-04).
 */
import type { GameEvent } from '../events.ts';
import type { Play } from './play.ts';
import type { Amendment } from './preview.ts';
import type { Course } from './course.ts';
import type { Snapshot } from '../machine/referee.ts';
import { goodsOnUnpicked } from '../unpicked.ts';
import { common } from './heads.ts';

type Placed = Extract<GameEvent, { type: 'goods.placed' }>;

/** The cards on which goods lie, as one text. */
const cardsOf = (goods: Placed['goods']): string => Object.keys(goods).sort().join();

/**
 * The goods that are to be placed anew where the line leads otherwise than it did: only those that
 * lay on just the cards that no one had taken, one each. `after` is where an item of it leads.
 */
export function goodsAnew(
  play: Play,
  course: Course,
  after: (index: number) => Snapshot | undefined,
): Amendment[] {
  const old = play.course;
  const from = common(course.line, old.line);
  return course.line.slice(from).flatMap((item, i): Amendment[] => {
    const { fact, seq, at } = item;
    if (fact.type !== 'goods.placed') return [];
    const now = after(from + i - 1)?.context;
    const goods = now && goodsOnUnpicked(now);
    if (!goods || cardsOf(goods) === cardsOf(fact.goods)) return [];
    const was = old.line.findIndex((one) => one.fact === fact);
    const then = was < 0 ? undefined : old.past.after(was - 1)?.context;
    if (!then || cardsOf(goodsOnUnpicked(then)) !== cardsOf(fact.goods)) return [];
    if (Object.values(fact.goods).some((count) => count !== 1)) return [];
    return [{ target: seq, place: 'replace', at, fact: { ...fact, goods } }];
  });
}
