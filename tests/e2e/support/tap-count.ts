/** How many taps a game takes, by round and by command. */

interface Counted {
  round: number;
  command: string;
  taps: number;
  /** Keystrokes on the keyboard of the tablet. */
  keys: number;
}

export class TapCount {
  readonly acts: Counted[] = [];

  /** The taps that follow belong to this act. */
  begin(round: number, command: string): void {
    this.acts.push({ round, command, taps: 0, keys: 0 });
  }

  tap(): void {
    const now = this.acts.at(-1);
    if (now) now.taps += 1;
  }

  keys(count: number): void {
    const now = this.acts.at(-1);
    if (now) now.keys += count;
  }

  /** Taps and keystrokes of the acts that are asked for; all of them without a question. */
  sum(asked: (act: Counted) => boolean = () => true): { taps: number; keys: number } {
    const acts = this.acts.filter(asked);
    return {
      taps: acts.reduce((sum, act) => sum + act.taps, 0),
      keys: acts.reduce((sum, act) => sum + act.keys, 0),
    };
  }

  /** Where the taps of a round go, most first: `castVotes 33 (11 acts), …`. */
  told(round: number): string {
    const rows = new Map<string, { taps: number; acts: number }>();
    for (const act of this.acts.filter((one) => one.round === round)) {
      const row = rows.get(act.command) ?? { taps: 0, acts: 0 };
      rows.set(act.command, { taps: row.taps + act.taps, acts: row.acts + 1 });
    }
    return [...rows]
      .sort(([, one], [, two]) => two.taps - one.taps)
      .map(([command, { taps, acts }]) => `${command} ${taps} (${acts})`)
      .join(', ');
  }
}
