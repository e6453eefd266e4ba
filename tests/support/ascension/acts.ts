/** Acts of Shattered Ascension beside those of every game: its council, its agreements, its cycler. */
import { discardAgenda, revealAgenda } from '../../../src/lib/core/commands/agenda.ts';
import { turnDirection } from '../../../src/lib/core/commands/turns.ts';
import {
  breakAgreement,
  collectAgreements,
  fillAgreements,
  openAgreement,
} from '../../../src/lib/core/commands/agreements.ts';
import { callCouncil, voiceOffice } from '../../../src/lib/core/commands/council.ts';
import { revealObjective, scoreObjective } from '../../../src/lib/core/commands/objectives.ts';
import { recordOwnFact } from '../../../src/lib/core/commands/own-steps.ts';
import { gainPlanets, losePlanet } from '../../../src/lib/core/commands/planets.ts';
import { gainRelic } from '../../../src/lib/core/commands/holdings.ts';
import { resolvePrimary } from '../../../src/lib/core/commands/primary.ts';
import {
  chooseStrategyCard,
  openDrawnCard,
} from '../../../src/lib/core/commands/strategy-cards.ts';
import { playingSeats } from '../../../src/lib/core/order.ts';
import { nextAgenda } from '../../../src/lib/core/rules/council.ts';
import { actionOf, strategicOf } from '../../../src/lib/core/step.ts';
import type { Game } from '../../../src/lib/core/game.ts';
import type { Draw, Drawer } from '../playout/drawer.ts';
import { SPECIAL } from './table.ts';

/** The agendas that lie open, each of another player. */
function council(drawer: Drawer): Draw[] {
  const { random: r, game, ruleset } = drawer;
  const strategic = strategicOf(game);
  const seat = actionOf(game)?.active;
  if (!seat || !strategic || strategic.resolved || strategic.card !== 'assembly') return [];
  const next = nextAgenda(game, ruleset);
  if (next !== null) {
    return [
      () => drawer.run(revealAgenda, { agenda: next }),
      () => drawer.run(voiceOffice, { seat: drawer.seat() }),
    ];
  }
  const option = r.pick(['a', 'b'] as const);
  const names = r.shuffled(Object.keys(ruleset.agendas)).slice(0, 3);
  const others = playingSeats(game).filter((one) => one !== seat);
  const agendas = names.map((agenda, i) => {
    const by = others[i];
    return by ? { agenda, by } : { agenda };
  });
  const speaker = option === 'a' ? seat : r.pick(others.length > 0 ? others : [seat]);
  return [() => drawer.run(callCouncil, { seat, option, speaker, agendas })];
}

/**
 * How often they are drawn: most of the time while a council can be called, often while its agendas end, or cards
 * are picked.
 */
export const ascensionShare = (game: Game): number => {
  const strategic = strategicOf(game);
  if (game.step.at === 'outcome') return 0.3;
  if (game.step.at === 'pick') return 0.4;
  return strategic?.card === 'assembly' && !strategic.resolved ? 0.7 : 0.12;
};

/** Acts that only this game has; each is refused where it does not belong. */
export function ascensionActs(drawer: Drawer): Draw[] {
  const { random: r, game, ruleset } = drawer;
  if (game.step.at === 'outcome') return [() => drawer.run(discardAgenda, {})];
  const sitting = council(drawer);
  if (sitting.length > 0 && r.chance(0.8)) return sitting;
  const seat = drawer.seat();
  const other = drawer.other(seat);
  const planets = Object.entries(ruleset.cards.planets)
    .filter(([, { homeOf }]) => homeOf === null)
    .map(([id]) => id);
  const own = game.players[seat]?.planets ?? [];
  const numbers = (game.agreements ?? []).map(({ agreement }) => agreement);
  const agreement = r.pick(numbers.concat(1));
  const strategic = strategicOf(game);
  const free = Object.keys(game.strategyCards);
  const acts: Draw[] = [
    () => drawer.run(scoreObjective, { seat, objective: r.pick(SPECIAL) }),
    () => drawer.run(gainPlanets, { seat, planets: r.shuffled(planets).slice(0, 3) }),
    () => (own.length > 0 ? drawer.run(losePlanet, { seat, planet: r.pick(own) }) : []),
    () =>
      drawer.run(gainRelic, { seat, relic: r.pick(Object.keys(ruleset.cards.relics)) } as never),
    () =>
      drawer.run(openAgreement, { seats: [seat, r.chance(0.2) ? seat : other], values: [2, 3] }),
    () => drawer.run(fillAgreements, {}),
    () => drawer.run(collectAgreements, { seat }),
    () => drawer.run(breakAgreement, { agreement }),
    () => drawer.run(openDrawnCard, {}),
  ];
  if (numbers.length > 0) {
    acts.push(() => drawer.run(fillAgreements, {}));
    acts.push(
      ...playingSeats(game).map((one) => () => drawer.run(collectAgreements, { seat: one })),
    );
  }
  if (r.chance(0.2)) acts.push(() => drawer.run(turnDirection, {}));
  if (r.chance(0.2)) {
    acts.push(() => drawer.run(revealObjective, { objective: r.pick(drawer.unrevealed(1)) }));
  }
  if (game.step.at === 'pick' && r.chance(0.8)) {
    const card = r.pick(free);
    const goods = game.strategyCards[card]?.goods ?? 0;
    const turned = { tactic: goods > 0 ? 1 : 0, fleet: 0, strategy: 0 };
    const pick = () => drawer.run(chooseStrategyCard, { seat, card, turned });
    // A pick by itself: counters that no one placed with the last one are placed by hand.
    return [pick, () => pick().slice(0, 1)];
  }
  if (game.step.at === 'own-agendas') {
    const data = { agenda: r.pick(Object.keys(ruleset.agendas)), by: r.pick([seat, 'deck-1']) };
    acts.push(() => drawer.run(recordOwnFact, { fact: 'own-agenda.shown', data }));
  }
  const active = actionOf(game)?.active;
  if (strategic && !strategic.resolved && active) {
    acts.push(() =>
      drawer.run(resolvePrimary, {
        seat: active,
        card: strategic.card,
        option: r.pick(['a', 'b', 'c']),
        tokens: drawer.split(4),
        speaker: null,
        turns: r.chance(0.3),
        revealed: { objective: r.pick(drawer.unrevealed(1)) },
        kept: { objective: r.pick(drawer.unrevealed(1)) },
      }),
    );
  }
  return acts;
}
