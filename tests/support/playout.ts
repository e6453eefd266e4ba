/** Random games drawn from what the referee allows, with now and then an act that it refuses. */
import * as agenda from '../../src/lib/core/commands/agenda.ts';
import type { Command } from '../../src/lib/core/commands/command.ts';
import * as corrections from '../../src/lib/core/commands/corrections.ts';
import * as laws from '../../src/lib/core/commands/laws.ts';
import * as objectives from '../../src/lib/core/commands/objectives.ts';
import { setUpGame } from '../../src/lib/core/commands/setup.ts';
import * as status from '../../src/lib/core/commands/status.ts';
import * as strategic from '../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary } from '../../src/lib/core/commands/primary.ts';
import * as cards from '../../src/lib/core/commands/strategy-cards.ts';
import * as tokens from '../../src/lib/core/commands/tokens.ts';
import * as bending from '../../src/lib/core/commands/turn-benders.ts';
import * as turns from '../../src/lib/core/commands/turns.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Game, Seat } from '../../src/lib/core/game.ts';
import { positionOf } from '../../src/lib/core/machine/position.ts';
import { cardsOf, playingSeats, seatsLeftOf } from '../../src/lib/core/order.ts';
import type { Ruleset } from '../../src/lib/core/ruleset.ts';
import { leadingOutcomes, ridersDue } from '../../src/lib/core/rules/agenda.ts';
import { waitingSeats } from '../../src/lib/core/rules/strategy-cards.ts';
import { actionOf, currentAgenda, stepsOf, strategicOf } from '../../src/lib/core/step.ts';
import { COMBATS, isOwn, type StatusStep } from '../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../src/lib/rulesets/boxes.ts';
import { holdingActs, playedActs, somePayment } from './playout-holdings.ts';
import { Random } from './random.ts';
import { setUpArgs, Table } from './table.ts';
import { cardOf } from '../../src/lib/core/points.ts';

type Draw = () => GameEvent[];

/** One drawn act: facts that may or may not be allowed. */
class Drawer {
  constructor(
    readonly table: Table,
    readonly random: Random,
  ) {}

  get game(): Game {
    return this.table.game;
  }

  get ruleset(): Ruleset {
    return this.table.referee.ruleset;
  }

  run<A>(command: Command<A>, args: A): GameEvent[] {
    return command(this.game, this.ruleset, args);
  }

  seat(): Seat {
    return this.random.pick(this.game.seating);
  }

  other(seat: Seat): Seat {
    return this.random.pick(seatsLeftOf(this.game, seat).concat(this.game.seating));
  }

  unrevealed(stage: 1 | 2): string[] {
    return Object.entries(this.ruleset.objectives)
      .filter(
        ([id, facts]) => facts.stage === stage && !this.game.objectives.some((o) => o.id === id),
      )
      .map(([id]) => id);
  }

  split(count: number) {
    const gain = { tactic: 0, fleet: 0, strategy: 0 };
    for (let i = 0; i < count; i++)
      gain[this.random.pick(['tactic', 'fleet', 'strategy'] as const)]++;
    return gain;
  }

  secret(phase: string): string {
    const all = Object.entries(this.ruleset.objectives);
    const fitting = all.filter(([, facts]) => facts.kind === 'secret' && facts.phase === phase);
    return this.random.pick(fitting.length > 0 ? fitting : all)[0];
  }

  /** Acts of the step, the likely ones first and often. */
  stepActs(): Draw[] {
    const { phase, step, activeSeat } = positionOf(this.table.snapshot);
    const at = `${phase}.${step}`;
    const seat = activeSeat ?? this.seat();
    const r = this.random;
    if (at === 'strategy.pick') {
      const free = Object.keys(this.game.strategyCards);
      const pick = () => this.run(cards.chooseStrategyCard, { seat, card: r.pick(free) });
      const held = Object.keys(this.game.strategyCards).filter(
        (c) => this.game.strategyCards[c]?.holder,
      );
      const back = () => {
        const card = r.pick(held.length > 0 ? held : free);
        const holder = this.game.strategyCards[card]?.holder ?? seat;
        return this.run(cards.putCardBack, { seat: holder, card });
      };
      const odd = r.chance(0.08) ? [back, () => this.run(cards.skipPick, { seat })] : [];
      return [pick, pick, pick, pick, pick, pick, ...odd];
    }
    if (at === 'strategy.goods') return [() => this.run(cards.placeGoods, {})];
    if (at === 'action.turn') return this.turnActs(seat);
    if (at === 'action.strategic') return this.strategicActs(seat);
    if (at === 'action.tactical' || at === 'action.component') return this.actionActs(seat, step);
    if (isOwn(step)) return [() => this.run(status.finishSteps, { step, only: r.chance(0.5) })];
    if (phase === 'status') return this.statusActs(seat, step as StatusStep);
    if (phase === 'agenda') return this.agendaActs(seat, step);
    return [];
  }

