/** The tactical action and its combats, in our own words. */
import type { TopicWords } from '../../../../look-up/topic.ts';
import type { battle as rows } from '../../../../look-up/topics/battle.ts';

export const battle: TopicWords<typeof rows> = {
  'anti-fighter-barrage': {
    name: 'Anti-Fighter barrage',
    answer: 'First round of space combat only: roll, and hits destroy fighters.',
    points: {
      first: 'It’s the first step of a [[space-combat|space combat]], in the first round only.',
      numbers:
        'Barrage X (Y): roll Y dice; each X or more is a hit. Both sides roll, and each side destroys its own fighters for the other’s hits.',
      fighters: 'Its hits go to fighters only; more hits than fighters do nothing.',
      'in-combat': 'For objectives it’s part of the combat.',
      'no-combat-roll':
        'These aren’t combat rolls: effects that change combat rolls don’t change them.',
    },
    differ: {
      empty: {
        base: 'In the first round each side may use it.',
        pok: 'The step happens even if there are no fighters.',
      },
    },
  },
  attacker: {
    name: 'Attacker',
    answer: 'The active player is the attacker.',
    points: {
      active:
        'In each combat of your turn you attack; the other side is the [[defender|defender]].',
      'rolls-first': 'The attacker makes all rolls before the defender.',
      'after-defender':
        'The attacker may announce a retreat only if the defender didn’t this round.',
    },
  },
  bombardment: {
    name: 'Bombardment',
    answer: 'First step of an invasion: ships roll against ground forces on planets.',
    points: {
      first: 'It comes before any ground force lands.',
      numbers:
        'Bombardment X (Y): Y dice, a hit on X or more; without a Y, one die. Say which planet a unit fires at before it rolls.',
      targets:
        'For each hit the owner of the planet destroys one of their [[ground-forces|ground forces]] there. More hits do nothing.',
      shield: '[[planetary-shield|Planetary Shield]] stops it, unless a war sun is in the system.',
      'no-combat-roll': 'These aren’t combat rolls.',
      'not-in-combat': 'It comes before the combat, so it isn’t "during a combat" for objectives.',
    },
    asked: {
      x89: {
        question: 'Does Planetary Shield stop X-89 Bacterial Weapon?',
        answer: 'No. X-89 isn’t part of the bombardment.',
      },
      plasma: {
        question:
          'Does Plasma Scoring add a die for every PDS, or every unit that uses Bombardment or Space Cannon?',
        answer:
          'No. It adds one die to the whole roll, and you say which unit rolls it before any dice are rolled.',
      },
      harrow: {
        question: 'How does the L1Z1X ability Harrow work?',
        answer:
          'After each round of a ground combat, their ships in the system may bombard the opponent’s ground forces on that planet once more. Their own are safe.',
      },
    },
  },
  defender: {
    name: 'Defender',
    answer: 'The player who is attacked: the other side in a combat of the active player.',
    points: {
      other:
        'The active player attacks, the other side defends. A third player in the system is no one’s opponent.',
      'retreats-first': 'The defender announces a retreat first.',
      nebula: 'In a [[nebula|nebula]] the defender adds 1 to combat rolls.',
      draw: 'If all ground forces are destroyed, the defender keeps the planet.',
    },
  },
  destroyed: {
    name: 'Destroyed',
    answer:
      'Hits and effects that say "destroy" destroy. What you take off because of a limit is removed, not destroyed.',
    points: {
      counts:
        'For objectives, hits count, and so do action cards, technologies and anything that says "destroy".',
      removed:
        'Ships taken off because of the [[fleet-pool|fleet pool]] are removed, not destroyed.',
    },
    differ: {
      leftovers: {
        base: 'Fighters and ground forces left behind in a retreat are destroyed.',
        pok: 'They’re removed, not destroyed.',
      },
    },
  },
  'ground-combat': {
    name: 'Ground combat',
    answer: 'Both sides roll, both remove; repeat until one side is left. No retreat.',
    points: {
      rounds: 'Roll dice, assign hits, repeat. There’s no retreat.',
      dice: 'One die for each ground force, or one for each burst icon of its combat value. Each result of that value or more is a hit.',
      hits: 'Each side chooses which of its ground forces on the planet are destroyed, one for each hit.',
      order: 'With several planets, the active player chooses the order of combats.',
      end: 'It ends when at most one side has ground forces left. Effects at the end of the round and of the combat still happen.',
      'both-die':
        'If no one is left, the planet stays with the [[defender|defender]], with a control token.',
      slot: 'It’s a combat of its own: for scoring, a space combat and a ground combat are two.',
    },
  },
  invasion: {
    name: 'Invasion',
    answer: 'Bombard, land, space cannon, ground combat, take control.',
    points: {
      steps:
        'Bombardment, commit ground forces, space cannon defense, ground combat, establish control.',
      'no-landing': 'If you land nothing, continue with production.',
      order: 'With several planets you choose the order of space cannon and combats.',
      control:
        'A new planet arrives [[exhausted|exhausted]]; other players’ structures there are destroyed.',
      'both-die': 'If no one survives, the defender keeps the planet.',
      mecatol:
        'No landing on Mecatol Rex while the [[custodians-token|custodians token]] is there.',
    },
    asked: {
      'matriarch-control': {
        question:
          'Can the Naalu take a planet with fighters alone, thanks to their flagship Matriarch?',
        answer:
          'No. The fighters go back to space when the ground combat ends. Without other ground forces it’s a draw, and the planet stays as it was.',
      },
      dacxive: {
        question: 'Do Dacxive Animators help the Naalu to take a planet with fighters alone?',
        answer: 'No. The ground combat ends in a draw, so Dacxive Animators do nothing.',
      },
      matriarch: {
        question: 'What does the Naalu flagship Matriarch do in an invasion?',
        answer:
          'Fighters in its system may land like ground forces. After the combat they go back to space.',
      },
    },
  },
  movement: {
    name: 'Movement',
    answer:
      'Any of your ships may move into the active system, unless they start where your own token is.',
    points: {
      who: 'Any number of your ships may end in the [[active-system|active system]]. Moving none is fine.',
      'no-own-token': 'A ship may not start in another system with your token.',
      path: 'Ships go from system to adjacent system, at most as many as their [[move|move]]. They may leave the active system and come back into it.',
      'pass-ships':
        'You may not pass through a system with another player’s ships; fighters count.',
      'pass-token': 'You may pass through systems with your own token.',
      together: 'Say which ships move before any of them moves. They all arrive at the same time.',
      carry: 'A ship with capacity may [[transport|transport]] units on its move.',
      'then-cannon':
        'After the moves [[space-cannon|space cannons]] may fire, even if nothing moved.',
      closed: '[[asteroid-field|Asteroid fields]] and [[supernova|supernovas]] are closed.',
      ability:
        'If an ability moves a ship outside the movement step, only that ability’s rules count, not move values or these rules.',
    },
    asked: {
      'fighters-block': {
        question: 'Do fighters alone stop my ships?',
        answer: 'Yes, they block the way like any other ship.',
      },
    },
  },
  opponent: {
    name: 'Opponent',
    answer: 'Only the other side of your combat.',
    points: {
      other:
        'In a combat the other side is your opponent. A player who only watches is no one’s opponent.',
    },
  },
  'planetary-shield': {
    name: 'Planetary shield',
    answer: 'The planet can’t be bombarded, unless a war sun is there.',
    points: {
      stops: 'Stops [[bombardment|bombardment]] of its planet.',
      'war-sun':
        'A war sun in the system switches off all other players’ shields there, and with them Magen Defense Grid.',
      harrow: 'It stops the L1Z1X ability Harrow too.',
    },
    asked: {
      x89: {
        question: 'Does it stop X-89 Bacterial Weapon?',
        answer: 'No, because that isn’t bombardment.',
      },
    },
  },
  'space-cannon': {
    name: 'Space cannon',
    answer: 'Offense after movement, against ships; defense after landing, against ground forces.',
    points: {
      numbers: 'Space Cannon X (Y): Y dice, a hit on X or more; without a Y, one die.',
      offense: 'After the moves, even if nothing moved: first the active player, then clockwise.',
      whom: 'Other players fire at the active player. The active player chooses one player with ships there. The player who is hit chooses which ships are lost.',
      defense:
        'After the landing: the other players fire from that planet at the ground forces that landed there.',
      range:
        'A PDS with an upgrade reaches adjacent systems, at ships only: it never helps against a landing.',
      'no-combat-roll': 'These aren’t combat rolls, and they aren’t part of a combat.',
      order: 'With several planets, the active player chooses the order.',
    },
    differ: {
      hits: {
        base: 'Defense hits units that were committed to that planet.',
        pok: 'Defense hits units on that planet.',
      },
      'offense-order': {
        base: 'The active player fires first, then the others clockwise; it’s printed under defense.',
        pok: 'The active player fires first, then the others clockwise.',
      },
      'defense-who': {
        base: 'After the landing, for units on that planet; it’s printed as if for each player.',
        pok: 'After the landing, for players other than the active one.',
      },
    },
    asked: {
      'plasma-planets': {
        question: 'I land on several planets with PDS. Does Plasma Scoring add a die on each?',
        answer:
          'Yes. Each planet makes its own Space Cannon roll, and each of these rolls gets one extra die.',
      },
      battlestation: {
        question:
          'Can Experimental Battlestation be used when no ships moved, or against other players than the active one?',
        answer:
          'No. It’s used with Space Cannon Offense, and only against the active player’s ships, if ships moved into the system.',
      },
    },
  },
  'space-combat': {
    name: 'Space combat',
    answer:
      'Barrage (first round), announce retreats, roll, assign hits, retreat; again until one side is left.',
    points: {
      when: 'Only if two players have ships in the active system.',
      before: 'What happens "before combat" comes just before the barrage.',
      barrage: 'First round only: [[anti-fighter-barrage|anti-fighter barrage]].',
      announce:
        'Announce retreats: the defender first. If the defender does, the attacker may not this round. There must be somewhere to go.',
      roll: 'The [[attacker|attacker]] makes all rolls, then the defender.',
      hits: 'Each side assigns the hits on its own ships. [[sustain-damage|Sustain Damage]] comes first.',
      retreat:
        'If the other side still has ships, you must go: all to one adjacent system that has a unit or planet of yours and no other player’s ships.',
      'retreat-token':
        'Put a token from reinforcements there, unless yours is already there. No reinforcements? Take one from your sheet.',
      end: 'It ends when at most one side has ships. That side won; if no ships are left, no one won.',
      slot: 'One objective may be scored for it, and another for a ground combat.',
    },
    differ: {
      leftovers: {
        base: 'Anything that can’t go along is destroyed.',
        pok: 'Anything that can’t go along is removed.',
      },
      window: {
        base: 'Effects at the end of the round and of the combat still happen.',
        pok: 'The end of the last round and the end of the combat are one moment for effects.',
      },
    },
    asked: {
      stalemate: {
        question:
          'A stalemate: neither side can win or hurt the other, so the combat has no end. What happens?',
        answer: 'The attacker must retreat.',
      },
      'skilled-retreat': {
        question: 'Is Skilled Retreat a retreat? Can Intercept cancel it?',
        answer:
          'No to both. The card itself moves your ships, and Intercept only stops a real retreat.',
      },
      'alastor-lost': {
        question: 'The Alastor is destroyed. Do its infantry keep fighting in the space combat?',
        answer: 'Yes, until the combat is over.',
      },
      salai: {
        question:
          'Does the Winnu flagship Salai Sai Corian roll a die for each of the Alastor’s infantry?',
        answer: 'Yes, one extra die for each of them.',
      },
      devotion: {
        question: 'What does the Yin ability Devotion do?',
        answer:
          'After a round of space combat, destroy one of your cruisers or destroyers there to make one hit; you choose which of the opponent’s ships takes it.',
      },
    },
  },
  'sustain-damage': {
    name: 'Sustain damage',
    answer: 'The unit is damaged instead of lost; used before hits are assigned.',
    points: {
      before: 'Use it before hits are assigned.',
      damaged:
        'Put a damaged unit on its side. It fights as before, but can’t use this again until it’s repaired.',
      repair: 'Units are repaired in step 7 of the status phase.',
      'any-hit':
        'It cancels a hit of any kind that the unit could take: combat, Space Cannon, Bombardment. A hit of a barrage goes to fighters only, so it can’t.',
      'not-destroy': 'It doesn’t help against effects that destroy a unit directly, without a hit.',
      letnev: 'With Letnev’s Non-Euclidean Shielding, it cancels up to two hits.',
    },
    asked: {
      courageous: {
        question: 'Can Sustain Damage be used against Courageous to the End?',
        answer: 'No. That card makes no hits; it destroys units directly.',
      },
      'direct-hit': {
        question:
          'Can Direct Hit follow a hit that came from an ability, such as Ambush, Dimensional Splicer or Devotion?',
        answer:
          'Yes. If the ship sustained a hit that your units or your abilities made, Direct Hit destroys it.',
      },
      'direct-hit-text': {
        question: 'When can Direct Hit be played?',
        answer:
          'After another player’s ship used Sustain Damage against a hit from your units or abilities. The ship is destroyed.',
      },
    },
  },
  'tactical-action': {
    name: 'Tactical action',
    answer: 'Activate, move, space combat, invasion, production.',
    points: {
      steps: 'Activation, movement, space combat, invasion, production.',
      activate: 'One token from the tactic pool goes to a system without your token.',
      move: '[[movement|Move]] any of your ships there; then [[space-cannon|space cannon]] offense.',
      combat: '[[space-combat|Space combat]] if two players have ships there.',
      invade: '[[invasion|Invade]] planets there.',
      produce: '[[producing-units|Produce]] there, even if nothing moved or landed.',
      'no-token':
        'Without a token in the tactic pool you can’t take one; fleet tokens can’t pay for it.',
    },
  },
};
