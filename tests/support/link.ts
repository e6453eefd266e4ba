/** Both ends of a connection without a channel: a record at a moment, a host for it, acts that are by the rules. */
import { also } from '../../src/lib/core/commands/command.ts';
import { usualTokens } from '../../src/lib/core/commands/tokens.ts';
import type { EngineState } from '../../src/lib/core/engine/engine-state.ts';
import { gameOf, headOf, rulesetAt } from '../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { ledgerOf } from '../../src/lib/core/engine/time.ts';
import { refusalOf, tapAll } from '../../src/lib/core/engine/tap.ts';
import type { TapResult } from '../../src/lib/core/engine/tap-result.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import { gameView } from '../../src/lib/core/queries/derive-view.ts';
import { timesAt } from '../../src/lib/core/queries/time/times.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { FORMAT } from '../../src/lib/core/record/entry.ts';
import type { Game } from '../../src/lib/core/game.ts';
import type { Seat } from '../../src/lib/core/vocabulary.ts';
import { currentAgenda, strategicOf } from '../../src/lib/core/step.ts';
import { actSaid, PERMISSIONS } from '../../src/lib/link/acts.ts';
import type { Holder } from '../../src/lib/link/admit.ts';
import { HostEnd, type HostDoes, type HostWorld, type Member } from '../../src/lib/link/host.ts';
import { PROTOCOL, type SaidOf } from '../../src/lib/link/messages.ts';
import { SUPPORT } from '../../src/lib/ui/model/support-note.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { recordedEntries } from './moments.ts';

/** A recorded game as it stood when a seat could first do this, so, in a step of this name. */
export function momentOfAct(
  game: string,
  step: string,
  act: string,
  so: (args: LegalAct['args']) => boolean = () => true,
): EngineState {
  const entries = recordedEntries(game);
  let state: EngineState | undefined;
  for (const [i, { group }] of entries.entries()) {
    if (entries[i + 1]?.group === group) continue;
    state = openState(rulesetFor, entries.slice(0, i + 1), state);
    const at = positionOf(state.timeline.head);
    if (at.step !== step) continue;
    if (legalActs(state).some((legal) => legal.act === act && so(legal.args))) return state;
  }
  throw new Error(`${game}: no one can ever ${act}`);
}

/** A device of this seat that may do everything. */
export const memberOf = (seat: Seat | null): Member => ({
  seat,
  allowed: seat === null ? [] : PERMISSIONS,
  ticket: 'ticket-0001',
  outcomes: new Map(),
});

/** What a host knows of a game that does not go on by itself. */
export function worldOf(state: () => EngineState, members: Member[] = []): HostWorld {
  return {
    app: 'test',
    now: () => ({ at: 1_800_000_000_000, mono: 1_000, run: 'r' }),
    state,
    view: () => {
      const { timeline } = state();
      const last = timeline.line.at(-1);
      const now = { at: last?.at ?? 0, mono: 0, run: 'r' };
      return gameView(timeline, rulesetAt(state()), timesAt(ledgerOf(state()), now));
    },
    memberOf: (ticket) => members.find((member) => member.ticket === ticket) ?? null,
    admitMember: (holder: Holder) => {
      const member = {
        ...memberOf(holder.seat),
        ...holder,
        ticket: `ticket-${1000 + members.length}`,
      };
      members.push(member);
      return member;
    },
  };
}

export const hello = (more: Partial<SaidOf<'hello'>> = {}): string =>
  JSON.stringify({
    kind: 'hello',
    protocol: PROTOCOL,
    app: 'test',
    format: FORMAT,
    held: null,
    ticket: null,
    ...more,
  });

/** A host's end whose device is in: it was here before. */
export function hostIn(state: () => EngineState, member: Member): HostEnd {
  const { seat, allowed } = member;
  const end = new HostEnd(worldOf(state, [member]), { seat, allowed });
  end.hear(hello({ ticket: member.ticket }), 0);
  return end;
}

const when = (state: EngineState) => ({
  stamps: { at: 1_800_000_000_000 + headOf(state), mono: headOf(state), run: 'r', app: 'test' },
});

/** Does what an end says is to be done with an act, as the session would: what the engine made of it, if anything. */
export function judged(end: HostEnd, state: EngineState, does: readonly HostDoes[]): TapResult[] {
  return does.flatMap((one) => {
    if (one.kind !== 'judge') return [];
    const admitted = end.admitted(one.said);
    if (Array.isArray(admitted)) return [];
    const { command, args, head } = admitted;
    return tapAll(state, [also(command, args)], { ...when(state), head });
  });
}

