/**
 * A whole evening with devices that sleep, lose what they say and what is said to them, and come back: the
 * record is the one of the same evening played on one device, no act is lost or doubled, and each device
 * derives the same table.
 */
import { describe, expect, it } from 'vitest';
import { also, type Act } from '../../src/lib/core/commands/command.ts';
import { emptyState, headOf, type EngineState } from '../../src/lib/core/engine/engine-state.ts';
import { tapAll } from '../../src/lib/core/engine/tap.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Seat } from '../../src/lib/core/vocabulary.ts';
import { actSaid, type ActName } from '../../src/lib/link/acts.ts';
import { GuestEnd, type GuestDoes } from '../../src/lib/link/guest.ts';
import { HostEnd, type HostDoes, type Member } from '../../src/lib/link/host.ts';
import type { ActOutcome } from '../../src/lib/link/messages.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { askedFor, tapsOf, type Asked } from '../support/evening-taps.ts';
import { memberOf, worldOf } from '../support/link.ts';
import { LONG } from '../support/long.ts';
import { Random } from '../support/random.ts';

const SEATS: Seat[] = ['s1', 's2', 's3', 's4', 's5', 's6'];

/** The table's own device: each tap at an instant of its own, by its place in the record. */
class Tablet {
  state: EngineState = emptyState(rulesetFor, { id: 'evening', ruleset: 'base', expansions: [] });

  /** What a tap of these acts would come to, recorded at the table's word where it has to be. */
  try(acts: readonly Act[]) {
    const judged = tapAll(this.state, acts, this.when());
    return judged.ok ? judged : tapAll(this.state, acts, { ...this.when(), anyway: true });
  }

  tap(facts: readonly GameEvent[]): void {
    const done = this.try([() => [...facts]]);
    if (!done.ok) throw new Error(JSON.stringify(done));
    this.state = done.state;
  }

  /** The act of a device that comes to exactly these facts by the rules, or null. */
  askedFor(facts: readonly GameEvent[]): Asked | null {
    const exactly = ({ name, args }: Asked) => {
      const said = actSaid(name, args);
      const done = said && tapAll(this.state, [also(said.command, said.args)], this.when());
      if (!said?.fits(this.state.timeline.head.context) || !done?.ok) return false;
      const recorded = done.entries.map(({ body }) => (body.kind === 'fact' ? body.fact : null));
      return JSON.stringify(recorded) === JSON.stringify(facts);
    };
    return askedFor(facts).find(exactly) ?? null;
  }

  when() {
    const head = headOf(this.state);
    return { stamps: { at: 1_700_000_000_000 + head * 1_000, mono: head, run: 'r', app: 'test' } };
  }
}

/** What goes wrong with an act of a device. */
const TROUBLES = ['none', 'asleep', 'unheard', 'deaf'] as const;

/** The device of a seat on a wire that takes part of what is said to it, or none. */
class Device {
  readonly guest: GuestEnd;
  readonly outcomes = new Map<string, ActOutcome>();
  recorded = 0;
  #host: HostEnd | null = null;
  #member: Member;
  #now = 0;
  hears = true;
  isHeard = true;

  constructor(
    readonly seat: Seat,
    readonly tablet: Tablet,
    random: Random,
  ) {
    this.#member = { ...memberOf(seat), ticket: `ticket-${seat}` };
    const newId = () => `act-${seat}-${String(random.below(1e9)).padStart(9, '0')}`;
    this.guest = new GuestEnd({ app: 'test', rulesets: rulesetFor, newId });
  }

