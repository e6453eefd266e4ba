/** Playouts: random games drawn from what the referee allows, and what must hold in all of them. */
import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../src/lib/core/points.ts';
import { holderOf } from '../../src/lib/core/rules/planets.ts';
import { reinforcementsOf } from '../../src/lib/core/rules/tokens.ts';
import type { Game } from '../../src/lib/core/game.ts';
import { PHASES, STEPS } from '../../src/lib/core/vocabulary.ts';
import { EVENT_SCHEMAS } from '../../src/lib/core/events.ts';
import { playOut } from '../support/playout.ts';
import { reopened, type Table } from '../support/table.ts';

const GAMES = Number(process.env['CUSTODIAN_PLAYOUTS'] ?? 200);
const FIRST_SEED = Number(process.env['CUSTODIAN_SEED'] ?? 1);
/** How often each state and each fact must be met; fewer games meet fewer. */
const CENSUS = Math.min(20, GAMES / 10);

/** Cheap assertion: millions are made, so no matcher is built for those that hold. */
function must(holds: boolean, what: string) {
  if (!holds) throw new Error(what);
}

/** What every state of every game must keep. */
function hold(game: Game) {
  for (const seat of game.seating) {
    const player = game.players[seat];
    must(player !== undefined, `${seat} has a player`);
    if (!player) continue;
    const { goods, commodities, board, secrets, actionCards } = player;
    const fragments = Object.values(player.fragments ?? {});
    for (const balance of [goods, commodities, board, secrets, actionCards, ...fragments]) {
      must(balance === null || balance >= 0, `${seat} has no balance below zero`);
    }
    if (player.tokens) {
      must(
        Object.values(player.tokens).every((tokens) => tokens >= 0),
        `${seat} has no empty pool`,
      );
    }
    const left = reinforcementsOf(game, seat);
    must(left === null || left <= game.settings.tokenTotal, `${seat} has no token too many`);
  }
  const ledger = game.scores.reduce((sum, line) => sum + line.points, 0);
  const shown = game.seating.reduce((sum, seat) => sum + pointsOf(game, seat), 0);
  must(shown === ledger, 'the totals are the ledger');
  must(game.seating.includes(game.speaker), 'the speaker sits at the table');
  for (const card of Object.values(game.strategyCards)) {
    must(card.holder === null || game.seating.includes(card.holder), 'cards are held by seats');
  }
  const planets = game.seating.flatMap((seat) => game.players[seat]?.planets ?? []);
  must(new Set(planets).size === planets.length, 'a planet is in one play area');
  const relics = game.seating.flatMap((seat) => game.players[seat]?.relics ?? []);
  must(!relics.some((relic) => game.purged.includes(relic)), 'what is purged is gone');
  const lying = Object.values(game.planetCards);
  must(
    lying.every((card) => card.exhausted || card.attachments.length > 0),
    'readied and bare cards are not kept',
  );
  must(
    game.debts.every((debt) => debt.tokens > 0),
    'debts are of tokens',
  );
  const open = [game.picking, game.action, game.status, game.agenda].filter(Boolean);
  must(open.length <= 1, 'one phase is open');
}

/** Facts that by hand or against the rules may push a balance past its limit. */
const BY_HAND = new Set(['balance.corrected', 'settings.changed', 'player.corrected']);

/** Untouched by hand, no seat ever has more tokens or commodities than it owns (R-TOK-01). */
function conserves(table: Table) {
  for (const seat of table.game.seating) {
    const left = reinforcementsOf(table.game, seat);
    must(left === null || left >= 0, `${seat} has reinforcements`);
    const player = table.game.players[seat];
    const held = player?.commodities ?? 0;
    must(held <= (player?.commodityLimit ?? 0), `${seat} has no commodity too many`);
  }
}

/** Facts that set a faction, or the moment, past what planets say. */
const PAST_PLANETS = new Set(['player.corrected', 'play-on.agreed']);

