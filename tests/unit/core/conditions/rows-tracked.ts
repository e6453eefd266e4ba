/** Cases of the objectives that are decided by what is tracked. */
import { all, at, atDepth, attested, freeAlone, has, holds, owns, type Setup } from './scenes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';

/** One objective: enough and more, nothing, exactly enough, one short, and not tracked. */
export interface Row {
  yes: Setup;
  no: [Setup, string];
  enough: Setup;
  short: [Setup, string];
  /** Null where everything is tracked at every depth; of an `all`, one part alone is open. */
  ask: Setup | null;
}

const CULTURAL = ['centauri', 'corneeq', 'dal-bootha', 'lodor', 'mellon', 'quann', 'resculon'];
const HAZARDOUS = ['abyz', 'bereg', 'fria', 'lirta-iv', 'meer'];
const INDUSTRIAL = ['arinam', 'arnor', 'gral', 'lazar', 'lor'];
const SPECIAL = ['gral', 'lazar', 'meer', 'mehar-xull', 'new-albion', 'thibah'];
const ATTACHED = ['dyson-sphere', 'mining-world', 'rich-world', 'paradise-world'];
const UPGRADES = ['carrier-ii', 'cruiser-ii', 'fighter-ii', 'war-sun'];
const COLOURED = [
  ['neural-motivator', 'dacxive-animators'],
  ['antimass-deflectors', 'gravity-drive'],
  ['sarween-tools', 'graviton-laser-system'],
  ['plasma-scoring', 'magen-defense-grid'],
];
const BLUE = [
  'antimass-deflectors',
  'gravity-drive',
  'fleet-logistics',
  'light-wave-deflector',
  'chaos-mapping',
];
const OPEN = { planets: null, technologies: null, goods: null, tokens: null, notes: null };
const unknown = holds({ ...OPEN, actionCards: null, fragments: null });

/** A count of planets or cards; `none` and `one` are the texts for nothing and for one short. */
function counted(
  need: number,
  some: (count: number) => Setup,
  none: string,
  one: string,
  ask: Setup = unknown,
): Row {
  return {
    yes: some(need + 1),
    no: [some(0), none],
    enough: some(need),
    short: [some(need - 1), one],
    ask,
  };
}

const base = cardsOf([]).planets;
/** Base planets outside home systems with exactly this value in all. */
function worth(value: 'resources' | 'influence', sum: number): string[] {
  const rows = Object.entries(base).filter(([, { homeOf }]) => homeOf === null);
  let left = sum;
  return rows
    .sort(([, a], [, b]) => b[value] - a[value])
    .filter(([, facts]) => {
      if (facts[value] === 0 || facts[value] > left) return false;
      left -= facts[value];
      return true;
    })
    .map(([id]) => id);
}

const traits = (need: number, pool: string[], what: string, left: string[], free: string): Row =>
  counted(
    need,
    (count) => all(has(pool.slice(0, count)), freeAlone(...left)),
    `${need} more ${what} planets; free ones: ${free}`,
    `one more ${what} planet; free ones: ${free}`,
  );
const outside = (need: number): Row => {
  const pool = Object.keys(base).filter((id) => base[id]?.homeOf === null && id !== 'zohbat');
  return counted(
    need,
    (count) => all(has(['arretze', 'jord', ...pool.slice(0, count)]), freeAlone('zohbat')),
    `${need} more planets outside home systems; free ones: Zohbat`,
    'one more planet outside home systems; free ones: Zohbat',
  );
};
const specialties = (need: number): Row =>
  counted(
    need,
    (count) => all(has(SPECIAL.slice(0, count)), freeAlone('tarmann', 'wellon')),
    `${need} more planets with a technology specialty; free ones: Wellon, Tar'Mann`,
    "one more planet with a technology specialty; free ones: Wellon, Tar'Mann",
  );
const attachments = (need: number): Row =>
  counted(
    need,
    (count) =>
      all(has(CULTURAL), (game) => {
        CULTURAL.slice(0, count).forEach((id, index) => {
          game.planetCards[id] = { exhausted: true, attachments: [ATTACHED[index] ?? ''] };
        });
      }),
    `${need} more planets with an attachment`,
    'one more planet with an attachment',
    all(has(CULTURAL), atDepth('standard')),
  );
