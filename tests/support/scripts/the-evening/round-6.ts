/** Round 6: the holder of Mecatol Rex takes Imperial and wins. */
import { type Evening, pools } from './evening.ts';

export function roundSix(e: Evening): void {
  e.gain('council-patronage', 's4');
  e.picks(
    ['s2', 'technology'],
    ['s3', 'leadership'],
    ['s4', 'imperial'],
    ['s5', 'warfare'],
    ['s6', 'politics'],
    ['s1', 'trade'],
  );

  e.plays('s3', 'leadership', { tokens: pools(2, 1, 0) });
  e.closes('s3', 'leadership');
  e.plays('s6', 'politics', { speaker: 's6' });
  // Beyond seven.
  e.discards('s6');
  e.discards('s6');
  e.follows('s2', 'politics');
  e.closes('s6', 'politics');
  e.plays('s1', 'trade', {});
  e.gain('pillage', 's6');
  e.closes('s1', 'trade');
  e.plays('s5', 'warfare');
  e.closes('s5', 'warfare');
  e.plays('s2', 'technology');
  e.researches('s2', 'nullification-field');
  e.closes('s2', 'technology');
  // The point for Mecatol Rex is the tenth.
  e.plays('s4', 'imperial', { objective: null });
}
