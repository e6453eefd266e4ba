/** Worked examples of Shattered Ascension, as the table would tell them: setup, picks, turns, council, counters. */
import { describe, expect } from 'vitest';
import { inEditions, openFor } from '../../../support/ascension/table.ts';
import { openAtFirst, playOn, sits } from '../../../support/ascension/transcript.ts';

describe('worked examples', () => {
  inEditions('example 1: bids for homes and for the speaker are levelled', (edition) => {
    const rolls = edition === 'v6' ? 'B rolls next\nD rolls next\nA rolls next' : 'B rolls next';
    // The same bids, in the order of the edition.
    const [two, three, four] = edition === 'v6' ? ['D', 'A', 'C'] : ['C', 'D', 'A'];
    const table = playOn(
      sits(edition, 4),
      `${rolls}
       = B acts
       B bids 1 for I
       ${two} bids 0 for II
       ${three} bids 1 for I : refused bid-too-low
       ${three} bids 2 for I
       ${four} bids 0 for III
       = goods are 0 0 0 0
       = B acts
       B bids 0 for IV
       = goods are ${edition === 'v6' ? '0 2 2 2' : '2 2 2 0'}`,
    );
    const auction =
      edition === 'v6'
        ? `C bids 0 for the speaker
           A is out
           D bids 1 for the speaker
           B bids 2 for the speaker
           C is out
           D is out`
        : `A bids 0 for the speaker
           D bids 1 for the speaker
           C is out
           B bids 2 for the speaker
           A is out
           D is out`;
    playOn(
      table,
      `${auction}
       = B is the speaker
       = goods are ${edition === 'v6' ? '2 2 4 4' : '4 2 4 2'}
       what is worked out is recorded
       = goods are ${edition === 'v6' ? '1 1 3 3' : '3 1 3 1'}
       A sets the cycler clockwise : refused not-asked
       B sets the cycler counter-clockwise
       = the cycler goes counter-clockwise`,
    );
  });

  inEditions('example 2: three players pick and take their turns', (edition) => {
    const table = sits(edition, 3, { speaker: 1 });
    playOn(
      table,
      `> setup.own-cycler-direction
       B sets the cycler clockwise
       > strategy.pick
       A picks trade : refused not-your-pick
       B picks production
       C picks leadership
       A picks trade
       B picks technology
       C picks bureaucracy
       A picks warfare
       = diplomacy carries 1 goods
       = assembly carries 1 goods
       > action.turn
       = C acts
       C takes leadership in one tap
       = B acts
       B takes production in one tap
       = A acts
       A takes trade in one tap
       = C acts`,
    );
    playOn(
      sits(edition, 3, { speaker: 1 }),
      `> setup.own-cycler-direction
       B sets the cycler counter-clockwise
       > strategy.pick
       B picks production
       A picks leadership
       C picks trade
       B picks technology
       A picks bureaucracy
       C picks warfare
       = at action.turn`,
    );
  });

  inEditions('example 2: five players, and the card of no one', (edition) => {
    const table = playOn(
      sits(edition, 5, { speaker: 3 }),
      `> setup.own-cycler-direction
       D sets the cycler counter-clockwise
       > strategy.pick
       D picks bureaucracy
       C picks assembly
       B picks leadership
       A picks trade
       E picks technology
       = diplomacy carries 1 goods
       = production carries 1 goods
       = warfare carries 1 goods`,
    );
    if (edition === 'v6') {
      playOn(table, 'B takes leadership in one tap\nC takes assembly in one tap\n= A acts');
      return;
    }
    playOn(
      table,
      `production is drawn for no one
       = production carries 0 goods
       = warfare carries 1 goods
       = B acts
       B takes leadership in one tap
       C takes assembly in one tap
       A takes trade in one tap : refused drawn-card-due
       the drawn card comes up
       = secondaries of production run D C B A E
       = A acts
       A takes trade in one tap
       E takes technology in one tap
       D takes bureaucracy in one tap`,
    );
  });

  inEditions('example 2: six players, a cycler that turns and a token that moves', (edition) => {
    playOn(
      sits(edition, 6),
      `> strategy.pick
       A picks leadership
       B picks assembly
       C picks diplomacy
       D picks production
       E picks bureaucracy
       F picks technology
       > action.turn
       A takes leadership in one tap
       C takes diplomacy in one tap
       B plays assembly
       B calls option a with B as speaker on arms-reduction of A, class-struggle of C, common-practice of D
       = B is the speaker
       B resolves option a of assembly
       B ends the turn
       D takes production in one tap
       F takes technology in one tap
       E plays bureaucracy
       E resolves bureaucracy, gains 1, turns the cycler
       = the cycler goes counter-clockwise
       = secondaries of bureaucracy run D C B A F
       E ends the turn
       > strategy.pick
       = B acts
       B picks leadership
       A picks diplomacy
       F picks assembly
       E picks production
       D picks trade
       C picks warfare
       = technology carries 1 goods`,
    );
  });

  inEditions('example 2: eight players have one card of nine left', (edition) => {
    playOn(
      sits(edition, 8, { speaker: 6 }),
      `> setup.own-cycler-direction
       G sets the cycler counter-clockwise
       > strategy.pick
       G picks leadership
       F picks diplomacy
       E picks assembly
       D picks production
       C picks trade
       B picks warfare
       A picks technology
       H picks prospect
       = bureaucracy carries 1 goods`,
    );
  });

  inEditions('example 3: S-55 counters pile up, and are turned one by one', (edition) => {
    playOn(
      sits(edition, 6),
      `> strategy.pick
       A picks leadership
       B picks diplomacy
       C picks assembly
       D picks trade
       E picks warfare
       F picks technology
       = production carries 1 goods
       = bureaucracy carries 1 goods
       = stage I has 3
       the counter reveals s1-line-of-ships
       = stage I has 4
       > strategy.pick
       A picks production
       = production carries 0 goods
       = A has 1 goods
       B picks leadership
       C picks diplomacy
       D picks assembly
       E picks trade
       F picks technology
       = warfare carries 1 goods
       = bureaucracy carries 2 goods
       the counter reveals s1-most-planets
       = stage I has 5
       > strategy.pick
       A picks bureaucracy and turns 3 into strategy : refused bonus-miscounted
       A picks bureaucracy and turns 1 into strategy
       = A has 2 goods
       = bureaucracy carries 0 goods`,
    );
  });

  inEditions('example 4: a council of five, and its Voice', (edition) => {
    playOn(
      sits(edition, 5, { objectives: openAtFirst('pre-isolated', ...openFor(5).slice(-7)) }),
      `> action.turn
       C is the Voice
       C has 4 points from before
       > status.score
       C scores spe-voice-of-the-council
       = C has 5 points
       > strategy.pick
       A picks leadership
       B picks assembly
       C picks production
       D picks trade
       E picks warfare
       > action.turn
       A takes leadership in one tap
       A settles mellon
       mellon lies refreshed
       B settles mecatol-rex
       mecatol-rex lies refreshed
       C settles xxehan
       xxehan lies refreshed
       jord lies exhausted
       E settles meer, bereg
       meer, bereg lies refreshed
       B plays assembly
       B calls option a with B as speaker on arms-reduction of A : refused council-agendas
       B calls option a with B as speaker on arms-reduction of A, class-struggle of C, archived-secret of E
       = B is the speaker
       D has the Voice voted on
       = D has 4 tactic, 3 fleet, 2 strategy
       = votes are 4 7 8 1 6
       class-struggle is revealed : refused not-next-agenda
       arms-reduction is revealed
       A casts 2 for for
       B casts 4 for for
       C casts 6 for against
       D abstains
       E abstains
       the outcome is for
       class-struggle is revealed
       A abstains
       B abstains
       C abstains
       D abstains
       E abstains
       the agenda is discarded
       archived-secret is revealed
       A abstains
       B casts 4 for A : refused votes-shared-out
       B casts 3 for A
       C abstains
       D abstains
       E casts 6 for E
       the outcome is E
       voice-of-the-council is revealed
       A casts 2 for D
       D casts 1 for D
       C casts 2 for C
       B abstains
       E abstains
       the outcome is D
       = C has 4 points
       = D has 0 points
       = A controls mellon refreshed
       B resolves option a of assembly
       A follows assembly
       nobody else follows assembly
       B ends the turn
       > status.score
       C is done scoring
       D is done scoring : refused claim-due
       D scores spe-voice-of-the-council
       = D has 1 points`,
    );
  });

  inEditions('a council of the table: the turn goes on where it stood', (edition) => {
    playOn(
      sits(edition, 3),
      `> action.turn
       = A acts
       A has the council vote on arms-reduction of B : refused opens-no-agenda
       the table holds a council
       A takes a tactical action : refused out-of-step
       A has the council vote on arms-reduction of B, class-struggle of A
       C has the Voice voted on
       arms-reduction is revealed
       A casts 1 for for
       B casts 1 for against
       C abstains
       the outcome is for
       class-struggle is revealed
       A abstains
       B abstains
       C abstains
       the agenda is discarded
       voice-of-the-council is revealed
       A abstains
       B casts 1 for C : refused votes-shared-out
       B abstains
       C casts 1 for C
       the outcome is C
       the council is over
       = A acts
       = votes are 2 1 7`,
    );
  });

  inEditions('example 11: goods for resources, before upgrades or after them', (edition) => {
    const factions = ['barony-of-letnev', 'arborec', 'winnu'];
    const table = playOn(
      sits(edition, 3, { factions }),
      `> action.turn
       A settles jord
       jord lies refreshed`,
    );
    if (edition === 'v6') {
      playOn(
        table,
        `> status.own-unlock-racial-upgrades
         A unlocks base 5 for 0 and jord : refused miscounted
         A unlocks base 5 for 0 and arc-prime, jord
         = A has 0 goods
         A unlocks no more
         > status.own-produce-trade-goods
         A makes 2 goods of jord : refused planet-exhausted`,
      );
      return;
    }
    playOn(
      table,
      `> status.own-produce-trade-goods
       A makes 3 goods of arc-prime : refused miscounted
       A makes 2 goods of arc-prime
       = A has 2 goods
       > status.own-unlock-racial-upgrades
       A unlocks base 5 for 1 and arc-prime : refused planet-exhausted
       A unlocks base 5 for 1 and jord
       = A has 1 goods`,
    );
  });

  inEditions('example 15: counters on the board bind in edition 6', (edition) => {
    const table = playOn(sits(edition, 3), '> status.tokens');
    const sheet = { tactic: 10, fleet: 4, strategy: 3, board: 6 };
    table.record([{ type: 'balance.corrected', seat: 's1', balances: sheet }]);
    playOn(
      table,
      edition === 'v6'
        ? `= A has 1 in reinforcements
           the usual tokens are placed
           = A has 11 tactic, 4 fleet, 3 strategy
           > strategy.own-council-propositions
           = A has 0 board
           = A has 6 in reinforcements`
        : `the usual tokens are placed
           = A has 11 tactic, 4 fleet, 4 strategy`,
    );
  });

  inEditions('example 16: two players', (edition) => {
    const table = playOn(
      sits(edition, 2),
      `> strategy.pick
       A picks assembly
       B picks leadership
       A picks diplomacy
       B picks production
       A picks trade
       B picks warfare
       = technology carries 1 goods
       = bureaucracy carries 1 goods
       > action.turn
       B takes leadership in one tap
       A takes diplomacy in one tap
       B takes production in one tap
       A plays assembly
       B is the Voice
       = votes are 2 4
       A has thrown 4 and paid 3, calls option b with B as speaker on arms-reduction of A
       = votes are 12 4
       A resolves option b of assembly
       A ends the turn`,
    );
    const before = table.game.players['s1']!.tokens!;
    playOn(
      table,
      `> status.score
       B scores spe-voice-of-the-council
       > status.tokens
       the usual tokens are placed`,
    );
    const after = table.game.players['s1']!.tokens!;
    const sum = (tokens: typeof before) => tokens.tactic + tokens.fleet + tokens.strategy;
    expect(sum(after) - sum(before)).toBe(edition === 'v6' ? 2 : 1);
  });
});