/** Records an act of the keeper. */
export function kept(state: EngineState, name: string, args: unknown): EngineState {
  const said = actSaid(name, args);
  if (!said) throw new Error(`no act: ${name}`);
  const done = tapAll(state, [also(said.command, said.args)], when(state));
  if (!done.ok) throw new Error(`not recorded: ${JSON.stringify(done)}`);
  return done.state;
}

export interface LegalAct {
  act: string;
  args: Record<string, unknown> & { seat: Seat };
}

const NONE = { tactic: 0, fleet: 0, strategy: 0 };
const NOTHING = { goods: 0, commodities: 0 };

/** A relic fragment that a seat has, as it is given. */
function oneFragment({ players }: Game, seat: Seat): Record<string, number> | null {
  const held = Object.entries(players[seat]?.fragments ?? {}).find(([, count]) => count > 0);
  return held ? { [held[0]]: 1 } : null;
}

/** Every way in which the device of a seat may say an act: each argument of its schema is in one of them. */
function waysToAct(state: EngineState): LegalAct[] {
  const game = gameOf(state);
  const ruleset = rulesetAt(state);
  const card = strategicOf(game)?.card ?? 'leadership';
  const election = currentAgenda(game)?.election;
  const outcomes = election === 'for-against' ? ['for', 'against'] : game.seating;
  return game.seating.flatMap((seat): LegalAct[] => {
    const player = game.players[seat];
    const readied = player?.planets?.filter((id) => !game.planetCards[id]?.exhausted) ?? [];
    const planets = readied.slice(0, 1);
    const paid = {
      planets,
      goods: player?.goods ? 1 : 0,
      commodities: player?.commodities ? 1 : 0,
      tokens: NONE,
      actionCards: 0,
      fragments: {},
    };
    const usual = usualTokens(game, ruleset, seat);
    const { [seat]: _, ...others } = game.players;
    return [
      { act: 'follow', args: { seat, card } },
      { act: 'follow', args: { seat, card, tokens: { ...NONE, tactic: 1 } } },
      { act: 'follow', args: { seat, card, there: true } },
      { act: 'follow', args: { seat, card, paid } },
      { act: 'decline', args: { seat, card } },
      { act: 'scoreNoMore', args: { seat } },
      { act: 'endTurn', args: { seat } },
      { act: 'pass', args: { seat } },
      { act: 'pass', args: { seat, objective: 'prove-endurance' } },
      { act: 'placeTokens', args: { seat, gained: usual } },
      {
        act: 'placeTokens',
        args: { seat, gained: usual, moved: { tactic: 1, fleet: -1, strategy: 0 } },
      },
      ...Object.keys(others).flatMap((other): LegalAct[] => [
        { act: 'trade', args: { seat, other, gives: { ...NOTHING, goods: 1 }, gets: NOTHING } },
        ...(['gives', 'gets'] as const).flatMap((way) => {
          const one = oneFragment(game, way === 'gives' ? seat : (other as Seat));
          if (!one) return [];
          const sides = { gives: NOTHING, gets: NOTHING, [way]: { ...NOTHING, fragments: one } };
          return [{ act: 'trade', args: { seat, other, ...sides } }];
        }),
        {
          act: 'trade',
          args: {
            seat,
            other,
            gives: { ...NOTHING, note: SUPPORT, support: true },
            gets: NOTHING,
          },
        },
      ]),
      ...outcomes.map((outcome) => ({ act: 'vote', args: { seat, outcome, votes: 1 } })),
      { act: 'vote', args: { seat, outcome: null, votes: 0 } },
      { act: 'vote', args: { seat, outcome: outcomes[0] ?? null, votes: 1, planets, extra: 0 } },
      { act: 'vote', args: { seat, outcome: { kind: 'typed', text: 'Mirage' }, votes: 1 } },
      ...game.objectives.flatMap(({ id: objective }): LegalAct[] => [
        { act: 'score', args: { seat, objective } },
        {
          act: 'score',
          args: { seat, objective, done: true, attested: 'objective', payment: paid },
        },
      ]),
    ];
  });
}

/** Acts of seats that are by the rules now, as their devices would send them. */
export function legalActs(state: EngineState): LegalAct[] {
  return waysToAct(state).filter(({ act, args }) => {
    const said = actSaid(act, args);
    return said?.fits(gameOf(state)) && refusalOf(state, said.command, said.args) === null;
  });
}

/** An act as a message. */
export const saying = ({ act, args }: LegalAct, id: string, head: number): string =>
  JSON.stringify({ kind: 'act', id, act, args, head });

/** The entries that messages of a host carry. */
export const toldEntries = (does: readonly HostDoes[]): Written[] =>
  does.flatMap((one) => {
    const told = one.kind === 'send' ? (JSON.parse(one.text) as { entries?: Written[] }) : {};
    return told.entries ?? [];
  });
