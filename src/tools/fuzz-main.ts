/** Spoiled game files by seed, and how the app answers them. */
import { fuzzCase } from '../../tests/support/fuzz/cases.ts';
import { judge, type Answer } from '../../tests/support/fuzz/judge.ts';
import { readGameFile } from '$lib/core/record/game-file.ts';

/** What answers for a seed, of the records in these files. */
export function judgeOf(
  texts: readonly string[],
): (seed: number) => Answer & { resealed: boolean } {
  const records = texts.map((text) => {
    const check = readGameFile(text);
    if (!check.ok) throw new Error(`a recorded game is ${check.problem} at ${check.where}`);
    return check.file.entries;
  });
  return (seed) => {
    const spoiled = fuzzCase(seed, records);
    return { ...judge(spoiled), resealed: spoiled.resealed };
  };
}
