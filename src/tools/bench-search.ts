/** How long a question takes to the rules at hand: every question of the tests, the index warm. */
import { documentsOf } from '$lib/look-up/search/documents.ts';
import { indexText, openSearch } from '$lib/look-up/search/search.ts';
import { topics } from '$lib/words/en/look-up.ts';
import { ms, type Figure } from './bench-figure.ts';
import { TARGETS } from './bench-targets.mjs';
import blind from '../../tests/fixtures/look-up/blind.json';
import tuned from '../../tests/fixtures/look-up/tuned.json';

/** What is typed on the way to a question: each of its beginnings asks once. */
const typed = (question: string) =>
  Array.from({ length: question.length - 1 }, (_, i) => question.slice(0, i + 2));

/** The 95th percentile of a search, as it is typed letter by letter; and opening the index. */
export function searchFigures(): Figure[] {
  const index = indexText(documentsOf((id) => topics[id]));
  const began = performance.now();
  const search = openSearch(index);
  const opened = performance.now() - began;
  const questions = [...blind, ...tuned].map(({ asked }) => asked);
  for (const question of questions) search(question);
  const times = questions.flatMap(typed).map((question) => {
    const from = performance.now();
    search(question);
    return performance.now() - from;
  });
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return [
    ms(
      `a search in the rules, 95 % of ${times.length.toLocaleString('en')} typed`,
      p95,
      TARGETS.core.search,
    ),
    ms('opening its index', opened),
  ];
}
