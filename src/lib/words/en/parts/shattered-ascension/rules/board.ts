/** Planets and systems, in Shattered Ascension, in our own words. */
import type { TopicWords } from '../../../../../look-up/topic.ts';
import type { board as rows } from '../../../../../look-up/shattered-ascension/topics/board.ts';

export const board: TopicWords<typeof rows> = {
  'tactical-action': {
    name: 'Tactical action',
    answer: 'Activate a system, move, fire cannons, fight in space, land, invade, produce.',
    points: {
      steps:
        'A tactical action has seven steps in this order, each only if it’s needed: activation, movement, space cannons, space battle, landings, invasion combat, production.',
      activate:
        'Place a counter from your Command Pool in a system without one of yours. Other players’ counters don’t matter.',
      'no-counter':
        'With an empty Command Pool you can’t take a tactical action, unless a text takes the counter from reinforcements.',
      move: 'Ships move into the activated system only, never out of another system with your counter, and not through enemy ships. A ship’s movement is how many systems it can cover.',
      cannons:
        'Other players’ cannons may only fire at the active fleet. The active player may fire at any other fleet there.',
      battle:
        'With ships of two players in the system, there’s a [[space-combat|space battle]]. The active player attacks.',
      land: 'Ground units, PDS and leaders aboard may land; PDS and leaders need a ground unit with them on a foreign planet. Then each bombarding ship is assigned to one planet.',
      resolve:
        'On your own planet units are placed. Once its domain counters are resolved, you take a neutral planet exhausted. An enemy planet with ground units or PDS means [[invasion|invasion combat]]; otherwise it’s taken exhausted.',
      hostile:
        'Attacking a player in a space battle, landing on an enemy planet or bombarding it is a hostile act. It makes the whole action hostile against that player.',
      simultaneous:
        'With the option of simultaneous actions, you activate any number of systems at once. A system without your ships or docks costs 2 counters. Each step is done everywhere before the next.',
    },
    differ: {
      'cannon-order': {
        'shattered-ascension': 'The active player fires first, then the others along the cycler.',
        'shattered-ascension-v6':
          'The speaker fires first, then along the cycler; the active player fires last.',
      },
      unguarded: {
        'shattered-ascension':
          'Only ground units take an unguarded enemy planet, and its installations are destroyed.',
        'shattered-ascension-v6':
          'Any landing takes an unguarded enemy planet; its installations stay.',
      },
    },
  },
  planets: {
    name: 'Planets',
    answer: 'A planet you take arrives exhausted and stays yours without units.',
    points: {
      arrives:
        'A planet you take arrives exhausted. You keep control without units; your flag shows it.',
      neutral: 'A planet that becomes neutral loses its units and its controller.',
      facilities:
        'A refinery adds 1 resource, a colony 1 influence. Facilities cost nothing and aren’t units.',
      'new-owner': 'A new controller may destroy the facilities there or keep them.',
      system: 'You control a system with at least one ship there and every planet in it.',
      empty: 'An empty planet has neither units nor leaders.',
      limits: 'A planet holds one dock, two PDS and one facility. A law may place more facilities.',
    },
    differ: {
      'facilities-stay': {
        'shattered-ascension': 'Facilities stay when a planet becomes neutral.',
        'shattered-ascension-v6': 'Facilities are destroyed when a planet becomes neutral.',
      },
      installations: {
        'shattered-ascension': 'A new controller chooses: destroy facilities or keep them.',
        'shattered-ascension-v6':
          'Facilities are installations: a lost invasion combat destroys them, otherwise they stay.',
      },
    },
  },
  'trade-stations': {
    name: 'Trade stations',
    answer: 'Planets without units: a player with ships there as an action ends controls them.',
    points: {
      control:
        'A trade station is a planet without units, facilities, leaders or domain counters. A player with ships there as an action ends takes control, and keeps it as long as they have ships there.',
    },
    differ: {
      'only-ships': {
        'shattered-ascension': 'It’s enough to have ships there.',
        'shattered-ascension-v6': 'They have to be the only ships there.',
      },
    },
  },
  exhausted: {
    name: 'Refreshed and exhausted',
    answer: 'A refreshed planet can pay and vote; an exhausted one can’t until the status phase.',
    points: {
      refresh:
        'Planets are refreshed in step 5 of the [[status-phase|status phase]]. Only a refreshed planet pays, votes or makes technologies cheaper.',
    },
  },
  artifacts: {
    name: 'Artifacts',
    answer: 'Eight tokens: four real ones, worth a special objective each, and four dummies.',
    points: {
      tokens:
        'Four of the eight tokens are real. A dummy pays 2 trade goods and is removed. Control is settled as an action ends: the planet’s controller, or the player with ships there in space.',
    },
    differ: {
      'when-settled': {
        'shattered-ascension':
          'In space it’s enough to have ships there; on planets it’s settled as an action ends.',
        'shattered-ascension-v6':
          'In space your ships have to be the only ones there; on planets it’s settled at once.',
      },
    },
  },
  'special-systems': {
    name: 'Special systems',
    answer:
      'Asteroid fields and supernovae are barred; ion storms and nebulae stop movement; rifts bend it.',
    points: {
      barred:
        'No ship stays in or crosses an asteroid field or a supernova. Ion storms and nebulae can’t be crossed.',
      inside:
        'Ion storm: fighters don’t roll and space cannons don’t fire. Nebula: movement 1, and the defender rolls 1 better.',
      rift: 'Gravity rift: a die per ship that crosses; 1 to 3 stops it there, or destroys it if enemies are present. Ships there don’t block.',
      borders:
        'Border tokens: asteroid belts and space mines; the newer edition adds ion spheres, grav-waves and collapsed space-time.',
      worldgates:
        'In a tactical action, ground units, PDS and leaders may come from other worldgate planets in unactivated systems. Worldgates make nothing adjacent.',
      domain:
        'Domain counters on a planet are resolved after landing, in space after movement: red ones, then fights with their neutral units, then green ones. Taking a planet without landing removes them unread.',
    },
    differ: {
      bend: {
        'shattered-ascension': 'Crossing a rift in a bend gives 1 more movement.',
        'shattered-ascension-v6': 'Crossing a rift in a bend costs 1 movement, not 2.',
      },
    },
  },
  wormholes: {
    name: 'Wormholes',
    answer: 'Matching wormholes make their systems adjacent for everything.',
    points: {
      adjacent:
        'Systems with matching wormholes are adjacent for everything. Flippable tokens turn over after an action.',
    },
    differ: {
      flippable: {
        'shattered-ascension': 'A token flips when a ship leaves through it.',
        'shattered-ascension-v6': 'A token flips when it’s used in either direction.',
      },
    },
  },
};
