/** Acts of random games with planets, technologies and the other cards of play areas. */
import { playComponent } from '../../../src/lib/core/commands/component-actions.ts';
import * as breakthroughs from '../../../src/lib/core/commands/breakthroughs.ts';
import * as holdings from '../../../src/lib/core/commands/holdings.ts';
import * as planets from '../../../src/lib/core/commands/planets.ts';
import { pay } from '../../../src/lib/core/commands/payment.ts';
import type { ScoreArgs } from '../../../src/lib/core/commands/objectives.ts';
import type { Game, Seat } from '../../../src/lib/core/game.ts';
import {
  BREAKTHROUGH_SIDES,
  LEADER_STATES,
  SETTLEMENTS,
} from '../../../src/lib/core/vocabulary.ts';
import type { Random } from '../random.ts';
import type { Draw, Drawer } from './drawer.ts';
import { findActs } from './gain-acts.ts';

const PLANETS = ['bereg', 'lirta-iv', 'lodor', 'quann', 'wellon', 'vefut-ii', 'thibah', 'saudor'];
const TECHNOLOGIES = ['gravity-drive', 'fleet-logistics', 'war-sun', 'bio-stims', 'carrier-ii'];
const RELICS = ['shard-of-the-throne', 'the-crown-of-emphidia', 'nano-forge', 'dominus-orb'];
const ATTACHMENTS = ['dmz', 'mining-world', 'tomb-of-emphidia', 'rich-world'];
const NOTES = ['trade-agreement', 'alliance', 'ceasefire'];
const LEADERS = ['an-agent', 'a-commander', 'a-hero'];
const PARTS = ['resources', 'influence', 'trade-goods'];
const QUESTIONS = ['structures', 'fleet-in-one-system', 'neighbour-of-all'];

const held = (game: Game, seat: Seat): string[] => game.players[seat]?.planets ?? [];

/** What a seat may pay with now: at most two readied planets and a good. */
export function somePayment(game: Game, random: Random, seat: Seat) {
  const readied = held(game, seat).filter((planet) => !game.planetCards[planet]?.exhausted);
  return {
    planets: random.shuffled(readied).slice(0, random.below(3)),
    goods: random.below(2),
    tokens: { tactic: 0, strategy: random.chance(0.2) ? 1 : 0 },
    actionCards: random.chance(0.1) ? 1 : 0,
    ...(random.chance(0.1) ? { fragments: { unknown: 1 } } : {}),
  } satisfies ScoreArgs['payment'];
}

/** Planets that come, go and turn; a player who lost a home system tries to win it back. */
function planetActs(drawer: Drawer): Draw[] {
  const { game, random: r, ruleset } = drawer;
  const seat = drawer.seat();
  const own = held(game, seat);
  const all = [...(ruleset.mecatol ? [ruleset.mecatol] : []), ...PLANETS];
  const free = all.filter((planet) => !game.seating.some((s) => held(game, s).includes(planet)));
  const others = game.seating.filter((s) => s !== seat).flatMap((s) => held(game, s));
  const anywhere = r.pick(all.concat(own));
  const homeless = game.seating.find((s) => game.players[s]?.home === false) ?? seat;
  const home = (game.players[homeless]?.homePlanets ?? []).filter(
    (planet) => !held(game, homeless).includes(planet),
  );
  const reclaim = () =>
    drawer.run(planets.gainPlanets, { seat: homeless, planets: home, take: true });
  const steal = () =>
    drawer.run(planets.gainPlanets, {
      seat,
      planets: [r.pick(others.length > 0 ? others : all)],
      take: true,
    });
  const carried = Object.entries(game.planetCards).find(([, card]) => card.attachments.length > 0);
  return [
    reclaim,
    reclaim,
    reclaim,
    steal,
    () => drawer.run(planets.gainPlanets, { seat, planets: r.shuffled(free).slice(0, 2) }),
    () => drawer.run(planets.losePlanet, { seat, planet: r.pick(own.length > 0 ? own : all) }),
    () =>
      drawer.run(planets.turnPlanets, {
        planets: [anywhere],
        exhausted: r.chance(0.5),
        cause: 'technology',
      }),
    () =>
      drawer.run(planets.placeAttachment, { planet: anywhere, attachment: r.pick(ATTACHMENTS) }),
    () =>
      drawer.run(planets.removeAttachment, {
        planet: carried?.[0] ?? anywhere,
        attachment: carried?.[1].attachments[0] ?? r.pick(ATTACHMENTS),
      }),
    () =>
      drawer.run(holdings.correctPlanetCard, {
        planet: anywhere,
        exhausted: r.chance(0.5),
        attachments: [],
      }),
  ];
}

/** Breakthroughs that come, turn and go, and the expedition to them. */
function breakthroughActs(drawer: Drawer): Draw[] {
  const { game, random: r } = drawer;
  const seat = drawer.seat();
  const owner = game.seating.find((s) => game.players[s]?.breakthrough) ?? seat;
  const side = r.pick(BREAKTHROUGH_SIDES);
  return [
    () => drawer.run(breakthroughs.gainBreakthrough, { seat, cause: 'a card' }),
    () => drawer.run(breakthroughs.turnBreakthrough, { seat: owner, side }),
    () => drawer.run(breakthroughs.loseBreakthrough, { seat: owner }),
    () => drawer.run(breakthroughs.claimPart, { seat, part: r.pick(PARTS) }),
    () => drawer.run(breakthroughs.correctPart, { part: r.pick(PARTS), seat: null }),
  ];
}

