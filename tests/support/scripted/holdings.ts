/** What turns bring beside points: planets taken, technologies researched, as far as it is told. */
import type { Cards } from '../../../src/lib/core/cards.ts';
import { researchTechnology } from '../../../src/lib/core/commands/holdings.ts';
import { gainPlanets } from '../../../src/lib/core/commands/planets.ts';
import { judge } from '../../../src/lib/core/conditions/judge.ts';
import type { Game, Seat } from '../../../src/lib/core/game.ts';
import { FactDryRun } from '../../../src/lib/core/engine/dry-run.ts';
import { hasScored } from '../../../src/lib/core/points.ts';
import { holderOf } from '../../../src/lib/core/rules/planets.ts';
import { researchOf } from '../../../src/lib/core/queries/research.ts';
import { NO_SEAT } from '../../../src/lib/core/vocabulary.ts';
import type { Random } from '../random.ts';
import type { Play } from './play.ts';

/** Systems with planets that one seat has to itself. */
const SLICE = 4;
/** The systems that lie on no edge between two slices: everyone's way to the centre. */
const CENTRE = ['18', '82'];

/** Systems with planets, nearest first, by the seat whose slice they are in. */
type Galaxy = ReadonlyMap<Seat, readonly (readonly string[])[]>;

/** Deals the systems of the box around the table: a map as far as a scripted table needs one. */
function dealGalaxy(cards: Cards, seating: readonly Seat[], random: Random): Galaxy {
  const systems = new Map<string, string[]>();
  for (const [planet, { countsAsPlanet, homeOf, tile }] of Object.entries(cards.planets)) {
    if (!countsAsPlanet || homeOf !== null || tile === null || CENTRE.includes(tile)) continue;
    systems.set(tile, [...(systems.get(tile) ?? []), planet]);
  }
  const dealt = random.shuffled([...systems.values()]);
  return new Map(seating.map((seat) => [seat, dealt.splice(0, SLICE)]));
}

const galaxies = new WeakMap<Play, Galaxy>();

function galaxyOf(play: Play): Galaxy {
  const known = galaxies.get(play) ?? dealGalaxy(play.cards, play.game.seating, play.fortune);
  galaxies.set(play, known);
  return known;
}

/** Whether the table tells of this. */
const told = (play: Play): boolean =>
  play.tracked && play.fortune.chance(play.script.holdings ?? 0);

/** How near a seat is to the publics that it has not scored. */
function nearness(play: Play, game: Game, seat: Seat): number {
  const open = game.objectives.filter(({ id }) => !hasScored(game, seat, id));
  return open.reduce((sum, { id, points }) => {
    const { progress, value } = judge(game, play.cards, seat, id);
    const part = progress ? Math.min(1, progress.have / progress.need) : 0;
    return sum + points * (value === 'yes' ? 2 : part);
  }, 0);
}

/** The game after facts that no one has recorded. */
function after(play: Play, facts: ReturnType<typeof gainPlanets>): Game {
  const { referee, snapshot } = play.keeper.headless;
  const factRun = new FactDryRun(referee, snapshot);
  for (const fact of facts) factRun.ask(fact);
  return factRun.lead().context;
}

/** The way that helps a seat most; now and then another one. */
function best<T>(play: Play, ways: readonly T[], seat: Seat, gameWith: (way: T) => Game): T | null {
  if (ways.length === 0) return null;
  if (play.fortune.chance(0.15)) return play.fortune.pick(ways);
  const ranked = ways.map((way) => ({ way, worth: nearness(play, gameWith(way), seat) }));
  return ranked.toSorted((a, b) => b.worth - a.worth)[0]?.way ?? null;
}

/** Planets of a system that no one holds. */
const free = (play: Play, system: readonly string[]) =>
  system.filter((planet) => holderOf(play.game, planet) === null);

/** Systems within reach that no one holds: of the own slice, then those next to it. */
function withinReach(play: Play, seat: Seat): string[][] {
  const galaxy = galaxyOf(play);
  const open = (other: Seat) =>
    (galaxy.get(other) ?? []).map((system) => free(play, system)).filter((left) => left.length > 0);
  const own = open(seat);
  const others = play.others(seat);
  const beside = [others[0], others.at(-1)].flatMap((other) => (other ? open(other) : []));
  return own.length > 0 ? own.slice(0, 2) : beside.slice(-2);
}

/** A system comes under control in a tactical action. */
export function settle(play: Play, seat: Seat): void {
  if (!told(play) || play.player(seat).planets === null) return;
  const ways = withinReach(play, seat);
  const planets = best(play, ways, seat, (way) =>
    after(play, gainPlanets(play.game, play.ruleset, { seat, planets: way })),
  );
  if (planets && play.fortune.chance(0.8)) play.keeper.do('gainPlanets', { seat, planets });
}

/** After a ground combat: a planet of a neighbour changes hands. Answers who lost it, or null. */
export function conquer(play: Play, seat: Seat): Seat | null {
  if (!told(play)) return null;
  const galaxy = galaxyOf(play);
  const others = play.others(seat);
  const near = [others[0], others.at(-1)].filter((other): other is Seat => other !== undefined);
  const prey = near
    .flatMap((other) => (galaxy.get(other) ?? []).flat())
    .filter((planet) => near.includes(holderOf(play.game, planet) ?? NO_SEAT));
  const planet = best(play, prey, seat, (way) =>
    after(play, gainPlanets(play.game, play.ruleset, { seat, planets: [way], take: true })),
  );
  if (planet === null) return null;
  const loser = holderOf(play.game, planet);
  play.keeper.do('gainPlanets', { seat, planets: [planet], take: true });
  return loser;
}

/** Technologies that the own ones and the specialties of the planets allow; a second is dear. */
export function research(play: Play, seat: Seat, most = 1): void {
  const copies = play.player(seat).traits.includes('copies-technologies');
  if (copies || !told(play)) return;
  const ways = (researchOf(play.game, play.cards, seat) ?? [])
    .filter(({ state }) => state !== 'short')
    .map(({ technology }) => technology);
  const technology = best(play, ways, seat, (way) =>
    after(play, researchTechnology(play.game, play.ruleset, { seat, technology: way })),
  );
  if (!technology) return;
  play.keeper.do('researchTechnology', { seat, technology, cause: 'technology' });
  if (most > 1 && play.fortune.chance(0.4)) research(play, seat, most - 1);
}