  turnActs(seat: Seat): Draw[] {
    const r = this.random;
    const own = cardsOf(this.game, seat).filter(
      (card) => !this.game.strategyCards[card]?.exhausted,
    );
    const card = own[0] ?? 'leadership';
    const strategicAct = () => this.run(strategic.playStrategyCard, { seat, card });
    const done = own.length === 0;
    const pass = () => this.run(turns.passTurn, { seat });
    const acts: Draw[] = [() => this.run(turns.takeTacticalAction, { seat })];
    if (r.chance(0.4)) acts.push(() => this.run(turns.takeComponentAction, { seat }));
    if (own.length > 0) acts.push(strategicAct, strategicAct);
    if (done) acts.push(pass, pass);
    if (r.chance(0.06)) acts.push(...this.bendingActs(seat));
    acts.push(...this.followActs());
    return acts;
  }

  /** Cards that skip or add a turn, or lend the strategy card of somebody else. */
  bendingActs(seat: Seat): Draw[] {
    const card = this.random.pick(Object.keys(this.game.strategyCards));
    const tokens = this.split(1);
    return [
      () => this.run(bending.skipTurn, { seat }),
      () => this.run(bending.actBetween, { seat: this.other(seat) }),
      () => this.run(bending.lendPrimary, { seat, card }),
      () => this.run(bending.performSecondary, { seat, card, tokens }),
      () => this.run(bending.yieldToDuress, { seat, to: this.other(seat) }),
    ];
  }

  followActs(): Draw[] {
    const open = actionOf(this.game)?.followUps ?? [];
    return open.flatMap(({ card }) => {
      const waiting = waitingSeats(this.game, card);
      const [next] = waiting;
      if (next === undefined) return [];
      const bought = this.split(this.random.below(3));
      return [
        () => this.run(strategic.followSecondary, { seat: next, card, tokens: bought }),
        () =>
          this.run(strategic.followSecondary, {
            seat: next,
            card,
            tokens: bought,
            owing: this.random.chance(0.2),
          }),
        () => this.run(strategic.declineSecondary, { seat: next, card }),
        () => this.run(strategic.declineRest, { card }),
      ];
    });
  }

  strategicActs(seat: Seat): Draw[] {
    const r = this.random;
    const card = strategicOf(this.game)?.card ?? 'leadership';
    if (!strategicOf(this.game)?.resolved) {
      const others = seatsLeftOf(this.game, seat);
      const open = this.game.objectives.map((o) => o.id);
      return [
        () =>
          this.run(resolvePrimary, {
            seat,
            card,
            tokens: this.split(3 + r.below(2)),
            moved: r.chance(0.5) ? { tactic: 1, fleet: -1, strategy: 0 } : undefined,
            pool:
              (this.game.players[seat]?.board ?? 0) > 0
                ? r.pick(['tactic', 'fleet', 'strategy'] as const)
                : null,
            placements: others
              .filter(() => r.chance(0.8))
              .map((other) => ({ seat: other, from: tokens.placementFrom(this.game, other) })),
            speaker: r.pick(others.length > 0 ? others : [seat]),
            freed: others.filter(() => r.chance(0.3)),
            objective: r.chance(0.5) && open.length > 0 ? r.pick(open) : null,
            secret: r.chance(0.7),
          }),
      ];
    }
    const ends: Draw[] = [
      () => this.run(turns.endTurn, { seat }),
      () => this.run(turns.endTurn, { seat, keepReadied: r.chance(0.02) }),
    ];
    if (r.chance(0.05)) ends.push(() => this.run(turns.grantAction, { seat, cause: 'war' }));
    return [...this.followActs(), ...ends];
  }

