import { expect, it } from 'vitest';
import { playComponent } from '$lib/core/commands/component-actions.ts';
import { correctBalances } from '$lib/core/commands/corrections.ts';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import { takeComponentAction } from '$lib/core/commands/turns.ts';
import { chronicleOf } from '$lib/core/queries/chronicle.ts';
import { readable } from '$lib/ui/panels/history/chapters.ts';
import { tapSentences } from '$lib/words/taps.ts';
import { atFirstTurn } from '../../support/rounds.ts';
import { tableNames } from './table-names.ts';

/** Hacan's first turn at depth Full, with something of every kind to play. */
const table = () =>
  atFirstTurn({
    players: 3,
    expansions: ['pok', 'codex2'],
    factions: ['emirates-of-hacan', 'barony-of-letnev', 'naaz-rokha-alliance'],
    settings: { depth: 'full' },
  })
    .do(correctBalances, { seat: 's1', balances: { goods: 1 } })
    .do(correctHoldings, {
      seat: 's1',
      holdings: { technologies: ['production-biomes'], relics: ['the-codex'], actionCards: 5 },
    })
    .do(takeComponentAction, { seat: 's1' });

type Args = Parameters<typeof playComponent>[2];

/** What the last row of History says after this was played. */
function said(args: Omit<Args, 'seat'>): string[] {
  const { line, past } = table().do(playComponent, { seat: 's1', ...args }).state.timeline;
  const row = readable(chronicleOf(line, past.positions)).at(-1);
  return tapSentences(row?.facts ?? [], tableNames).map(({ text }) => text);
}

it('a component action that is named is one row with one sentence, whatever it moved', () => {
  const cause = 'Production Biomes';
  const biomes = { kind: 'technology', technology: 'production-biomes' } as const;
  const changes = { strategy: -1, goods: 4 };
  const other = { seat: 's2', changes: { goods: 2 } } as const;
  expect(said({ played: biomes, becomes: 'exhausted', changes, other, cause })).toEqual([
    'Hacan played Production Biomes (exhausted): strategy −1, trade goods +4; Letnev: trade goods +2',
  ]);
  const codex = { kind: 'relic', relic: 'the-codex' } as const;
  expect(said({ played: codex, becomes: 'purged' })).toEqual(['Hacan played The Codex (purged)']);
  // The card that is played is not told as a loss of its own.
  const card = { kind: 'action-card', card: 'plague' } as const;
  expect(said({ played: card, cause: 'Plague' })).toEqual(['Hacan played Plague']);
  const machine = { kind: 'action-card', card: 'war-machine' } as const;
  expect(said({ played: machine, technology: 'neural-motivator', secrets: 1 })).toEqual([
    'Hacan played War Machine: gained Neural Motivator, drew 1 secret objective',
  ]);
});

it('the tap that only began it has no row once the action is named, and one while it is not', () => {
  const rows = (game: ReturnType<typeof table>) =>
    readable(chronicleOf(game.state.timeline.line, game.state.timeline.past.positions));
  const game = table();
  const unnamed = rows(game);
  expect(tapSentences(unnamed.at(-1)!.facts, tableNames)[0]?.text).toBe(
    'Hacan took a component action',
  );
  game.do(playComponent, { seat: 's1', played: { kind: 'typed', text: 'Something' } });
  const named = rows(game);
  expect(named).toHaveLength(unnamed.length);
  expect(named.at(-1)?.from).toEqual(unnamed.at(-1)?.from);
  expect(tapSentences(named.at(-1)!.facts, tableNames)[0]?.text).toBe('Hacan played Something');
});

it('what the table overruled keeps a sentence of its own', () => {
  const played = { kind: 'relic', relic: 'the-codex' } as const;
  const sentences = tapSentences(
    [
      { fact: { type: 'component-action.taken', seat: 's1', played }, overruled: null },
      { fact: { type: 'relic.purged', seat: 's1', relic: 'the-codex' }, overruled: 'relic-held' },
    ],
    tableNames,
  );
  expect(sentences).toEqual([
    { text: 'Hacan played The Codex', overruled: null },
    { text: 'Hacan purged The Codex', overruled: 'relic-held' },
  ]);
});