const upgrades = (need: number): Row =>
  counted(
    need,
    (count) => owns(...UPGRADES.slice(0, count), 'sarween-tools'),
    `${need} more unit upgrades`,
    'one more unit upgrade',
  );
const pays = (need: number, some: (count: number) => Setup, one: string, none: string): Row =>
  counted(need, some, `${need} more ${none}`, `one more ${one}`);
const values = (need: number, value: 'resources' | 'influence', one: string): Row =>
  pays(need, (sum) => has(worth(value, sum)), one, value);
const total = (value: 'resources' | 'influence', none: string, one: string): Row =>
  counted(12, (sum) => has(worth(value, sum)), none, one);
const tokens = (need: number): Row =>
  pays(
    need,
    (count) =>
      holds({
        tokens: { tactic: Math.floor(count / 2), fleet: 9, strategy: Math.ceil(count / 2) },
      }),
    'tactic or strategy token',
    'tactic or strategy tokens',
  );
const goods = (need: number): Row =>
  pays(need, (count) => all(has(CULTURAL), holds({ goods: count })), 'trade good', 'trade goods');
/** A third each of influence, of resources and of goods; resources come last. */
const wealth = (third: number): Row => {
  const some = (count: number) =>
    all(
      has([...worth('influence', third), ...(count > 0 ? worth('resources', count) : [])]),
      holds({ goods: third }),
    );
  const parts = `${third} more resources, ${third} influence and ${third} trade goods`;
  return {
    yes: all(has(worth('influence', third)), holds({ goods: 2 * third + 2 })),
    no: [holds({}), parts],
    enough: some(third),
    short: [some(third - 1), 'one more resource'],
    ask: unknown,
  };
};
const colours = (need: number, none: string, one: string): Row =>
  counted(
    need,
    (count) =>
      owns(
        'carrier-ii',
        ...COLOURED.slice(0, count).flat(),
        ...(COLOURED[count]?.slice(0, 1) ?? []),
      ),
    none,
    one,
  );

/** More planets than so many of the five others. */
const beats = (count: number): Setup =>
  all(has(['jord']), (game) => {
    (['s2', 's3', 's4', 's5', 's6'] as const)
      .slice(count)
      .forEach((seat, index) => Object.assign(at(game, seat), { planets: [CULTURAL[index]] }));
  });