  actionActs(seat: Seat, step: string): Draw[] {
    const r = this.random;
    const acts: Draw[] = [
      () => this.run(turns.endTurn, { seat }),
      () => this.run(turns.endTurn, { seat }),
      () =>
        this.run(turns.winCombat, {
          seat: r.chance(0.7) ? seat : this.other(seat),
          combat: r.pick(COMBATS),
        }),
      () =>
        this.run(objectives.scoreObjective, {
          seat: r.chance(0.8) ? seat : this.other(seat),
          objective: this.secret('action'),
          slot: r.pick(['combat', 'action'] as const),
        }),
    ];
    if (!this.game.custodians.removed && r.chance(0.3))
      acts.push(() => this.run(turns.takeCustodians, { seat }));
    if (r.chance(0.1)) acts.push(() => this.run(turns.holdMecatol, { seat }));
    // Where planets are tracked, they say who controls a home system.
    const someone = this.seat();
    if (this.game.players[someone]?.planets === null && r.chance(0.1))
      acts.push(() => this.run(turns.setHome, { seat: someone, controlled: r.chance(0.8) }));
    if (step === 'component' && r.chance(0.35)) acts.push(...playedActs(this, seat));
    if (step === 'component' && r.chance(0.3))
      acts.push(() => this.run(turns.cancelComponentAction, { seat }));
    if (r.chance(0.05)) acts.push(() => this.run(turns.grantAction, { seat }));
    return acts;
  }

  statusActs(seat: Seat, step: StatusStep): Draw[] {
    const r = this.random;
    if (step === 'score') {
      const open = this.game.objectives.map((o) => o.id);
      const acts: Draw[] = [() => this.run(objectives.answerScoring, { seat })];
      if (open.length > 0) {
        const score = () =>
          this.run(objectives.scoreObjective, {
            seat,
            objective: r.pick(open),
            payment: r.chance(0.3) ? somePayment(this.game, r, seat) : undefined,
          });
        acts.push(score, score);
      }
      acts.push(() =>
        this.run(objectives.scoreObjective, { seat, objective: this.secret('status') }),
      );
      return acts;
    }
    if (step === 'reveal') {
      const ones = this.game.objectives.filter((o) => o.stage === 1).length;
      const due = ones < this.game.settings.publicObjectives.stage1 ? 1 : 2;
      return [
        () => this.run(objectives.revealObjective, { objective: r.pick(this.unrevealed(due)) }),
      ];
    }
    if (step === 'tokens') {
      return [
        () => this.run(tokens.placeUsualTokens, {}),
        () =>
          this.run(tokens.placeStatusTokens, {
            placed: playingSeats(this.game)
              .filter((other) => this.game.players[other]?.tokens)
              .map((other) => ({
                seat: other,
                gained: this.split(tokens.statusGain(this.game, this.ruleset, other)),
                moved: r.chance(0.3) ? { tactic: -1, fleet: 1, strategy: 0 } : undefined,
              })),
          }),
      ];
    }
    const kept = r.chance(0.03) ? [this.seat()] : [];
    return [() => this.run(status.finishSteps, { step, only: r.chance(0.5), kept })];
  }

  agendaActs(seat: Seat, step: string): Draw[] {
    const r = this.random;
    const ids = Object.keys(this.ruleset.agendas).filter(
      (id) => !this.game.laws.some((law) => law.id === id),
    );
    const current = currentAgenda(this.game);
    const outcome =
      current?.election === 'for-against'
        ? r.pick(['for', 'against'])
        : current?.election === 'player'
          ? r.pick(playingSeats(this.game))
          : 'Something';
    if (step === 'reveal') return [() => this.run(agenda.revealAgenda, { agenda: r.pick(ids) })];
    if (step === 'riders') {
      const due = ridersDue(this.game)[0];
      return due ? [() => this.run(agenda.payRider, due)] : [];
    }
    if (step === 'ready') return [() => this.run(agenda.readyPlanets, {})];
    if (step === 'outcome') {
      const leading = current ? leadingOutcomes(current) : [];
      const acts: Draw[] = [
        () =>
          this.run(agenda.resolveAgenda, {
            outcome: leading.length > 0 ? r.pick(leading) : outcome,
            controller: this.seat(),
          }),
      ];
      if (r.chance(0.2)) {
        acts.push(() =>
          this.run(agenda.addVotes, { seat: this.seat(), outcome, votes: 1, goods: 1 }),
        );
      }
      return acts;
    }
    const vote = () =>
      this.run(agenda.castVotes, {
        seat,
        outcome,
        votes: r.below(9),
        extra: r.chance(0.1) ? 2 : 0,
      });
    const acts: Draw[] = [vote, vote, vote, vote];
    if (current && current.votes.length === 0) {
      const rider = r.pick(Object.keys(this.ruleset.riders));
      acts.push(() => this.run(agenda.predict, { seat: this.seat(), outcome, rider }));
    }
    if (r.chance(0.1)) acts.push(() => this.run(agenda.barVoter, { seat: this.seat() }));
    if (r.chance(0.1))
      acts.push(() =>
        this.run(agenda.changeVotingOrder, { order: r.shuffled(playingSeats(this.game)) }),
      );
    if (r.chance(0.1)) acts.push(() => this.run(agenda.replaceAgenda, { agenda: r.pick(ids) }));
    if (r.chance(0.06)) acts.push(() => this.run(agenda.discardAgenda, {}));
    if (r.chance(0.1))
      acts.push(() => this.run(agenda.resolveAgenda, { outcome, decidedBy: 'table' }));
    if (r.chance(0.2)) {
      acts.push(() =>
        this.run(objectives.scoreObjective, {
          seat: this.seat(),
          objective: this.secret('agenda'),
          slot: 'agenda',
        }),
      );
    }
    return acts;
  }

