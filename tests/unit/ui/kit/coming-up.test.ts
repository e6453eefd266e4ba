import { beforeEach, describe, expect, test } from 'vitest';
import { ComingUp, SEEN } from '$lib/ui/kit/coming-up.ts';

const HERE = { x: 100, y: 400 };
const STRAYED = { x: 110, y: 410 };
const ELSEWHERE = { x: 100, y: 500 };

let now = 0;
let shown: string | null = 'Arborec passes';
let coming: ComingUp;

/** The act is recorded, and a frame with this under the finger is painted. */
function answeredWith(what: string | null): void {
  coming.answered();
  shown = what;
  coming.painted();
}

beforeEach(() => {
  now = 0;
  shown = 'Arborec passes';
  coming = new ComingUp(
    () => shown,
    () => now,
  );
});

describe('a press at the place of the last one', () => {
  test.each([HERE, STRAYED])('does not count before what came up was seen (%o)', (place) => {
    expect(coming.press(HERE)).toBe(true);
    answeredWith('Letnev passes');
    now += SEEN - 1;
    expect(coming.press(place)).toBe(false);
  });

  test('counts once what came up was seen', () => {
    coming.press(HERE);
    answeredWith('Letnev passes');
    now += SEEN;
    expect(coming.press(HERE)).toBe(true);
  });

  test('is counted from what was painted, not from the act', () => {
    coming.press(HERE);
    coming.answered();
    // A slow machine: the old button is still there, then for long nothing.
    now += SEEN;
    coming.painted();
    now += 5 * SEEN;
    shown = 'Letnev passes';
    coming.painted();
    now += SEEN - 1;
    expect(coming.press(HERE)).toBe(false);
  });

  test('does not count on what nobody has looked at since it came', () => {
    coming.press(HERE);
    answeredWith('Letnev passes');
    now += 5 * SEEN;
    shown = 'Letnev scores';
    expect(coming.press(HERE)).toBe(false);
  });

  test('has to be let go for as long again when it came too early', () => {
    coming.press(HERE);
    answeredWith('Letnev passes');
    now += SEEN - 1;
    expect(coming.press(HERE)).toBe(false);
    now += SEEN - 1;
    expect(coming.press(HERE)).toBe(false);
    now += SEEN;
    expect(coming.press(HERE)).toBe(true);
  });

  test('counts at once on the button that was pressed, and where nothing was answered', () => {
    coming.press(HERE);
    answeredWith('Arborec passes');
    expect(coming.press(HERE)).toBe(true);
    shown = 'another page of a list';
    expect(coming.press(HERE)).toBe(true);
  });
});

describe('a finger that comes anew', () => {
  test('counts at once elsewhere', () => {
    coming.press(HERE);
    answeredWith('Letnev passes');
    expect(coming.press(ELSEWHERE)).toBe(true);
  });

  test('counts at once when the pointer has left the place in between', () => {
    coming.press(HERE);
    answeredWith('Letnev passes');
    coming.moved(STRAYED);
    expect(coming.press(HERE)).toBe(false);
    coming.moved(ELSEWHERE);
    coming.moved(HERE);
    expect(coming.press(HERE)).toBe(true);
  });
});

test('frames are looked at until what came up was seen', () => {
  expect(coming.painted()).toBe(false);
  coming.press(HERE);
  expect(coming.painted()).toBe(false);
  answeredWith('Letnev passes');
  expect(coming.painted()).toBe(true);
  now += SEEN;
  expect(coming.painted()).toBe(false);
});
