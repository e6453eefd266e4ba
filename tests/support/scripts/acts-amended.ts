/** Whole games in which an act of the past is put right, one for each way: the rest is kept. */
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { ActChange } from '../../../src/lib/core/play/amend-act.ts';
import type { LineItem } from '../../../src/lib/core/record/line.ts';
import { at, type Play, type Script } from '../scripted/play.ts';

/** The items of the act that the item at this index of the line belongs to. */
function actAt({ keeper }: Play, index: number): LineItem[] {
  const { line } = keeper.headless.course;
  return line.filter(({ group }) => group === line[index]?.group);
}

/** The first act of a round with a fact of this kind. */
function actOf(play: Play, round: number, type: GameEvent['type']): LineItem[] {
  const { line, past } = play.keeper.headless.course;
  const index = line.findIndex(
    ({ fact }, i) => fact.type === type && past.after(i)?.context.round === round,
  );
  if (index < 0) throw new Error(`no ${type} in round ${round}`);
  return actAt(play, index);
}

const drafted = (...facts: GameEvent[]): ActChange['drafted'] =>
  facts.map((fact) => ({ fact, overruled: null }));

const base: Script = {
  name: 'put-in-before',
  id: 'recorded-put-in-before',
  seed: 31,
  begins: '2026-11-28T17:30:00Z',
  people: [
    { name: 'Ada', faction: 'federation-of-sol', colour: 'blue', skill: 0.7 },
    { name: 'Bo', faction: 'emirates-of-hacan', colour: 'yellow', skill: 0.7 },
    { name: 'Cleo', faction: 'xxcha-kingdom', colour: 'green', skill: 0.7 },
  ],
  expansions: ['pok'],
  speaker: 1,
  opening: ['corner-the-market', 'develop-weaponry'],
  settings: { goal: 10 },
  brisk: true,
};

/** A round later: a point that was never recorded goes in before the first score of round 2. */
const before: Script = {
  ...base,
  moments: [
    at('3 action.turn', (play) => {
      const items = actOf(play, 2, 'objective.scored');
      const seat = play.seat;
      const scored: GameEvent = {
        type: 'points.scored',
        lines: [{ seat, points: 1 }],
        source: { kind: 'other', name: 'Forgotten' },
      };
      play.keeper
        .amendAct({ items, place: 'before', drafted: drafted(scored) })
        .undo()
        .redo();
    }),
  ],
};

/** A gain of goods and a draw that were forgotten go in after an act, both in one step. */
const after: Script = {
  ...base,
  name: 'put-in-after',
  id: 'recorded-put-in-after',
  seed: 32,
  begins: '2026-11-29T14:00:00Z',
  moments: [
    at('3 action.turn', (play) => {
      const items = actOf(play, 1, 'tactical-action.taken');
      const { seat } = play;
      const facts = drafted(
        { type: 'goods.gained', seat, goods: 2 },
        { type: 'secret.drawn', seat, cards: 1 },
      );
      play.keeper.amendAct({ items, place: 'after', drafted: facts });
      play.keeper.amendAct({
        items: actOf(play, 2, 'turn.passed'),
        place: 'after',
        drafted: facts,
      });
      play.keeper.undo();
    }),
  ],
};

/** The wrong strategy card was recorded: its seat took another one that no one has picked. */
const changed: Script = {
  ...base,
  name: 'changed-act',
  id: 'recorded-changed-act',
  seed: 33,
  begins: '2026-12-05T15:00:00Z',
  moments: [
    at('2 action.turn', (play) => {
      const items = actOf(play, 2, 'strategy-card.chosen');
      const [picked] = items;
      const { game } = play;
      const [card] = Object.keys(game.strategyCards).filter(
        (id) => game.strategyCards[id]?.holder === null,
      );
      const fact = picked?.fact;
      if (fact?.type !== 'strategy-card.chosen' || !card) throw new Error('no card is free');
      const { initiative, goods } = game.strategyCards[card] ?? { initiative: 0, goods: 0 };
      // What lies on it was placed after the picks.
      const then = { ...fact, card, initiative, goods: Math.max(0, goods - 1) };
      play.keeper.amendAct({ items, place: 'replace', drafted: drafted(then) });
      play.picked.add(card);
    }),
  ],
};

/** A point that was scored twice is taken out, and a pick: what no one hears then goes with it. */
const takenOut: Script = {
  ...base,
  name: 'taken-out',
  id: 'recorded-taken-out',
  seed: 34,
  begins: '2026-12-06T15:00:00Z',
  moments: [
    at('3 action.turn', (play) => {
      const { keeper } = play;
      const items = actOf(play, 2, 'objective.scored');
      keeper.amendAct({ items, place: 'remove', drafted: [] });
      // Without a pick of round 2 nothing of what follows is heard: that is thought better of.
      const pick = actOf(play, 2, 'strategy-card.chosen');
      keeper.amendAct({ items: pick, place: 'remove', drafted: [] }).undo();
    }),
  ],
};

export const ACTS_AMENDED: readonly Script[] = [before, after, changed, takenOut];
