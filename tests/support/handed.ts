/** Recorded games on their way out, as the app hands them on. */
import { rulesetAt, type EngineState } from '../../src/lib/core/engine/engine-state.ts';
import { ledgerOf } from '../../src/lib/core/engine/time.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { tell } from '../../src/lib/core/queries/story/tell.ts';
import { walkInParts, type StoryMoment } from '../../src/lib/core/queries/story/walk.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { handedGame } from '../../src/lib/export/handed-game.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import type { Pictured } from '../../src/lib/ui/panels/share/picture.ts';
import { agendaWords } from '../../src/lib/ui/model/card-names.ts';
import { factionWords } from '../../src/lib/words/faction-words.ts';
import { holdingNames } from '../../src/lib/words/holding-names.ts';
import { objectiveName } from '../../src/lib/words/objective-name.ts';
import { strategyCardWords } from '../../src/lib/words/strategy-card-words.ts';
import { fetchWordsOf, speakTermsOf } from '../../src/lib/words/terms.ts';
import { namesOfTyped, speakTyped } from '../../src/lib/words/typed-names.ts';

function momentsOf({ timeline }: EngineState) {
  const work = walkInParts(timeline);
  for (;;) {
    const part = work.next();
    if (part.done) return part.value.moments;
  }
}

/** The game of a record as it is handed on. */
export async function handedOf(
  entries: readonly Written[],
  withoutNames: boolean,
): Promise<Pictured & { moments: readonly StoryMoment[] }> {
  const state = openState(rulesetFor, entries);
  const { line, past, head } = state.timeline;
  const game = head.context;
  await fetchWordsOf(game.ruleset);
  speakTermsOf(game.ruleset);
  const typed = namesOfTyped(game.typed);
  speakTyped((id) => typed.get(id));
  const story = tell({ line, past, ledger: ledgerOf(state) });
  if (!story) throw new Error('nothing was laid');
  const nameOf = (seat: string) => {
    const player = game.players[seat as never];
    const faction = player?.faction;
    return (faction ? factionWords(faction)?.short : undefined) ?? player?.name ?? seat;
  };
  const handed = handedGame(
    {
      game,
      entries,
      line,
      positions: past.positions,
      story,
      title: 'Prophecy of Kings',
      printed: rulesetAt(state).printed,
      nameOf,
      personOf: (seat) => game.players[seat]?.name ?? '',
      names: {
        ...holdingNames,
        seat: nameOf,
        card: (id) => strategyCardWords(id)?.name ?? id,
        objective: (id) =>
          game.objectives.find((card) => card.id === id)?.name ?? objectiveName(id),
        agenda: (id) => game.laws.find((law) => law.id === id)?.name ?? agendaWords.name(id),
      },
    },
    withoutNames,
  );
  return { ...handed, moments: momentsOf(state), markOf: () => ({ colour: 'red', letters: 'XX' }) };
}

/** The names of the people in a record, as it spells them. */
export function peopleIn(entries: readonly Written[]): string[] {
  const text = JSON.stringify(entries.map(({ body }) => body));
  const created = entries.flatMap(({ body }) =>
    body.kind === 'fact' && body.fact.type === 'game.created' ? body.fact.players : [],
  );
  const later = [...text.matchAll(/"profile":\{[^}]*?"name":"([^"]+)"/g)].map(([, name]) => name!);
  return [...new Set([...created.map(({ name }) => name), ...later])].filter((name) => name !== '');
}
