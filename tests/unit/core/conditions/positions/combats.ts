/** What combats and destruction bring about: the table says it, of this combat and no other. */
import { afterHappening } from '../../../../../src/lib/core/changes/attested.ts';
import { attested, type Setup } from '../scenes.ts';
import * as lay from './lays.ts';
import { ask, inBoxes, no, yes, type Position, type Positions } from './position.ts';

const event = (fields: string, answer: boolean) => attested(`event(${fields})`, answer);
const lastOf = (means: string, place: string, units: string, answer: boolean) =>
  event(`event=destroyedLastOf,means=${means},place=${place},units=${units}`, answer);
const status = lay.quotaUsed('public');
const agenda = lay.decided();
/** Another combat is fought: what was said was said of the one before. */
const nextCombat: Setup = (game) => {
  Object.assign(game, afterHappening(game));
};
const combat = (kind: 'space' | 'ground', used: boolean): Setup =>
  lay.turn({ active: 's2', combats: [{ kind, winner: 's1', used: used ? ['s1'] : [] }] });

/** What holds for all of them, whatever the table has said. */
const late = (told: Setup): Position =>
  no('in the status phase it is too late (R-OBJ-04)', told, status);
const over = (told: Setup): Position =>
  ask('said of another combat, it is asked anew', told, nextCombat);

const greatest = event('anyOf=war-sun+flagship,event=destroyedUnit', true);
const flagship = event('event=wonSpaceCombat', true);
const power = event('event=spaceCombatEnded,ownShipsAtLeast=3', true);
const friend = event('against=note-in-play-area,event=wonCombat', true);
const anomaly = event('event=wonCombat,where=anomaly', true);
const theirHome = event('event=wonCombat,where=other-players-home-system', true);

const BOMBED = ['bombardment', 'any-during-bombardment-step'] as const;
const SHOT = ['space-cannon', 'any-during-space-cannon-offense-step'] as const;
const BARRAGE = ['anti-fighter-barrage', 'any-during-anti-fighter-barrage-step'] as const;

export const combats: Positions = {
  'destroy-their-greatest-ship': [
    late(greatest),
    no('the table said no', event('anyOf=war-sun+flagship,event=destroyedUnit', false)),
    over(greatest),
    yes('in the turn of another (R-OBJ-04)', greatest, lay.turn({ active: 's2' })),
  ],
  'unveil-flagship': [
    late(flagship),
    no('one objective was scored for this combat (R-OBJ-08)', flagship, combat('space', true)),
    over(flagship),
    ask('a combat was won; whether the flagship was there the table knows', combat('space', false)),
  ],
  'demonstrate-your-power': [
    late(power),
    no('in the agenda phase (R-OBJ-04)', power, agenda),
    over(power),
    yes('who lost it may score it: it has to have ended', power, lay.turn({ active: 's1' })),
  ],
  'betray-a-friend': [
    late(friend),
    no(
      'another player has scored it (R-OBJ-18)',
      friend,
      lay.scored('betray-a-friend', 's2', true),
    ),
    ask(
      'a note that is not there now may have been at the start',
      lay.note(),
      combat('ground', false),
    ),
  ],
  'brave-the-void': [
    late(anomaly),
    no('the table said no', event('event=wonCombat,where=anomaly', false), combat('ground', false)),
    ask('where a combat was fought is not recorded', combat('space', false)),
  ],
  'darken-the-skies': [
    late(theirHome),
    no('one objective was scored for this combat (R-OBJ-08)', theirHome, combat('space', true)),
    over(theirHome),
  ],
  'make-an-example-of-their-world': [
    late(lastOf(BOMBED[1], 'planet', 'ground-forces', true)),
    no('the table said no', lastOf(BOMBED[1], 'planet', 'ground-forces', false)),
    yes(
      'anything that destroyed them in that step, as re-worded',
      lastOf(BOMBED[1], 'planet', 'ground-forces', true),
    ),
    ask(
      'what was said of the first wording is not this card',
      lastOf(BOMBED[0], 'planet', 'ground-forces', true),
    ),
    inBoxes(
      ['pok'],
      yes('by bombardment itself before', lastOf(BOMBED[0], 'planet', 'ground-forces', true)),
    ),
  ],
  'turn-their-fleets-to-dust': [
    late(lastOf(SHOT[1], 'active-system', 'non-fighter-ships', true)),
    no('the table said no', lastOf(SHOT[1], 'active-system', 'non-fighter-ships', false)),
    inBoxes(
      ['pok'],
      ask(
        'before, fighters are ships: the later wording is another question',
        lastOf(SHOT[1], 'active-system', 'non-fighter-ships', true),
      ),
    ),
    inBoxes(
      ['pok'],
      no('not by space cannon itself (R-OBJ-21)', lastOf(SHOT[0], 'system', 'ships', false)),
    ),
  ],
  'fight-with-precision': [
    late(lastOf(BARRAGE[1], 'active-system', 'fighters', true)),
    no(
      'one objective was scored for this combat: barrage is in it (R-OBJ-08)',
      lastOf(BARRAGE[1], 'active-system', 'fighters', true),
      combat('space', true),
    ),
    inBoxes(
      ['pok', 'codex3'],
      yes('in that step, as re-worded', lastOf(BARRAGE[1], 'active-system', 'fighters', true)),
    ),
    inBoxes(
      ['pok'],
      no('the table said no to the first wording', lastOf(BARRAGE[0], 'system', 'fighters', false)),
    ),
  ],
};
