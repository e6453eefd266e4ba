import { expect, it } from 'vitest';
import { banner } from '../../../src/lib/words/en/banner.ts';
import { end } from '../../../src/lib/words/en/end.ts';
import { fileWords } from '../../../src/lib/words/en/files.ts';
import { gamesWords } from '../../../src/lib/words/en/games.ts';
import { menu } from '../../../src/lib/words/en/menu.ts';

it('says of a file that the browser was given it, and never that it is saved', () => {
  const NOW = 1_700_000_000_000;
  const said = [banner.saved, end.exported, fileWords.saved, menu.saved].map((say) =>
    say('a.json'),
  );
  for (const sentence of [...said, gamesWords.lastBackup(NOW, NOW)]) {
    expect(sentence).toMatch(/was given|given to the browser/);
    expect(sentence).not.toMatch(/saved/i);
  }
});
