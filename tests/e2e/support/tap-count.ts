/** How many taps a game takes, by round and by command. */

/** What the taps of one act were for; an aside is no part of the game. */
interface Counted {
  round: number;
  command: string;
  taps: number;
  /** Keystrokes on the keyboard of the tablet. */
  keys: number;
}

const ASIDE = 'aside';

export class TapCount {
  #acts: Counted[] = [];

  /** The taps that follow belong to this act. */
  begin(round: number, command: string): void {
    this.#acts.push({ round, command, taps: 0, keys: 0 });
  }

  /** The taps that follow are made by the test, not by the table. */
  beside(): void {
    this.begin(0, ASIDE);
  }

  tap(): void {
    const now = this.#acts.at(-1);
    if (now) now.taps += 1;
  }

  keys(count: number): void {
    const now = this.#acts.at(-1);
    if (now) now.keys += count;
  }

  /** Taps and keystrokes of a round; round 0 is the setup. */
  of(round: number): { taps: number; keys: number } {
    const acts = this.#of(round);
    return {
      taps: acts.reduce((sum, act) => sum + act.taps, 0),
      keys: acts.reduce((sum, act) => sum + act.keys, 0),
    };
  }

  /** Where the taps of a round go, most first: `castVotes 33 in 11, …`. */
  told(round: number): string {
    const rows = new Map<string, { taps: number; acts: number }>();
    for (const act of this.#of(round)) {
      const row = rows.get(act.command) ?? { taps: 0, acts: 0 };
      rows.set(act.command, { taps: row.taps + act.taps, acts: row.acts + 1 });
    }
    return [...rows]
      .sort(([, one], [, two]) => two.taps - one.taps)
      .map(([command, { taps, acts }]) => `${command} ${taps} in ${acts}`)
      .join(', ');
  }

  #of(round: number): Counted[] {
    return this.#acts.filter((act) => act.round === round && act.command !== ASIDE);
  }
}
