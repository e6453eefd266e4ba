/**
 * Goods on unpicked cards follow a pick that is put right: the app decides by itself which cards
 * nobody took, so the fact that placed them is made anew where others are left (R-STRAT-04).
 */
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Play } from './play.ts';
import type { Amendment } from './preview.ts';
import type { Course } from './course.ts';
import type { Snapshot } from '../machine/referee.ts';
import { common } from './heads.ts';

type Placed = Extract<GameEvent, { type: 'goods.placed' }>;

const unpicked = ({ strategyCards }: Game): string =>
  Object.keys(strategyCards)
    .filter((card) => strategyCards[card]?.holder === null)
    .sort()
    .join();

const placed = ({ goods }: Placed): string => Object.keys(goods).sort().join();

/**
 * The goods that are to be placed anew where the line leads otherwise than it did: only those that
 * lay on just the cards that nobody had taken, one each. `after` is where an item of it leads.
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
    const cards = now && unpicked(now);
    if (cards === undefined || cards === placed(fact)) return [];
    const was = old.line.findIndex((one) => one.fact === fact);
    const then = was < 0 ? undefined : old.past.after(was - 1)?.context;
    if (!then || unpicked(then) !== placed(fact)) return [];
    if (Object.values(fact.goods).some((goods) => goods !== 1)) return [];
    const goods = Object.fromEntries(cards.split(',').flatMap((id) => (id ? [[id, 1]] : [])));
    return [{ target: seq, place: 'replace', at, fact: { ...fact, goods } }];
  });
}
