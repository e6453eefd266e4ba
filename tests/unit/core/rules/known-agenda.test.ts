/** What is known is judged in the agenda phase: small games that went through without a word, with their neighbours. */
import { describe, expect, it } from 'vitest';
import * as agenda from '../../../../src/lib/core/commands/agenda.ts';
import { correctLaw, eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { turnLeader } from '../../../../src/lib/core/commands/holdings.ts';
import { discardLaw } from '../../../../src/lib/core/commands/laws.ts';
import { publishObjective, scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import {
  gainPlanets,
  placeAttachment,
  turnPlanets,
} from '../../../../src/lib/core/commands/planets.ts';
import { gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { secretsOf } from '../../../../src/lib/core/rules/objectives.ts';
import { currentAgenda } from '../../../../src/lib/core/step.ts';
import { tallyView } from '../../../../src/lib/core/queries/tally.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  atAgenda,
  atFirstTurn,
  atVote,
  finishStatus,
  passEverybody,
  pickAll,
} from '../../../support/rounds.ts';
import type { NewTable, Table } from '../../../support/table.ts';
import { allVote, vote, voting } from '../../../support/votes.ts';

const { addVotes, castVotes, resolveAgenda, revealAgenda } = agenda;
const decided = (table: Table, id: string, outcome: string) =>
  table.do(revealAgenda, { agenda: id }).do(resolveAgenda, { outcome, decidedBy: 'table' });
/** A card that is turned up, or takes the place of the one that was. */
const reveals = (table: Table, id: string) => given(table).when(revealAgenda, { agenda: id });
const replaces = (table: Table, id: string) =>
  given(table).when(agenda.replaceAgenda, { agenda: id });

describe('an agenda is one card', () => {
  inRulesets(BOTH, 'R-AGD-23 a law in play is not turned up again', (start) => {
    const expansions = [...start().referee.ruleset.expansions];
    const table = decided(atAgenda({ players: 3, expansions }), 'minister-of-war', 's2');
    reveals(table, 'minister-of-war').isRefused('law-in-play');
    reveals(table, 'wormhole-research').isAccepted();
  });

  it('R-AGD-23 nor in a later round, nor in the place of another one', () => {
    const table = decided(atAgenda({ players: 4 }), 'wormhole-research', 'for');
    decided(table, 'conventions-of-war', 'for').do(agenda.readyPlanets, {});
    expect(table.game.laws.map(({ id }) => id)).toContain('conventions-of-war');
    finishStatus(passEverybody(pickAll(table)));
    reveals(table, 'conventions-of-war').isRefused('law-in-play');
    table.do(revealAgenda, { agenda: 'mutiny' });
    replaces(table, 'conventions-of-war').isRefused('law-in-play');
    table.do(discardLaw, { law: 'conventions-of-war' });
    replaces(table, 'conventions-of-war').isAccepted();
  });

  it('R-AGD-23 nor is what was decided in this phase, whatever came of it', () => {
    const table = decided(atAgenda({ players: 6 }), 'mutiny', 'for');
    reveals(table, 'mutiny').isRefused('agenda-decided');
    const down = decided(atAgenda({ players: 3 }), 'regulated-commerce', 'against');
    reveals(down, 'regulated-commerce').isRefused('agenda-decided');
    down.do(revealAgenda, { agenda: 'mutiny' });
    replaces(down, 'regulated-commerce').isRefused('agenda-decided');
  });
});

describe('votes that are bought', () => {
  const counted = (players = 3, id = 'mutiny') => {
    const table = atVote(id, { players }).do(gainGoods, { seat: 's2', goods: 5 });
    return table.do(gainGoods, { seat: 's3', goods: 5 });
  };
  const buys = (table: Table, seat: Seat, outcome: string, votes: number, goods = votes) =>
    given(table).when(addVotes, { seat, outcome, votes, goods });

  it('R-AGD-18 go to an own vote: a player who abstained buys none', () => {
    const table = allVote(counted(), { s3: ['for', 1] });
    buys(table, 's2', 'against', 3).isRefused('no-vote-of-its-own');
    buys(table, 's2', 'for', 1).isRefused('no-vote-of-its-own');
    buys(table, 's3', 'for', 1).isAccepted();
  });

  it('R-AGD-18 nor at a table of six, where a player is elected', () => {
    const table = allVote(counted(6, 'minister-of-war'), { s3: ['s5', 2], s4: ['s1', 1] });
    buys(table, 's2', 's5', 1).isRefused('no-vote-of-its-own');
    buys(table, 's3', 's5', 2).isAccepted();
  });

  it('R-AGD-18 each costs a trade good of those that there are', () => {
    const table = allVote(counted(5), { s2: ['for', 1], s3: ['against', 4] });
    buys(table, 's2', 'for', 5, 2).isRefused('votes-unpaid');
    buys(table, 's3', 'against', 1, 0).isRefused('votes-unpaid');
    buys(table, 's2', 'for', 6).isRefused('goods-short');
    buys(table, 's2', 'for', 5).isAccepted();
  });
});

describe('votes with planets', () => {
  const FULL: NewTable = {
    players: 3,
    factions: ['federation-of-sol', 'winnu', 'clan-of-saar'],
    settings: { depth: 'full' },
  };
  const inVote = (options: NewTable = {}, id = 'mutiny') => atVote(id, { ...FULL, ...options });
  const spends = (
    table: Table,
    seat: Seat,
    planets: string[],
    votes = 4,
    said: Partial<Parameters<typeof castVotes>[2]> = {},
  ) => given(table).when(castVotes, { seat, outcome: 'for', votes, planets, ...said });

  it('R-AGD-24 are those of the voter, and readied', () => {
    const table = inVote();
    spends(table, 's2', ['jord']).isRefused('votes-of-another');
    spends(table, 's2', ['winnu', 'jord']).isRefused('votes-of-another');
    table.do(turnPlanets, { planets: ['winnu'], exhausted: true });
    spends(table, 's2', ['winnu']).isRefused('planet-exhausted');
    table.do(turnPlanets, { planets: ['winnu'], exhausted: false });
    spends(table, 's2', ['winnu']).isAccepted();
    expect(table.game.planetCards['winnu']?.exhausted).toBe(true);
  });

  it('R-AGD-24 each once, and for the player whose vote it is', () => {
    const table = inVote({ players: 4 });
    spends(table, 's2', ['winnu', 'winnu']).isRefused('planet-exhausted');
    table.do(castVotes, vote('s2', 'for', 0));
    spends(table, 's3', ['winnu']).isRefused('votes-of-another');
    spends(table, 's3', ['lisis-ii', 'ragh'], 1).isAccepted();
  });

  it('R-AGD-24 where planets are not tracked the table knows; other effects turn any', () => {
    const open = inVote({ settings: { depth: 'essentials' } });
    spends(open, 's2', ['jord']).isAccepted();
    const table = inVote();
    const jord = { planets: ['jord'], exhausted: true, cause: 'a card' };
    given(table).when(turnPlanets, jord).isAccepted();
  });

  it('R-AGD-04 are the whole influence of each planet, no less and no more', () => {
    const table = inVote();
    for (const votes of [1, 3, 5, 9]) {
      spends(table, 's2', ['winnu'], votes).isRefused('votes-miscounted');
    }
    spends(table, 's2', ['winnu'], 0, { outcome: null }).isRefused('votes-miscounted');
    spends(table, 's2', ['winnu'], 4, { extra: 3 }).gives(
      { type: 'planets.turned' },
      { type: 'votes.cast', planets: ['winnu'], votes: 4 },
    );
  });

  it('R-AGD-04 of all of them together, with what is attached, on an election of five', () => {
    const factions = ['federation-of-sol', 'xxcha-kingdom', 'winnu', 'arborec', 'clan-of-saar'];
    const table = inVote({ players: 5, factions }, 'public-execution');
    const both = (votes: number) =>
      spends(table, 's2', ['archon-ren', 'archon-tau'], votes, { outcome: 's1' });
    // Archon Ren is worth 3 and Archon Tau 1.
    both(3).isRefused('votes-miscounted');
    table.do(placeAttachment, { planet: 'archon-tau', attachment: 'paradise-world' });
    both(4).isRefused('votes-miscounted');
    both(6).isAccepted();
  });

  it('R-AGD-04 with resources too by a hero, as far as the table knows it', () => {
    const expansions = ['pok', 'codex3'];
    const factions = ['federation-of-sol', 'xxcha-kingdom', 'winnu'];
    const table = inVote({ expansions, factions });
    const ren = (votes: number) => spends(table, 's2', ['archon-ren'], votes);
    // Archon Ren has 2 resources and 3 influence.
    ren(5).isRefused('votes-miscounted');
    table.do(turnLeader, { seat: 's2', leader: 'xxekir-grom', state: 'readied' });
    ren(6).isRefused('votes-miscounted');
    ren(5).isAccepted();
  });

  it('R-AGD-04 what is not known of planets is not judged, nor a vote that says none', () => {
    const standard = inVote({ settings: { depth: 'standard' } });
    spends(standard, 's2', ['winnu'], 1).isAccepted();
    const table = inVote();
    table.do(gainPlanets, { seat: 's2', planets: ['a-planet-of-ours'] });
    table.do(turnPlanets, { planets: ['a-planet-of-ours'], exhausted: false });
    spends(table, 's2', ['a-planet-of-ours'], 7).isAccepted();
    given(table)
      .when(castVotes, vote('s3', 'for', 7))
      .isAccepted();
  });

  it('R-AGD-04 a law that gives one vote each exhausts none', () => {
    const table = inVote({ expansions: [] });
    table.do(correctLaw, { law: 'representative-government', holder: null, outcome: 'for' });
    spends(table, 's2', ['winnu'], 1).isAccepted();
  });
});

describe('a planet is elected', () => {
  const TRACKED: NewTable = {
    players: 3,
    expansions: [],
    factions: ['federation-of-sol', 'clan-of-saar', 'sardakk-norr'],
  };

  const elects = (table: Table, planet: string) =>
    given(table).when(castVotes, vote('s2', planet, 1));

  it('R-AGD-25 that someone controls', () => {
    const table = atVote('core-mining', TRACKED);
    elects(table, 'lodor').isRefused('planet-of-nobody');
    elects(table, 'jord').isAccepted();
  });

  it('R-AGD-25 on every such agenda, by whatever way it comes to be, at any table', () => {
    const table = atVote('senate-sanctuary', { ...TRACKED, settings: { depth: 'full' } });
    given(table)
      .when(castVotes, { seat: 's2', outcome: { kind: 'planet', planet: 'lodor' }, votes: 1 })
      .isRefused('planet-of-nobody');
    given(table)
      .when(resolveAgenda, { outcome: 'Lodor', decidedBy: 'table' })
      .isRefused('planet-of-nobody');
    const predicted = { seat: 's1', outcome: 'quann', rider: 'trade-rider' } as const;
    given(table).when(agenda.predict, predicted).isRefused('planet-of-nobody');
  });

  it('R-AGD-25 where someone’s planets are not tracked, the table knows', () => {
    const table = atVote('core-mining', { ...TRACKED, factions: ['federation-of-sol'] });
    elects(table, 'lodor').isAccepted();
  });

  it('R-AGD-25 under one name, however it is typed', () => {
    const table = atVote('core-mining', { ...TRACKED, factions: [] });
    table.do(castVotes, vote('s2', 'Mellon', 2)).do(castVotes, vote('s3', 'mellon', 3));
    table.do(castVotes, vote('s1', 'New  Albion', 1));
    expect(tallyView(table.game)?.sides.map(({ votes }) => votes)).toEqual([5, 1]);
    const votes = currentAgenda(table.game)?.votes.map(({ outcome }) => outcome);
    expect(votes?.at(-1)).toEqual({ kind: 'planet', planet: 'new-albion' });
    given(table).when(resolveAgenda, { outcome: 'MELLON' }).isAccepted();
  });
});

describe('who is out is not elected', () => {
  it('R-AGD-10 the possible outcome with the most votes is', () => {
    const table = atVote('minister-of-war', { players: 4 });
    table.do(castVotes, vote('s2', 's3', 5)).do(castVotes, vote('s3', 's3', 1));
    table.do(castVotes, vote('s4', 's4', 2)).do(eliminatePlayer, { seat: 's3' });
    table.do(castVotes, vote('s1', null, 0));
    given(table).when(resolveAgenda, { outcome: 's3' }).isRefused('no-outcome');
    given(table)
      .when(resolveAgenda, { outcome: 's4' })
      .gives({ type: 'agenda.resolved', decidedBy: 'votes', holder: 's4' });
  });

  it('R-AGD-10 with no one else voted for, the speaker decides', () => {
    const table = atVote('minister-of-war', { players: 5 });
    table.do(castVotes, vote('s2', 's3', 5)).do(eliminatePlayer, { seat: 's3' });
    allVote(table, {});
    expect(tallyView(table.game)?.speakerDecides).toBe(true);
    given(table)
      .when(resolveAgenda, { outcome: 's2' })
      .gives({ type: 'agenda.resolved', decidedBy: 'speaker' });
  });

  it('R-AGD-10 nor is a law that is gone', () => {
    const table = atAgenda({ players: 3 });
    for (const law of ['wormhole-research', 'articles-of-war'])
      table.do(correctLaw, { law, holder: null, outcome: 'for' });
    table.do(revealAgenda, { agenda: 'judicial-abolishment' });
    table.do(castVotes, vote('s2', 'wormhole-research', 3));
    table.do(castVotes, vote('s3', 'articles-of-war', 1)).do(castVotes, vote('s1', null, 0));
    table.do(discardLaw, { law: 'wormhole-research' });
    given(table)
      .when(resolveAgenda, { outcome: 'articles-of-war' })
      .gives({ type: 'agenda.resolved', decidedBy: 'votes' }, { type: 'law.discarded' });
  });

  it('R-ELIM-08 and gains no point that its vote would have paid', () => {
    const table = atVote('mutiny', { players: 4 });
    table.do(castVotes, vote('s2', 'for', 3)).do(castVotes, vote('s3', 'for', 1));
    table.do(eliminatePlayer, { seat: 's2' });
    allVote(table, {});
    given(table)
      .when(resolveAgenda, { outcome: 'for' })
      .gives({ type: 'agenda.resolved' }, { type: 'points.scored', lines: [{ seat: 's3' }] });
  });
});

describe('Classified Document Leaks is discarded', () => {
  const secret = 'destroy-their-greatest-ship';
  const leaks = 'classified-document-leaks';
  const LEAKS: NewTable = { players: 3, expansions: ['pok'] };
  const leaked = (options: NewTable = LEAKS, shown = secret) => {
    const table = atFirstTurn(options).do(scoreObjective, { seat: 's1', objective: shown });
    table.do(correctLaw, { law: leaks, holder: null, outcome: { kind: 'card', card: shown } });
    return table.do(publishObjective, { objective: shown, owner: 's1' });
  };
  const scores = (table: Table, seat: Seat, objective = secret) =>
    given(table).when(scoreObjective, { seat, objective, slot: 'action' });

  it('R-OBJ-20 and no one else scores that secret, which stays out of its owner’s three', () => {
    const table = leaked();
    scores(table, 's2').isAccepted();
    expect(secretsOf(table.game, 's1')).toBe(0);
    table.do(discardLaw, { law: leaks });
    scores(table, 's3').isRefused('no-longer-public');
    expect(secretsOf(table.game, 's1')).toBe(0);
  });

  it('R-OBJ-20 whichever secret it is, and however the law goes', () => {
    const other = 'spark-a-rebellion';
    const table = leaked({ ...LEAKS, players: 6 }, other);
    table.record([{ type: 'law.discarded', law: leaks }]);
    scores(table, 's4', other).isRefused('no-longer-public');
    table.insist(scoreObjective, { seat: 's4', objective: other, slot: 'action' });
  });

  it('R-OBJ-20 another law that goes leaves it public, and so does a table that showed it', () => {
    const table = leaked().do(correctLaw, { law: 'shared-research', holder: null, outcome: 'for' });
    table.do(discardLaw, { law: 'shared-research' });
    scores(table, 's2').isAccepted();
    const byHand = atFirstTurn(LEAKS).do(scoreObjective, { seat: 's1', objective: secret });
    byHand.do(publishObjective, { objective: secret, owner: 's1' });
    scores(byHand, 's2').isAccepted();
  });
});

it('R-AGD-16 predictions do not keep a card from being replaced', () => {
  const table = voting(atFirstTurn({ players: 3 }));
  table.do(agenda.predict, { seat: 's2', outcome: 'for', rider: 'trade-rider' });
  replaces(table, 'mutiny').isAccepted();
});
