/** Both ends of a real data channel, without a screen: a host with a stored game, a guest with nothing. */
import { headOf } from '../../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../../src/lib/core/engine/open.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import type { Seat } from '../../../src/lib/core/vocabulary.ts';
import { actSaid, PERMISSIONS, type ActName, type ArgsOf } from '../../../src/lib/link/acts.ts';
import type { Description } from '../../../src/lib/link/description.ts';
import {
  invitation,
  shortCode,
  takeUp,
  type Invitation,
} from '../../../src/lib/link/invitation.ts';
import { beginGame } from '../../../src/lib/session/new-game.ts';
import { hostingOf, type Hosting } from '../../../src/lib/session/link/hosting.svelte.ts';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { ActOutcome } from '../../../src/lib/link/messages.ts';
import { answerCodeOf, linkOf, readAnswer, readCode } from '../../../src/lib/link/packing.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import { changeOf } from '../../../src/lib/session/derived-row.ts';
import { Peer } from '../../../src/lib/session/link/peer.ts';
import { TableGuest } from '../../../src/lib/session/link/table-guest.ts';
import { TableHost, type HostLine } from '../../../src/lib/session/link/table-host.ts';
import { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { storeGame } from '../../../src/lib/storage/transfer.ts';

let session: GameSession;
let host: TableHost;
let offered: { peer: Peer; offer: Description; invited: Invitation };
let line: HostLine | null = null;
let code = '';
/** What the keeper heard, in order. */
export const heard: string[] = [];

function found<T extends object>(made: T | string): T {
  if (typeof made === 'string') throw new Error(made);
  return made;
}

/** Stores and opens a game. */
export async function keep(entries: Written[]): Promise<void> {
  const change = changeOf(openState(rulesetFor, entries));
  await storeGame({ entries, change, copyId: 'copy' }, { stored: () => undefined });
  const opened = await GameSession.open(entries[0]?.gameId ?? '');
  if (opened.kind !== 'open') throw new Error(opened.kind);
  session = opened.session;
  host = new TableHost(session);
}

/** Makes an invitation for a seat: the link that its code says. */
export async function invite(seat: Seat): Promise<string> {
  const invited = invitation(seat, PERMISSIONS, performance.now());
  line = null;
  const { peer, offer } = found(
    await Peer.offer({
      hear: (text) => line?.hear(text),
      state: (state) => {
        heard.push(state);
        if (state === 'closed') line?.lost();
        if (state !== 'open' || line) return;
        line = host.connect(peer, invited, {
          asks: () => heard.push('asks'),
          cut: (why, whose) => heard.push(`cut ${why} ${whose}`),
        });
      },
    }),
  );
  offered = { peer, offer, invited };
  return linkOf('https://table.example/join', offer);
}

/** Takes the answer that was scanned or pasted. */
export async function accept(text: string): Promise<string> {
  const read = readAnswer(text, offered.offer);
  if (!read.ok) return read.problem;
  const taken = takeUp(offered.invited, performance.now());
  if (typeof taken === 'string') return taken;
  offered.invited = taken;
  code = await shortCode(offered.offer, read.description);
  return (await offered.peer.accept(read.description)) ? 'accepted' : 'refused';
}

export const shownCode = (): string => code;
export const letIn = (): void => line?.letIn();
export const sums = (): string[] => session.entries.map(({ sum }) => sum);

let hosting: Hosting;

/** Begins a game of these facts, and opens it for devices. */
export async function keepFacts(facts: GameEvent[]): Promise<void> {
  const begun = await beginGame(facts, false);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const opened = await GameSession.open(begun.row.id);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  session = opened.session;
  hosting = hostingOf(session);
}

/** Invites a device for a seat, or to watch: the link that its code says. */
export async function ask(seat: Seat | null): Promise<string> {
  await hosting.ask(seat, PERMISSIONS, 'https://table.example/join');
  return hosting.invite?.link ?? '';
}
export const take = (text: string): Promise<void> => hosting.take(text);
export const asked = (): string | null => hosting.invite?.stage ?? null;
export const letThemIn = (): void => hosting.letIn();
export const head = (): number => session.head;
export const hostedSums = (): string[] => session.entries.map(({ sum }) => sum);
/** The facts of the record, from this one on. */
export const hostedFacts = (from = 0): string[] =>
  session.line.slice(from).map(({ fact }) => JSON.stringify(fact));

/** The keeper records these facts with one tap, at the table's word where it has to be. */
export async function tapFacts(facts: GameEvent[]): Promise<void> {
  const make = () => facts;
  const judged = await session.perform(make, null);
  const done = judged.ok ? judged : await session.perform(make, null, { anyway: true });
  if (!done.ok) throw new Error(JSON.stringify(done));
}

/** Whether an act of a device would come to exactly these facts by the rules. */
export function comesTo(name: string, args: never, facts: GameEvent[]): boolean {
  const said = actSaid(name, args);
  if (!said || session.refusal(said.command, said.args) !== null) return false;
  const made = said.command(session.game, session.ruleset, said.args);
  return JSON.stringify(made) === JSON.stringify(facts);
}

let guest: TableGuest;
let wire: Peer;
const outcomes = new Map<string, { outcome: ActOutcome; ms: number }>();
const made = new Map<string, number>();

/** Answers the link that a camera read: the text of the answer. */
export async function answer(link: string, again = false): Promise<string> {
  const read = readCode('offer', link);
  if (!read.ok) throw new Error(read.problem);
  if (!again) {
    guest = new TableGuest({
      outcome: (id, outcome) =>
        outcomes.set(id, { outcome, ms: performance.now() - (made.get(id) ?? 0) }),
      ended: (why) => heard.push(`ended ${why}`),
    });
  }
  const { peer, answer: own } = found(
    await Peer.answer(read.description, {
      hear: (text) => guest.hear(text),
      state: (state) => {
        heard.push(state);
        if (state === 'open') guest.begin(peer);
        if (state === 'closed') guest.lost();
      },
    }),
  );
  wire = peer;
  code = await shortCode(read.description, own);
  return answerCodeOf(own, read.description);
}

export const stage = (): string => guest.end.stage;
export const leave = (): void => wire.close();
/** Says something that our app would not say. */
export const say = (text: string): void => wire.send(text);

/**
 * Sends more than any hand does for so long (ms), with this message after so many others; how many were
 * sent while the channel took them.
 */
export async function flood(ms: number, after: number, text: string): Promise<number> {
  let sent = 0;
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (let i = 0; i < 200; i++, sent++) {
      wire.send(sent === after ? text : JSON.stringify({ kind: 'ping', n: sent }));
    }
    await new Promise((done) => setTimeout(done, 5));
  }
  return sent;
}

export function followed(): { sums: string[]; head: number } {
  const { known } = guest.end;
  if (known.kind !== 'record') return { sums: [], head: 0 };
  return { sums: known.state.entries.map(({ sum }) => sum), head: headOf(known.state) };
}

/** Asks for an act: what came of it, and after how long (ms). */
export function act<N extends ActName>(name: N, args: ArgsOf<N>): string {
  const at = performance.now();
  const id = guest.act(name, args);
  made.set(id, at);
  return id;
}

export const outcome = (id: string): { outcome: ActOutcome; ms: number } | null =>
  outcomes.get(id) ?? null;
