/**
 * Every kind of fact from the day it is there, by the samples that its schema makes: a table records it,
 * overruled where it is refused, and what the file then says leads where the game stood. Recorded games
 * (tests/fixtures) hold it for ever once a release has frozen it.
 */
import { describe, expect, it } from 'vitest';
import { openCouncil } from '../../../../src/lib/core/commands/turns.ts';
import '../../../../src/tools/every-family.ts';
import { EVENT_SCHEMAS, type GameEvent } from '../../../../src/lib/core/events.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameFileOf, readGameFile } from '../../../../src/lib/core/record/game-file.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { EVERY_STEP } from '../../../support/every-step.ts';
import { factSamples } from '../../../support/fact-samples.ts';
import type { Table } from '../../../support/table.ts';
import { laid, until } from '../../../support/ascension/table.ts';

const types = EVENT_SCHEMAS.map((schema) => schema.entries.type.literal);
/** A table at every step of a game; where it is over is one of them. */
const atCouncil = () => until(laid('v42'), 'action.turn').do(openCouncil, {});
const tables = [
  ...Object.entries(EVERY_STEP).flatMap(([step, begin]) => (step === 'setup.table' ? [] : begin())),
  // What the printed game has no step for.
  until(laid('v42'), 'action.turn'),
  atCouncil(),
];
/** What has to fit the plan, or the seats of a table: samples that are made of a schema do not. */
const FITTING: readonly GameEvent[] = [
  { type: 'play-on.agreed', phase: 'action', step: 'turn' },
  {
    type: 'position.corrected',
    round: 2,
    phase: 'status',
    step: 'score',
    activeSeat: 's1',
    keeps: null,
  },
  { type: 'seating.corrected', order: ['s2', 's1', 's3'] },
];
/** Samples of one type that are tried. */
const TRIED = 12;

const hearing = (fact: GameEvent): Table | undefined =>
  tables.find(({ referee, snapshot }) => referee.ask(snapshot, fact).handled);

/** The game after a fact, live and as its file leads to it; null where no step hears it. */
function recorded(fact: GameEvent) {
  const table = hearing(fact);
  if (!table) return null;
  const before = table.state;
  try {
    if (!table.tap([fact], true).ok) return null;
    const file = gameFileOf(table.entries, { app: 'test', at: 1, summary: null });
    const read = readGameFile(JSON.stringify(file));
    if (!read.ok) throw new Error(`${read.problem} ${read.where}`);
    const { timeline, damage } = openState(rulesetFor, read.file.entries);
    return { damage, live: table.snapshot, replayed: timeline.head };
  } finally {
    table.state = before;
  }
}

describe('a fact is recorded, exported and replayed', () => {
  // The first one lays every table that the others are recorded at.
  it.each(types.filter((type) => type !== 'game.created'))('%s', (type) => {
    const fitting = FITTING.filter((fact) => fact.type === type);
    const samples = fitting.length > 0 ? fitting : factSamples(type).slice(0, TRIED);
    const games = samples.map(recorded);
    const told = games.filter((game) => game !== null);
    expect(told.length).toBeGreaterThan(0);
    for (const { damage, live, replayed } of told) {
      expect(damage).toBeNull();
      expect(replayed.value).toEqual(live.value);
      expect(replayed.context).toEqual(live.context);
    }
  });
});
