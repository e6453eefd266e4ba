/** Acts that any moment allows. */
import * as agenda from '../../../src/lib/core/commands/agenda.ts';
import * as deals from '../../../src/lib/core/commands/deals.ts';
import * as laws from '../../../src/lib/core/commands/laws.ts';
import * as objectives from '../../../src/lib/core/commands/objectives.ts';
import { bookPoints, forfeitSupport } from '../../../src/lib/core/commands/points.ts';
import * as cards from '../../../src/lib/core/commands/strategy-cards.ts';
import * as tokens from '../../../src/lib/core/commands/tokens.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { actionOf } from '../../../src/lib/core/step.ts';
import type { Draw, Drawer } from './drawer.ts';

/** Acts that any moment allows. */
export function tableActs(drawer: Drawer): Draw[] {
  const r = drawer.random;
  const seat = drawer.seat();
  const other = drawer.other(seat);
  const game = drawer.game;
  const active = actionOf(game)?.active ?? seat;
  const cardIds = Object.keys(game.strategyCards);
  const side = (who: Seat) => ({ seat: who, goods: r.below(3), commodities: r.below(3) });
  const law = r.pick(game.laws.length > 0 ? game.laws.map((row) => row.id) : ['none']);
  const holder = game.seating.find((s) => game.players[s]?.initiativeToken !== null);
  const mahact = game.seating.find((s) => game.players[s]?.traits.includes('captures-tokens'));
  const captor = game.seating.find((s) => game.players[s]?.captured.length) ?? seat;
  const given = game.scores.findLast(({ source }) => source.kind === 'support');
  const out =
    given?.source.kind === 'support'
      ? { from: given.source.owner, to: given.seat }
      : { from: seat, to: other };
  return [
    () => drawer.run(tokens.makeTransaction, { sides: [side(active), side(drawer.other(active))] }),
    () => drawer.run(deals.noteDeal, { seats: [seat, other], text: 'a favour', until: 2 }),
    () => drawer.run(tokens.gainTokens, { seat, tokens: drawer.split(1), cause: 'action card' }),
    () => drawer.run(tokens.gainGoods, { seat, goods: 1 + r.below(3) }),
    () => drawer.run(tokens.replenish, { seats: [seat, other] }),
    () => drawer.run(tokens.takeTokenBack, { seat, pool: 'tactic' }),
    () =>
      drawer.run(tokens.placeTokens, {
        placements: [{ seat, from: tokens.placementFrom(game, seat) }],
      }),
    () =>
      drawer.run(tokens.adjustBalance, {
        seat,
        changes: { tactic: r.below(3) - 1, goods: r.below(5) - 2 },
      }),
    () => drawer.run(tokens.captureToken, { by: mahact ?? seat, from: other }),
    () => drawer.run(deals.settleDeal, { deal: game.deals?.[0]?.deal ?? 0 }),
    () =>
      drawer.run(tokens.releaseToken, {
        by: captor,
        from: game.players[captor]?.captured[0] ?? other,
      }),
    () => drawer.run(tokens.setStatusTokens, { seat, tokens: 2 + r.below(2) }),
    () => drawer.run(tokens.giveInitiativeToken, { from: holder ?? seat, to: other }),
    () => drawer.run(objectives.giveSupport, { from: seat, to: other }),
    () => drawer.run(forfeitSupport, { ...out, note: 'support-for-the-throne' }),
    () =>
      drawer.run(bookPoints, {
        lines: [{ seat, points: r.pick([1, -1]) }],
        source: { kind: 'relic', id: 'the-crown-of-emphidia' },
        speaker: r.chance(0.3) ? other : undefined,
      }),
    () =>
      drawer.run(tokens.redistributeTokens, {
        seat: game.seating.find((of) => game.players[of]?.tokens?.tactic) ?? seat,
        tokens: { tactic: -1, fleet: 1, strategy: 0 },
      }),
    () => drawer.run(objectives.returnSupport, { from: seat, to: other }),
    () => drawer.run(objectives.placePlot, { seat, objective: drawer.secret('status') }),
    () => drawer.run(objectives.drawSecret, { seat }),
    () => drawer.run(objectives.returnSecret, { seat }),
    () =>
      drawer.run(objectives.scorePoints, {
        lines: [{ seat, points: r.pick([1, 1, -1]) }],
        source: { kind: 'relic', name: 'relic' },
      }),
    () => drawer.run(agenda.nameSpeaker, { seat }),
    () => drawer.run(laws.discardLaw, { law }),
    () => drawer.run(laws.moveLaw, { law, holder: seat }),
    () => drawer.run(cards.swapCards, { cards: [r.pick(cardIds), r.pick(cardIds)] }),
  ];
}
