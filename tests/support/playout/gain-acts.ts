/** Small gains and what exploring brings: what a table books beside what is printed on a card. */
import type { Find } from '../../../src/lib/core/commands/arguments.ts';
import { explore, gainAndExplore } from '../../../src/lib/core/commands/exploration.ts';
import { bookGain, putGainsAway } from '../../../src/lib/core/commands/incidental-gains.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { FRAGMENTS, LEADER_STATES } from '../../../src/lib/core/vocabulary.ts';
import type { Draw, Drawer } from './drawer.ts';

const CAUSES = ['pillage', 'scavenge', 'dark-pact', 'minister-of-commerce'];
const LEADERS = ['an-agent', 'a-commander', 'a-hero'];
const FRONTIER = ['lost-crew', 'keleres-ship', 'merchant-station', 'derelict-vessel'];
const ATTACHED = ['mining-world', 'rich-world', 'dyson-sphere', 'paradise-world'];

/** One thing that a card gives who explores; on a planet an attachment among them. */
function found(drawer: Drawer, seat: Seat, planet?: string): Find {
  const { random: r } = drawer;
  const there = planet ? { planet } : {};
  const cause = r.pick(FRONTIER);
  const commodities = drawer.game.players[seat]?.commodities ?? 0;
  const gifts: Find[] = [
    { cause, goods: 1 + r.below(3), tokens: drawer.split(1) },
    { cause, actionCards: 2 },
    { cause, secrets: 1 },
    { cause, replenishes: true },
    { cause, commodities: 2 },
    { cause, converts: r.below(commodities + 1) },
    { cause, fragments: { [r.pick(FRAGMENTS)]: 1 } },
    { cause, actionCards: 1, pays: r.pick(['goods', 'commodities']) },
  ];
  if (planet) {
    gifts.push(
      { cause, ...there, attachment: r.pick(ATTACHED) },
      { cause, ...there, readies: true },
    );
  }
  return r.pick(gifts);
}

/** A small gain, from the supply or from someone, now and then by a leader. */
function gainActs(drawer: Drawer): Draw[] {
  const { random: r } = drawer;
  const seat = drawer.seat();
  const other = drawer.other(seat);
  const cause = r.pick(CAUSES);
  const leader = { seat, leader: r.pick(LEADERS), state: r.pick(LEADER_STATES) };
  const tokens = drawer.split(1);
  return [
    () => drawer.run(bookGain, { cause, lines: [{ seat, changes: { goods: 1 + r.below(2) } }] }),
    () =>
      drawer.run(bookGain, {
        cause,
        lines: [
          { seat, changes: { goods: 1 } },
          { seat: other, changes: { goods: -1 } },
        ],
      }),
    () => drawer.run(bookGain, { cause, lines: [{ seat, changes: tokens }] }),
    () => drawer.run(bookGain, { cause, lines: [{ seat, changes: { goods: 1 } }], leader }),
  ];
}

/** What was found on a planet or at a frontier, alone or with the planets that were gained. */
export function findActs(drawer: Drawer): Draw[] {
  const { game, random: r } = drawer;
  const seat = drawer.seat();
  const own = game.players[seat]?.planets ?? [];
  const planet = own.length > 0 ? r.pick(own) : undefined;
  const all = game.seating.flatMap((each) => game.players[each]?.planets ?? []);
  const free = ['bereg', 'lodor', 'quann', 'wellon', 'saudor'].filter((id) => !all.includes(id));
  const gained = r.shuffled(free).slice(0, 1);
  const ends = r.chance(0.3);
  return [
    () => drawer.run(explore, { seat, found: [found(drawer, seat, planet)] }),
    () => drawer.run(explore, { seat, found: [found(drawer, seat)] }),
    () =>
      drawer.run(gainAndExplore, {
        seat,
        planets: gained,
        found: [found(drawer, seat, gained[0])],
        ends,
      }),
    ...gainActs(drawer),
  ];
}

/** Kinds of gains that this table does not want to be offered. */
export const putAway = (drawer: Drawer): Draw => {
  const gains = drawer.random.chance(0.5) ? [drawer.random.pick(CAUSES)] : [];
  return () => drawer.run(putGainsAway, { gains });
};
