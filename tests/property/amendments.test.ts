/** What a preview said is what the amendment does, and what is stored opens again. */
import { describe, expect, it } from 'vitest';
import { amend } from '../../src/lib/core/engine/amend.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { headOf, type EngineState } from '../../src/lib/core/engine/engine-state.ts';
import { preview, type Amendment } from '../../src/lib/core/engine/preview.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { playOut } from '../support/playout.ts';
import { Random } from '../support/random.ts';

const GAMES = 10;
const AMENDMENTS = 20;
const STAMPS = { at: 1_800_000_000_000, mono: 0, run: 'amend', app: 'test' };
const PLACES = ['before', 'after', 'replace', 'remove'] as const;

/** An amendment of a random item by a random fact of the same line. */
function drawn({ timeline }: EngineState, random: Random): Amendment {
  const { seq: target } = random.pick(timeline.line);
  const place = random.pick(PLACES);
  const { fact, at } = random.pick(timeline.line);
  return place === 'remove' ? { target, place } : { target, place, fact, at };
}

/** Tries one amendment; true when it was made. */
function tries(state: EngineState, amendment: Amendment): boolean {
  const how = { head: headOf(state), stamps: STAMPS };
  const seen = preview(state, [amendment], how);
  const amended = amend(state, [amendment], { ...how, anyway: true });
  if (!seen.ok || !amended.ok) {
    const [first] = seen.ok ? seen.unhandled : [];
    const why = seen.ok ? { why: 'unhandled', item: first?.item } : { why: seen.why };
    expect(amended).toMatchObject({ ok: false, ...why });
    return false;
  }
  expect(seen.unhandled).toEqual([]);
  const again = openState(rulesetFor, amended.state.entries);
  expect(again.damage).toBeNull();
  expect(again.timeline.head.context).toEqual(seen.timeline.head.context);
  expect(amended.state.timeline.head.context).toEqual(seen.timeline.head.context);
  const codes = new Map(seen.refused.map(({ seq, refusal }) => [seq, refusal?.code]));
  expect(again.timeline.line).toEqual(
    seen.timeline.line.map((item) => ({
      ...item,
      overruled: codes.get(item.seq) ?? item.overruled,
    })),
  );
  const later = seen.timeline.line.filter(({ seq }) => seq < headOf(amended.state));
  for (const { item } of [...seen.affected()].flat()) expect(later).toContainEqual(item);
  return true;
}

describe(`${GAMES * AMENDMENTS} random amendments on playouts`, () => {
  it('do what their preview said, or are refused and name why', () => {
    let made = 0;
    for (let seed = 500; seed < 500 + GAMES; seed++) {
      const random = new Random(seed);
      const { state } = playOut(seed, {}, 150).table;
      for (let i = 0; i < AMENDMENTS; i++) if (tries(state, drawn(state, random))) made += 1;
    }
    expect(made).toBeGreaterThan((GAMES * AMENDMENTS) / 10);
    expect(made).toBeLessThan(GAMES * AMENDMENTS);
  });
});

it('a fact in its own place changes nothing, and nothing rested on it', () => {
  const random = new Random(7);
  const { state } = playOut(500, {}, 150).table;
  for (let i = 0; i < 10; i++) {
    const { seq: target, fact, at } = random.pick(state.timeline.line);
    const how = { head: headOf(state), stamps: STAMPS };
    const seen = preview(state, [{ target, place: 'replace', fact, at }], how);
    expect(seen).toMatchObject({ ok: true, unhandled: [] });
    expect(seen.ok && [...seen.affected()].flat()).toEqual([]);
    expect(seen.ok && seen.changed).toMatchObject({ points: [], position: null, result: null });
  }
});
