/** Plays a scripted game tap by tap, from setup to its end; the same script gives the same record. */
import { positionOf } from '../../src/lib/core/machine/position.ts';
import { turn } from './scripted/action.ts';
import { agendaStep } from './scripted/agenda.ts';
import { Play, type Script } from './scripted/play.ts';
import { statusStep } from './scripted/status.ts';
import { pick } from './scripted/strategy.ts';

/** A game that does not end within so many taps is a mistake in its script. */
const MOST_TAPS = 4_000;

function setUp({ keeper, script }: Play): void {
  const { expansions, id, opening, people, settings, speaker } = script;
  keeper.do('setUpGame', {
    id,
    expansions,
    seats: people.map(({ skill: _, ...seat }) => seat),
    speaker,
    objectives: opening.map((objective) => ({ objective })),
    settings,
  });
}

/** The next taps that the table makes by itself. */
function step(play: Play): void {
  const { phase, step } = positionOf(play.keeper.headless.snapshot);
  if (phase === 'strategy')
    return step === 'pick' ? pick(play) : void play.keeper.do('placeGoods', {});
  if (phase === 'status') return statusStep(play, step);
  if (phase === 'agenda') return agendaStep(play, step);
  if (phase === 'action' && step === 'turn') return turn(play);
  throw new Error(`nothing to do at ${phase}.${step}`);
}

/** Plays to the end, or until `enough` says so. */
export function playScript(script: Script, enough: (play: Play) => boolean = () => false): Play {
  const play = new Play(script);
  setUp(play);
  const moments = [...(script.moments ?? [])];
  while (!play.keeper.over && !enough(play)) {
    if (play.keeper.taps.length > MOST_TAPS) throw new Error(`${script.name} does not end`);
    const at = moments.findIndex((moment) => moment.when(play));
    if (at >= 0) moments.splice(at, 1)[0]?.run(play);
    else step(play);
  }
  if (moments.length > 0 && play.keeper.over) {
    throw new Error(`${script.name}: ${moments.length} moments never came`);
  }
  return play;
}
