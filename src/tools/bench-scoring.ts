/** The recorded game with planets and technologies, cut at a scoring step: what a tap costs there. */
import { positionOf } from '$lib/core/machine/position.ts';
import { gameFileOf, readGameFile } from '$lib/core/record/game-file.ts';
import { Recorder } from '$lib/core/play/recorder.ts';
import { upcast } from '$lib/core/record/upcast.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';

/** The round whose scoring is shown: five objectives and more lie open. */
const ROUND = 5;

/** The game file up to the first tap after which the round is being scored, as text. */
export function scoringGameText(text: string): string {
  const check = readGameFile(text);
  if (!check.ok) throw new Error(`the game at its scoring: ${check.problem}`);
  const { entries } = check.file;
  const recorder = new Recorder(rulesetOf(['pok']).plan);
  for (const [i, { group, seq }] of entries.entries()) {
    for (const { body } of upcast(entries, seq)) {
      if (body.kind === 'fact') recorder.record(body.fact);
    }
    const { round, phase, step } = positionOf(recorder.snapshot);
    const whole = entries[i + 1]?.group !== group;
    if (whole && round >= ROUND && phase === 'status' && step === 'score') {
      const cut = entries.slice(0, i + 1);
      return JSON.stringify(gameFileOf(cut, { app: '0.1.0', at: cut.at(-1)?.at ?? 0 }));
    }
  }
  throw new Error('this game is never scored');
}
