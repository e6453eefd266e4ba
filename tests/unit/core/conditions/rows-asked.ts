/** Cases of the objectives that the table is asked about: units, the map, and what just happened. */
import { actionOf } from '../../../../src/lib/core/step.ts';
import type { Outcome, Seat } from '../../../../src/lib/core/game.ts';
import type { Row } from './rows-tracked.ts';
import {
  all,
  at,
  atAgenda,
  atDepth,
  atTurn,
  attested,
  has,
  holds,
  ME,
  type Setup,
} from './scenes.ts';

const TOLD = 'the table said no';
const nothing: Setup = () => {};

/** A count of units or systems: what was said of another number counts where it has to. */
function amount(body: string, need: number, laid = nothing): Row {
  const said = (count: number, answer: boolean) => all(laid, attested(`${body}>=${count}`, answer));
  return {
    yes: said(need + 1, true),
    no: [said(need, false), TOLD],
    enough: said(need, true),
    short: [said(need - 1, false), TOLD],
    ask: said(need - 1, true),
  };
}

/** So much that units may stand there: tokens in the fleet pool, planets. */
const fleet = (count: number): Setup => holds({ tokens: { tactic: 0, fleet: count, strategy: 0 } });
const onPlanets = (count: number): Setup => has(['lodor', 'abyz'].slice(0, count));
const bounded = (body: string, need: number, laid: (count: number) => Setup, one: string): Row => ({
  ...amount(body, need, laid(need)),
  short: [all(laid(need - 1), attested(`${body}>=${need}`, true)), one],
});

/** A yes or no of which nothing can be counted; what was said of another seat does not count. */
function plain(key: string): Row {
  const [yes, no] = [attested(key, true), attested(key, false)];
  return {
    yes,
    no: [no, TOLD],
    enough: all(no, yes),
    short: [all(attested(key, true, 's2'), no), TOLD],
    ask: attested(key, true, 's2'),
  };
}

const event = (fields: string) => plain(`event(${fields})`);
const lastOf = (fields: string) => event(`event=destroyedLastOf,${fields}`);

const acting =
  (passed: Seat[], active: Seat | null = null): Setup =>
  (game) => {
    atTurn(game, { passed, active });
  };
const wins =
  (winner: Seat): Setup =>
  (game) => {
    actionOf(game)?.combats.push({ kind: 'space', winner, used: [] });
  };
const loses =
  (...planets: string[]): Setup =>
  (game) => {
    actionOf(game)?.losses.push(...planets.map((planet) => ({ seat: ME, planet }) as const));
  };
const NOT_LOST = 'no home-system planet lost this turn';
const points =
  (seat: Seat, count: number): Setup =>
  (game) => {
    const source = { kind: 'other' as const };
    game.scores = [...game.scores, { seat, points: count, source, round: 1 }];
  };
const elected =
  (election: 'player' | 'planet', ...outcomes: Outcome[]): Setup =>
  (game) => {
    const rows = outcomes.map((outcome) => ({ agenda: 'a', election, outcome }));
    atAgenda(game, 1, rows);
  };
const LODOR: Outcome = { kind: 'planet', planet: 'lodor' };

/** Keys of destroyedLastOf: the printing of base or PoK, and that of codex 3 and later. */
const LAST_OF = {
  'make-an-example-of-their-world': [
    'means=bombardment,place=planet,units=ground-forces',
    'means=any-during-bombardment-step,place=planet,units=ground-forces',
  ],
  'turn-their-fleets-to-dust': [
    'means=space-cannon,place=system,units=ships',
    'means=any-during-space-cannon-offense-step,place=active-system,units=non-fighter-ships',
  ],
  'fight-with-precision': [
    'means=anti-fighter-barrage,place=system,units=fighters',
    'means=any-during-anti-fighter-barrage-step,place=active-system,units=fighters',
  ],
} as const;

const reworded = Object.fromEntries(
  Object.entries(LAST_OF).map(([id, [first, later]]) => {
    const [one, two] = [lastOf(first), lastOf(later)];
    const both = (a: Setup, b: Setup) => all(a, b);
    const row: Row = {
      yes: both(one.yes, two.yes),
      no: [both(one.no[0], two.no[0]), TOLD],
      enough: both(one.enough, two.enough),
      short: [both(one.short[0], two.short[0]), TOLD],
      ask: nothing,
    };
    return [id, row];
  }),
);

const SEAT_OF_EMPIRE = 'shipsInOneSystem(excluding=,where=mecatol-rex)>=3';

