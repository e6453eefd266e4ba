/** The pages of the app, one row for each folder of `src/routes`: the tests that visit them all read this. */
import { archive } from '../../src/lib/words/en/archive.ts';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { joinPage } from '../../src/lib/words/en/join.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { noTable } from '../../src/lib/words/en/no-table.ts';
import { snapshot } from '../../src/lib/words/en/seat.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { statistics } from '../../src/lib/words/en/statistics.ts';

export interface AppPage {
  /** What its picture is called. */
  readonly name: string;
  /** The page's folder in `src/routes`. */
  readonly route: string;
  /** An address on a device without games, below the address of the app. */
  readonly path: string;
  /** The heading that stands there. */
  readonly heading: string;
}

/** All but `sample`, which leads on to a game (`e2e/sample-game.test.ts`). */
export const APP_PAGES: readonly AppPage[] = [
  { name: 'home', route: '', path: '', heading: gamesWords.emptyTitle },
  { name: 'nowhere', route: '[...nowhere]', path: 'no/such/page', heading: kit.nowhere.title },
  { name: 'archive', route: 'archive', path: 'archive', heading: archive.title },
  { name: 'no-board', route: 'board/[id]', path: 'board/none', heading: noTable.missing.title },
  { name: 'no-game', route: 'game/[id]', path: 'game/none', heading: noTable.missing.title },
  { name: 'join', route: 'join', path: 'join', heading: joinPage.reading },
  { name: 'licences', route: 'licences', path: 'licences', heading: gamesWords.licences },
  { name: 'new', route: 'new', path: 'new', heading: setupWords.title },
  { name: 'rules', route: 'rules', path: 'rules', heading: gamesWords.rules },
  { name: 'snapshot', route: 'snapshot', path: 'snapshot', heading: snapshot.title },
  { name: 'statistics', route: 'statistics', path: 'statistics', heading: statistics.title },
];
