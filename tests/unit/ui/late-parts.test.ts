/**
 * Browsers keep a failed script in mind for as long as the page lives. So nothing is fetched late but
 * whole stages, panels and pages, which say so and can be asked for again, and what the app does in the
 * background, or says in a sentence that is true in every browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';

const LIB = join(ROOT, 'src/lib');

/** What is fetched late, by the file that asks for it; each says what becomes of it when it fails. */
const LATE: Readonly<Record<string, string>> = {
  'ui/rooms/index.ts':
    'a stage or a panel: LostPart asks again; without what undo says the table shows that an act is gone',
  'ui/rooms/brought.ts': 'a stage: LostPart asks again',
  'session/read.ts': 'GameRoom: LostPart asks again',
  'ui/shell/GameRoom.svelte':
    'in the background: a further look at the record, and at the room; the device decides when the screen sleeps',
  'ui/join/JoinPage.svelte': 'in the background: the device decides when the screen sleeps',
  'ui/shell/UpdateBar.svelte': 'in the background: the next page looks for updates',
  'ui/games/HomeCard.svelte': 'in the background: opening a game fetches it again',
  'ui/games/card-at-table.ts': 'in the background: the next start waits for the list',
  'session/game-at-last.ts': 'said by the page of the games: reload',
  'session/library.svelte.ts': 'said by the page of the games: reload; mending: in the background',
  'session/import-file.ts': 'said by the page of the games: reload',
  'session/reports.ts': 'in the background: the statistics make the report the next time',
  'session/session.svelte.ts': 'in the background: the statistics make the report the next time',
  'rulesets/families.ts':
    'session/read.ts: LostPart asks again; in an import: what else ends one; in the setup: the choice is not made',
  'words/families.ts': 'GameRoom: LostPart asks again; in the setup: the choice is not made',
  'look-up/families.ts': 'GameRoom: LostPart asks again',
};

function* filesIn(folder: string): Generator<string> {
  for (const { name, parentPath } of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (/\.(ts|svelte)$/.test(name)) yield join(parentPath, name);
  }
}

describe('what is fetched late', () => {
  it('is known, and each of it says what becomes of it when it fails', () => {
    const found = [...filesIn(LIB)]
      // An import() that is run; a type is none.
      .filter((path) => /(?<!typeof |: )\bimport\(/.test(readFileSync(path, 'utf8')))
      .map((path) => path.slice(LIB.length + 1));
    expect(found.sort()).toEqual(Object.keys(LATE).sort());
  });
});
