/** What a preview said is what the amendment does, and what is stored opens again. */
import { describe, expect, it } from 'vitest';
import { amend } from '../../src/lib/core/play/amend.ts';
import { openPlay } from '../../src/lib/core/play/open.ts';
import { headOf, type Play } from '../../src/lib/core/play/play.ts';
import { preview, type Amendment } from '../../src/lib/core/play/preview.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { playOut } from '../support/playout.ts';
import { Random } from '../support/random.ts';

const GAMES = 10;
const AMENDMENTS = 20;
const STAMPS = { at: 1_800_000_000_000, mono: 0, run: 'amend', app: 'test' };
const PLACES = ['before', 'after', 'replace', 'remove'] as const;

/** An amendment of a random item by a random fact of the same line. */
function drawn({ course }: Play, random: Random): Amendment {
  const { seq: target } = random.pick(course.line);
  const place = random.pick(PLACES);
  const { fact, at } = random.pick(course.line);
  return place === 'remove' ? { target, place } : { target, place, fact, at };
}

/** Tries one amendment; true when it was made. */
function tries(play: Play, amendment: Amendment): boolean {
  const how = { head: headOf(play), stamps: STAMPS };
  const seen = preview(play, [amendment], how);
  const amended = amend(play, [amendment], { ...how, anyway: true });
  if (!seen.ok || !amended.ok) {
    const [first] = seen.ok ? seen.unheard : [];
    const why = seen.ok ? { why: 'unheard', item: first?.item } : { why: seen.why };
    expect(amended).toMatchObject({ ok: false, ...why });
    return false;
  }
  expect(seen.unheard).toEqual([]);
  const again = openPlay(rulesetFor, amended.play.entries);
  expect(again.damage).toBeNull();
  expect(again.course.head.context).toEqual(seen.course.head.context);
  expect(amended.play.course.head.context).toEqual(seen.course.head.context);
  const codes = new Map(seen.refused.map(({ seq, refusal }) => [seq, refusal?.code]));
  expect(again.course.line).toEqual(
    seen.course.line.map((item) => ({ ...item, overruled: codes.get(item.seq) ?? item.overruled })),
  );
  const later = seen.course.line.filter(({ seq }) => seq < headOf(amended.play));
  for (const { item } of [...seen.rested()].flat()) expect(later).toContainEqual(item);
  return true;
}

describe(`${GAMES * AMENDMENTS} random amendments on playouts`, () => {
  it('do what their preview said, or are refused and name why', () => {
    let made = 0;
    for (let seed = 500; seed < 500 + GAMES; seed++) {
      const random = new Random(seed);
      const { play } = playOut(seed, {}, 150).table;
      for (let i = 0; i < AMENDMENTS; i++) if (tries(play, drawn(play, random))) made += 1;
    }
    expect(made).toBeGreaterThan((GAMES * AMENDMENTS) / 10);
    expect(made).toBeLessThan(GAMES * AMENDMENTS);
  });
});

it('a fact in its own place changes nothing, and nothing rested on it', () => {
  const random = new Random(7);
  const { play } = playOut(500, {}, 150).table;
  for (let i = 0; i < 10; i++) {
    const { seq: target, fact, at } = random.pick(play.course.line);
    const how = { head: headOf(play), stamps: STAMPS };
    const seen = preview(play, [{ target, place: 'replace', fact, at }], how);
    expect(seen).toMatchObject({ ok: true, unheard: [] });
    expect(seen.ok && [...seen.rested()].flat()).toEqual([]);
    expect(seen.ok && seen.changed).toMatchObject({ points: [], position: null, result: null });
  }
});
