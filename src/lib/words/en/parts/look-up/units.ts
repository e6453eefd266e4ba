/** Units and how they are made, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { units as rows } from '../../../../look-up/topics/units.ts';

export const units: TopicWords<typeof rows> = {
  blockaded: {
    name: 'Blockaded',
    answer:
      'Another player has ships in its system and you don’t: it can make ground forces, but no ships.',
    points: {
      'no-ships': 'It makes no ships, but it may still make ground forces.',
      when: 'A unit with [[production|Production]] is blockaded if another player has ships in its system and you don’t.',
    },
    differ: {
      coexisting: {
        base: 'Only another player’s ships blockade.',
        'thunders-edge':
          'The structures of a player who only coexists on the planet are blockaded.',
      },
    },
  },
  capacity: {
    name: 'Capacity',
    answer:
      'Fighters and ground forces in space need room: at most the capacity of your ships in that system.',
    points: {
      limit:
        'All your fighters and ground forces in space together may not be more than the capacity of your ships there. You choose what goes; planets don’t count.',
      'in-combat': 'It’s checked after a combat, not during it.',
    },
    differ: {
      excess: {
        base: 'Anything above the limit after a combat is destroyed.',
        pok: 'Anything above the limit after a combat is removed, not destroyed.',
      },
    },
  },
  combat: {
    name: 'Combat',
    answer: 'The number a die must reach to hit. Some units roll more than one die.',
    points: {
      'hits-on': "Roll the unit's number or more to hit; a 0 is a ten.",
      kinds:
        'Barrage, bombardment and space cannon have their own numbers and aren’t combat rolls.',
      details: 'What else changes a combat roll',
      burst: 'With two or more burst icons the unit rolls one die for each of them.',
    },
  },
  cost: {
    name: 'Cost',
    answer: 'The resources you pay to make the unit. Fighters and infantry: two for one cost.',
    points: {
      pay: 'Pay with [[resources|resources]] of readied planets and with trade goods.',
      two: 'One cost makes two fighters or two infantry.',
      excess: 'If you pay more than the cost, the rest is lost.',
      structures:
        'PDS and space docks have no cost: they come from [[construction|Construction]] or a card.',
    },
  },
  'fighter-tokens': {
    name: 'Fighter tokens',
    answer:
      'Tokens stand for fighters, but one plastic fighter must be with them. They never run out.',
    points: {
      plastic: 'Where there are fighter tokens, there must be a plastic fighter.',
      unlimited: 'There’s no limit to tokens.',
      swap: 'Plastic and tokens may be swapped at any time; tokens count one or three.',
    },
    asked: {
      'no-plastic': {
        question: 'What if there’s no plastic fighter beside the tokens?',
        answer:
          'Put one there from your reinforcements in place of a token. If you have none, the fighter is destroyed.',
      },
    },
  },
  'ground-forces': {
    name: 'Ground forces',
    answer: 'Infantry, and mechs with Prophecy of Kings. They take and hold planets.',
    points: {
      'on-planets': 'They land in an [[invasion|invasion]] and fight on the planet.',
      'in-space': 'In space they need [[capacity|capacity]].',
      'no-ships': 'They aren’t ships: they don’t make a system one "with ships".',
      'no-limit': 'There’s no limit to ground forces on a planet.',
    },
    differ: {
      kinds: { base: 'Infantry.', pok: 'Infantry and mechs.' },
    },
    asked: {
      'infantry-two': {
        question:
          'Infantry II come back, but I lost all planets of my home system. Where do they go?',
        answer: 'They can’t be placed, so they go back to your reinforcements.',
      },
    },
  },
  'infantry-tokens': {
    name: 'Infantry tokens',
    answer:
      'Tokens stand for infantry, but one plastic infantry must be with them. They never run out.',
    points: {
      plastic: 'Where there are infantry tokens, there must be a plastic infantry.',
      unlimited: 'There’s no limit to tokens.',
      'no-plastic':
        'Tokens without a plastic infantry beside them: put one there from reinforcements. If you have none, the infantry is destroyed.',
      swap: 'Plastic and tokens may be swapped at any time; tokens count one or three.',
    },
  },
  move: {
    name: 'Move',
    answer: 'How far the ship may move, counted in systems.',
    points: {
      nebula: 'A ship that begins in a [[nebula|nebula]] has move 1.',
      rift: 'Leaving or passing a [[gravity-rift|gravity rift]] gives 1 more.',
      value: 'What else changes the move of a ship',
    },
  },
  pds: {
    name: 'PDS',
    answer: 'A structure with Space Cannon and Planetary Shield. Two on a planet at most.',
    points: {
      limit: 'At most two on a planet; six of a colour.',
      build: '[[construction|Construction]] builds it.',
      shoots: 'It fires with [[space-cannon|Space Cannon]].',
      shield: 'It has [[planetary-shield|Planetary Shield]].',
      lost: 'A PDS is destroyed when it’s on a planet with another player’s units and none of its owner’s ground forces.',
    },
    differ: {
      range: {
        base: 'With Deep Space Cannon it reaches adjacent systems.',
        pok: 'With any PDS upgrade it reaches adjacent systems.',
      },
    },
  },
  'producing-units': {
    name: 'Producing units',
    answer: 'Pay resources, up to the unit’s Production, in the active system.',
    points: {
      step: 'It’s the last step of a [[tactical-action|tactical action]], even if nothing moved.',
      pay: 'Pay with planets and trade goods. If you pay more than the cost, the rest is lost.',
      two: 'One cost makes two fighters or two infantry.',
      blockade: 'A [[blockaded|blockaded]] unit makes no ships.',
      pieces:
        'No pieces left? Take your own from a system without your token and build them at once.',
      sum: 'For objectives the Production of all your units in one system is added up; you’re asked.',
    },
    differ: {
      where: {
        base: 'It only mentions planets’ resources.',
        pok: 'Planets or trade goods; units go to the space or to a planet you control in the system.',
      },
    },
    asked: {
      'other-ability': {
        question: 'Do I pay for units that a card or an ability produces, without Production?',
        answer: 'Yes. Whatever lets you produce a unit, you pay its cost.',
      },
      sarween: {
        question: 'Does Sarween Tools help when a card produces units?',
        answer: 'No, it only lowers the price when the Production of a unit is used.',
      },
      duha: {
        question:
          'Must the Arborec flagship Duha Menaimon already be in the system that’s activated?',
        answer: 'Yes. It can only produce if it’s there when the system is activated.',
      },
      'salvage-war-sun': {
        question:
          'Can Mentak make a war sun with Salvage Operations without the war sun technology?',
        answer: 'No, they can only make what they could make otherwise.',
      },
      'salvage-flagship': {
        question:
          'Can Mentak make its own flagship with Salvage Operations after an opponent’s flagship was destroyed?',
        answer: 'Yes. Both are flagships, although the ships differ.',
      },
      'salvage-infantry': {
        question:
          'Can Salvage Operations make infantry after a combat with the Alastor’s infantry?',
        answer: 'No. When the combat is over they’re no longer ships.',
      },
    },
  },
  production: {
    name: 'Production',
    answer: 'How many units it may make at a time.',
    points: {
      use: 'In the last step of a tactical action, all your units with Production in the active system may use it.',
      dock: 'A [[space-dock|space dock]] makes as many units as its planet has resources, plus 2. Upgraded, it’s plus 4 instead of plus 2.',
      where:
        'Ships go into the active system, ground forces onto planets with a unit that produced.',
      'from-space':
        'A producer in space puts ground forces in space, or on a planet of yours in that system.',
      warfare: 'Following [[warfare|Warfare]] uses one space dock at home.',
      detail:
        'Add up the Production of all your units in the system. Each fighter and each infantry counts as one unit; you may make only one of the pair, at the full cost.',
    },
    differ: {
      'in-space': {
        base: 'Ground forces that it puts in space may not exceed your capacity there.',
        pok: 'This section no longer names the capacity; what your ships there can hold is still the limit.',
      },
    },
    asked: {
      letani: {
        question:
          'Can two Letani Warriors of the Arborec in the same system together make two infantry for one resource?',
        answer: 'Yes. The Production values of all units in a system are added up.',
      },
      hegemonic: {
        question: 'What does the Winnu technology Hegemonic Trade Policy do?',
        answer:
          'Exhaust it when your units use Production: one planet of yours swaps its resources and influence for that production.',
      },
    },
  },
  ships: {
    name: 'Ships',
    answer: 'Carriers, cruisers, destroyers, dreadnoughts, fighters, flagships, war suns.',
    points: {
      limit:
        'Ships that aren’t fighters, in one system: at most as many as your [[fleet-pool|fleet pool]].',
      where: 'Ships are in the space of a system.',
      count: 'Where an objective counts ships, ground forces and structures don’t count.',
    },
    asked: {
      alastor: {
        question:
          'Do infantry that fight in space with the Nekro flagship Alastor count as ships? Against the fleet pool?',
        answer:
          'Cards treat them as ships, and as infantry too. The fleet pool doesn’t count them, because they can be transported.',
      },
      'assault-cannon': {
        question: 'Do the Alastor’s infantry count as ships for Assault Cannon?',
        answer: 'Yes, they may be among the ships it asks for.',
      },
    },
  },
  'space-dock': {
    name: 'Space dock',
    answer: 'The structure that makes units. One on a planet.',
    points: {
      limit: 'At most one on a planet; three of a colour.',
      build: '[[construction|Construction]] builds it.',
      makes:
        'It makes units by [[production|Production]]: as many as its planet’s resources plus 2, upgraded plus 4 instead.',
      lost: 'A dock is destroyed when it’s on a planet with another player’s units and none of its owner’s ground forces. Saar’s Floating Factories are destroyed when blockaded.',
    },
    asked: {
      'floating-pds': {
        question: 'Can a PDS hit Saar’s Floating Factories? Do they trigger Space Cannon Defense?',
        answer: 'No. Space Cannon can’t hit them.',
      },
    },
  },
  structures: {
    name: 'Structures',
    answer: 'PDS and space docks: 1 dock and 2 PDS on a planet.',
    points: {
      limit: 'At most 1 [[space-dock|space dock]] and 2 [[pds|PDS]] on a planet.',
      lost: 'When another player takes the planet, they’re destroyed.',
      count:
        'For objectives both kinds count, even Saar’s Floating Factories; but those aren’t on a planet.',
      stay: 'Structures stay on planets; they can’t move or be carried. Only Saar’s Floating Factories are in space.',
    },
    differ: {
      above: {
        base: 'A planet has at most that many.',
        pok: 'None may be placed above the limit.',
      },
    },
  },
  transport: {
    name: 'Transport',
    answer: 'Ships carry fighters and ground forces, as many as their capacity.',
    points: {
      capacity:
        'A ship carries fighters and ground forces, together at most its [[capacity|capacity]].',
      'pick-up':
        'Pick units up where the ship begins, in each system on its way, and in the active system.',
      token: 'Not in a system with one of your command tokens, unless it’s the active system.',
      stay: 'What is carried stays with the ship to the end of its move, then in space. Ground forces land in the [[invasion|invasion]] step.',
    },
    asked: {
      'by-ability': {
        question:
          'Can ships take infantry and fighters along when a card or an ability moves them (Skilled Retreat, Foresight)?',
        answer:
          'Yes. Each effect that moves a ship lets it carry units from its system, as far as its capacity allows.',
      },
    },
  },
  units: {
    name: 'Units',
    answer: 'Ships, ground forces and structures.',
    points: {
      kinds: '[[ships|Ships]], [[ground-forces|ground forces]] and [[structures|structures]].',
      pieces:
        'How many of each kind a colour has: see [[component-limitations|component limitations]].',
      asked: 'This app doesn’t know where your units are. Where an objective counts them, it asks.',
    },
    differ: {
      mechs: { base: 'No mechs.', pok: 'Four mechs; their card isn’t a technology.' },
    },
  },
};
