/** Miscount Disclosed and its like: a law is voted on again, and what elects from nothing. */
import { describe, expect, it } from 'vitest';
import {
  castVotes,
  predict,
  payRider,
  replaceAgenda,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { takeCustodians } from '../../../../src/lib/core/commands/turns.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { agendaOf, currentAgenda } from '../../../../src/lib/core/step.ts';
import { optionsOf } from '../../../../src/lib/core/queries/outcomes.ts';
import { given } from '../../../support/given.ts';
import {
  atAgenda,
  atFirstTurn,
  atVote,
  finishStatus,
  passEverybody,
} from '../../../support/rounds.ts';
import type { NewTable, Table } from '../../../support/table.ts';

const byTable = (outcome: string) => ({ outcome, decidedBy: 'table' as const });
const laws = (table: Table) => table.game.laws.map(({ id }) => id);

/** A law that came to this in the first agenda, and is voted on again in the second. */
function votedAgain(law: string, outcome: string, options: NewTable = {}): Table {
  const table = atVote(law, options).do(resolveAgenda, byTable(outcome));
  table.do(revealAgenda, { agenda: 'miscount-disclosed' });
  return table.do(resolveAgenda, byTable(law));
}

describe('R-AGD-17 a law is voted on again', () => {
  it('at once, in force, and without a slot', () => {
    const table = atAgenda().do(correctLaw, {
      law: 'enforced-travel-ban',
      holder: null,
      outcome: 'for',
    });
    table.do(revealAgenda, { agenda: 'miscount-disclosed' });
    table.do(resolveAgenda, byTable('enforced-travel-ban'));
    expect(table.at).toBe('agenda.vote');
    expect(currentAgenda(table.game)).toMatchObject({
      id: 'enforced-travel-ban',
      type: 'law',
      election: 'for-against',
      votes: [],
    });
    expect(laws(table)).toEqual(['enforced-travel-ban']);
    expect(agendaOf(table.game)?.slot).toBe(1);
    table.do(resolveAgenda, byTable('for'));
    expect(laws(table)).toEqual(['enforced-travel-ban']);
    expect([table.at, agendaOf(table.game)?.slot]).toEqual(['agenda.reveal', 2]);
    expect(table.game.step).not.toHaveProperty('kept.again');
  });

  it('after the riders on the first vote are paid', () => {
    const table = atVote('enforced-travel-ban').do(resolveAgenda, byTable('for'));
    table.do(revealAgenda, { agenda: 'miscount-disclosed' });
    table.do(predict, { seat: 's3', outcome: 'enforced-travel-ban', rider: 'trade-rider' });
    table.do(resolveAgenda, byTable('enforced-travel-ban'));
    expect(table.at).toBe('agenda.riders');
    table.do(payRider, { seat: 's3', rider: 'trade-rider' });
    expect(table.at).toBe('agenda.vote');
    expect(currentAgenda(table.game)?.barred).toEqual([]);
  });

  it('voted down it leaves play, and the point of its holder with it where it takes it', () => {
    const table = votedAgain('enforced-travel-ban', 'for').do(resolveAgenda, byTable('against'));
    expect(laws(table)).toEqual([]);
  });

  it('of a point that goes with the card, the old holder keeps none', () => {
    const table = votedAgain('political-censure', 's2');
    expect(pointsOf(table.game, 's2')).toBe(1);
    table.do(resolveAgenda, byTable('s4'));
    expect([pointsOf(table.game, 's2'), pointsOf(table.game, 's4')]).toEqual([0, 1]);
    expect(table.game.laws).toMatchObject([{ id: 'political-censure', holder: 's4' }]);
    const same = votedAgain('political-censure', 's2').do(resolveAgenda, byTable('s2'));
    expect(pointsOf(same.game, 's2')).toBe(1);
  });

  it('of a point that is kept, the old holder keeps it', () => {
    const table = votedAgain('shard-of-the-throne', 's2', { expansions: [] });
    table.do(resolveAgenda, byTable('s4'));
    expect([pointsOf(table.game, 's2'), pointsOf(table.game, 's4')]).toEqual([1, 1]);
  });

  it('a law on a planet moves to the one that is elected now, or stays', () => {
    const options = { expansions: [], factions: ['winnu'] };
    const lies = ({ game }: Table) => Object.keys(game.planetCards);
    const table = votedAgain('core-mining', 'vefut-ii', options);
    expect(lies(table.do(resolveAgenda, byTable('lodor')))).toEqual(['lodor']);
    const stayed = votedAgain('core-mining', 'vefut-ii', options);
    expect(lies(stayed.do(resolveAgenda, byTable('vefut-ii')))).toEqual(['vefut-ii']);
  });

  it('of a card that no table knows, by what it was decided for', () => {
    const table = atAgenda();
    const typed = { name: 'A house law', type: 'law', election: 'player' } as const;
    table.do(revealAgenda, { agenda: 'own-house-law', typed }).do(resolveAgenda, byTable('s3'));
    table.do(revealAgenda, { agenda: 'miscount-disclosed' });
    table.do(resolveAgenda, byTable('own-house-law'));
    expect(currentAgenda(table.game)).toMatchObject({ name: 'A house law', election: 'player' });
  });
});

describe('R-AGD-17 a secret that was made public is voted on again', () => {
  /** Both have scored a secret, or one has; that of Ben was made public, and its law is voted on again. */
  function leaksAgain(others: boolean): Table {
    const table = atFirstTurn();
    table.do(scoreObjective, { seat: 's2', objective: 'unveil-flagship' });
    if (others) table.do(scoreObjective, { seat: 's3', objective: 'turn-their-fleets-to-dust' });
    table.do(takeCustodians, { seat: table.active! });
    finishStatus(passEverybody(table));
    table.do(revealAgenda, { agenda: 'classified-document-leaks' });
    table.do(resolveAgenda, byTable('unveil-flagship'));
    table.do(revealAgenda, { agenda: 'miscount-disclosed' });
    return table.do(resolveAgenda, byTable('classified-document-leaks'));
  }
  const owned = ({ game }: Table) =>
    game.objectives.flatMap(({ id, owner }) => (owner ? [[id, owner]] : []));

  it('it can be elected anew, and nothing changes by it', () => {
    const table = leaksAgain(false);
    expect(optionsOf(table.game, currentAgenda(table.game)!)).toEqual([
      { kind: 'card', card: 'unveil-flagship' },
    ]);
    const before = table.game;
    const seat = table.active!;
    given(table).when(castVotes, { seat, outcome: 'unveil-flagship', votes: 2 }).isAccepted();
    given(table)
      .when(resolveAgenda, byTable('unveil-flagship'))
      .gives({ type: 'agenda.resolved', law: true });
    expect(table.game).toMatchObject({ scores: before.scores, objectives: before.objectives });
    expect(laws(table)).toEqual(['classified-document-leaks']);
    expect(table.at).toBe('agenda.ready');
  });

  it('another one can be elected, beside which the first stays public', () => {
    const table = leaksAgain(true).do(resolveAgenda, byTable('turn-their-fleets-to-dust'));
    expect(owned(table)).toEqual([
      ['unveil-flagship', 's2'],
      ['turn-their-fleets-to-dust', 's3'],
    ]);
    expect(table.game.laws).toMatchObject([{ outcome: { card: 'turn-their-fleets-to-dust' } }]);
  });

  it('nothing else that is public is elected', () => {
    const table = leaksAgain(true);
    for (const outcome of ['develop-weaponry', 'destroy-their-greatest-ship']) {
      given(table).when(resolveAgenda, byTable(outcome)).isRefused('no-outcome');
    }
  });
});

describe('R-AGD-06 an election from what is in play', () => {
  it('without a law or a scored secret the next card is turned up', () => {
    const table = atAgenda();
    for (const agenda of ['miscount-disclosed', 'judicial-abolishment', 'new-constitution']) {
      given(table).when(revealAgenda, { agenda }).isRefused('no-laws');
    }
    given(table)
      .when(revealAgenda, { agenda: 'classified-document-leaks' })
      .isRefused('no-scored-secrets');
    table.do(revealAgenda, { agenda: 'arms-reduction' });
    given(table).when(replaceAgenda, { agenda: 'miscount-disclosed' }).isRefused('no-laws');
    table.do(correctLaw, { law: 'enforced-travel-ban', holder: null, outcome: 'for' });
    given(table).when(replaceAgenda, { agenda: 'miscount-disclosed' }).isAccepted();
  });

  it('only a law in play, and only a strategy card of this game, is elected', () => {
    const table = atVote('enforced-travel-ban').do(resolveAgenda, byTable('for'));
    table.do(revealAgenda, { agenda: 'judicial-abolishment' });
    const seat = table.active!;
    given(table)
      .when(castVotes, { seat, outcome: 'minister-of-war', votes: 2 })
      .isRefused('no-outcome');
    given(table).when(castVotes, { seat, outcome: 'enforced-travel-ban', votes: 2 }).isAccepted();
    const pact = atVote('galactic-crisis-pact');
    given(pact).when(resolveAgenda, byTable('no-such-card')).isRefused('no-outcome');
    given(pact).when(resolveAgenda, byTable('trade')).isAccepted();
  });
});
