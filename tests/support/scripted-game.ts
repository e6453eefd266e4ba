/** Plays a scripted game tap by tap, from setup to its end; the same script gives the same record. */
import type { Seat } from '../../src/lib/core/game.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import { turn } from './scripted/action.ts';
import { agendaStep } from './scripted/agenda.ts';
import { Play, type Script } from './scripted/play.ts';
import { statusStep } from './scripted/status.ts';

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

function likes(seat: Seat, card: string): number {
  const sum = [...`${seat}${card}`].reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) % 997, 7);
  return (sum % 7) / 3;
}

/** Strategy phase: people go for goods, for cards they like, and for cards no one has tried. */
function pick(play: Play): void {
  const { keeper, random, seat } = play;
  const free = Object.entries(play.game.strategyCards).filter(([, card]) => card.holder === null);
  const wish = ([id, card]: (typeof free)[number]) =>
    card.goods * 1.5 + likes(seat, id) + (play.picked.has(id) ? 0 : 2) + random.next() * 3;
  const ranked = free.map((row) => [wish(row), row[0]] as const).sort(([one], [two]) => two - one);
  const card = ranked[0]?.[1] ?? 'leadership';
  keeper.do('chooseStrategyCard', { seat, card });
  play.picked.add(card);
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