  /** Acts that any moment allows. */
  tableActs(): Draw[] {
    const r = this.random;
    const seat = this.seat();
    const other = this.other(seat);
    const game = this.game;
    const active = actionOf(game)?.active ?? seat;
    const cardIds = Object.keys(game.strategyCards);
    const side = (who: Seat) => ({ seat: who, goods: r.below(3), commodities: r.below(3) });
    const law = r.pick(game.laws.length > 0 ? game.laws.map((row) => row.id) : ['none']);
    const holder = game.seating.find((s) => game.players[s]?.initiativeToken !== null);
    const mahact = game.seating.find((s) => game.players[s]?.traits.includes('captures-tokens'));
    const captor = game.seating.find((s) => game.players[s]?.captured.length) ?? seat;
    return [
      () => this.run(tokens.makeTransaction, { sides: [side(active), side(this.other(active))] }),
      () => this.run(tokens.makeTransaction, { sides: [side(active), side(this.other(active))] }),
      () => this.run(tokens.gainTokens, { seat, tokens: this.split(1), cause: 'action card' }),
      () => this.run(tokens.gainGoods, { seat, goods: 1 + r.below(3) }),
      () => this.run(tokens.replenish, { seats: [seat, other] }),
      () => this.run(tokens.takeTokenBack, { seat, pool: 'tactic' }),
      () =>
        this.run(tokens.placeTokens, {
          placements: [{ seat, from: tokens.placementFrom(game, seat) }],
        }),
      () =>
        this.run(tokens.adjustBalance, {
          seat,
          changes: { tactic: r.below(3) - 1, goods: r.below(5) - 2 },
        }),
      () => this.run(tokens.captureToken, { by: mahact ?? seat, from: other }),
      () => this.run(tokens.captureToken, { by: mahact ?? seat, from: other }),
      () =>
        this.run(tokens.releaseToken, {
          by: captor,
          from: game.players[captor]?.captured[0] ?? other,
        }),
      () => this.run(tokens.setStatusTokens, { seat, tokens: 2 + r.below(2) }),
      () => this.run(tokens.giveInitiativeToken, { from: holder ?? seat, to: other }),
      () => this.run(objectives.giveSupport, { from: seat, to: other }),
      () => this.run(objectives.returnSupport, { from: seat, to: other }),
      () => this.run(objectives.drawSecret, { seat }),
      () => this.run(objectives.returnSecret, { seat }),
      () =>
        this.run(objectives.scorePoints, {
          lines: [{ seat, points: r.pick([1, 1, -1]) }],
          source: { kind: 'relic', name: 'relic' },
        }),
      () => this.run(agenda.nameSpeaker, { seat }),
      () => this.run(laws.discardLaw, { law }),
      () => this.run(laws.moveLaw, { law, holder: seat }),
      () => this.run(cards.swapCards, { cards: [r.pick(cardIds), r.pick(cardIds)] }),
    ];
  }

