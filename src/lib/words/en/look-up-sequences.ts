/** What is done in a fixed order at the table, step by step, in our own words. */
import type { SequenceWords } from '../../look-up/sequences.ts';

export const sequences: SequenceWords = {
  'tactical-action': {
    name: 'Tactical action',
    steps: {
      activate: 'Put a tactic token in a system without your token.',
      move: 'Move ships there; check the fleet limit.',
      'cannon-offense': 'Space cannons fire at ships: the active player, then clockwise.',
      'space-combat': 'Two players with ships there: space combat.',
      invade: 'Invade planets.',
      produce: 'Produce units in the system.',
    },
    reminders: {
      'chaos-mapping': 'Saar may use Chaos Mapping at the start of its turn, before this.',
      armada: 'Letnev may have two more ships in a system than fleet tokens.',
      'fleet-regulations': 'Fleet Regulations: at most four tokens in a fleet pool.',
      sarween: 'Sarween Tools: 1 less to pay for all of it together.',
      algorithm:
        'AI Development Algorithm, when exhausted: 1 less to pay for each unit upgrade you own.',
    },
  },
  'space-combat': {
    name: 'Space combat',
    steps: {
      before: 'Resolve anything that happens before the combat.',
      barrage: 'First round only: anti-fighter barrage.',
      announce: 'Announce retreats: the defender first, then perhaps the attacker.',
      roll: 'Roll: the attacker, then the defender.',
      hits: 'Sustain Damage, then assign hits.',
      retreat: 'Retreat if announced; put a token on the destination.',
      end: 'One side left, or none: say who won, check capacity, score.',
    },
    reminders: {
      armada: 'Letnev may have two more ships in a system than fleet tokens.',
      edict: 'Mahact captures a token when it wins: its fleet limit grows by 1.',
    },
  },
  invasion: {
    name: 'Invasion',
    steps: {
      bombard: 'Bombard: say the planets, roll, remove ground forces.',
      commit: 'Land ground forces. On Mecatol Rex: first take the custodians token.',
      'cannon-defense': 'The other players’ space cannons fire at what has landed.',
      'ground-combat': 'Ground combat, planet by planet: roll, assign hits, repeat.',
      control: 'Take control: planet card exhausted, others’ structures destroyed.',
    },
    reminders: {
      x89: 'X-89 Bacterial Weapon: Planetary Shield doesn’t stop it.',
      'blood-ties': 'Winnu pays no influence for the custodians token.',
      'more-pds': 'Homeland Defense Act: more than two PDS on a planet are allowed.',
      scavenge: 'Saar gains 1 trade good when it takes a planet (Scavenge).',
    },
  },
  transactions: {
    name: 'Transaction',
    steps: {
      partner:
        'With the active player: once with each neighbour. For an agenda: once with everyone.',
      agree: 'Agree on all of it first; it may be a gift.',
      give: 'Goods, commodities, at most one note from each side; fragments where there are relics.',
      convert: 'Commodities become trade goods on the other side.',
    },
    reminders: {
      'guild-ships': 'Hacan can trade with players who aren’t neighbours (Guild Ships).',
      convoys: 'Trade Convoys: its holder can trade with players who aren’t neighbours.',
      arbiters: 'Hacan may trade action cards (Arbiters).',
      hubris: 'Mahact can’t take an Alliance (Hubris).',
      pillage: 'Mentak may take 1 from a neighbour with 3 trade goods or more (Pillage).',
      protection: 'Promise of Protection keeps Pillage away from its holder.',
    },
  },
  'agenda-phase': {
    name: 'Agenda phase',
    steps: {
      reveal: 'Reveal an agenda; read it with all outcomes.',
      predict: 'Predictions and riders, before any vote.',
      vote: 'Vote clockwise from the speaker’s left; the speaker last.',
      'after-speaker': 'Cards played after the speaker votes.',
      outcome: 'Most votes win; the speaker decides a tie.',
      resolve: 'Resolve it; a law stays in play, anything else is discarded.',
      pay: 'Pay right predictions. After the first agenda: the second.',
      ready: 'After the second: ready planets.',
    },
    reminders: {
      zeal: 'Argent votes first, even as speaker, and has one extra vote for each player (Zeal).',
      threat: 'Nekro can’t vote, but predicts once an agenda phase (Galactic Threat).',
      qanoj:
        'Xxcha with Elder Qanoj: one extra vote for each planet exhausted; can’t be kept from voting.',
      gila: 'Hacan with Gila the Silvertongue: two votes for each trade good.',
      intelligence:
        'Predictive Intelligence, if readied: 3 extra votes; exhausted if that outcome loses.',
      pact: 'Blood Pact: 4 extra votes if both of its players vote for the same outcome.',
      government: 'Representative Government: one vote each, and no planets.',
      'government-anew':
        'Representative Government: one vote each, no planets, and no extra votes.',
    },
  },
  elimination: {
    name: 'Elimination',
    steps: {
      out: 'No ground force, no unit with Production, no planet: the player is out.',
      pieces:
        'Units, tokens, technologies, sheets and the player’s own notes leave the game, from every hand.',
      others: 'Other players’ notes go back; action cards and owned laws are discarded.',
      'strategy-cards': 'Strategy cards return to the common area.',
      secrets: 'Secret objectives, scored ones too, are shuffled back.',
      speaker: 'Was it the speaker? The next player on the left takes the token.',
      goods: 'Goods and the other cards leave the game.',
    },
    reminders: {
      copied: 'Technologies copied by Nekro stay with Nekro.',
      wormholes: 'Creuss’s wormhole tokens stay on the board.',
      zero: 'Another player with Naalu’s 0 token keeps it until the end of the status phase.',
    },
  },
};
