/** The map and its planets, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { board as rows } from '../../../../look-up/topics/board.ts';

export const board: TopicWords<typeof rows> = {
  'active-system': {
    name: 'Active system',
    answer: 'The system where you put your tactic token; all of the tactical action happens there.',
    points: {
      activate: 'Take a token from your tactic pool and put it in the system.',
      'no-own-token':
        'A system that already has your token can’t be chosen. Other players’ tokens don’t matter.',
      stays: 'It stays active until your [[tactical-action|tactical action]] is over.',
    },
  },
  adjacency: {
    name: 'Adjacency',
    answer: 'Tiles that touch are adjacent, and so are systems with the same wormhole.',
    points: {
      touch:
        'Two systems are adjacent if their tiles touch or they have the same [[wormholes|wormhole]].',
      itself: 'No system is adjacent to itself, but a planet is adjacent to the system it’s in.',
      hyperlanes: 'A hyperlane tile isn’t a system.',
    },
    asked: {
      ixthian: {
        question:
          'Ixthian Artifact destroys units beside Mecatol Rex. Does the Creuss ability Quantum Entanglement join wormholes A and B for it?',
        answer:
          'No. Only the Creuss themselves see these systems as adjacent, so they lose nothing at the other wormhole.',
      },
      'peace-accords': {
        question: 'Can the Xxcha use Peace Accords for a planet in the same system?',
        answer: 'Yes. A planet is adjacent to the system it’s in.',
      },
    },
  },
  anomalies: {
    name: 'Anomalies',
    answer:
      'Asteroid fields and supernovas are closed; a nebula slows; a gravity rift helps but can destroy.',
    points: {
      closed:
        'Ships may not move through or into an [[asteroid-field|asteroid field]] or a [[supernova|supernova]].',
      nebula: 'A [[nebula|nebula]] may be entered only as the active system.',
      rift: 'A [[gravity-rift|gravity rift]] gives 1 more move, with a risk.',
      counts:
        'Objectives about anomalies mean all of these. You answer, because this app doesn’t know the map.',
    },
    differ: {
      more: {
        base: 'Asteroid field, gravity rift, nebula, supernova.',
        'thunders-edge': 'The entropic scar is an anomaly too.',
      },
    },
  },
  'asteroid-field': {
    name: 'Asteroid field',
    answer: 'Ships may not enter or pass it.',
    points: {
      closed: 'No ship moves into or through it.',
      anomaly: 'It’s one of the [[anomalies|anomalies]].',
    },
  },
  control: {
    name: 'Control',
    answer:
      'A planet is yours until only another player has units there. A new planet arrives exhausted.',
    points: {
      gain: 'Take the planet card [[exhausted|exhausted]].',
      'one-owner': 'A planet has one owner. You can take an unclaimed one or another player’s.',
      empty: 'You keep a planet without units; mark it with a control token.',
      lose: 'You lose it at once when only another player has units there. During an [[invasion|invasion]] this is decided in its last step, not before.',
      structures: 'The old owner’s structures are destroyed when you take control.',
      home: 'You begin with the planets of your home system.',
    },
    differ: {
      coexist: {
        base: 'One player alone is on a planet after the invasion.',
        'thunders-edge':
          'Players may coexist: one controls the planet, the others count it only when scoring an objective.',
      },
    },
  },
  'game-board': {
    name: 'Game board',
    answer: 'The system tiles on the table, with Mecatol Rex in the middle.',
    points: {
      centre:
        '[[mecatol-rex|Mecatol Rex]] is in the centre, with the [[custodians-token|custodians token]].',
      edge: 'For objectives the [[wormhole-nexus|wormhole nexus]], Creuss’s home and the Fracture count as the edge.',
      asked: 'This app doesn’t know your map; it asks where an objective needs it.',
      building: 'How the board is built',
      whole:
        'All tiles in play belong to the board, even one that touches no other, like Creuss’s home.',
    },
    differ: {
      fracture: {
        base: 'The tiles laid at the start.',
        'thunders-edge':
          'When you gain a breakthrough, roll a die: on a 1 or 10 the Fracture joins the board.',
      },
    },
  },
  'gravity-rift': {
    name: 'Gravity rift',
    answer:
      '1 more move for a ship that leaves it or passes through it, but on 1 to 3 the ship is lost.',
    points: {
      bonus:
        'A ship that moves out of a rift or through it has 1 extra move; one that only enters doesn’t.',
      risk: 'Roll one die for each such ship just before it leaves the rift: on 1, 2 or 3 it’s removed.',
      anomaly: 'It’s one of the [[anomalies|anomalies]].',
      when: 'Don’t roll for what a ship carries: it’s lost with its ship. Everything lost goes to [[reinforcements|reinforcements]].',
    },
  },
  'mecatol-rex': {
    name: 'Mecatol Rex',
    answer:
      'The centre of the board. It holds the custodians token, and is worth 1 point with Imperial.',
    points: {
      token:
        'The [[custodians-token|custodians token]] starts there; until it’s taken, no one can land.',
      imperial: 'With it, your [[imperial|Imperial]] gives 1 point instead of a secret.',
      diplomacy: '[[diplomacy|Diplomacy]] can’t choose it.',
    },
    differ: {
      legendary: { base: 'It isn’t legendary.', 'thunders-edge': 'It’s legendary.' },
    },
  },
  nebula: {
    name: 'Nebula',
    answer:
      'Enter it only as the active system; ships that begin there have move 1; the defender adds 1.',
    points: {
      active: 'Ships may move into it only if it’s the active system, and never through it.',
      move: 'A ship that begins the movement in a nebula has move 1; other effects may add to that.',
      defender: 'In a space combat there, the [[defender|defender]] adds 1 to combat rolls.',
    },
  },
  planets: {
    name: 'Planets',
    answer:
      'Exhaust them for resources or influence. Their traits and specialties matter to cards.',
    points: {
      values:
        'Exhaust a planet for all its [[resources|resources]] or all its [[influence|influence]], not both.',
      traits:
        'Cultural, hazardous, industrial: a trait does nothing itself, but cards ask for it. A planet with two traits counts for both.',
      specialty:
        'A readied planet with a specialty stands in for one prerequisite of its colour. Exhaust it for that.',
      exhausted: 'A planet arrives exhausted.',
      ready: 'Planets are readied in the status phase and again after the agenda phase.',
      legendary:
        'Legendary is printed on the planet, or given by a card. Mecatol Rex is legendary only with Thunder’s Edge.',
      total: 'Sums over planets count exhausted planets and home planets too.',
      shared:
        'A system may have planets of two players. Each planet has one owner; see [[control|control]].',
      exploring:
        'With Prophecy of Kings you explore a planet that no player had; see [[exploration|exploration]].',
    },
    differ: {
      'legendary-planets': {
        base: 'There are no legendary planets.',
        pok: 'A legendary planet brings its ability card.',
      },
      stations: {
        base: 'There are no space stations.',
        'thunders-edge':
          'A space station isn’t a planet: not for votes, objectives or as a home. It raises your commodity limit by one.',
      },
    },
    asked: {
      unstable: {
        question: 'What does the action card Unstable Planet do?',
        answer:
          'As an action, choose a hazardous planet. Exhaust it and destroy up to three infantry on it.',
      },
    },
  },
  supernova: {
    name: 'Supernova',
    answer: 'Ships may not enter or pass it.',
    points: {
      closed: 'No ship moves into or through it.',
      anomaly: 'It’s one of the [[anomalies|anomalies]].',
    },
  },
  'system-tiles': {
    name: 'System tiles',
    answer: 'Every tile is a system except hyperlanes.',
    points: {
      hyperlane: 'A hyperlane tile isn’t a system.',
      nexus:
        'The [[wormhole-nexus|wormhole nexus]] begins inactive and counts as the edge of the board.',
      backs:
        'The back shows the kind of tile: green is a home, blue has planets, red is an anomaly or has no planets.',
      space: 'All of a tile that isn’t a planet is space.',
    },
    differ: {
      homes: { base: 'Only home tiles are green.', pok: 'Faction tiles are green too.' },
      where: {
        base: 'Ships are always in space, ground forces and structures always on planets.',
        pok: 'Usually they are there.',
      },
    },
  },
  'wormhole-nexus': {
    name: 'Wormhole nexus',
    answer: 'It begins inactive and flips when a unit enters or Mallice is taken.',
    points: {
      start: 'It begins on its inactive side and counts as the edge of the board.',
      turn: 'It flips after a unit enters it or a player takes Mallice. For ships, that’s at the end of movement.',
      wormholes: 'When inactive it has gamma; when active, alpha, beta and gamma.',
    },
  },
  wormholes: {
    name: 'Wormholes',
    answer: 'Systems with the same wormhole are adjacent.',
    points: {
      asked: 'This app doesn’t know which ships are at wormholes; it asks.',
      adjacent: 'The same letter means [[adjacency|adjacent]], for movement, range and neighbours.',
      eliminated: 'Creuss’s wormhole tokens stay when Creuss is out.',
    },
    differ: {
      kinds: {
        base: 'Alpha, beta, and Creuss’s delta.',
        pok: 'Gamma too, on the nexus and from exploration.',
        'thunders-edge': 'Epsilon too.',
      },
    },
    asked: {
      'travel-ban': {
        question: 'Does Enforced Travel Ban stop Space Cannon through wormholes?',
        answer: 'No, a PDS may still fire through them.',
      },
      deflector: {
        question:
          'Can Light/Wave Deflector move ships through the Creuss flagship Hil Colish and its wormhole?',
        answer:
          'Yes. They may pass its system and continue through the delta wormhole, to the Creuss home or the Creuss Gate.',
      },
      'hil-colish-lost': {
        question:
          'The Hil Colish moves first and a gravity rift removes it. Can other ships still use its wormhole?',
        answer: 'No, the wormhole is gone with the flagship.',
      },
    },
  },
  exploration: {
    name: 'Exploration',
    answer:
      'When you take a planet that no player had, explore it: draw from the deck of its trait.',
    points: {
      when: 'A planet that no player controlled is explored when you gain control of it. Some cards let you explore too.',
      deck: 'The trait of the planet names the deck: cultural, hazardous or industrial. With two traits you choose; without a trait you don’t explore.',
      frontier: 'Frontier tokens have a deck of their own.',
      fragments:
        'Relic fragments are found here, 9 cultural, 7 hazardous, 5 industrial and 3 unknown ones; [[relics|relics]] are drawn with them.',
      attachments:
        'Some cards are [[attach|attached]] to the planet: they change its values, or give it a specialty.',
      gains:
        'Other cards give goods, commodities, tokens, cards or units, or a gamma [[wormholes|wormhole]].',
      cards:
        'Each of the three planet decks has 20 cards. You draw the card; the app offers what it can give.',
    },
    differ: {
      box: {
        base: 'Nothing is explored.',
        pok: 'Planets and frontiers are explored; the frontier deck has 14 cards.',
        codex3: 'Six more frontier cards.',
      },
    },
    asked: {
      conquered: {
        question: 'Do I explore a planet that I take from another player?',
        answer: 'No, only a planet that no player controlled.',
      },
    },
  },
};
