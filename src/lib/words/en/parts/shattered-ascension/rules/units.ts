/** Units and leaders, in Shattered Ascension, in our own words. */
import type { TopicWords } from '../../../../../look-up/topic.ts';
import type { units as rows } from '../../../../../look-up/shattered-ascension/topics/units.ts';

export const units: TopicWords<typeof rows> = {
  production: {
    name: 'Production',
    answer: 'Mines first, then units, then docks; everything is paid together.',
    points: {
      order:
        'Produce space mines, then units, then docks. Everything is paid together at the end, and the total is rounded up once.',
      dock: 'A new dock needs a planet that you’ve held since the round began; your home planets are exempt. It arrives exhausted, and a planet holds only one.',
      blockade: 'Enemy ships in a system stop you from producing ships there.',
      mines:
        'Space mines cost 2 resources, up to two per cruiser, and are placed on borders. A non-fighter ship that crosses is hit on a roll of 8 or more; then all foreign mines there are removed.',
    },
    differ: {
      'no-blockade': {
        'shattered-ascension': 'A blockade stops ships.',
        'shattered-ascension-v6': 'A blockade isn’t among the limits of production.',
      },
    },
  },
  leaders: {
    name: 'Leaders',
    answer: 'Each race has three of five kinds: admiral, diplomat, general, agent, scientist.',
    points: {
      kinds: 'Each race has 3 leaders of five kinds: admiral, diplomat, general, agent, scientist.',
      fate: 'Fate roll for a leader whose ship is destroyed or who is alone on a foreign planet: 1 killed, 2 to 7 captured (free if no enemy can hold them), 8 to 10 free.',
      abilities:
        'An admiral retreats without a counter. A scientist doubles one discount, makes docks 1 cheaper and may replace a prerequisite. An agent may cancel an action card.',
    },
  },
  units: {
    name: 'Units',
    answer: 'Some units are limited; fighters, ground forces and shock troops aren’t.',
    points: {
      limits:
        'Each player has 5 docks, 10 PDS, 1 flagship, 3 war suns, 7 dreadnoughts, 8 carriers, 12 cruisers, 16 destroyers and 8 armors. Excess is scuttled at once.',
    },
  },
  ships: {
    name: 'Ships',
    answer: 'Non-fighter ships count against Fleet Supply in each system.',
    points: {
      counted: 'Every ship but a fighter counts against [[fleet-pool|Fleet Supply]] in its system.',
    },
  },
};
