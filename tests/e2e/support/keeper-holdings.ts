/** Planets and technologies by taps: what a tactical action brought, what a card let research. */
import { expect } from '@playwright/test';
import type { Find } from '$lib/core/commands/arguments.ts';
import type { Seat } from '$lib/core/game.ts';
import { bySeat } from '$lib/core/order.ts';
import { TOKEN_POOLS } from '$lib/core/vocabulary.ts';
import { systemOf } from '$lib/core/queries/near-planets.ts';
import { inOrder } from '$lib/words/order.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { deeds } from '$words/deeds.ts';
import { explorationName } from '$lib/words/played-names.ts';
import { exploring } from '$words/exploring.ts';
import { holdingDoors } from '$words/holding-doors.ts';
import { planetName, relicName, technologyName } from '$lib/words/holding-names.ts';
import { planetsScreen } from '$words/planets-screen.ts';
import { incidentalGains } from '$words/incidental-gains.ts';
import { technologiesScreen } from '$words/technologies-screen.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';

type Gain = ArgsOf<'gainPlanets'>;

/** Chosen planets as the button names them: those of no one, then those of each other seat. */
export function gainedSentence(hand: Hand, { seat, planets }: Gain): string {
  const players = bySeat(hand.game.players);
  const holder = (planet: string): Seat | undefined =>
    players.find(([, { planets: own }]) => own?.includes(planet))?.[0];
  const free = planets.filter((planet) => !holder(planet));
  const taken = players
    .map(([from]): [string, string[]] => [
      hand.seat(from),
      planets.filter((planet) => holder(planet) === from).map(planetName),
    ])
    .filter(([, names]) => names.length > 0);
  return planetsScreen.gains(hand.seat(seat), free.map(planetName), taken);
}

/** Whether these are all the planets of a system that the seat can gain: its tile takes them. */
function wholeSystem(hand: Hand, { seat, planets }: Gain): boolean {
  const cards = cardsOf(hand.game.expansions);
  const own = hand.game.players[seat]?.planets ?? [];
  const system = systemOf(cards, planets[0] ?? '');
  const all = Object.keys(cards.planets).filter(
    (planet) => systemOf(cards, planet) === system && !own.includes(planet),
  );
  return planets.length > 1 && all.sort().join() === [...planets].sort().join();
}

/** Opens the sheet of planets and picks these. */
export async function pickPlanets(hand: Hand, args: Gain): Promise<void> {
  const { planets } = args;
  if (!hand.picking) await hand.tap(hand.act(holdingDoors.gained));
  hand.picking = false;
  if (wholeSystem(hand, args)) {
    const names = planets.map(planetName).sort(inOrder);
    await hand.tap(hand.button(planetsScreen.systemLabel(names)));
  } else for (const planet of planets) await hand.tap(hand.row(planetName(planet)));
}

/** What a find is called on the gold button. */
function findName({ cause, fragments, relic, tokens }: Find): string {
  if (fragments) return exploring.fragment('frontier', false);
  const pool = tokens && TOKEN_POOLS.find((one) => (tokens[one] ?? 0) > 0);
  const card = explorationName(cause);
  if (pool) return exploring.withTokens(card, tokens[pool] ?? 0, pool);
  return relic ? relicName(relic) : card;
}

/** Leaves those small gains out that were not taken; answers what the others are called. */
async function gainsAlong(hand: Hand): Promise<string[]> {
  const end = hand.later.findIndex(({ command }) => command !== 'bookGain');
  const next = hand.later.slice(0, end < 0 ? hand.later.length : end);
  const booked = next.map(({ args }) => {
    const { cause, lines } = args as ArgsOf<'bookGain'>;
    const act = incidentalGains.act(lines.map((line) => ({ ...line, name: hand.seat(line.seat) })));
    return { act, label: incidentalGains.along(cause, act) };
  });
  const rows = hand
    .group(incidentalGains.region, hand.stage.locator('.picked'))
    .getByRole('button');
  const shown = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
  for (const label of shown) {
    if (label !== null && !booked.some((gain) => gain.label === label)) {
      await hand.tap(hand.button(label));
    }
  }
  const taken = booked.filter(({ label }, i) => i < shown.length && shown.includes(label));
  return taken.map(({ act }) => act);
}

/** Records what was picked and found; where the turn ends right after it, that too. */
export async function recordPicked(
  hand: Hand,
  seat: Seat,
  sentence: string,
  found: readonly Find[] = [],
): Promise<void> {
  const along = await gainsAlong(hand);
  const ends = hand.button(deeds.andEndsLabel(sentence));
  const { command, args } = hand.later[along.length] ?? {};
  const endsNext = command === 'endTurn' && (args as ArgsOf<'endTurn'>).seat === seat;
  hand.ahead = along.map(() => 'bookGain');
  if (endsNext && (await ends.count()) > 0) {
    hand.ahead.push('endTurn');
    return hand.tap(ends);
  }
  const finds = found.length > 0 ? [exploring.found(found.map(findName))] : [];
  const also = along.length > 0 ? [exploring.alsoGains(along)] : [];
  await hand.tap(hand.button([sentence, ...finds, ...also].join(' ')));
}

async function gainPlanets(hand: Hand, args: Gain): Promise<void> {
  await pickPlanets(hand, args);
  await recordPicked(hand, args.seat, gainedSentence(hand, args));
}

/** With what a technology is paid for, where that is what comes next; else null. */
function paidNext(hand: Hand, seat: Seat): string | null {
  const [next] = hand.later;
  const paid = next?.command === 'pay' ? (next.args as ArgsOf<'pay'>) : null;
  if (paid?.seat !== seat || paid.for !== undefined) return null;
  return planetsScreen.spend.with(paid.planets.map(planetName), paid.goods);
}

async function research(hand: Hand, args: ArgsOf<'researchTechnology'>): Promise<void> {
  const name = hand.seat(args.seat);
  const label = holdingDoors.researchOf(name);
  const own = [holdingDoors.researches(name), holdingDoors.researchesAnother(name)];
  const doors = [label, ...own].map((door) => hand.button(door));
  const door = doors.reduce((one, other) => one.or(other));
  await expect(door).toBeVisible();
  // For the primary it is open, and for who follows where the table names technologies.
  const isOpen = async (state: string) => (await door.getAttribute(state)) === 'true';
  if (!(await isOpen('aria-pressed')) && !(await isOpen('aria-expanded'))) await hand.tap(door);
  const list = hand.stage
    .getByRole('region', { name: label, exact: true })
    .or(hand.stage.getByRole('dialog', { name: label, exact: true }));
  const technology = technologyName(args.technology);
  const row = hand.begins(technology, list);
  await expect(row).toBeVisible();
  // What a follower pays goes along, unless the table says otherwise.
  const along = list.getByRole('button', { pressed: true });
  const paidWith = (await along.count()) > 0 ? paidNext(hand, args.seat) : null;
  if (paidWith !== null) hand.ahead = ['pay'];
  else if ((await along.count()) > 0) await hand.tap(along);
  await hand.tap(row);
  const act = technologiesScreen.researches(name, technology);
  const record = paidWith === null ? act : technologiesScreen.andPays(act, paidWith);
  await hand.tap(hand.button(record, list));
}

export const holdingsRoom = (hand: Hand): Room => ({
  gainPlanets: (args) => gainPlanets(hand, args),
  researchTechnology: (args) => research(hand, args),
});
