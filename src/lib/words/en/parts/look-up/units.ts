/** Units and how they are made, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { units as rows } from '../../../../look-up/topics/units.ts';

export const units: TopicWords<typeof rows> = {
  blockaded: {
    name: 'Blockaded',
    answer: 'A blockaded unit cannot make ships.',
    points: {
      'no-ships':
        'A blockaded production unit makes no ships; see [[producing-units|producing units]].',
      when: 'When a unit counts as blockaded',
    },
    differ: {
      coexisting: {
        base: 'Nothing more.',
        'thunders-edge': 'Structures of a player who only coexists on the planet are blockaded.',
      },
    },
  },
  capacity: {
    name: 'Capacity',
    answer:
      'Fighters and ground forces in space need room: at most the capacity of your ships in that system.',
    points: {
      limit:
        'All your fighters and ground forces in space together may not be more than the capacity of your ships there.',
      'in-combat': 'During a combat it is not checked; after the combat it is.',
    },
    differ: {
      excess: {
        base: 'What is above the limit after a combat is destroyed.',
        pok: 'What is above the limit after a combat is removed, not destroyed.',
      },
    },
  },
  combat: {
    name: 'Combat',
    answer: 'The number a die must reach to hit. Some units roll more than one die.',
    points: {
      'hits-on': "Roll the unit's number or more to hit; a 0 is a ten.",
      kinds:
        'Barrage, bombardment and space cannon have numbers of their own and are no combat rolls.',
      details: 'What else changes a combat roll',
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
        'PDS and space docks have no cost: they come by [[construction|Construction]] or a card.',
    },
  },
  'fighter-tokens': {
    name: 'Fighter tokens',
    answer:
      'Tokens stand for fighters, but one plastic fighter must be with them. They never run out.',
    points: {
      plastic: 'Where there are fighter tokens, there must be a plastic fighter.',
      unlimited: 'There is no limit to tokens.',
    },
    asked: {
      'no-plastic': {
        question: 'What if I have no plastic fighter left?',
        answer:
          'See [[component-limitations|component limitations]]: take one from a system without your token, if you build at once.',
      },
    },
  },
  'ground-forces': {
    name: 'Ground forces',
    answer: 'Infantry, and mechs with Prophecy of Kings. They take and hold planets.',
    points: {
      'on-planets': 'They land in an [[invasion|invasion]] and fight on the planet.',
      'in-space': 'In space they need [[capacity|capacity]].',
      'no-ships': 'They are no ships: systems "with ships" are not counted by them.',
    },
    differ: {
      kinds: { base: 'Infantry.', pok: 'Infantry and mechs.' },
    },
    asked: {
      'infantry-two': {
        question: 'Where do infantry of Infantry II go when I have no planet in my home system?',
        answer: 'They cannot be placed, so they go back to your reinforcements.',
      },
    },
  },
  'infantry-tokens': {
    name: 'Infantry tokens',
    answer:
      'Tokens stand for infantry, but one plastic infantry must be with them. They never run out.',
    points: {
      plastic: 'Where there are infantry tokens, there must be a plastic infantry.',
      unlimited: 'There is no limit to tokens.',
    },
  },
  move: {
    name: 'Move',
    answer: 'How far the ship may move, counted in systems.',
    points: {
      nebula: 'Ships in a [[nebula|nebula]] have move 1.',
      rift: 'A [[gravity-rift|gravity rift]] gives 1 more.',
      value: 'What else changes the move of a ship',
    },
  },
  pds: {
    name: 'PDS',
    answer: 'A structure with Space Cannon and Planetary Shield. Two on a planet at most.',
    points: {
      limit: 'At most two on a planet; six of a colour.',
      build: '[[construction|Construction]] builds it.',
      shoots: 'It fires by [[space-cannon|Space Cannon]].',
      shield: 'It has [[planetary-shield|Planetary Shield]].',
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
    answer: "Pay resources, up to the unit's Production, in the active system.",
    points: {
      step: 'It is the last step of a [[tactical-action|tactical action]], also if nothing moved.',
      pay: 'Pay with planets and trade goods. If you pay more than the cost, the rest is lost.',
      two: 'One cost makes two fighters or two infantry.',
      blockade: 'A [[blockaded|blockaded]] unit makes no ships.',
      pieces:
        'No pieces left? Take your own from a system without your token and build them at once.',
      sum: 'For objectives the Production of all your units in one system is added up; the table answers.',
    },
    differ: {
      where: {
        base: "It speaks of planets' resources only.",
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
          'Must the Arborec flagship Duha Menaimon already be in the system that is activated?',
        answer: 'Yes. It can produce only if it is there at the moment of the activation.',
      },
      'salvage-war-sun': {
        question: 'Can Mentak make a war sun by Salvage Operations without the war sun technology?',
        answer: 'No, they can make only what they could make otherwise.',
      },
      'salvage-flagship': {
        question:
          "Can Mentak make its own flagship by Salvage Operations after an opponent's flagship was destroyed?",
        answer: 'Yes. Both are flagships, although the ships differ.',
      },
      'salvage-infantry': {
        question:
          'Can Salvage Operations make infantry after a combat with the infantry of the Alastor?',
        answer: 'No. When the combat is over they are no longer ships.',
      },
    },
  },
  production: {
    name: 'Production',
    answer: 'How many units it may make at a time.',
    points: {
      use: 'Used in the last step of a tactical action in the active system.',
      dock: "A [[space-dock|space dock]] makes as many as its planet's resources and 2 more; upgraded, 4 more.",
      warfare: 'Following [[warfare|Warfare]] uses one space dock at home.',
      detail: 'Production in detail',
    },
    differ: {
      'in-space': {
        base: 'Ground forces made in space need capacity.',
        pok: 'The book no longer says this.',
      },
    },
    asked: {
      letani: {
        question:
          'Can two Letani Warriors of the Arborec together make two infantry for one resource?',
        answer: 'Yes. The Production values of all units in a system are added up.',
      },
      hegemonic: {
        question: 'What does Hegemonic Trade Policy of the Winnu do?',
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
        'Ships that are not fighters, in one system: at most as many as your [[fleet-pool|fleet pool]].',
      where: 'Ships are in the space of a system.',
      count: 'Where an objective counts ships, ground forces and structures do not count.',
    },
    asked: {
      alastor: {
        question:
          'Do infantry that fight in space with the Nekro flagship Alastor count as ships? Against the fleet pool?',
        answer:
          'Cards treat them as ships, and as infantry too. The fleet pool does not count them, because they can be transported.',
      },
      'assault-cannon': {
        question: 'Do infantry of the Alastor count as ships for Assault Cannon?',
        answer: 'Yes, they may be among the ships that it asks for.',
      },
    },
  },
  'space-dock': {
    name: 'Space dock',
    answer: 'The structure that makes units. One on a planet.',
    points: {
      limit: 'At most one on a planet; three of a colour.',
      build: '[[construction|Construction]] builds it.',
      makes: "It makes units by [[production|Production]]: its planet's resources and 2 more.",
    },
    asked: {
      'floating-pds': {
        question:
          'Can a PDS hit the Floating Factories of Saar? Do they bring on Space Cannon Defense?',
        answer: 'No. Space Cannon cannot hit them.',
      },
    },
  },
  structures: {
    name: 'Structures',
    answer: 'PDS and space docks: 1 dock and 2 PDS on a planet.',
    points: {
      limit: 'At most 1 [[space-dock|space dock]] and 2 [[pds|PDS]] on a planet.',
      lost: 'When another player takes the planet they are destroyed.',
      count:
        'For objectives both kinds count, also the floating factories of Saar; but those are on no planet.',
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
      capacity: 'Together at most the [[capacity|capacity]] of the ship.',
      'pick-up': 'Where on the way units may be picked up',
    },
    asked: {
      'by-ability': {
        question:
          'Can ships pick up units when a card or an ability moves them (Skilled Retreat, Foresight)?',
        answer:
          'Yes. Each effect that moves a ship lets it carry units of its system, as far as its capacity allows.',
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
      asked:
        'This app does not know where your units are. Where an objective counts them, it asks.',
    },
    differ: {
      mechs: { base: 'No mechs.', pok: 'Four mechs; their card is no technology.' },
    },
  },
};
