/** The council of Shattered Ascension: rows SA-TC, and those of SA-NUM that bear on it. */
import { describe, expect, it } from 'vitest';
import {
  castVotes,
  discardAgenda,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { callCouncil, voiceOffice } from '../../../../src/lib/core/commands/council.ts';
import { closeCouncil, openCouncil } from '../../../../src/lib/core/commands/turns.ts';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { gainPlanets, turnPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import {
  followSecondary,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import { amend } from '../../../../src/lib/core/engine/amend.ts';
import { gameOf, headOf } from '../../../../src/lib/core/engine/engine-state.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { votesIn } from '../../../../src/lib/core/rules/council.ts';
import { atPicks, goOn, inEditions, laid, picks, until } from '../../../support/ascension/table.ts';
import type { EditionName } from '../../../support/ascension/ruleset.ts';
import { given } from '../../../support/given.ts';
import type { Table } from '../../../support/table.ts';

const SIDED = [
  'aggressive-strategy',
  'amnesty-for-the-fallen',
  'arms-reduction',
  'anti-piracy-task-force',
];
const VOICE = 'voice-of-the-council';
const STAMPS = { at: 1_900_000_000_000, mono: 7, run: 'run', app: 'test' };

/** Assembly is played by s2, of five players or others. */
function atAssembly(edition: EditionName, players = 5): Table {
  const cards = ['leadership', 'assembly', 'production', 'trade', 'warfare', 'technology'];
  const at = picks(atPicks(edition, { players }), players === 2 ? cards : cards.slice(0, players));
  until(at, 'action.turn');
  while (at.active !== 's2') goOn(at);
  return at.do(playStrategyCard, { seat: 's2', card: 'assembly' });
}

const agenda = (id: string, by?: Seat) => ({ agenda: id, ...(by ? { by } : {}) });
const call = (at: Table, option: string, rows: ReturnType<typeof agenda>[], speaker?: Seat) =>
  given(at).when(callCouncil, {
    seat: 's2',
    option,
    agendas: rows,
    ...(speaker ? { speaker } : {}),
  });
const three = (by: (Seat | undefined)[] = ['s1', 's3', 's5']) =>
  by.map((seat, i) => agenda(SIDED[i]!, seat));

/** Every planet of a seat exhausted but one that gives so much influence, where it can. */
function withInfluence(at: Table, seat: Seat, influence: number): void {
  const planets = at.game.players[seat]!.planets!;
  at.do(turnPlanets, { planets: [...planets], exhausted: true });
  let left = influence;
  const free = Object.entries(at.referee.ruleset.cards.planets)
    .filter(([id, { homeOf, influence: worth }]) => {
      const held = at.game.seating.some((other) => at.game.players[other]!.planets!.includes(id));
      return homeOf === null && worth > 0 && !held;
    })
    .sort(([, a], [, b]) => b.influence - a.influence);
  for (const [id, { influence: worth }] of free) {
    if (worth > left) continue;
    at.do(gainPlanets, { seat, planets: [id] });
    at.do(turnPlanets, { planets: [id], exhausted: false });
    left -= worth;
  }
  if (left > 0) throw new Error(`no planets for ${influence}`);
}

const vote = (at: Table, seat: Seat, outcome: string, votes: number) =>
  given(at).when(castVotes, { seat, outcome, votes });

describe('the council', () => {
  inEditions('SA-TC-01 meets when Assembly is played, and not without it', (edition) => {
    const other = picks(atPicks(edition, { players: 5 }), ['leadership', 'diplomacy']);
    until(other, 'action.turn');
    other.do(playStrategyCard, { seat: 's1', card: 'leadership' });
    given(other).when(revealAgenda, { agenda: SIDED[0]! }).isRefused('opens-no-agenda');
    given(other)
      .when(callCouncil, { seat: 's1', option: 'a', agendas: three() })
      .isRefused('opens-no-agenda');
    const at = atAssembly(edition);
    call(at, 'a', three()).isAccepted();
    given(at).when(revealAgenda, { agenda: SIDED[0]! }).isAccepted();
    expect(at.at).toBe('action.vote');
  });

  inEditions('SA-TC-01 meets by hand when the table says so', (edition) => {
    const at = until(atPicks(edition, { players: 5 }), 'action.turn');
    const { active, game } = at;
    at.do(openCouncil, {});
    given(at).when(revealAgenda, { agenda: SIDED[0]! }).isRefused('opens-no-agenda');
    // As many as lie open, anyone's, and the token stays.
    const all = at.game.seating.map((seat, i) => agenda([...SIDED, 'class-struggle'][i]!, seat));
    given(at).when(callCouncil, { seat: active!, option: 'table', agendas: all }).isAccepted();
    at.do(voiceOffice, { seat: 's4' });
    at.do(revealAgenda, { agenda: SIDED[0]! });
    // The speaker breaks a tie, as in every council.
    vote(at, 's1', 'for', 1).isAccepted();
    vote(at, 's2', 'against', 1).isAccepted();
    for (const seat of ['s3', 's4', 's5'] as const) {
      at.do(castVotes, { seat, outcome: null, votes: 0 });
    }
    given(at)
      .when(resolveAgenda, { outcome: 'for' })
      .gives({ type: 'agenda.resolved', decidedBy: 'speaker' });
    expect(at.at).toBe('action.council');
    given(at).when(revealAgenda, { agenda: SIDED[2]! }).isRefused('not-next-agenda');
    at.do(revealAgenda, { agenda: SIDED[1]! });
    vote(at, 's2', 'for', 1).isRefused('votes-shared-out');
    at.do(discardAgenda, {});
    // What is left is discarded with the council.
    at.do(closeCouncil, {});
    expect([at.at, at.active, at.game.speaker]).toEqual(['action.turn', active, game.speaker]);
    expect(at.game.step).toEqual(game.step);
  });

  inEditions(
    'SA-TC-02 votes on three agendas of others where the owner becomes speaker',
    (edition) => {
      const at = atAssembly(edition);
      call(at, 'a', three().slice(0, 2)).isRefused('council-agendas');
      call(at, 'a', [...three(), agenda(SIDED[3]!, 's4')]).isRefused('council-agendas');
      call(at, 'a', three(['s1', 's2', 's5'])).isRefused('own-agenda');
      call(at, 'a', three(), 's2').gives(
        { type: 'speaker.chosen', seat: 's2' },
        { type: 'council.called' },
      );
      expect(at.game.speaker).toBe('s2');
    },
  );

  inEditions(
    'SA-TC-03 votes on one and up to three more where another becomes speaker',
    (edition) => {
      const at = atAssembly(edition);
      call(at, 'b', [], 's4').isRefused('council-agendas');
      const five = [
        ...three(['s2', 's1', 's3']),
        agenda(SIDED[3]!, 's4'),
        agenda('class-struggle', 's5'),
      ];
      call(at, 'b', five, 's4').isRefused('council-agendas');
      call(at, 'b', five.slice(0, 4), 's2').isRefused('council-speaker');
      call(at, 'b', five.slice(0, 4), 's4').isAccepted();
      expect(at.game.speaker).toBe('s4');
      given(at).when(revealAgenda, { agenda: SIDED[0]! }).isAccepted();
      given(at).when(discardAgenda, {}).isAccepted();
      given(at).when(revealAgenda, { agenda: SIDED[1]! }).isAccepted();
    },
  );

  inEditions('SA-TC-04 votes in the order that was chosen', (edition) => {
    const at = call(atAssembly(edition), 'a', three()).isAccepted();
    given(at).when(revealAgenda, { agenda: SIDED[1]! }).isRefused('not-next-agenda');
    given(at).when(revealAgenda, { agenda: SIDED[0]! }).isAccepted();
  });

  inEditions('SA-TC-06 counts the influence of refreshed planets, and at least one', (edition) => {
    const at = call(atAssembly(edition), 'a', three()).isAccepted();
    const votes = (seat: Seat) => votesIn(at.game, at.referee.ruleset, seat);
    withInfluence(at, 's1', 4);
    withInfluence(at, 's4', 0);
    expect([votes('s1'), votes('s4')]).toEqual([4, 1]);
    at.do(correctLaw, { law: VOICE, holder: 's4', outcome: 's4' });
    expect(votes('s4')).toBe(5);
    given(at).when(revealAgenda, { agenda: SIDED[0]! }).isAccepted();
    vote(at, 's1', 'for', 4).isAccepted();
    // Voting exhausts nothing.
    expect(votes('s1')).toBe(4);
  });

  inEditions('SA-TC-07 shares the votes of each out over the agendas', (edition) => {
    const at = call(atAssembly(edition), 'a', three()).isAccepted();
    withInfluence(at, 's1', 4);
    withInfluence(at, 's4', 0);
    at.do(revealAgenda, { agenda: SIDED[0]! });
    vote(at, 's1', 'for', 5).isRefused('votes-shared-out');
    // Ballots are written together: no one waits for another.
    vote(at, 's4', 'against', 1).isAccepted();
    vote(at, 's1', 'for', 3).isAccepted();
    vote(at, 's1', 'against', 1).isRefused('already-voted');
    for (const seat of ['s2', 's3', 's5'] as const) {
      at.do(castVotes, { seat, outcome: null, votes: 0 });
    }
    at.do(resolveAgenda, { outcome: 'for' });
    at.do(revealAgenda, { agenda: SIDED[1]! });
    vote(at, 's1', 'for', 2).isRefused('votes-shared-out');
    vote(at, 's4', 'for', 1).isRefused('votes-shared-out');
    vote(at, 's1', 'for', 1).isAccepted();
  });

  inEditions('SA-TC-10 discards an agenda on which no one voted', (edition) => {
    const at = call(atAssembly(edition), 'a', three()).isAccepted();
    at.do(revealAgenda, { agenda: SIDED[0]! });
    for (const seat of at.game.seating) at.do(castVotes, { seat, outcome: null, votes: 0 });
    given(at).when(resolveAgenda, { outcome: 'for' }).isRefused('no-votes-cast');
    given(at).when(discardAgenda, {}).isAccepted();
    expect(at.at).toBe('action.strategic');
    call(at, 'a', three()).isRefused('opens-no-agenda');
    for (const id of SIDED.slice(1, 3)) at.do(revealAgenda, { agenda: id }).do(discardAgenda, {});
    call(at, 'a', three()).isRefused('opens-no-agenda');
  });

  // Worked example 4.
  inEditions('SA-TC-12 has an office with five votes more, until another is elected', (edition) => {
    const at = atAssembly(edition);
    at.do(correctLaw, { law: VOICE, holder: 's3', outcome: 's3' });
    // The office was claimed in an earlier claim step.
    at.take([
      {
        type: 'objective.scored',
        seat: 's3',
        objective: 'spe-voice-of-the-council',
        kind: 'own-special',
        stage: null,
        points: 1,
        phase: 'status',
        slot: 'status',
      },
    ]);
    at.do(callCouncil, {
      seat: 's2',
      option: 'a',
      speaker: 's2',
      agendas: [agenda(SIDED[0]!, 's1'), agenda(SIDED[1]!, 's3'), agenda('archived-secret', 's5')],
    });
    const pool = at.game.players['s4']!.tokens!.strategy;
    at.do(voiceOffice, { seat: 's4' });
    expect(at.game.players['s4']!.tokens!.strategy).toBe(pool - 1);
    given(at).when(voiceOffice, { seat: 's1' }).isRefused('opens-no-agenda');
    const influence = { s1: 4, s2: 7, s3: 3, s4: 0, s5: 6 } as const;
    for (const [seat, worth] of Object.entries(influence)) withInfluence(at, seat as Seat, worth);
    const all: Seat[] = ['s1', 's2', 's3', 's4', 's5'];
    expect(all.map((seat) => votesIn(at.game, at.referee.ruleset, seat))).toEqual([4, 7, 8, 1, 6]);
    const ballots = (rows: Partial<Record<Seat, [string, number]>>) => {
      for (const seat of all) {
        const [outcome, votes] = rows[seat] ?? [null, 0];
        at.do(castVotes, { seat, outcome, votes });
      }
    };
    at.do(revealAgenda, { agenda: SIDED[0]! });
    ballots({ s1: ['for', 2], s2: ['for', 4], s3: ['against', 6] });
    // The new speaker breaks the tie.
    given(at)
      .when(resolveAgenda, { outcome: 'for' })
      .gives({ type: 'agenda.resolved', decidedBy: 'speaker' });
    at.do(revealAgenda, { agenda: SIDED[1]! });
    ballots({});
    at.do(discardAgenda, {});
    at.do(revealAgenda, { agenda: 'archived-secret' });
    ballots({ s5: ['s5', 6], s2: ['s1', 3] });
    at.do(resolveAgenda, { outcome: 's5' });
    expect(at.refusal(revealAgenda, { agenda: 'class-struggle' })).toBe('not-next-agenda');
    at.do(revealAgenda, { agenda: VOICE });
    expect(pointsOf(at.game, 's3')).toBe(1);
    ballots({ s1: ['s4', 2], s4: ['s4', 1], s3: ['s3', 2] });
    at.do(resolveAgenda, { outcome: 's4' });
    // The flag goes at once, the point of the new holder comes in the next claim step.
    expect([pointsOf(at.game, 's3'), pointsOf(at.game, 's4')]).toEqual([0, 0]);
    expect(at.game.laws.filter(({ id }) => id === VOICE)).toMatchObject([{ holder: 's4' }]);
    expect(votesIn(at.game, at.referee.ruleset, 's4')).toBe(5);
    given(at).when(followSecondary, { seat: 's1', card: 'assembly' }).isRefused('primary-first');
    at.do(resolvePrimary, { seat: 's2', card: 'assembly', option: 'a' });
    given(at).when(followSecondary, { seat: 's1', card: 'assembly' }).isAccepted();
    until(at.do(followSecondary, { seat: 's3', card: 'assembly' }), 'action.strategic');
    given(at)
      .when(scoreObjective, { seat: 's4', objective: 'spe-voice-of-the-council' })
      .isRefused('score-step-over');
  });

  inEditions('SA-NUM-02 SA-NUM-03 has votes and agendas of its own with two players', (edition) => {
    const at = atAssembly(edition, 2);
    const own = [agenda(SIDED[0]!, 's2'), agenda(SIDED[1]!), agenda(SIDED[2]!)];
    call(at, 'a', own).isRefused('own-agenda');
    call(at, 'a', [own[0]!, agenda(SIDED[1]!, 's1'), own[2]!]).isAccepted();
    const other = atAssembly(edition, 2);
    withInfluence(other, 's1', 2);
    withInfluence(other, 's2', 2);
    other.do(callCouncil, {
      seat: 's2',
      option: 'b',
      speaker: 's1',
      agendas: [agenda(SIDED[0]!)],
      extra: [{ seat: 's1', votes: 7 }],
    });
    const votes = (seat: Seat) => votesIn(other.game, other.referee.ruleset, seat);
    // The lowest of three dice 7, 4, 9 and three goods; the owner has three for option b.
    expect([votes('s1'), votes('s2')]).toEqual([9, 5]);
    other.do(correctLaw, { law: VOICE, holder: 's1', outcome: 's1' });
    expect(votes('s1')).toBe(12);
    const told = other.referee.ruleset.council?.toldVotes;
    expect([2, 3, 8].map((players) => told?.(players))).toEqual([true, false, false]);
    expect(laid(edition, { players: 2 }).game.settings.secretsDrawn).toBe(0);
  });

  it('of the table is undone step by step, and amended, as any other act', () => {
    const at = until(atPicks('v42', { players: 3 }), 'action.turn');
    const before = at.game;
    const agendas = [agenda(SIDED[0]!, 's1'), agenda(SIDED[1]!, 's2')];
    at.do(openCouncil, {});
    const opened = at.game;
    at.do(callCouncil, { seat: at.active!, option: 'table', agendas });
    const called = at.game;
    at.do(revealAgenda, { agenda: SIDED[0]! }).do(discardAgenda, {}).do(closeCouncil, {});
    expect(at.undo().undo().undo().game).toEqual(called);
    expect(at.undo().game).toEqual(opened);
    expect(at.undo().game).toEqual(before);

    at.do(openCouncil, {}).do(callCouncil, { seat: at.active!, option: 'table', agendas });
    at.do(revealAgenda, { agenda: SIDED[0]! }).do(discardAgenda, {}).do(closeCouncil, {});
    const target = at.state.timeline.line.find(({ fact }) => fact.type === 'council.called')!;
    // Someone paid for the office, and that was left out.
    const put = { place: 'after' as const, target: target.seq, at: 1 };
    const voiced = { ...put, fact: { type: 'council.voiced' as const, seat: 's3' as const } };
    const amended = amend(at.state, [voiced], { head: headOf(at.state), stamps: STAMPS });
    if (!amended.ok) throw new Error(JSON.stringify(amended));
    const after = gameOf(amended.state);
    expect(after.players['s3']!.tokens!.strategy).toBe(at.game.players['s3']!.tokens!.strategy - 1);
    expect(after.step).toEqual(at.game.step);
  });
});