export const tracked: Readonly<Record<string, Row>> = {
  'corner-the-market': {
    ...traits(4, CULTURAL, 'cultural', ['rarron', 'torkan'], 'Torkan, Rarron'),
    no: [freeAlone('wellon'), '4 planets of one trait (none yet); free ones: Wellon'],
  },
  'unify-the-colonies': {
    ...traits(6, CULTURAL, 'cultural', ['rarron', 'torkan'], 'Torkan, Rarron'),
    no: [
      all(has([...HAZARDOUS, ...INDUSTRIAL]), freeAlone('saudor')),
      'one more hazardous or industrial planet; free ones: Saudor',
    ],
  },
  'forge-an-alliance': traits(4, CULTURAL, 'cultural', ['rarron', 'torkan'], 'Torkan, Rarron'),
  'mine-rare-metals': traits(4, HAZARDOUS, 'hazardous', ['tequran'], "Tequ'ran"),
  'monopolize-production': traits(4, INDUSTRIAL, 'industrial', ['qucenn'], "Qucen'n"),
  'expand-borders': outside(6),
  'subdue-the-galaxy': outside(11),
  'conquer-the-weak': counted(
    1,
    (count) => has(['arretze', ...['jord', 'winnu'].slice(0, count)]),
    'one more planet in another player’s home system',
    'one more planet in another player’s home system',
  ),
  'found-research-outposts': specialties(3),
  'form-galactic-brain-trust': specialties(5),
  'discover-lost-outposts': attachments(2),
  'reclaim-ancient-monuments': attachments(3),
  'establish-hegemony': total(
    'influence',
    '12 more influence on planets',
    'one more influence on planets',
  ),
  'hoard-raw-materials': total(
    'resources',
    '12 more resources on planets',
    'one more resource on planets',
  ),
  'seize-an-icon': counted(
    1,
    (count) => all(has(['lodor', 'primor', 'hopes-end'].slice(0, 1 + count)), freeAlone('mallice')),
    'one more legendary planet; free ones: Mallice',
    'one more legendary planet; free ones: Mallice',
  ),
  'stake-your-claim': {
    yes: all(has(['abyz', 'arinam']), has(['fria', 'meer'], 's2')),
    no: [has(['abyz']), 'one more planet in a system where another player has one too'],
    enough: all(has(['abyz']), has(['fria'], 's2')),
    short: [
      all(has(['abyz']), has(['meer'], 's2')),
      'one more planet in a system where another player has one too; for example: Arinam',
    ],
    ask: all(has(['abyz']), (game) => {
      at(game, 's3').planets = null;
    }),
  },
  'develop-weaponry': upgrades(2),
  'revolutionize-warfare': upgrades(3),
  'diversify-research': colours(
    2,
    '2 technologies in 2 more colours: one more green, two more blue, two more yellow, two more red',
    '2 technologies in one more colour: one more blue, two more yellow or two more red',
  ),
  'master-the-sciences': colours(
    4,
    '2 technologies in 4 more colours: one more green, two more blue, two more yellow and two more red',
    '2 technologies in one more colour: one more red',
  ),
  'master-the-laws-of-physics': counted(
    4,
    (count) =>
      owns(
        'sarween-tools',
        'fleet-logistics',
        ...BLUE.filter((id) => id !== 'fleet-logistics').slice(0, Math.max(0, count - 1)),
      ),
    '3 more blue or yellow technologies',
    'one more blue technology',
  ),
  'adapt-new-strategies': counted(
    2,
    (count) =>
      owns(
        'valefar-assimilator-x',
        ...['production-biomes', 'quantum-datahub-node', 'neuroglaive'].slice(0, count),
      ),
    '2 more faction technologies; still available: Production Biomes, Quantum Datahub Node',
    'one more faction technology; still available: Quantum Datahub Node',
  ),
  'erect-a-monument': values(8, 'resources', 'resource'),
  'found-a-golden-age': values(16, 'resources', 'resource'),
  'sway-the-council': values(8, 'influence', 'influence'),
  'manipulate-galactic-law': values(16, 'influence', 'influence'),
  'lead-from-the-front': tokens(3),
  'galvanize-the-people': tokens(6),
  'negotiate-trade-routes': goods(5),
  'centralize-galactic-trade': goods(10),
  'amass-wealth': wealth(3),
  'hold-vast-reserves': wealth(6),
  'form-a-spy-network': pays(
    5,
    (actionCards) => holds({ actionCards }),
    'action card',
    'action cards',
  ),
  'destroy-heretical-works': pays(
    2,
    (count) =>
      holds({
        fragments: {
          cultural: 0,
          hazardous: Math.min(1, count),
          industrial: 0,
          unknown: Math.max(0, count - 1),
        },
      }),
    'relic fragment',
    'relic fragments',
  ),
  'strengthen-bonds': counted(
    1,
    (count) =>
      holds({
        notes: [
          { note: 'alliance', owner: 's2' } as const,
          { note: 'alliance', owner: 's3' } as const,
        ].slice(0, count),
      }),
    'one more promissory note from other players in the play area',
    'one more promissory note from other players in the play area',
  ),
  'dictate-policy': {
    ...counted(
      3,
      (count) => (game) => {
        game.laws = ['a', 'b', 'c', 'd']
          .slice(0, count)
          .map((id) => ({ id, holder: null, outcome: FOR }));
      },
      '3 more laws in play',
      'one more law in play',
    ),
    ask: null,
  },
  'push-boundaries': {
    yes: all(beats(5), attested('morePlanetsThanNeighbours>=3', true)),
    no: [beats(0), '2 more players with fewer planets'],
    enough: all(beats(2), attested('morePlanetsThanNeighbours>=2', true)),
    short: [beats(1), 'one more player with fewer planets'],
    ask: beats(2),
  },
};
