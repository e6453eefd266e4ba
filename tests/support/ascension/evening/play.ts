/** Plays an evening of Shattered Ascension tap by tap; the same evening gives the same record. */
import { positionOf } from '../../../../src/lib/core/machine/position.ts';
import { EveningPlay, type Evening } from './evening.ts';
import { beforeTheTurns } from './setup.ts';
import { afterTheTurns } from './status.ts';
import { turn } from './turns.ts';

/** An evening that does not end within so many taps is a mistake in it. */
const MOST_TAPS = 3_000;

function setUp({ keeper, evening }: EveningPlay): void {
  const { id, opening, people, settings, speaker } = evening;
  keeper.do('setUpGame', {
    id,
    expansions: [],
    seats: people.map(({ name, faction, colour }) => ({ name, faction, colour })),
    speaker,
    objectives: opening.map((objective) => ({ objective })),
    settings,
  });
}

/** The next taps that the table makes by itself. */
function go(play: EveningPlay): void {
  const { phase, step } = positionOf(play.keeper.headless.snapshot);
  if (phase === 'setup' || phase === 'strategy') beforeTheTurns(play, step);
  else if (phase === 'action') turn(play);
  else afterTheTurns(play, step);
}

/** Plays to the end. */
export function playEvening(evening: Evening): EveningPlay {
  const play = new EveningPlay(evening);
  setUp(play);
  const moments = [...(evening.moments ?? [])];
  while (!play.keeper.over) {
    if (play.keeper.taps.length > MOST_TAPS) throw new Error(`${evening.name} does not end`);
    const at = moments.findIndex((moment) => moment.when(play));
    if (at >= 0) moments.splice(at, 1)[0]?.run(play);
    else go(play);
  }
  if (moments.length > 0) throw new Error(`${evening.name}: ${moments.length} moments never came`);
  return play;
}
