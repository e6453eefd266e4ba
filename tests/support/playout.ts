/** Random games drawn from what the referee allows, with now and then an act that it refuses. */
import type { Command } from '../../src/lib/core/commands/command.ts';
import * as corrections from '../../src/lib/core/commands/corrections.ts';
import { setUpGame } from '../../src/lib/core/commands/setup.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Game } from '../../src/lib/core/game.ts';
import { playingSeats } from '../../src/lib/core/order.ts';
import type { Ruleset } from '../../src/lib/core/ruleset.ts';
import { EXPANSIONS } from '../../src/lib/rulesets/boxes.ts';
import { Drawer, type Draw } from './playout/drawer.ts';
import { handActs } from './playout/hand-acts.ts';
import { holdingActs } from './playout/holding-acts.ts';
import { stepActs } from './playout/step-acts.ts';
import { tableActs } from './playout/table-acts.ts';
import { Random } from './random.ts';
import { setUpArgs, Table } from './table.ts';

export interface Playout {
  seed: number;
  table: Table;
  /** Acts recorded. */
  acts: number;
}

export interface PlayoutHooks {
  /** Another ruleset than that of boxes drawn at random, and what lies open in it from the start. */
  ruleset?: Ruleset;
  objectives?: string[];
  /** Goals to draw from. */
  goals?: readonly number[];
  /** So many players, and not as many as are drawn. */
  players?: number;
  /** Acts beside those of every game, now and then: in one of eight tries, or as often as this says. */
  acts?: (drawer: Drawer) => Draw[];
  share?: (game: Game) => number;
  /** Whether nothing is recorded that is refused. */
  honest?: boolean;
  /** After every act. */
  after?: (table: Table, act: number) => void;
  /** A command of an act that was recorded. */
  did?: (command: Command<never>) => void;
  /** States and facts met. */
  meet?: (state: string, facts: readonly GameEvent[]) => void;
}

/** Plays one game from a seed, to its end or to `limit` acts. */
export function playOut(seed: number, hooks: PlayoutHooks = {}, limit = 1500): Playout {
  const random = new Random(seed);
  const pok = !hooks.ruleset && random.chance(0.7);
  const expansions = EXPANSIONS.filter((box) => (box === 'pok' ? pok : pok && random.chance(0.5)));
  const drawn = 3 + random.below(pok ? 6 : 4);
  const { players = drawn } = hooks;
  const { ruleset } = hooks;
  const table = new Table(expansions, ruleset && (() => ruleset));
  const factions = random.shuffled(Object.keys(table.referee.ruleset.factions)).slice(0, players);
  const args = setUpArgs({
    players,
    expansions,
    factions,
    ...(hooks.objectives ? { objectives: hooks.objectives } : {}),
    speaker: random.below(players),
    settings: {
      goal: random.pick(hooks.goals ?? [10, 10, 12, 14]),
      depth: random.chance(0.15) ? 'essentials' : random.chance(0.4) ? 'full' : 'standard',
      endAfterRound: random.chance(0.1) ? 6 : null,
      // By the seed alone, so that all other games stay as they were drawn.
      ...(seed % 3 === 0 ? { secretsDrawn: 2 } : {}),
    },
  });
  table.do(setUpGame, args);
  hooks.meet?.('setup.table', table.facts);
  hooks.meet?.('setup.opening', []);
  const drawer = new Drawer(table, random);
  let acts = 0;
  let replayed = 0;
  for (let tries = 0; acts < limit && tries < limit * 20; tries++) {
    hooks.meet?.(table.at, []);
    if (table.game.result) {
      if (replayed > 0 || !random.chance(0.25) || table.game.result.reason === 'objectives') break;
      replayed += 1;
      const before = table.facts.length;
      const at = random.pick([
        ['action', 'turn'],
        ['status', 'tokens'],
      ] as const);
      table.do(corrections.playOn, { phase: at[0], step: at[1] });
      hooks.meet?.(table.at, table.facts.slice(before));
      continue;
    }
    const kind = random.next();
    const acting =
      hooks.acts && random.chance(hooks.share?.(table.game) ?? 0.12)
        ? hooks.acts(drawer)
        : kind < 0.012
          ? handActs(drawer)
          : kind < 0.06
            ? tableActs(drawer)
            : kind < 0.1
              ? holdingActs(drawer)
              : stepActs(drawer);
    if (acting.length === 0) {
      if (hooks.acts) continue;
      break;
    }
    const act = random.pick(acting);
    drawer.used = [];
    const facts = act();
    if (facts.length === 0) continue;
    const tapped = table.tap(facts);
    if ('refusal' in tapped) {
      const refused = tapped.rulings.filter((ruling) => ruling.refusal);
      // Tables forget to pay more often than they break any other rule.
      const owes = refused.every((v) => v.refusal?.code === 'secondary-not-paid');
      const insists =
        random.chance(owes ? 0.2 : 0.01) && refused.every((v) => v.refusal?.code !== 'out-of-step');
      // What no state hears cannot even be recorded anyway.
      if (!insists || hooks.honest || !table.tap(facts, true).ok) continue;
    }
    acts += 1;
    drawer.used.forEach((command) => hooks.did?.(command));
    hooks.meet?.(table.at, facts);
    hooks.after?.(table, acts);
    if (random.chance(0.0002)) {
      const winner = random.pick(playingSeats(table.game));
      const call = corrections.callGame(table.game, table.referee.ruleset, {
        winner,
        reason: 'time',
      });
      if (table.refusalOf(call) === null) {
        table.take(call);
        hooks.meet?.(table.at, call);
      }
    }
    const away = table.game.seating.find((seat) => table.game.players[seat]?.presence === 'away');
    // Who comes back after the end did not win it.
    if (away && !table.game.result && random.chance(0.1)) {
      const back = corrections.returnToTable(table.game, table.referee.ruleset, { seat: away });
      table.take(back);
      hooks.meet?.(table.at, back);
    }
    if (playingSeats(table.game).length < 2) {
      const call = corrections.callGame(table.game, table.referee.ruleset, {
        winner: playingSeats(table.game)[0] ?? null,
        reason: 'abandoned',
      });
      table.take(call);
      hooks.meet?.(table.at, call);
    }
  }
  return { seed, table, acts };
}