/** Home systems and Mecatol Rex belong to who has their planets, where planets are tracked. */
function follows(game: Game, mecatol: string) {
  for (const seat of game.seating) {
    const player = game.players[seat];
    if (!player?.planets || player.presence === 'eliminated') continue;
    const { planets, homePlanets, home } = player;
    if (homePlanets.length === 0) continue;
    must(
      home === homePlanets.every((planet) => planets.includes(planet)),
      `${seat} controls its home system as its planets say`,
    );
  }
  const tracked = game.seating.every((seat) => game.players[seat]?.planets);
  const won = game.result !== null;
  must(!tracked || won || game.mecatol === holderOf(game, mecatol), 'Mecatol Rex is its planet');
}

describe(`playouts of ${GAMES} games from seed ${FIRST_SEED}`, () => {
  const met = new Map<string, number>();
  const meet = (name: string) => met.set(name, (met.get(name) ?? 0) + 1);
  const reasons = new Map<string, number>();
  let winners = 0;

  it(
    'hold their invariants, replay as they were played, and survive JSON',
    { timeout: 3_600_000 },
    () => {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) {
        const states: { facts: number; json: string }[] = [];
        let untouched = true;
        let byPlanets = true;
        const { table } = ((): { table: Table } => {
          try {
            return playOut(seed, {
              meet: (state, facts) => {
                meet(state);
                for (const fact of facts) {
                  meet(fact.type);
                  if (BY_HAND.has(fact.type)) untouched = false;
                  if (PAST_PLANETS.has(fact.type)) byPlanets = false;
                }
              },
              after: (at, act) => {
                hold(at.game);
                const fair = at.overruled.every((code) => code === 'secondary-not-paid');
                if (untouched && fair) conserves(at);
                if (byPlanets && fair) follows(at.game, at.referee.ruleset.mecatol);
                if (act % 25 === 0) {
                  const state = { value: at.snapshot.value, game: at.game };
                  states.push({ facts: at.facts.length, json: JSON.stringify(state) });
                }
              },
            });
          } catch (error) {
            throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
          }
        })();
        const { course, damage } = reopened(table);
        expect(damage, `seed ${seed}`).toBeNull();
        const last = { value: table.snapshot.value, game: table.game };
        states.push({ facts: table.facts.length, json: JSON.stringify(last) });
        for (const { facts, json } of states) {
          const snapshot = course.snapshots[facts - 1];
          const replayed = JSON.stringify({ value: snapshot?.value, game: snapshot?.context });
          expect(replayed === json, `seed ${seed}: replay differs after ${facts} facts`).toBe(true);
          expect(JSON.stringify(JSON.parse(json))).toBe(json);
        }
        const result = table.game.result;
        reasons.set(
          result?.reason ?? 'unfinished',
          (reasons.get(result?.reason ?? 'unfinished') ?? 0) + 1,
        );
        if (result?.winner) winners += 1;
      }
      console.info(
        `seeds ${FIRST_SEED}–${FIRST_SEED + GAMES - 1}: ${JSON.stringify([...reasons])}`,
      );
    },
  );

  it('end with a winner in at least 80 % of games', () => {
    expect(winners / GAMES).toBeGreaterThanOrEqual(0.8);
  });

  it('meet every state of the chart', () => {
    const states = PHASES.flatMap((phase) => STEPS[phase].map((step) => `${phase}.${step}`));
    const rare = states.filter((state) => (met.get(state) ?? 0) < CENSUS);
    expect(rare.map((state) => `${state} ${met.get(state) ?? 0}`)).toEqual([]);
  });

  it('record every kind of fact', () => {
    const types = EVENT_SCHEMAS.map((schema) => schema.entries.type.literal);
    const rare = types.filter((type) => (met.get(type) ?? 0) < CENSUS);
    expect(rare.map((type) => `${type} ${met.get(type) ?? 0}`)).toEqual([]);
  });
});
