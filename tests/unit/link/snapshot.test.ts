/** The picture of a table in an address: what it holds, how large its code is, and what it never tells. */
import { readdirSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { gameOf, rulesetAt, type EngineState } from '../../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../../src/lib/core/engine/open.ts';
import { ledgerOf } from '../../../src/lib/core/engine/time.ts';
import { gameView } from '../../../src/lib/core/queries/derive-view.ts';
import { publicBoard } from '../../../src/lib/core/queries/public-board.ts';
import { timesAt } from '../../../src/lib/core/queries/time/times.ts';
import { packSnapshot, readSnapshot, type Snapshot } from '../../../src/lib/link/snapshot.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import { recordedEntries } from '../../support/moments.ts';

const ADDRESS = 'https://custodian.example.org/custodian/snapshot#';
const AT = 1_800_000_000_000;

function pictureOf(state: EngineState): Snapshot {
  const ruleset = rulesetAt(state);
  const now = { at: AT, mono: 0, run: 'r' };
  const view = gameView(state.timeline, ruleset, timesAt(ledgerOf(state), now));
  return { ruleset: ruleset.id, at: AT, view: publicBoard(gameOf(state), view).view };
}

const GAMES = readdirSync(new URL('../../fixtures/games/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

/** Every recorded game that can be read as it ends. */
const PICTURES = GAMES.flatMap((name) => {
  try {
    const state = openState(rulesetFor, recordedEntries(name));
    return state.damage ? [] : [{ name, picture: pictureOf(state) }];
  } catch {
    return [];
  }
});

/** The text of a code, by a reader that knows nothing of who drew it. */
function scanned(text: string): { version: number; text: string } {
  const border = 4;
  const { data, size, version } = encode(text, { ecc: 'L', border });
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8Array(width * width * 4).fill(255);
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let i = 0; i < scale * scale; i++) {
        const at = (y * scale + Math.floor(i / scale)) * width + x * scale + (i % scale);
        pixels.fill(0, at * 4, at * 4 + 3);
      }
    }),
  );
  return { version, text: decodeQR({ data: pixels, width, height: width }) };
}

describe('a picture of the table', () => {
  it('is at most a code of version 25 for each recorded table, and read by another reader', async () => {
    expect(PICTURES.length).toBeGreaterThan(8);
    const packed = await Promise.all(PICTURES.map(({ picture }) => packSnapshot(picture)));
    const versions = packed.map((text) => encode(ADDRESS + text, { ecc: 'L' }).version);
    expect(Math.max(...versions)).toBeLessThanOrEqual(25);
    // 5 px a module and four of white on either side: 117 + 8 modules of version 25 are 625 px.
    expect((Math.max(...versions) * 4 + 17 + 8) * 5).toBeLessThanOrEqual(810);
    const largest = packed.toSorted((one, two) => two.length - one.length)[0]!;
    const seen = scanned(ADDRESS + largest);
    expect(seen.text).toBe(ADDRESS + largest);
    expect(await readSnapshot(seen.text.slice(ADDRESS.length))).not.toBeNull();
  });

  it('says who has how many points, and who has scored what', async () => {
    for (const { name, picture } of PICTURES) {
      const read = await readSnapshot(await packSnapshot(picture));
      expect(read, name).not.toBeNull();
      const told = ({ view }: Snapshot) => ({
        position: view.position,
        goal: view.goal,
        seating: view.seating,
        laws: view.laws,
        winners: view.result?.winners,
        objectives: view.objectives.map(({ objective, name, stage }) => [objective, name, stage]),
        lanes: view.lanes.map((lane) => ({
          ...[lane.seat, lane.name, lane.faction, lane.colour, lane.presence, lane.points],
          scored: lane.cells.filter(({ state }) => state === 'scored').map((c) => c.objective),
        })),
      });
      expect(told(read!), name).toEqual(told(picture));
      expect(read!.at).toBe(AT);
    }
  });

  it('tells nothing of hands, tokens, goods and notes', async () => {
    const { picture } = PICTURES[0]!;
    const [lane] = picture.view.lanes;
    const hidden = {
      ...picture.view,
      lanes: [
        { ...lane!, secretsInHand: 41, goods: 42, tokens: { tactic: 43, fleet: 44, strategy: 45 } },
      ],
    };
    const read = await readSnapshot(await packSnapshot({ ...picture, view: hidden }));
    expect(JSON.stringify(read?.view)).not.toMatch(/4[1-5]\b/);
    expect(read?.view.lanes[0]).toMatchObject({ secretsInHand: null, goods: null, tokens: null });
  });

  it('is nothing where the address is damaged, of another form, or swells', async () => {
    const text = await packSnapshot(PICTURES[0]!.picture);
    const packedOf = async (value: string) => {
      const way = new Blob([value]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      return Buffer.from(await new Response(way).arrayBuffer()).toString('base64url');
    };
    const damaged = [
      '',
      'a',
      text.slice(0, -9),
      `${text.slice(0, 40)}~${text.slice(41)}`,
      await packedOf('[2]'),
      await packedOf('{}'),
      await packedOf(JSON.stringify('a'.repeat(1_000_000))),
      'A'.repeat(10_000),
    ];
    for (const one of damaged) expect(await readSnapshot(one), one.slice(0, 30)).toBeNull();
    expect(await readSnapshot(text)).not.toBeNull();
  });
});
