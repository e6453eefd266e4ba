/** What the app has seen happen: planets lost, who passed, who was elected, who won against whom. */
import { FOR } from '../../../../../src/lib/core/outcome.ts';
import type { Outcome, Seat } from '../../../../../src/lib/core/game.ts';
import { atDepth, attested, has, type Setup } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, no, yes, type Positions } from './position.ts';

const lost = (...rows: [seat: Seat, planet: string][]): Setup =>
  lay.turn({ losses: rows.map(([seat, planet]) => ({ seat, planet })) });
const passed = (...seats: Seat[]): Setup => lay.turn({ passed: seats });
const planet = (id: string): Outcome => ({ kind: 'planet', planet: id });
const seat = (id: Seat): Outcome => ({ kind: 'seat', seat: id });
const won = (active: Seat, winner: Seat = 's1', used: Seat[] = []): Setup =>
  lay.turn({ active, combats: [{ kind: 'space', winner, used }] });
const points =
  (of: Seat, count: number): Setup =>
  (game) => {
    const source = { kind: 'other' as const };
    game.scores = [...game.scores, { seat: of, points: count, source, round: 1 }];
  };
/** Who controls Mecatol Rex, as far as the table said it without planets. */
const controls =
  (of: Seat): Setup =>
  (game) => {
    game.mecatol = of;
  };
const OTHERS = ['s2', 's3', 's4', 's5', 's6'] as const;
const statusPhase = lay.quotaUsed('public');

export const happened: Positions = {
  'become-a-martyr': [
    yes('a planet of the own home', lost(['s1', 'arretze'])),
    yes('a planet at the home of another, which it held', lost(['s1', 'jord'])),
    no(
      'Mecatol Rex and others lie in no home system',
      lost(['s1', 'mecatol-rex'], ['s1', 'lodor']),
    ),
    no('who took it has not lost it', has(['jord']), lost(['s2', 'jord'])),
    no(
      'in an earlier turn: it is scored at once (R-OBJ-04)',
      lay.turn({ turn: 2 }),
      has(['lodor']),
    ),
    no('a station at a home is no planet', lost(['s1', 'revelation'])),
    no('in the status phase (R-OBJ-04)', statusPhase),
    yes('the home of who is eliminated is one', lost(['s1', 'nestphar']), lay.gone('s6')),
    yes(
      'in the turn of another, and passed (R-OBJ-04)',
      lay.turn({ active: 's3', passed: ['s1'], losses: [{ seat: 's1', planet: 'hercant' }] }),
    ),
    no('Mirage and what the expedition placed', lost(['s1', 'mirage'], ['s1', 'thunders-edge'])),
  ],
  'prove-endurance': [
    yes('all others have passed', passed(...OTHERS)),
    yes('it passed after all of them', passed(...OTHERS, 's1')),
    no('one passed after it', passed('s2', 's3', 's4', 's5', 's1', 's6')),
    no('one has yet to pass', passed('s2', 's3', 's4', 's5')),
    no('it passed while one acts on', passed('s2', 's3', 's4', 's1', 's5')),
    yes('who is eliminated does not pass', passed('s2', 's3'), lay.gone('s4', 's5', 's6')),
    no(
      'who is eliminated is not the one to wait for',
      passed('s2', 's1'),
      lay.gone('s4', 's5', 's6'),
    ),
    no(
      'someone else has scored it (R-OBJ-18)',
      passed(...OTHERS),
      lay.scored('prove-endurance', 's2', true),
    ),
  ],
  'drive-the-debate': [
    yes('elected in person', lay.decided(['player', seat('s1')])),
    no('another was elected', lay.decided(['player', seat('s2')])),
    yes(
      'a planet of its own, given away by the agenda',
      lay.decided(['planet', planet('lodor'), 's1']),
      has(['lodor'], 's2'),
    ),
    no(
      'a planet that it gained by the agenda',
      lay.decided(['planet', planet('lodor'), 's2']),
      has(['lodor']),
    ),
    yes('by the first agenda of two', lay.decided(['player', seat('s1')], ['for-against', FOR])),
    no('for and against elect no one', lay.decided(['for-against', FOR])),
    no('nothing is decided yet', lay.turn(), lay.decided()),
    no(
      'a strategy card of its own is no planet',
      lay.decided(['strategy-card', { kind: 'card', card: 'politics' }]),
    ),
    yes(
      'Mecatol Rex, at every depth',
      controls('s1'),
      lay.decided(['planet', planet('mecatol-rex'), null]),
      atDepth('essentials'),
    ),
    no(
      'Mecatol Rex, taken since',
      controls('s2'),
      lay.decided(['planet', planet('mecatol-rex'), null]),
      controls('s1'),
      atDepth('essentials'),
    ),
    no('in the status phase (R-OBJ-05)', statusPhase),
    ask(
      'no one was known to hold it then',
      lay.decided(['planet', planet('lodor'), null]),
      has(['lodor']),
    ),
  ],
  'spark-a-rebellion': [
    yes('against the active player, who leads', won('s3'), points('s3', 4)),
    yes(
      'a tie counts (R-VP-07), also with the winner',
      won('s3'),
      points('s3', 4),
      points('s1', 4),
    ),
    yes('no one has a point: all have the most', won('s2')),
    no('in the status phase (R-OBJ-04)', statusPhase, points('s3', 4)),
    no('it has scored for this combat (R-OBJ-08)', won('s3', 's1', ['s1']), points('s3', 4)),
    no(
      'another has scored it (R-OBJ-18)',
      won('s3'),
      points('s3', 4),
      lay.scored('spark-a-rebellion', 's4', true),
    ),
    no(
      'the table said no',
      won('s3'),
      points('s4', 5),
      attested('event(against=most-points,event=wonCombat)', false),
    ),
    ask(
      'against someone who does not lead: another combat may have been',
      won('s3'),
      points('s4', 5),
    ),
    ask('its own turn: whom it beat is not recorded', won('s1'), points('s3', 4)),
  ],
};
