/**
 * Where the neighbours of each case are (tests/fixtures/cases): tests of the same kind with another card,
 * another phase or another number of players. A case without two of them, or one whose tests were renamed, fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Neighbour = readonly [file: string, title: string];

const KNOWN = 'core/rules/known';
const AGENDA = 'core/rules/known-agenda';
const AT_ONCE = 'core/scenarios/at-once';
const LENT = 'core/scenarios/lent';
const BACK = 'core/scenarios/taken-back';
const CHEAT = 'core/scenarios/cheat-sheet';
const OPENED = 'core/scenarios/opened-agendas';
const HIDDEN = 'core/scenarios/hidden-agendas';
const MINOR = 'core/conditions/minor-factions';
const TRADES = 'core/rules/transactions';
const WALK = 'tools/cases';

const SWAPS: readonly Neighbour[] = [
  [AT_ONCE, 'R-VP-04 in the agenda phase, the nearer to the speaker wins'],
  [AT_ONCE, 'R-VP-02 is not refused because its first fact ends the game'],
  [AT_ONCE, 'R-VP-10 a Support that is out already is refused on either side'],
];
const DISGRACE: readonly Neighbour[] = [
  [KNOWN, 'R-STRAT-09 nor in the second pass, nor with other players'],
  [KNOWN, 'R-STRAT-09 is picked again where no other one is left, and by mending a slip'],
];
const STATUS_TOKENS: readonly Neighbour[] = [
  [KNOWN, 'R-STAT-05 a faction with three gains three, and no one is left out'],
  [KNOWN, 'R-STAT-05 what lies in reinforcements is all, and a second gain needs a cause'],
  [KNOWN, 'R-STAT-05 a table that sets another number gains that'],
];
const TOKEN_BACK: readonly Neighbour[] = [
  [LENT, 'R-INIT-04 goes back by one tap over several steps, and by the last step alone'],
  [LENT, 'R-INIT-04 goes back before agendas, and to an owner who left the table'],
];
const TOKEN_OUT: readonly Neighbour[] = [
  [LENT, 'R-ELIM-03 the borrower: it goes back at once'],
  [LENT, 'R-ELIM-03 owner and borrower: it leaves the game'],
];
const TEN_ROUNDS: readonly Neighbour[] = [
  [CHEAT, 'R-VP-01 the goal ends it before that: 10, or 14 with Long War'],
  [CHEAT, 'R-STAT-13 a card that the table has all the same is revealed'],
  [CHEAT, 'R-STAT-13 a game that the objectives have ended goes on once the table agrees'],
];
const ARGUMENTS: readonly Neighbour[] = [
  [WALK, 'beside adjust-exhausts: %s lies exhausted too'],
  ['core/commands/optional-arguments', 'adjustBalanceAndEnd: ['],
];

const NEIGHBOURS: Readonly<Record<string, readonly Neighbour[]>> = {
  'abstain-bribery': [
    [AGENDA, 'R-AGD-18 nor at a table of six, where a player is elected'],
    [AGENDA, 'R-AGD-18 each costs a trade good of those that there are'],
  ],
  'adjust-exhausts': ARGUMENTS,
  'avernus-outside-homes': [
    [MINOR, 'counts outside of home systems'],
    [MINOR, 'lies beside no planet of a home system: who has nothing else is not asked'],
  ],
  'covert-legislation': [
    [HIDDEN, 'R-AGD-28 a player of %i is elected, and the law is that of the hidden card'],
    [HIDDEN, 'R-AGD-28 For is voted, and the directive pays those who voted For'],
  ],
  'custodians-without-tactical': [
    [KNOWN, 'R-CUS-02 is not taken in a strategic action, resolved or not'],
    [KNOWN, 'R-CUS-02 is taken where the card holds a tactical action, or one came before it'],
  ],
  'disgrace-same-card': DISGRACE,
  'elect-uncontrolled': [
    [AGENDA, 'R-AGD-25 on every such agenda, by whatever way it comes to be, at any table'],
    [AGENDA, 'R-AGD-25 under one name, however it is typed'],
  ],
  'elected-out': [
    [AGENDA, 'R-AGD-10 with no one else voted for, the speaker decides'],
    [AGENDA, 'R-AGD-10 nor is a law that is gone'],
  ],
  'eliminated-gains': [
    [KNOWN, 'R-ELIM-08 gains no points, nor does one who has left'],
    [KNOWN, 'R-ELIM-08 gains nothing by a card either, and may still lose something'],
  ],
  'end-drops-fragments': ARGUMENTS,
  'executive-order': [
    [OPENED, 'R-AGD-27 two agendas of Political Data Nexus, on which its player votes alone'],
    [OPENED, 'R-AGD-27 a strategy card of a ruleset opens one within its action of %i'],
  ],
  fourteen: [
    [BACK, 'R-VP-06 played to %i, no one has more'],
    ['core/points', 'R-VP-06 the marker stops at the goal and at zero, the ledger does not'],
  ],
  'gift-of-prescience-comes-back': TOKEN_BACK,
  'gift-returns': TOKEN_BACK,
  'last-pick-disgraced': [
    [KNOWN, 'R-STRAT-07 with two cards each, and with the goods that came with it'],
    [KNOWN, 'R-STRAT-07 not by someone else, nor once anyone has acted'],
  ],
  'law-twice': [
    [AGENDA, 'R-AGD-23 nor in a later round, nor in the place of another one'],
    [AGENDA, 'R-AGD-23 nor is what was decided in this phase, whatever came of it'],
  ],
  'leadership-two': [
    [KNOWN, 'R-CARD-01 nor does a player of six take one of them, or none'],
    [KNOWN, 'R-CARD-01 a primary that is lent gives as many'],
  ],
  'leaks-discarded': [
    [AGENDA, 'R-OBJ-20 whichever secret it is, and however the law goes'],
    [AGENDA, 'R-OBJ-20 another law that goes leaves it public'],
  ],
  'lent-zero-token-of-an-eliminated-player': TOKEN_OUT,
  'minor-factions': [
    [MINOR, 'is a home, and has its own traits, where someone plays that faction, out or not'],
    [MINOR, 'is asked about only where it matters'],
  ],
  'more-picks-than-cards': [
    [KNOWN, 'R-PC-03 %i players with %i cards each are asked about at the setup'],
    [KNOWN, 'R-PC-03 nor may a table of six ask for two cards later on'],
  ],
  'mutual-support': SWAPS,
  'mutual-support-one-wins': SWAPS,
  'mutual-support-order': SWAPS,
  'naalu-out-token-away': TOKEN_OUT,
  'no-end-after-a-slip': [
    [BACK, 'R-VP-02 holds in the agenda phase, seats from the speaker'],
    [BACK, 'R-VP-02 a player who fell below the goal wins by reaching it again'],
  ],
  'play-before-primary-answers': [
    [KNOWN, 'R-SACT-11 nor declined, by one or by all, at a table of six'],
    [KNOWN, 'R-SACT-11 an earlier card is answered all the while'],
  ],
  'pok-fragments-trade': [
    [TRADES, 'R-TRD-04 no more than there are, where they are tracked'],
    [TRADES, 'R-TRD-04 of several kinds, both ways and for goods, at a table of six'],
  ],
  'prove-endurance': [
    [KNOWN, 'R-OBJ-24 is not scored by who passes first, and is by who passes last'],
    [KNOWN, 'R-OBJ-24 nor by the one before the last of six, nor without a pass'],
  ],
  'research-no-prereq': [
    ['core/rules/research', 'R-REF-04 a War Sun in the first round is refused'],
    ['core/rules/research', 'R-REF-04 so is one of two symbols with one card, by any card'],
  ],
  'riders-out-of-order': [
    [AT_ONCE, 'R-VP-04 pay them before another makes its player the speaker'],
    [AT_ONCE, 'R-VP-02 two of one player win together'],
  ],
  'status-tokens-limit': STATUS_TOKENS,
  'status-tokens-one': STATUS_TOKENS,
  'support-swap-at-nine': SWAPS,
  'ten-rounds-default': TEN_ROUNDS,
  'ten-rounds-no-card': TEN_ROUNDS,
  'veto-late': [
    ['core/rules/agenda', 'R-AGD-16 an abstention is a vote as well, and so is the last one'],
    [AGENDA, 'R-AGD-16 predictions do not keep a card from being replaced'],
  ],
  'vote-others-planet': [
    [AGENDA, 'R-AGD-24 each once, and for the player whose vote it is'],
    [AGENDA, 'R-AGD-24 where planets are not tracked the table knows; other effects turn any'],
  ],
  'vote-partial': [
    [AGENDA, 'R-AGD-04 of all of them together, with what is attached, on an election of five'],
    [AGENDA, 'R-AGD-04 with resources too by a hero, as far as the table knows it'],
  ],
  'zero-token-handed-over-in-the-status-phase': [
    [LENT, 'R-INIT-04 before the goods are placed it is due, too'],
    [LENT, 'R-INIT-04 not from the borrower on to another player'],
  ],
};

const folder = new URL('../../fixtures/cases/', import.meta.url);
const cases = readdirSync(folder).map((file) => file.replace(/\.jsonl$/, ''));
const textOf = (file: string) =>
  readFileSync(new URL(`../${file}.test.ts`, import.meta.url), 'utf8');

it.each(cases.sort())('%s is a test, and has two neighbours', (name) => {
  expect(textOf('tools/cases')).toContain(name);
  const neighbours = NEIGHBOURS[name] ?? [];
  expect(neighbours.length).toBeGreaterThanOrEqual(2);
  for (const [file, title] of neighbours) expect(textOf(file), title).toContain(title);
});

it('names no case that is not there', () => {
  expect(Object.keys(NEIGHBOURS).sort()).toEqual(cases.sort());
});