/** Technologies, relics, leaders, notes, payments, attested answers, debts. */
function cardActs(drawer: Drawer): Draw[] {
  const { game, random: r, ruleset } = drawer;
  const seat = drawer.seat();
  const player = game.players[seat];
  const owned = player?.technologies ?? [];
  const of = ruleset.factions[player?.faction ?? '']?.technologies ?? [];
  const technology = r.pick([...TECHNOLOGIES, ...of]);
  const readied = held(game, seat).filter((planet) => !game.planetCards[planet]?.exhausted);
  const relic = r.pick(RELICS);
  const holder = game.seating.find((s) => game.players[s]?.relics?.includes(relic));
  const noted = game.seating.find((s) => (game.players[s]?.notes ?? []).length > 0);
  const lies = noted ? game.players[noted]?.notes?.[0] : undefined;
  const note = { seat, note: r.pick(NOTES), owner: drawer.other(seat) };
  const debt = game.debts[0];
  const settle = () =>
    drawer.run(holdings.settleSecondary, {
      seat: debt?.seat ?? seat,
      card: debt?.card ?? 'trade',
      how: r.pick(SETTLEMENTS),
    });
  return [
    () =>
      drawer.run(holdings.researchTechnology, {
        seat,
        technology,
        exhausted: r.chance(0.3) ? readied.slice(0, 1) : undefined,
      }),
    () => drawer.run(holdings.gainTechnology, { seat, technology, cause: 'agent' }),
    () =>
      drawer.run(holdings.loseTechnology, {
        seat,
        technology: r.pick(owned.length > 0 ? owned : TECHNOLOGIES),
      }),
    () => drawer.run(holdings.gainRelic, { seat, relic, from: holder }),
    () => drawer.run(holdings.gainRelic, { seat, relic, from: holder }),
    () => drawer.run(holdings.purgeRelic, { seat: holder ?? seat, relic }),
    () =>
      drawer.run(holdings.turnLeader, {
        seat,
        leader: r.pick(LEADERS),
        state: r.pick(LEADER_STATES),
      }),
    () => drawer.run(holdings.placeNote, note),
    () =>
      drawer.run(
        holdings.returnNote,
        noted && lies ? { seat: noted, note: lies.note, owner: lies.owner } : note,
      ),
    () => drawer.run(pay, { seat, ...somePayment(game, r, seat), cause: 'agent' }),
    () =>
      drawer.run(holdings.attestCondition, {
        seat,
        question: r.pick(QUESTIONS),
        answer: r.chance(0.5),
      }),
    () =>
      drawer.run(holdings.correctHoldings, {
        seat,
        holdings:
          !player?.planets || r.chance(0.5)
            ? { actionCards: r.below(8), technologies: owned.slice(1) }
            : { planets: [...(player?.homePlanets ?? []), ...r.shuffled(PLANETS).slice(0, 3)] },
        note: 'recounted',
      }),
    settle,
    settle,
    ...breakthroughActs(drawer),
  ];
}

/** What the action under way plays: a card, a leader, a relic, a technology, a note, an ability. */
export function playedActs(drawer: Drawer, seat: Seat): Draw[] {
  const { game, random: r } = drawer;
  const player = game.players[seat];
  const other = drawer.other(seat);
  const technology = r.pick(player?.technologies?.concat(TECHNOLOGIES) ?? TECHNOLOGIES);
  const relic = r.pick(player?.relics?.concat(RELICS) ?? RELICS);
  const becomes = r.pick(['exhausted', 'purged'] as const);
  const leader = r.pick(LEADERS);
  return [
    () =>
      drawer.run(playComponent, {
        seat,
        played: { kind: 'action-card', card: 'spy' },
        changes: { actionCards: 1 },
        other: { seat: other, changes: { actionCards: -1 } },
      }),
    () => drawer.run(playComponent, { seat, played: { kind: 'leader', leader }, becomes }),
    () => drawer.run(playComponent, { seat, played: { kind: 'relic', relic }, becomes }),
    () =>
      drawer.run(playComponent, {
        seat,
        played: { kind: 'technology', technology },
        becomes: 'exhausted',
        changes: { strategy: -1, goods: 4 },
      }),
    () =>
      drawer.run(playComponent, {
        seat,
        played: { kind: 'note', note: r.pick(NOTES), owner: other },
        becomes: 'placed',
      }),
    () =>
      drawer.run(playComponent, {
        seat,
        played: { kind: 'ability', ability: 'relic-fragments' },
        fragments: { unknown: -1 },
        secrets: 1,
      }),
  ];
}

/** Acts with what seats own; where nothing is tracked, now and then all the same. */
export function holdingActs(drawer: Drawer): Draw[] {
  const kind = drawer.random.next();
  if (kind < 0.2) return findActs(drawer);
  return kind < 0.6 ? planetActs(drawer) : cardActs(drawer);
}
