/**
 * What follows from an act by the rules alone, and is recorded with it. These are facts like any
 * other, decided when the act is recorded: a replay never decides them anew.
 */
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import type { Ruleset } from '../ruleset.ts';
import { goodsOnUnchosen } from '../unchosen-cards.ts';
import { heroesUnlocked } from '../queries/heroes.ts';
import type { Timeline } from './timeline.ts';
import { common } from './snapshot-index.ts';
import type { EngineState } from './engine-state.ts';
import type { Amendment } from './preview.ts';

/**
 * What follows from a tap that leads from one game to another: where leaders are tracked, a third
 * objective unlocks the hero (LRR PoK 51).
 */
export const consequencesOf = (before: Game, after: Game, { cards }: Ruleset): GameEvent[] =>
  before.settings.depth === 'full' ? heroesUnlocked(before, after, cards) : [];

type GoodsPlaced = Extract<GameEvent, { type: 'goods.placed' }>;

/** The cards on which goods lie, as one text. */
const cardsOf = (goods: GoodsPlaced['goods']): string => Object.keys(goods).sort().join();

/**
 * What follows from a pick that is put right: the app decides by itself which cards no one took, so
 * the fact that placed goods on them is made anew where others are left (R-STRAT-04). Only goods
 * that lay on just the cards that no one had taken, one each, where the line leads otherwise than it
 * did. `after` is where an item of it leads.
 */
export function goodsAnew(
  state: EngineState,
  timeline: Timeline,
  after: (index: number) => MachineSnapshot | undefined,
): Amendment[] {
  const old = state.timeline;
  const from = common(timeline.line, old.line);
  return timeline.line.slice(from).flatMap((item, i): Amendment[] => {
    const { fact, seq, at } = item;
    if (fact.type !== 'goods.placed') return [];
    const now = after(from + i - 1)?.context;
    const goods = now && goodsOnUnchosen(now);
    if (!goods || cardsOf(goods) === cardsOf(fact.goods)) return [];
    const was = old.line.findIndex((one) => one.fact === fact);
    const then = was < 0 ? undefined : old.past.after(was - 1)?.context;
    if (!then || cardsOf(goodsOnUnchosen(then)) !== cardsOf(fact.goods)) return [];
    if (Object.values(fact.goods).some((count) => count !== 1)) return [];
    return [{ target: seq, place: 'replace', at, fact: { ...fact, goods } }];
  });
}