export const asked: Readonly<Record<string, Row>> = {
  'intimidate-council': amount('systemsWithShips(where=adjacent-to-mecatol-rex)', 2),
  'build-defenses': amount('structures', 4),
  'construct-massive-cities': amount('structures', 7),
  'engineer-a-marvel': amount('unitsOnBoard(anyOf=flagship+war-sun)', 1),
  'explore-deep-space': amount('systemsWithUnits(where=no-planets)', 3),
  'patrol-vast-territories': amount('systemsWithUnits(where=no-planets)', 5),
  'improve-infrastructure': amount('planetsWithStructures', 3),
  'protect-the-border': amount('planetsWithStructures', 5),
  'make-history': amount('systemsWithUnits(where=legendary-planet-or-mecatol-rex-or-anomaly)', 2),
  'become-a-legend': amount(
    'systemsWithUnits(where=legendary-planet-or-mecatol-rex-or-anomaly)',
    4,
  ),
  'populate-the-outer-rim': amount('systemsWithUnits(where=board-edge-not-own-home)', 3),
  'control-the-borderlands': amount('systemsWithUnits(where=board-edge-not-own-home)', 5),
  'raise-a-fleet': bounded(
    'shipsInOneSystem(excluding=fighter)',
    5,
    fleet,
    'one more token in the fleet pool',
  ),
  'command-an-armada': bounded(
    'shipsInOneSystem(excluding=fighter)',
    8,
    fleet,
    'one more token in the fleet pool',
  ),
  'achieve-supremacy': amount(
    'unitsInSystem(anyOf=flagship+war-sun,where=other-players-home-or-mecatol-rex)',
    1,
  ),
  'rule-distant-lands': bounded('planetsNearDistinctOtherHomes', 2, onPlanets, 'one more planet'),
  'become-the-gatekeeper': plain('shipsAtWormholes(types=alpha+beta)'),
  'control-the-region': amount('systemsWithShips(where=any)', 6),
  'cut-supply-lines': amount('systemsWithShips(where=contains-other-players-space-dock)', 1),
  'establish-a-perimeter': amount('unitsOnBoard(anyOf=pds)', 4),
  'fuel-the-war-machine': amount('unitsOnBoard(anyOf=space-dock)', 3),
  'gather-a-mighty-fleet': amount('unitsOnBoard(anyOf=dreadnought)', 5),
  'learn-the-secrets-of-the-cosmos': amount('systemsWithShips(where=adjacent-to-anomaly)', 3),
  'threaten-enemies': amount('systemsWithShips(where=adjacent-to-other-players-home)', 1),
  'defy-space-and-time': amount('systemsWithUnits(where=wormhole-nexus)', 1),
  'foster-cohesion': plain('neighbourOfAllPlayers'),
  'mechanize-the-military': amount('planetsWithUnit(unit=mech)', 4),
  'occupy-the-fringe': amount('groundForcesOnOnePlanet', 9),
  'produce-en-masse': amount('productionInOneSystem', 8),
  'destroy-their-greatest-ship': event('anyOf=war-sun+flagship,event=destroyedUnit'),
  'unveil-flagship': event('event=wonSpaceCombat'),
  'demonstrate-your-power': event('event=spaceCombatEnded,ownShipsAtLeast=3'),
  'become-a-martyr': {
    yes: all(acting([]), loses('jord', 'lodor')),
    no: [all(acting([]), loses('lodor')), NOT_LOST],
    enough: all(acting([]), loses('arretze')),
    short: [acting([]), NOT_LOST],
    ask: (game, cards) => {
      acting([])(game, cards);
      at(game).planets = null;
    },
  },
  'betray-a-friend': event('against=note-in-play-area,event=wonCombat'),
  'brave-the-void': event('event=wonCombat,where=anomaly'),
  'darken-the-skies': event('event=wonCombat,where=other-players-home-system'),
  ...reworded,
  'occupy-the-seat-of-the-empire': {
    yes: all(has(['mecatol-rex', 'lodor']), attested(SEAT_OF_EMPIRE, true)),
    no: [has(['mecatol-rex'], 's2'), 'Mecatol Rex, held by Sol'],
    enough: all(has(['mecatol-rex']), attested(SEAT_OF_EMPIRE.replace('3', '4'), true)),
    short: [attested(SEAT_OF_EMPIRE, false), 'Mecatol Rex; the table said no'],
    ask: has(['mecatol-rex']),
  },
  'spark-a-rebellion': {
    yes: all(acting([], 's3'), wins('s1'), points('s3', 4)),
    no: [attested('event(against=most-points,event=wonCombat)', false), TOLD],
    // A tie counts, also with the winner.
    enough: all(acting([], 's3'), wins('s1'), points('s3', 4), points('s1', 4)),
    short: [
      all(
        acting([], 's3'),
        wins('s1'),
        points('s3', 3),
        points('s4', 4),
        attested('event(against=most-points,event=wonCombat)', false),
      ),
      TOLD,
    ],
    ask: all(acting([], 's1'), wins('s1'), points('s3', 4)),
  },
  'prove-endurance': {
    yes: acting(['s2', 's3', 's4', 's5', 's6', 's1']),
    no: [acting(['s1', 's2', 's3', 's4', 's5', 's6']), 'another player passes later'],
    enough: acting(['s2', 's3', 's4', 's5', 's6']),
    short: [acting(['s2', 's3', 's4', 's5']), 'Arborec has yet to pass'],
    ask: nothing,
  },
  'drive-the-debate': {
    yes: elected('player', { kind: 'seat', seat: 's1' }),
    no: [elected('player', { kind: 'seat', seat: 's2' }), 'not elected'],
    enough: all(has(['lodor']), elected('planet', LODOR)),
    short: [elected('planet'), 'nothing decided yet'],
    ask: all(elected('planet', LODOR), atDepth('essentials'), (game) => {
      at(game).planets = null;
    }),
  },
};
