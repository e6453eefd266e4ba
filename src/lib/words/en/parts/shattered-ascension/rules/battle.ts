/** Battles, in Shattered Ascension, in our own words. */
import type { TopicWords } from '../../../../../look-up/topic.ts';
import type { battle as rows } from '../../../../../look-up/shattered-ascension/topics/battle.ts';

export const battle: TopicWords<typeof rows> = {
  'space-combat': {
    name: 'Space battle',
    answer: 'Barrage, other fire before the battle, then rounds: roll, assign hits, retreat.',
    points: {
      rounds:
        'First anti-fighter barrage and other fire before the battle, then rounds: roll, assign hits (the attacker first), retreat.',
      retreat:
        'A retreat goes to an adjacent system without enemy ships, activated from reinforcements. It costs 1 Strategy Allocation counter only if you’ve activated the battle’s system and not the target.',
      endless: 'A battle that can’t end destroys the defender’s ships.',
      sustain:
        'Sustain damage n takes n more hits. Each hit costs one combat die, never the last one.',
    },
    differ: {
      announce: {
        'shattered-ascension':
          'Retreats come after the hits: the attacker announces, the defender may leave first.',
        'shattered-ascension-v6': 'Retreats are announced before rolling, the defender first.',
      },
      mines: {
        'shattered-ascension': 'Mines don’t stop a retreat.',
        'shattered-ascension-v6': 'Enemy mines bar a retreat.',
      },
      unresolvable: {
        'shattered-ascension': 'An endless battle destroys the defender’s ships.',
        'shattered-ascension-v6': 'The book says nothing about endless battles.',
      },
    },
  },
  invasion: {
    name: 'Invasion combat',
    answer:
      'Bombardment (less shields), defence, then rounds. A winning attacker takes the planet exhausted.',
    points: {
      steps:
        'Bombardment (less planetary shields), invasion defence, then rounds. A winning attacker takes the planet exhausted; otherwise the defender keeps it.',
      'to-neutral':
        'Bombardment hits beyond the defenders make the planet neutral, unless the bombarding player declines.',
      'shock-troop':
        'After you win an invasion combat, one surviving ground force may become a shock troop.',
    },
  },
};