  /** Comes back: the keeper knows the device by its ticket, after the first time. */
  join(): void {
    [this.hears, this.isHeard] = [true, true];
    this.#host = new HostEnd(
      { ...worldOf(() => this.tablet.state, [this.#member]), admitMember: () => this.#member },
      this.#member,
    );
    this.does(this.guest.begin());
    if (this.#host.stage === 'waiting') this.hostDoes(this.#host.letIn());
  }

  leave(): void {
    this.#host = null;
    this.guest.lost();
  }

  /** The record has grown. */
  grown(): void {
    if (this.#host) this.hostDoes(this.#host.grown());
  }

  act(name: ActName, args: never): string {
    const { id, does } = this.guest.act(name, args);
    this.does(does);
    return id;
  }

  does(all: readonly GuestDoes[]): void {
    for (const one of all) {
      if (one.kind === 'outcome') this.outcomes.set(one.id, one.outcome);
      else if (one.kind === 'fetch') this.does(this.guest.fetched(true));
      else if (one.kind === 'ended') throw new Error(`ended: ${one.why}`);
      // A second passes between two messages.
      else if (one.kind === 'send' && this.#host && this.isHeard) {
        this.hostDoes(this.#host.hear(one.text, (this.#now += 1_000)));
      }
    }
  }

  hostDoes(all: readonly HostDoes[]): void {
    for (const one of all) {
      if (one.kind === 'send') {
        if (this.hears) this.does(this.guest.hear(one.text, this.#now));
      } else if (one.kind === 'judge') this.#judge(one.said);
    }
  }

  #judge(said: Parameters<HostEnd['admitted']>[0]): void {
    const host = this.#host!;
    const admitted = host.admitted(said);
    if (Array.isArray(admitted)) return this.hostDoes(admitted);
    const { tablet } = this;
    const { command, args, head } = admitted;
    const done = tapAll(tablet.state, [also(command, args)], { ...tablet.when(), head });
    if (!done.ok) throw new Error(JSON.stringify(done));
    tablet.state = done.state;
    this.recorded++;
    this.hostDoes(host.outcome(said.id, { kind: 'recorded', head: headOf(done.state) }));
  }
}

/** A recorded evening, played once more with devices for these seats. */
function together(taps: readonly GameEvent[][], random: Random, seats: readonly Seat[]) {
  const tablet = new Tablet();
  const devices = seats.map((seat) => new Device(seat, tablet, random));
  let acts = 0;
  for (const facts of taps) {
    const asked = headOf(tablet.state) > 0 ? tablet.askedFor(facts) : null;
    const device = devices.find(({ seat }) => seat === asked?.args.seat);
    if (asked && device) {
      acts++;
      if (device.guest.stage !== 'in') device.join();
      const trouble = random.pick(TROUBLES);
      if (trouble === 'asleep') device.leave();
      if (trouble === 'unheard') device.isHeard = false;
      if (trouble === 'deaf') device.hears = false;
      const id = device.act(asked.name, asked.args as never);
      if (trouble !== 'none') {
        device.leave();
        device.join();
      }
      expect(device.outcomes.get(id)).toMatchObject({ kind: 'recorded' });
    } else tablet.tap(facts);
    for (const one of devices) {
      if (random.chance(0.05)) one.leave();
      one.grown();
    }
  }
  return { tablet, devices, acts };
}

describe('an evening with devices that are lost and come back', () => {
  const taps = tapsOf('evening-by-taps').slice(0, LONG ? Infinity : 150);
  const alone = together(taps, new Random(0), []).tablet.state.entries;
  const seeds = Array.from({ length: LONG ? 6 : 1 }, (_, seed) => seed + 1);

  it.each(seeds)('is the same one: %i', (seed) => {
    const random = new Random(seed);
    const seats = LONG ? SEATS : random.shuffled(SEATS).slice(0, 3);
    const { tablet, devices, acts } = together(taps, random, seats);
    expect(acts).toBeGreaterThan(LONG ? 150 : 15);
    expect(devices.reduce((sum, { recorded }) => sum + recorded, 0)).toBe(acts);
    expect(tablet.state.entries.map(({ sum }) => sum)).toEqual(alone.map(({ sum }) => sum));
    for (const device of devices) {
      device.leave();
      device.join();
      const { known } = device.guest;
      if (known.kind !== 'record') throw new Error('no record');
      // Any of them has all of the game, and could go on with it.
      expect(known.state.entries).toEqual(tablet.state.entries);
      expect(known.state.timeline.head.context).toEqual(tablet.state.timeline.head.context);
      expect(known.state.damage).toBeNull();
    }
  });
});
