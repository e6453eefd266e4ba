/** Conditions on what a seat holds beside others: planets wherever they lie, relics, offices, comparisons. */
import type { ConditionOf } from '../condition.ts';
import type { Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import { TECHNOLOGY_COLOURS } from '../vocabulary.ts';
import { countVerdict, tally } from './counting.ts';
import { controlOf, freePlanets, holdingsAt, type Holdings, type KnownTable } from './holdings.ts';
import { addable } from './lifting.ts';
import { planetsHeld } from './planets.ts';
import { and, known, type CountRange, type Truth } from './truth.ts';
import { verdict, type Verdict } from './verdict.ts';

type HeldCondition = ConditionOf<
  | 'planetsAmong'
  | 'wholeHomes'
  | 'specialties'
  | 'technologies'
  | 'holdsRelic'
  | 'holdsLaw'
  | 'compared'
>;

const ANYTHING: CountRange = { min: 0, max: Infinity };

function judgeAmong(
  table: KnownTable,
  seat: Seat,
  { count, among, orAll, allRound }: ConditionOf<'planetsAmong'>,
): Verdict {
  const rows = among.map((planet) => ({ id: planet, ...controlOf(table, seat, planet) }));
  const found = countVerdict(
    tally(rows, ({ value }) => value),
    count,
    (more) => {
      const [first] = rows.filter(({ value }) => value === 'no');
      return first && among.length === count
        ? { kind: 'planet', planet: first.id, holder: first.holder }
        : { kind: 'planets', more };
    },
  );
  const some = found.items.length > 0;
  const open = (allRound && found.value === 'yes') || (orAll && some && found.value === 'no');
  return open ? { ...found, value: 'ask', missing: null } : found;
}

/** The planets of a home system: as the table has them, else as they are printed; null where no one knows. */
function homeOf({ cards }: KnownTable, { player }: Holdings): string[] | null {
  if (player.homePlanets.length > 0) return player.homePlanets;
  const printed = Object.keys(cards.planets).filter(
    (id) => player.faction !== null && cards.planets[id]?.homeOf === player.faction,
  );
  return printed.length > 0 ? printed : null;
}

/** Homes of others that a seat holds as a whole; an eliminated player still has one. */
function judgeHomes(table: KnownTable, seat: Seat, count: number): Verdict {
  const others = [...table.holdings.values()].filter((other) => other.seat !== seat);
  const rows = others.map((other) => {
    const home = homeOf(table, other);
    const held = home?.map((planet) => controlOf(table, seat, planet).value);
    const lacking = held?.filter((value) => value === 'no').length ?? 0;
    return { id: other.seat, held: held ? and(...held) : ('ask' as const), lacking };
  });
  const found = tally(rows, ({ held }) => held);
  const near = rows.filter(({ held }) => held === 'no').sort((a, b) => a.lacking - b.lacking);
  return countVerdict(found, count, (more) => ({
    kind: 'planets-in-others-home-systems',
    more: near.slice(0, more).reduce((sum, { lacking }) => sum + lacking, 0),
  }));
}

function judgeSpecialties(
  table: KnownTable,
  seat: Seat,
  { count, of }: ConditionOf<'specialties'>,
): Verdict {
  const { planets, player } = holdingsAt(table, seat);
  if (planets === null) return verdict('ask');
  const relics = (player.relics ?? []).map((id) => ({
    id,
    colours: [table.cards.relics[id]?.specialty ?? []].flat(),
  }));
  const holders = [
    ...relics,
    ...planets
      .filter(({ counts }) => counts !== 'no')
      .map(({ id, facts }) => ({ id, colours: facts?.specialties ?? [] })),
  ].filter(({ colours }) => colours.length > 0);
  // A card that is not known may have any colour; so may relics that are not tracked.
  const open = player.relics === null ? Infinity : planets.filter((one) => one.open).length;
  const byColour = TECHNOLOGY_COLOURS.map((colour) =>
    holders.filter(({ colours }) => colours.includes(colour)).map(({ id }) => id),
  );
  const [best = []] = [...byColour].sort((a, b) => b.length - a.length);
  const items = of === 'one-colour' ? best : holders.map(({ id }) => id);
  const min = of === 'one-colour' ? best.length : byColour.filter((ids) => ids.length > 0).length;
  return countVerdict({ min, max: min + open, items }, count, (more) => ({
    kind: 'planets-with-specialty',
    more,
    free: freePlanets(table, ({ specialties }) => specialties.length > 0),
  }));
}

/** What is compared of a seat, as far as it is tracked. */
function amountOf(
  table: KnownTable,
  seat: Seat,
  what: ConditionOf<'compared'>['what'],
): CountRange {
  const holdings = holdingsAt(table, seat);
  if (holdings.planets === null) return ANYTHING;
  if (what === 'planets-outside-home') return planetsHeld(table, seat, holdings.planets, true);
  const counted = holdings.planets.filter(({ counts }) => counts === 'yes');
  const min = counted.reduce((sum, { influence }) => sum + influence, 0);
  const added = addable(table, counted).reduce((sum, { influence }) => sum + influence, 0);
  return { min, max: holdings.planets.some(({ open }) => open) ? Infinity : min + added };
}

/** Whether one amount is more than another. */
function isMore(one: CountRange, other: CountRange, equal: Truth): Truth {
  if (one.min > other.max) return 'yes';
  if (one.max < other.min) return 'no';
  const same = one.min === other.max && one.max === other.min;
  const never = one.max === other.min && equal === 'no';
  if (same || never) return equal;
  return one.min === other.max && equal === 'yes' ? 'yes' : 'ask';
}

function judgeCompared(
  table: KnownTable,
  seat: Seat,
  { what, how, than, equal }: ConditionOf<'compared'>,
): Verdict {
  const seats = playingSeats(table.game);
  const at = seats.indexOf(seat);
  const beside = [at - 1, at + 1].flatMap((i) => seats[(i + seats.length) % seats.length] ?? []);
  const others = [...new Set(than === 'everyone' ? seats : beside)].filter((one) => one !== seat);
  const own = amountOf(table, seat, what);
  const amounts = others.map((other) => ({ with: [other], has: amountOf(table, other, what) }));
  const rows =
    than === 'both-beside'
      ? [
          {
            with: others,
            has: amounts.reduce(
              (sum, { has }) => ({ min: sum.min + has.min, max: sum.max + has.max }),
              { min: 0, max: 0 },
            ),
          },
        ]
      : amounts;
  const judged = rows.map((row) => ({
    ...row,
    value: how === 'more' ? isMore(own, row.has, equal) : isMore(row.has, own, equal),
  }));
  const value = and(...judged.map((row) => row.value));
  const beating = judged.filter((row) => row.value === 'no').flatMap((row) => row.with);
  return verdict(value, {
    missing: value === 'no' ? { kind: 'compared', with: beating } : null,
  });
}

function judgeHeld(table: KnownTable, seat: Seat, condition: HeldCondition): Verdict {
  const { player, technologies, planets } = holdingsAt(table, seat);
  switch (condition.kind) {
    case 'planetsAmong':
      return planets === null ? verdict('ask') : judgeAmong(table, seat, condition);
    case 'wholeHomes':
      return planets === null ? verdict('ask') : judgeHomes(table, seat, condition.count);
    case 'specialties':
      return judgeSpecialties(table, seat, condition);
    case 'technologies': {
      if (technologies === null) return verdict('ask');
      const { length } = technologies;
      const all = { min: length, max: length, items: technologies };
      return countVerdict(all, condition.count, (more) => ({ kind: 'technologies', more }));
    }
    case 'holdsRelic': {
      const { relic } = condition;
      if (player.relics === null) return verdict('ask');
      const value = known(player.relics.includes(relic));
      return verdict(value, { missing: value === 'no' ? { kind: 'relic', relic } : null });
    }
    case 'holdsLaw': {
      const { laws } = condition;
      const held = table.game.laws.filter((law) => law.holder === seat && laws.includes(law.id));
      const value = known(held.length > 0);
      return verdict(value, {
        items: held.map(({ id }) => id),
        missing: value === 'no' ? { kind: 'elected', resolved: true } : null,
      });
    }
    case 'compared':
      return judgeCompared(table, seat, condition);
  }
}

/** For rulesets whose cards ask for them (`Cards.judges`). */
export const heldJudges = {
  planetsAmong: judgeHeld,
  wholeHomes: judgeHeld,
  specialties: judgeHeld,
  technologies: judgeHeld,
  holdsRelic: judgeHeld,
  holdsLaw: judgeHeld,
  compared: judgeHeld,
} satisfies Record<HeldCondition['kind'], typeof judgeHeld>;
