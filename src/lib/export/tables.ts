/** The history and the points of a game as tables for spreadsheets. */
import type { ScoreSource } from '$lib/core/game.ts';
import { actorsOf } from '$lib/core/queries/chronicle.ts';
import type { StoryMoment } from '$lib/core/queries/story/walk.ts';
import { factSentence } from '$lib/words/events.ts';
import { phaseName, stepName } from '$lib/words/steps.ts';
import { handOn as words } from '$words/hand-on.ts';
import { csvOf, type CsvField } from './csv.ts';
import type { HandedGame } from './handed-game.ts';
import type { Veil } from './veil.ts';

const instant = (at: number): string => new Date(at).toISOString();

/** A column for people, where they are named. */
const people = <T>({ veil }: HandedGame, field: T): T[] => (veil ? [] : [field]);

/** Several players of one entry in one field. */
const together = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('; ');

/** A row for every fact that led to the end, in its place of the round. */
export function actsCsv(handed: HandedGame): string {
  const { line, names, nameOf, personOf, positions, veil } = handed;
  const { heads } = words;
  const rows = line.flatMap((item, i): CsvField[][] => {
    const from = positions[i - 1] ?? positions[0];
    if (!from || i >= positions.length) return [];
    const fact = veil ? veil.fact(item.fact) : item.fact;
    const said = factSentence(fact, names);
    const seats = actorsOf(item.fact);
    return [
      [
        item.seq,
        instant(item.at),
        from.round,
        phaseName(from.phase),
        stepName(from.phase, from.step),
        together(seats.map(nameOf)),
        ...people(handed, together(seats.map(personOf))),
        veil ? veil.sentence(said) : said,
        item.fact.type,
        item.overruled === null ? '' : words.yes,
      ],
    ];
  });
  return csvOf(
    [
      heads.entry,
      heads.time,
      heads.round,
      heads.phase,
      heads.step,
      heads.player,
      ...people(handed, heads.person),
      heads.what,
      heads.fact,
      heads.overruled,
    ],
    rows,
  );
}

const unnamed = (source: ScoreSource, veil: Veil): ScoreSource =>
  source.kind !== 'support' && source.name !== undefined
    ? { ...source, name: veil.typed(source.name) }
    : source;

/**
 * A row for every line of the points ledger, with the total of its player after it.
 *
 * @param moments what moved points, oldest first
 */
export function pointsCsv(handed: HandedGame, moments: readonly StoryMoment[]): string {
  const { names, nameOf, personOf, veil } = handed;
  const { heads } = words;
  const rows = moments.flatMap(({ at, gains, phase, round, seq }) =>
    gains.map(({ points, seat, secret, source, total }): CsvField[] => {
      const from = words.source(veil ? unnamed(source, veil) : source, names);
      return [
        seq,
        instant(at),
        round,
        phaseName(phase),
        nameOf(seat),
        ...people(handed, personOf(seat)),
        points,
        total,
        from,
        source.kind,
        secret ? words.yes : '',
      ];
    }),
  );
  return csvOf(
    [
      heads.entry,
      heads.time,
      heads.round,
      heads.phase,
      heads.player,
      ...people(handed, heads.person),
      heads.points,
      heads.total,
      heads.source,
      heads.sourceKind,
      heads.secret,
    ],
    rows,
  );
}
