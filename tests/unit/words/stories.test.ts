/**
 * The stories of all recorded games in English, in one file to be read: `stories.txt` beside this test,
 * which `npx vitest run -u` writes anew.
 */
import { afterAll, expect, test } from 'vitest';
import type { Game } from '$lib/core/game.ts';
import { agendaWords } from '$lib/ui/model/card-names.ts';
import { factionWords } from '$lib/words/faction-words.ts';
import { holdingNames } from '$lib/words/holding-names.ts';
import type { FactNames } from '$lib/words/names.ts';
import { objectiveName } from '$lib/words/objective-name.ts';
import { objectiveLines, storyLines, type StoryLine } from '$lib/words/story-lines.ts';
import { strategyCardWords } from '$lib/words/strategy-card-words.ts';
import { fetchWordsOf, speakTermsOf } from '$lib/words/terms.ts';
import { namesOfTyped, speakTyped } from '$lib/words/typed-names.ts';
import { FIXTURES } from '../../support/fixture-games.ts';
import { recordedStory } from '../../support/stories.ts';
import { RAW } from './table-names.ts';

afterAll(() => {
  speakTermsOf('');
  speakTyped();
});

const namesIn = ({ laws, objectives, players }: Game): FactNames => ({
  ...holdingNames,
  seat: (id) => {
    const player = players[id];
    const faction = player?.faction;
    return (faction ? factionWords(faction)?.short : undefined) ?? player?.name ?? id;
  },
  card: (id) => strategyCardWords(id)?.name ?? id,
  objective: (id) => objectives.find((card) => card.id === id)?.name ?? objectiveName(id),
  agenda: (id) => laws.find((law) => law.id === id)?.name ?? agendaWords.name(id),
});

const said = ({ details, kind, label, seq, title }: StoryLine) =>
  `${kind.padEnd(10)} ${String(seq ?? '').padStart(5)}  ${[`${label}: ${title}`, ...details].join('. ')}.`;

/** The story of a recorded game, a sentence or more in each line. */
async function told(name: string): Promise<string[]> {
  const { game, story } = recordedStory(name);
  await fetchWordsOf(game.ruleset);
  speakTermsOf(game.ruleset);
  const typed = namesOfTyped(game.typed);
  speakTyped((id) => typed.get(id));
  const names = namesIn(game);
  const totals = story.points?.lines.map(
    ({ seat, totals }) => `             ${names.seat(seat)}: ${totals.join(', ')}`,
  );
  const lines = [...storyLines(story, names), ...objectiveLines(story, names)].map(said);
  return [`## ${name}`, ...(totals ?? []), ...lines];
}

test('the stories of all recorded games are those that were read', async () => {
  const stories: string[] = [];
  for (const name of FIXTURES) stories.push(...(await told(name)), '');
  for (const line of stories) {
    expect(line.replace(/^##.*|^ +|^[a-z]+ +\d* */, '')).not.toMatch(RAW);
  }
  await expect(stories.join('\n')).toMatchFileSnapshot('stories.txt');
});
