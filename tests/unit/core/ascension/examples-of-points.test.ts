/**
 * Worked examples of Shattered Ascension, as the table would tell them: claims, points and ends; and the edge
 * cases of its checklist (S-47 to S-53).
 */
import { describe, expect } from 'vitest';
import { inEditions, openFor } from '../../../support/ascension/table.ts';
import { openAtFirst, playOn, sits, turnedUp } from '../../../support/ascension/transcript.ts';

const EIGHT = 'abyz, fria, arinam, meer, arnor, lor, bereg, lirta-iv';

describe('worked examples', () => {
  inEditions('example 5: claims within every limit', (edition) => {
    const table = sits(edition, 3, {
      objectives: openAtFirst('s2-10-planets', 'pre-isolated', ...openFor(3).slice(-7)),
      settings: { goal: 12 },
    });
    playOn(
      table,
      `> status.score
       A scores s1-three-docks
       > action.turn
       ${turnedUp(6)}
       A has 3 points from before
       A draws a secret
       A settles ${EIGHT}
       A finds red-artifact
       > status.score
       = A has 4 points
       A scores s1-three-docks : refused already-scored
       A scores s1-5-planets
       = A has 5 points
       A scores s1-mecatol : refused quota-public
       A scores s2-10-planets : refused second-stage-closed
       A scores sec-conqueror
       = A has 7 points
       A scores sec-usurper : refused quota-secret
       A scores pre-isolated
       = A has 8 points
       A is done scoring : refused claim-due
       A scores spe-sovereign
       A is done scoring : refused claim-due
       A scores spe-lazax-armory
       = A has 10 points
       A is done scoring`,
    );
  });

  inEditions('example 6: S-51 the gate of stage II, and Imperium Rex behind it', (edition) => {
    const goal = edition === 'v6' ? 10 : 12;
    const before = (...more: string[]) =>
      playOn(
        sits(edition, 6, {
          objectives: openAtFirst('s2-10-planets', ...more),
          settings: { goal },
        }),
        `> strategy.pick
         A picks bureaucracy
         > action.turn
         ${turnedUp(goal - 1)}
         > status.score
         = stage I has ${goal - 1}
         A scores s2-10-planets : refused second-stage-closed
         > strategy.pick
         A picks leadership
         B picks diplomacy
         C picks assembly
         D picks production
         E picks trade
         F picks warfare
         = at strategy.own-revelation`,
      );
    playOn(
      before(),
      `the counter reveals s1-2-ships-4-away
       = stage I has ${goal}
       > status.score
       A scores s2-10-planets
       = A has 2 points
       > strategy.pick
       A picks leadership
       B picks diplomacy
       C picks assembly
       D picks production
       E picks trade
       F picks warfare
       the counter reveals s2-imperium-rex
       = A wins by card`,
    );
    playOn(before('s2-imperium-rex'), 'the counter reveals s1-2-ships-4-away\n= at over.result');
  });

  inEditions('example 7: the preliminary closes with its round', (edition) => {
    playOn(
      sits(edition, 3),
      `> status.score
       A scores pre-isolated
       C scores pre-isolated
       = points are 1 0 1
       > action.turn
       > status.score
       B scores pre-isolated : refused objective-closed`,
    );
  });

  inEditions('example 8: S-49 Sovereign is lost with a planet, and claimed again', (edition) => {
    // Edition 6 counts planets at home, of which A has three.
    const planets = edition === 'v6' ? 'abyz, fria, arinam, meer, arnor, lor' : EIGHT;
    playOn(
      sits(edition, 3),
      `> action.turn
       A has 5 points from before
       A settles ${planets}
       > status.score
       A scores s1-mecatol
       A scores spe-sovereign
       = A has 7 points
       > action.turn
       B invades abyz
       = A has 6 points
       A invades abyz
       = A has 6 points
       > status.score
       A scores s1-5-planets
       A scores spe-sovereign
       = A has 8 points`,
    );
    // In edition 42 she keeps it with eight of nine.
    const nine = playOn(
      sits(edition, 3),
      `> action.turn
       A settles ${EIGHT}
       > status.score
       A scores spe-sovereign
       > action.turn
       A loses hercant`,
    );
    expect(nine.game.scores).toHaveLength(1);
  });

  inEditions('example 9: two points less while a home planet is missing', (edition) => {
    playOn(
      sits(edition, 3),
      `> action.turn
       A has 6 points from before
       > status.score
       B invades arretze
       = A has 4 points
       A scores s1-mecatol
       = A has 5 points`,
    );
    playOn(
      sits(edition, 3),
      `> action.turn
       A has 6 points from before
       > status.own-unlock-racial-upgrades
       = base 5 costs A 0
       B invades arretze
       = A has 4 points
       = base 5 costs A 1
       > strategy.own-home-planets-reclamation
       A takes arretze back
       = A controls arretze exhausted
       = A has 6 points`,
    );
    playOn(
      sits(edition, 3),
      `> action.turn
       A finds red-artifact
       > status.score
       A scores spe-lazax-armory
       B invades arretze
       = A has ${edition === 'v6' ? -1 : 1} points`,
    );
  });

  inEditions(
    'example 10: S-53 upgrades cost base, less points, and what is unlocked',
    (edition) => {
      const four = () =>
        playOn(
          sits(edition, 3),
          `> action.turn
         A has 4 points from before
         > status.own-unlock-racial-upgrades
         A gains 40 goods`,
        );
      playOn(
        four(),
        `= base 3 costs A 0
       A unlocks base 5 for 0 : refused miscounted
       A unlocks base 5 for 1
       = base 4 costs A 5
       A unlocks base 4 for 5
       A unlocks base 7 for 11 : refused miscounted
       A unlocks base 7 for 12`,
      );
      playOn(four(), 'A unlocks base 6 for 2\n= base 8 costs A 10');
    },
  );

  inEditions('example 12: the end in step 1 waits for all', (edition) => {
    playOn(
      sits(edition, 3, { settings: { goal: 10 } }),
      `> action.turn
       A has 8 points from before
       B has 9 points from before
       C has 7 points from before
       > status.score
       A scores sec-conqueror
       A is done scoring
       = A has 10 points
       = the game goes on
       B scores sec-usurper
       B is done scoring
       = the game goes on
       C scores s1-mecatol
       C is done scoring
       = points are 10 11 8
       = B win by goal
       = at over.result`,
    );
  });

  inEditions('example 13: the end outside the status phase comes at once', (edition) => {
    playOn(
      sits(edition, 3, { settings: { goal: 10 } }),
      `> strategy.pick
       A picks bureaucracy
       B picks leadership
       C picks diplomacy
       A picks assembly
       > action.turn
       A has 9 points from before
       B has 8 points from before
       B takes leadership in one tap
       C takes diplomacy in one tap
       A plays bureaucracy
       A resolves bureaucracy, gains 1, claims s1-mecatol
       = points are 10 8 0
       = A win by goal`,
    );
    playOn(
      sits(edition, 3, { settings: { goal: 10 } }),
      `> action.turn
       A loses arretze
       A has 10 points from before
       = A has 8 points
       > strategy.own-home-planets-reclamation
       A takes arretze back
       = A has 10 points
       = A win by goal`,
    );
  });

  inEditions(
    'example 14: S-47 a tie goes by planets outside home, else it is shared',
    (edition) => {
      const tie = (more: string) =>
        playOn(
          sits(edition, 3, { settings: { goal: 10 } }),
          `> action.turn
         A settles abyz, fria, arinam, meer
         B settles bereg, lirta-iv, centauri, gral
         ${more}
         > status.score
         A has 11 points from before
         B has 11 points from before
         A is done scoring
         B is done scoring
         C is done scoring`,
        );
      playOn(tie(''), '= A and B win by goal');
      playOn(tie('A settles lodor'), '= A win by goal');
    },
  );
});
