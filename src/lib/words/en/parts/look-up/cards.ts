/** Cards and abilities, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { cards as rows } from '../../../../look-up/topics/cards.ts';

export const cards: TopicWords<typeof rows> = {
  abilities: {
    name: 'Abilities',
    answer:
      'A card beats the general rules; "cannot" beats everything; "may" leaves the choice to you, anything else is mandatory.',
    points: {
      'card-first': 'What a card says beats the general rule. If you can follow both, follow both.',
      cannot: '"Cannot" is final. No other ability changes it.',
      'action-header':
        'An ability that begins with "Action" takes your whole turn as a [[component-action|component action]], in the action phase only.',
      may: '"May" means you choose. Without it, the ability of a card in play must be resolved, as fully as possible.',
      cost: 'You must be able to pay a cost in full. If you can’t, you don’t get the effect.',
      'when-after': '"When" goes before "after". "Then" needs the part before it to be done.',
      once: 'Use an ability once each time its moment comes: once a turn, once a combat, and so on.',
      window:
        'Start of combat and start of its first round are one moment; so are the end of its last round and the end of combat.',
      'this-turn':
        '"This turn" ends with that player\'s turn. It never lasts into the next turn or phase.',
      'in-between':
        'Some effects skip your turn, or let another player act before you; then your turn begins again. One undoes your pass.',
      'die-zero': 'On a ten-sided die the 0 is a ten, never a zero.',
      'same-moment': 'Which of several abilities goes first at the same moment',
    },
  },
  'action-cards': {
    name: 'Action cards',
    answer:
      'Everyone draws one in each status phase; you may keep seven; play one at the moment it names.',
    points: {
      draw: 'In step 3 of the [[status-phase|status phase]], everyone draws one, in initiative order.',
      limit:
        'With more than seven in hand, you discard down at once. Some cards and factions change the limit.',
      whole: 'An action card that’s an action may be played only if all of it can be done.',
      'same-name':
        'Two cards of the same name may not hit the same target at the same moment. Different targets are fine, and a cancelled card doesn’t count.',
      hidden: 'Your hand is secret, but you may show it if you want.',
      'empty-deck': 'When the deck is empty, shuffle the discard pile to make a new one.',
      politics: '[[politics|Politics]] draws two, as primary and as secondary.',
    },
    differ: {
      hand: {
        base: 'The limit is seven cards.',
        'thunders-edge': 'Cards on Garbozia are in no hand.',
      },
    },
    asked: {
      neural: {
        question: 'Does Neural Motivator work on every draw, with Minister of Policy too?',
        answer:
          'No. It gives one extra card on the normal draw of the status phase and on no other. The Yssaril’s Scheming works on every draw.',
      },
      'direct-hits': {
        question: 'May I play two Direct Hit in the same combat round?',
        answer: 'Yes, if they hit different ships.',
      },
      'shields-both': {
        question: 'May both players play Shields Holding in the same round?',
        answer: 'Yes. Each card cancels hits on its own side, so they affect different hits.',
      },
      'shields-abilities': {
        question: 'Can Shields Holding cancel hits from Ambush, Dimensional Splicer or Devotion?',
        answer: 'Yes, hits from such abilities may be cancelled too.',
      },
      sabotage: {
        question: 'When is Sabotage played, before or after the target is chosen?',
        answer:
          'After: the targets of the card are named first. It must be before any effect, vote or die roll of the card.',
      },
      'lucky-shot': {
        question: 'Can I use Lucky Shot, or another card that destroys units, on my own units?',
        answer: 'No. Such cards only work against other players’ units and planets.',
      },
      upgrade: {
        question: 'Must the cruiser already be there when I play Upgrade?',
        answer: 'Yes, it has to be in the system you activated.',
      },
    },
  },
  attach: {
    name: 'Attach',
    answer: 'An attached card stays with the planet, no matter who controls it.',
    points: {
      stays: 'A card on a planet goes with the planet to its new owner.',
      'one-planet': 'A card is attached to one planet at a time.',
      law: 'A discarded law leaves its planet.',
      custodians: 'The custodians token isn’t an attachment.',
      which:
        'Some laws attach, and some cards of [[exploration|exploration]]. The card itself says to which planet.',
      under:
        'Tuck the card half under the planet card. It keeps its own readied or exhausted side when the planet changes hands.',
    },
  },
  'component-action': {
    name: 'Component action',
    answer: 'Use anything that says "Action" on a card or your sheet. It’s your whole turn.',
    points: {
      turn: 'It takes your turn, in the action phase only.',
      whole:
        'You may do it only if all of it can be done, and with a card that’s yours, unlocked and readied.',
      cancelled: 'A cancelled component action doesn’t use up your turn.',
      lend: 'An effect may use the ability of a strategy card as an action: no one follows, and the card isn’t exhausted.',
      leaders: 'Some agents and most heroes are component actions; see [[leaders|leaders]].',
    },
  },
  'component-limitations': {
    name: 'Component limitations',
    answer:
      'Dice, goods, control tokens, fighter and infantry tokens never run out. Everything else is limited to the box.',
    points: {
      unlimited: 'No limit: dice, trade goods, control tokens, fighter and infantry tokens.',
      limited:
        'Everything else is limited, [[command-tokens|command tokens]] too. Nothing goes below zero.',
      pieces:
        'Pieces a colour: 1 flagship, 2 war suns, 3 space docks, 4 carriers, 5 dreadnoughts, 6 PDS, 8 cruisers, 8 destroyers, 10 fighters, 12 infantry.',
      'take-back':
        'No pieces left? Take your own from a system without your token, if you build them at once.',
      shuffle: 'An empty deck is made new from its shuffled discard pile.',
      'in-the-box':
        'One card, one faction and one colour of each: this app knows the cards of the boxes you chose.',
      'claimed-once':
        'There’s one of each breakthrough and one of each part of the expedition; each is taken once.',
    },
    differ: {
      mechs: { base: 'There are no mechs.', pok: 'Each colour has 4 mechs.' },
    },
  },
  exhausted: {
    name: 'Exhausted',
    answer:
      'Face down and used. It can’t be used again until it’s readied; passive effects continue.',
    points: {
      once: 'An exhausted card can’t be exhausted again.',
      passive: 'Its passive effects continue.',
      spend: 'Exhaust a planet to use all its resources or all its influence.',
      'strategy-card':
        'A [[strategy-card|strategy card]] is exhausted once everyone has had the chance to follow.',
      ready: 'Cards are readied in step 6 of the status phase.',
    },
  },
  readied: {
    name: 'Readied',
    answer: 'Face up and ready for use.',
    points: {
      use: 'Only a readied card can be [[exhausted|exhausted]].',
      step: 'All your cards are readied in step 6 of the status phase; strategy cards, planets and leaders too.',
      agenda: 'Planets are readied once more at the end of the agenda phase.',
    },
  },
  modifiers: {
    name: 'Modifiers',
    answer: 'Anything that adds to a number or subtracts from it: combat, cost, move.',
    points: {
      examples:
        'A [[nebula|nebula]] adds 1 to the defender’s combat rolls; a [[gravity-rift|gravity rift]] adds 1 to move.',
      'combat-only':
        'Effects that change combat rolls don’t change barrage, bombardment or space cannon.',
      several: 'How several modifiers are put together',
      plus: 'A modifier follows the word "apply": a plus is added to the number or the roll, a minus is taken from it.',
    },
  },
  'promissory-notes': {
    name: 'Promissory notes',
    answer: 'Give them in trades; you can never play your own.',
    points: {
      start:
        'You begin with one note of your faction and the general ones that each player has; how many depends on the box.',
      one: 'At most one from each side in a transaction.',
      own: 'You never play your own note; it works in the hands of others.',
      'in-play':
        'A note in play can’t be traded. When it goes back to its owner, it can be traded again.',
      'play-area':
        'Where an objective counts other players’ notes, only those in your play area count.',
      support:
        'Support for the Throne is a point for the player who has it in play. Each player has one such card.',
      'support-back':
        'Support for the Throne goes back, and the point is lost, when you activate a system that has its owner’s units, or when its owner is eliminated.',
      play: 'Follow the timing and the text on the note. You may play it, but needn’t unless it says so. A note that returns does so after its effect.',
      'pass-on': 'A note in hand may be traded on, even one that was never yours.',
      hidden:
        'Keep the notes in your hand hidden. Effects that send a note back don’t touch one that wasn’t played.',
      eliminated: 'An eliminated player’s notes leave the game.',
    },
    differ: {
      'whose-own': {
        base: 'It mentions a player’s own notes.',
        pok: 'Your own are those of your colour or your faction.',
      },
      count: { base: 'Four that everyone has.', pok: 'Five that everyone has.' },
    },
    asked: {
      window: {
        question: 'May I play a note I just received in a trade?',
        answer:
          'Yes, as long as its moment is still open: a note for the start of your turn, for example, if you got it then.',
      },
      creuss: {
        question: 'Does Creuss IFF work before the Creuss have Wormhole Generator?',
        answer: 'Yes, the note doesn’t need that technology.',
      },
    },
  },
  purge: {
    name: 'Purge',
    answer: 'A purged card leaves the game for good.',
    points: {
      gone: 'It never comes back.',
      partly: 'That holds even if its effect was only partly done.',
    },
  },
  relics: {
    name: 'Relics',
    answer:
      'Spend relic fragments to draw one; it stays face up in front of you and can’t be traded.',
    points: {
      draw: 'Take the top card of the deck, face up. An empty deck gives nothing.',
      fragments:
        'Purge three fragments of one kind as an action to draw a relic. Fragments are cultural, hazardous or industrial; an unknown one stands for any kind.',
      trade: 'Fragments may be traded, relics never.',
      one: 'Each relic is one card, with the player who gained it.',
    },
  },
  rerolls: {
    name: 'Rerolls',
    answer: 'The new result counts. One ability rerolls a die once.',
    points: {
      replaces: 'The new result takes the place of the old one, better or worse.',
      once: 'One ability may reroll a die only once.',
    },
    differ: {
      combat: {
        base: 'Decide after each group of dice.',
        pok: 'Decide after all dice are rolled.',
      },
    },
  },
  technology: {
    name: 'Technology',
    answer: 'Have one technology of the colour for each symbol; then research it.',
    points: {
      prerequisites: 'For each symbol you need one technology of that colour.',
      planets:
        'A readied planet with that specialty stands in for one symbol: exhaust it. An exhausted one can’t.',
      gain: 'To gain isn’t to research: no prerequisites are needed. You have each card once.',
      'other-faction': 'You can’t research another faction’s technology.',
      upgrades: '[[unit-upgrades|Unit upgrades]] have no colour and don’t count as a prerequisite.',
      nekro:
        'A technology copied by Nekro counts by its colour and kind. Two upgrades of one unit count once.',
      never: 'Nekro doesn’t research; it gains command tokens instead.',
      deck: 'You may look through your technology deck at any time. You own only what you gained.',
      valefar:
        'Valefar Assimilator copies faction technologies that other players have researched, unit upgrades too. A new upgrade of the same kind of unit takes the place of the old one, with its token.',
    },
    differ: {
      colours: {
        base: 'The colours are in the rule book.',
        pok: 'Biotic green, warfare red, propulsion blue, cybernetic yellow.',
      },
      synergy: {
        base: 'A technology counts for its own colour.',
        'thunders-edge':
          'A breakthrough joins two colours: each technology counts for either, one at a time.',
      },
    },
    asked: {
      'valefar-printed': {
        question:
          'Can Valefar Assimilator copy a unit that’s printed on a faction sheet, such as Prototype War Sun I?',
        answer: 'No. A printed unit isn’t a technology.',
      },
    },
  },
  'unit-upgrades': {
    name: 'Unit upgrades',
    answer: 'A technology that makes a kind of unit better. It has no colour.',
    points: {
      'no-colour': 'It has no colour and can’t stand in for a prerequisite.',
      count: 'Two upgrades of the same kind of unit count once.',
    },
    differ: {
      nekro: {
        base: 'Upgrades that Nekro copies: see [[technology|technology]].',
        pok: 'Nekro may replace a unit with an upgrade of the same kind, whatever its name.',
      },
    },
    asked: {
      'nekro-both': {
        question:
          'Can Nekro copy a faction upgrade if it already has the normal one, such as Exotrireme II and Dreadnought II?',
        answer: 'Yes. The faction one is in force; if it’s lost, the normal one works again.',
      },
      'nekro-count': {
        question:
          'Do both upgrades of one unit count for Develop Weaponry and Revolutionize Warfare?',
        answer:
          'No. Two upgrades of the same kind of unit, such as Dreadnought II and Exotrireme II, count once.',
      },
    },
  },
  leaders: {
    name: 'Leaders',
    answer:
      'An agent starts readied. A commander unlocks as its card says; a hero unlocks with three scored objectives.',
    points: {
      kinds: 'Each faction has three: an agent, a commander and a hero.',
      agent: 'An agent begins unlocked and readied. Using it exhausts it.',
      commander:
        'A commander begins locked. Its own card says what unlocks it; from then on it stays in use and is never exhausted.',
      hero: 'A hero begins locked. Your third scored objective unlocks it, public or secret.',
      'used-up': 'A used hero is [[purge|purged]] if its card says so.',
      action:
        'If its card says Action, a leader is used as a [[component-action|component action]] and takes your turn. Others name their moment.',
      ready: 'Exhausted leaders are readied in step 6 of the status phase.',
      alliance:
        'With another player’s Alliance note, you can also use that player’s commander while it’s unlocked.',
      asked:
        'What a leader does is on its card. At depth Full this app knows which ones are unlocked; otherwise it asks.',
    },
    differ: {
      box: { base: 'There are no leaders.', pok: 'Each faction has its leaders.' },
    },
    asked: {
      exhaust: {
        question: 'Is my commander or hero exhausted when I use it?',
        answer: 'No. Only agents are exhausted; a commander keeps working, a hero is used once.',
      },
    },
  },
};