  /** Corrections and departures: rare, but every kind must be met. */
  handActs(): Draw[] {
    const r = this.random;
    const seat = this.seat();
    const game = this.game;
    const card = r.pick(Object.keys(game.strategyCards));
    const phase = r.pick(['strategy', 'action', 'status'] as const);
    const scored = game.scores.length > 0 ? r.pick(game.scores) : null;
    const note = 'put right';
    const reveal = r.pick(this.unrevealed(1).concat('typed-objective'));
    return [
      () => this.run(corrections.correctSeating, { order: r.shuffled(game.seating), note }),
      () => this.run(corrections.correctSpeaker, { seat, note }),
      () =>
        this.run(corrections.correctPlayer, {
          seat,
          name: 'Zoë',
          faction: r.pick(Object.keys(this.ruleset.factions)),
          note,
        }),
      () =>
        this.run(corrections.changeSettings, {
          settings: r.chance(0.5) ? { clock: 'off' } : { goal: 12 },
          note,
        }),
      () =>
        this.run(corrections.correctBalances, {
          seat,
          balances: { goods: r.below(6), board: 0 },
          note,
        }),
      () =>
        this.run(corrections.correctStrategyCard, {
          card,
          holder: game.strategyCards[card]?.holder ?? null,
          exhausted: r.chance(0.5),
          goods: r.below(3),
          note,
        }),
      () => this.run(corrections.correctPassed, { seat, passed: r.chance(0.5), note }),
      () =>
        this.run(corrections.correctPoints, { lines: [{ seat, points: r.pick([-1, 1]) }], note }),
      () =>
        this.run(corrections.takeScoreBack, {
          seat: scored?.seat ?? seat,
          objective: (scored && cardOf(scored.source)) ?? 'none',
          note,
        }),
      () =>
        this.run(corrections.correctObjective, {
          objective: reveal,
          revealed: { stage: 1, points: 1, phase: 'status' },
          note,
        }),
      () =>
        this.run(corrections.correctObjective, {
          objective: game.objectives.at(-1)?.id ?? 'none',
          revealed: null,
          note,
        }),
      () =>
        this.run(corrections.correctCustodians, {
          removed: game.custodians.removed,
          by: seat,
          note,
        }),
      () =>
        this.run(corrections.correctLaw, {
          law: 'typed-law',
          name: 'A law',
          holder: null,
          outcome: 'for',
        }),
      () =>
        this.run(objectives.publishObjective, { objective: this.secret('status'), owner: seat }),
      () =>
        this.run(corrections.correctPosition, {
          round: Math.max(1, game.round),
          phase,
          step: r.pick(stepsOf(this.ruleset.plan, phase)),
          activeSeat: r.pick(playingSeats(game)),
          note,
        }),
      () => this.run(corrections.leaveTable, { seat }),
      () => this.run(corrections.eliminatePlayer, { seat }),
    ];
  }
}

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
  /** After every act. */
  after?: (table: Table, act: number) => void;
  /** States and facts met. */
  meet?: (state: string, facts: readonly GameEvent[]) => void;
}

/** Plays one game from a seed, to its end or to `limit` acts. */
export function playOut(seed: number, hooks: PlayoutHooks = {}, limit = 1500): Playout {
  const random = new Random(seed);
  const pok = !hooks.ruleset && random.chance(0.7);
  const expansions = EXPANSIONS.filter((box) => (box === 'pok' ? pok : pok && random.chance(0.5)));
  const players = 3 + random.below(pok ? 6 : 4);
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
      goal: random.pick([10, 10, 12, 14]),
      depth: random.chance(0.15) ? 'essentials' : random.chance(0.4) ? 'full' : 'standard',
      endAfterRound: random.chance(0.1) ? 6 : null,
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
      kind < 0.012
        ? drawer.handActs()
        : kind < 0.06
          ? drawer.tableActs()
          : kind < 0.1
            ? holdingActs(drawer)
            : drawer.stepActs();
    if (acting.length === 0) break;
    const facts = random.pick(acting)();
    if (facts.length === 0) continue;
    const tapped = table.tap(facts);
    if ('refusal' in tapped) {
      const refused = tapped.verdicts.filter((verdict) => verdict.refusal);
      // Tables forget to pay more often than they break any other rule.
      const owes = refused.every((v) => v.refusal?.code === 'secondary-not-paid');
      const insists =
        random.chance(owes ? 0.2 : 0.01) && refused.every((v) => v.refusal?.code !== 'out-of-step');
      // What no state hears cannot even be recorded anyway.
      if (!insists || !table.tap(facts, true).ok) continue;
    }
    acts += 1;
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
