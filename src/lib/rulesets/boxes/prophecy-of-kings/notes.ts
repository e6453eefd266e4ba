import type { NoteFacts } from '../../../core/cards.ts';
import { note, placedNote } from '../../printed-rows.ts';

/** The promissory notes that Prophecy of Kings adds (LRR PoK 69). */
export const notes = {
  // of every colour
  alliance: { ...placedNote(), lendsCommander: true },
  // of one faction
  'strike-wing-ambuscade': note('argent-flight'),
  'blood-pact': placedNote('empyrean'),
  'dark-pact': placedNote('empyrean'),
  'scepter-of-dominion': note('mahact-gene-sorcerers'),
  'black-market-forgery': note('naaz-rokha-alliance'),
  'the-cavalry': note('nomad'),
  terraform: placedNote('titans-of-ul'),
  crucible: note('vuilraith-cabal'),
} satisfies Readonly<Record<string, NoteFacts>>;
