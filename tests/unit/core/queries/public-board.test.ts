/** What everyone may see: nothing that is hidden comes through, and who can score is told as it is. */
import { describe, expect, it } from 'vitest';
import {
  castVotes,
  discardAgenda,
  readOutcomes,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { callCouncil, voiceOffice } from '../../../../src/lib/core/commands/council.ts';
import { openCouncil } from '../../../../src/lib/core/commands/turns.ts';
import { callGame } from '../../../../src/lib/core/commands/corrections.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import type { Game } from '../../../../src/lib/core/game.ts';
import {
  publicBoard,
  reachOf,
  type PublicBoard,
} from '../../../../src/lib/core/queries/public-board.ts';
import type { Ruleset } from '../../../../src/lib/core/ruleset.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { fixtureFile } from '../../../support/fixture-games.ts';
import { laid, until } from '../../../support/ascension/table.ts';
import { atFirstTurn, atVote } from '../../../support/rounds.ts';
import { textsIn, viewOf, viewsOf } from '../../../support/views.ts';

/** Secret objectives that a document names though no one has scored them, and no law shows them. */
function hiddenIn(board: PublicBoard, game: Game, { objectives }: Ruleset): string[] {
  const shown = new Set<unknown>([
    ...game.scores.map(({ source }) => 'id' in source && source.id),
    ...game.objectives.map(({ id }) => id),
  ]);
  return [...textsIn(board)].filter(
    (text) => objectives[text]?.kind === 'secret' && !shown.has(text),
  );
}

/** From one moment that is looked at to the next. */
const EVERY = 5;

/** Moments of a recorded game, with what everyone sees of them. */
function* momentsOf(name: string) {
  const state = openState(rulesetFor, fixtureFile(name).entries);
  const { past } = state.timeline;
  let at = (past.length - 1) % EVERY;
  for (const view of viewsOf(state, EVERY)) {
    const snapshot = past.after(at);
    at += EVERY;
    if (!snapshot) continue;
    const game = snapshot.context;
    yield { game, ruleset: state.rulesets(game), board: publicBoard(game, view) };
  }
}

describe('what everyone may see', () => {
  it.each(['the-evening', 'four-players-full', 'opened-agenda', 'ascension-eight'])(
    'names no secret that is in a hand: %s',
    (name) => {
      let moments = 0;
      for (const { game, ruleset, board } of momentsOf(name)) {
        moments++;
        expect(hiddenIn(board, game, ruleset)).toEqual([]);
      }
      expect(moments).toBeGreaterThan(20);
    },
  );

  it('would be seen to name one', () => {
    for (const { game, ruleset, board } of momentsOf('the-evening')) {
      const secret = Object.keys(ruleset.objectives).find(
        (id) =>
          ruleset.objectives[id]?.kind === 'secret' &&
          !game.scores.some(({ source }) => 'id' in source && source.id === id),
      );
      const told = { ...board, hand: [secret] };
      expect(hiddenIn(told, game, ruleset)).toEqual([secret]);
      return;
    }
  });

  it('tells which agenda of its council lies there, and nothing of one elsewhere', () => {
    const at = until(laid('v42', { players: 3 }), 'action.turn').do(openCouncil, {});
    const council = () => publicBoard(at.game, viewOf(at.state)).agenda?.council;
    const agendas = ['arms-reduction', 'class-struggle'].map((agenda) => ({ agenda }));
    at.do(callCouncil, { seat: at.active!, option: 'table', agendas });
    at.do(voiceOffice, { seat: 's1' });
    expect(council()).toBeUndefined();
    const places = ['arms-reduction', 'class-struggle', 'voice-of-the-council'].map((agenda) => {
      at.do(revealAgenda, { agenda });
      const place = council();
      at.do(discardAgenda, {});
      return place;
    });
    expect(places).toEqual([1, 2, 3].map((number) => ({ number, of: 3 })));
    const phase = atVote('mutiny');
    expect(publicBoard(phase.game, viewOf(phase.state)).agenda).not.toHaveProperty('council');
  });

  it('leaves out what the keeper noted beside the end', () => {
    const table = atFirstTurn().do(callGame, {
      reason: 'time',
      winner: null,
      note: 'Sam holds Imperial Rider',
    });
    const view = viewOf(table.state);
    expect(view.result?.note).toBe('Sam holds Imperial Rider');
    const texts = [...textsIn(publicBoard(table.game, view))];
    expect(texts).not.toContain('Sam holds Imperial Rider');
    expect(publicBoard(table.game, view).view.result?.reason).toBe(view.result?.reason);
  });

  it('tells of the agenda, its count, and who has yet to vote', () => {
    const table = atVote('mutiny', { players: 4 });
    const first = table.active;
    if (!first) throw new Error('no one votes');
    table.do(castVotes, { seat: first, outcome: 'for', votes: 3 });
    const { agenda } = publicBoard(table.game, viewOf(table.state));
    expect(agenda).toMatchObject({
      card: { id: 'mutiny', type: 'directive' },
      slot: 1,
      speaker: table.game.speaker,
      sides: [
        { votes: 3, leading: true, voters: [{ seat: first, votes: 3 }] },
        { votes: 0, leading: false, voters: [] },
      ],
    });
    expect(Object.keys(agenda ?? {}).sort()).toEqual(
      ['abstained', 'card', 'election', 'out', 'predictions', 'sides', 'slot', 'speaker'].sort(),
    );
  });

  it('knows of a hidden agenda only the card that was read out', () => {
    const table = atVote('covert-legislation', { players: 4 }).do(readOutcomes, {
      election: 'player',
    });
    const { agenda } = publicBoard(table.game, viewOf(table.state));
    expect(agenda?.card.id).toBe('covert-legislation');
  });
});

describe('who can score', () => {
  const view = viewOf(atFirstTurn({ players: 3 }).state);
  const with_ = (cells: [string, 'can' | 'ask'][][], points: number[]) => ({
    ...view,
    goal: 10,
    objectives: [
      { objective: 'one', name: null, stage: 1 as const },
      { objective: 'two', name: null, stage: 2 as const },
      { objective: 'shown', name: null, stage: null },
    ],
    lanes: view.lanes.map((lane, i) => ({
      ...lane,
      points: points[i] ?? 0,
      shown: points[i] ?? 0,
      cells: (cells[i] ?? []).map(([objective, state]) => ({ objective, state, progress: null })),
    })),
  });

  it('is told with the most that one objective gives, best first', () => {
    const reach = reachOf(
      with_(
        [
          [['one', 'can']],
          [
            ['one', 'can'],
            ['two', 'can'],
          ],
          [['shown', 'can']],
        ],
        [3, 4, 9],
      ),
    );
    expect(reach.map(({ from, to, objectives }) => [from, to, objectives])).toEqual([
      [9, 10, ['shown']],
      [4, 6, ['two']],
      [3, 4, ['one']],
    ]);
  });

  it('leaves out what only the table knows, and what is over', () => {
    expect(reachOf(with_([[['one', 'ask']]], [3]))).toEqual([]);
    const over = {
      ...with_([[['one', 'can']]], [3]),
      result: { reason: 'goal' as const, winners: [], call: null, note: null },
    };
    expect(reachOf(over)).toEqual([]);
  });
});
