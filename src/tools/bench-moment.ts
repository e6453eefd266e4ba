/** Recorded games, cut at a moment: what a tap costs there, what its clocks show. */
import type { Game } from '$lib/core/game.ts';
import { positionOf, type Position } from '$lib/core/machine/position.ts';
import { gameFileOf, readGameFile } from '$lib/core/record/game-file.ts';
import { Recorder } from '$lib/core/play/recorder.ts';
import { upcast } from '$lib/core/record/upcast.ts';
import { actionOf } from '$lib/core/step.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';

/** The game file up to the first tap after which the game stands at such a place, as text. */
function cutAt(text: string, isThere: (position: Position, game: Game) => boolean): string {
  const check = readGameFile(text);
  if (!check.ok) throw new Error(`a recorded game: ${check.problem}`);
  const { entries } = check.file;
  const recorder = new Recorder(rulesetOf(['pok']).plan);
  for (const [i, { group, seq }] of entries.entries()) {
    for (const { body } of upcast(entries, seq)) {
      if (body.kind === 'fact') recorder.record(body.fact);
    }
    const whole = entries[i + 1]?.group !== group;
    if (whole && isThere(positionOf(recorder.snapshot), recorder.snapshot.context)) {
      const cut = entries.slice(0, i + 1);
      return JSON.stringify(gameFileOf(cut, { app: '0.1.0', at: cut.at(-1)?.at ?? 0 }));
    }
  }
  throw new Error('this game never comes there');
}

/** The round whose scoring is shown: five objectives and more lie open. */
const SCORING = 5;
/** The round of whose turns one is shown; before the first of them the table takes a breath. */
const TURN = 3;

/** The game with planets and technologies, at a scoring step. */
export const scoringGameText = (text: string): string =>
  cutAt(
    text,
    ({ round, phase, step }) => round >= SCORING && `${phase}.${step}` === 'status.score',
  );

/** A game in somebody's turn, whose clock runs. */
export const turnGameText = (text: string): string =>
  cutAt(
    text,
    ({ round, phase, step }, game) =>
      round >= TURN && `${phase}.${step}` === 'action.turn' && (actionOf(game)?.turn ?? 0) > 1,
  );
