/** A game of three at each step of the round, reached by play; nothing is decided on the way. */
import * as agenda from '../../src/lib/core/commands/agenda.ts';
import { revealObjective } from '../../src/lib/core/commands/objectives.ts';
import { setUpGame } from '../../src/lib/core/commands/setup.ts';
import { finishSteps } from '../../src/lib/core/commands/status.ts';
import { playStrategyCard } from '../../src/lib/core/commands/strategic-action.ts';
import { chooseStrategyCard } from '../../src/lib/core/commands/strategy-cards.ts';
import { placeUsualTokens } from '../../src/lib/core/commands/tokens.ts';
import { takeComponentAction, takeTacticalAction } from '../../src/lib/core/commands/turns.ts';
import type { StatusStep } from '../../src/lib/core/vocabulary.ts';
import { answerAll, atAgenda, atFirstTurn, atScoring, atVote } from './rounds.ts';
import { setUpArgs, Table } from './table.ts';
import { allVote } from './votes.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';

const three = { players: 3 };
const first = { seat: 's1' } as const;
const byTable = { outcome: 'against', decidedBy: 'table' as const };

/** The facts of the setup up to the start, which is left out. */
function atOpening(): Table {
  const table = new Table();
  const facts = setUpGame(table.game, table.referee.ruleset, setUpArgs(three));
  return table.record(facts.filter(({ type }) => type !== 'game.started'));
}

/** Each player has drawn two secrets. */
const atSecrets = () => Table.start({ ...three, settings: { secretsDrawn: 2 } });

/** Everyone has picked; the goods on the cards left are a fact of their own. */
function atGoods(): Table {
  const table = Table.start(three);
  while (table.at === 'strategy.pick') {
    const free = Object.entries(table.game.strategyCards).find(([, { holder }]) => !holder);
    const args = { seat: table.active ?? NO_SEAT, card: free?.[0] ?? '' };
    const [picked] = chooseStrategyCard(table.game, table.referee.ruleset, args);
    table.record(picked ? [picked] : []);
  }
  return table;
}

const atDraw = () =>
  answerAll(atScoring(three)).do(revealObjective, { objective: 'sway-the-council' });
const ticked = (table: Table, ...steps: StatusStep[]) =>
  steps.reduce((next, step) => next.do(finishSteps, { step, only: true }), table);
const atReady = () => ticked(atDraw(), 'draw', 'return-tokens').do(placeUsualTokens, {});

function atRiders(): Table {
  const table = atVote('mutiny', three);
  table.do(agenda.predict, { seat: 's1', outcome: 'against', rider: 'leadership-rider' });
  return table.do(agenda.resolveAgenda, byTable);
}

function atReadyPlanets(): Table {
  const table = atVote('mutiny', three).do(agenda.resolveAgenda, byTable);
  table.do(agenda.revealAgenda, { agenda: 'economic-equality' });
  return table.do(agenda.resolveAgenda, byTable);
}

/** A component action that opens an agenda: s1 is its speaker, as of every other. */
const atOpened = () =>
  atFirstTurn(three).do(takeComponentAction, first).do(agenda.revealAgenda, { agenda: 'mutiny' });

const inOrder = (table: Table) => {
  while (table.at === 'action.vote') {
    const seat = table.active ?? NO_SEAT;
    table.do(agenda.castVotes, { seat, outcome: 'for', votes: seat === 's2' ? 1 : 0 });
  }
  return table;
};

function atOpenedRiders(): Table {
  const table = atOpened();
  table.do(agenda.predict, { seat: 's1', outcome: 'against', rider: 'leadership-rider' });
  return table.do(agenda.resolveAgenda, byTable);
}

/** By step: a table that stands there. s1 is the speaker and the first in initiative order. */
export const EVERY_STEP: Readonly<Record<string, () => Table>> = {
  'setup.table': () => new Table(),
  'setup.opening': atOpening,
  'setup.secrets': atSecrets,
  'strategy.pick': () => Table.start(three),
  'strategy.goods': atGoods,
  'action.turn': () => atFirstTurn(three),
  'action.strategic': () =>
    atFirstTurn(three).do(playStrategyCard, { ...first, card: 'leadership' }),
  'action.tactical': () => atFirstTurn(three).do(takeTacticalAction, first),
  'action.component': () => atFirstTurn(three).do(takeComponentAction, first),
  'action.vote': atOpened,
  'action.outcome': () => inOrder(atOpened()),
  'action.riders': atOpenedRiders,
  'status.score': () => atScoring(three),
  'status.reveal': () => answerAll(atScoring(three)),
  'status.draw': atDraw,
  'status.return-tokens': () => ticked(atDraw(), 'draw'),
  'status.tokens': () => ticked(atDraw(), 'draw', 'return-tokens'),
  'status.ready': atReady,
  'status.repair': () => ticked(atReady(), 'ready'),
  'status.return-cards': () => ticked(atReady(), 'ready', 'repair'),
  'agenda.reveal': () => atAgenda(three),
  'agenda.vote': () => atVote('mutiny', three),
  'agenda.outcome': () => allVote(atVote('mutiny', three), { s2: ['for', 1] }),
  'agenda.riders': atRiders,
  'agenda.ready': atReadyPlanets,
  'over.result': () =>
    atFirstTurn(three).record([{ type: 'game.called', reason: 'time', winner: null }]),
};
