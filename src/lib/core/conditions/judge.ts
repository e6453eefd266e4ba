/**
 * Who can score what, and why: one answer in three values for every condition of a card. It is
 * about the condition alone; whether an objective may be scored now is the referee's matter.
 */
import { answerTo } from '../attested.ts';
import type { Cards, Condition } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { conditionOf } from '../typed-cards.ts';
import { boundByFleetPool, boundByPlanets } from './bounds.ts';
import { orCoexisting } from './coexistence.ts';
import { judgeHappening } from './happenings.ts';
import { readTable, type KnownTable } from './holdings.ts';
import { judgeLaws, judgeNotes } from './in-play.ts';
import { paymentAt } from './payment.ts';
import { judgePlanets } from './planets.ts';
import { askCondition, askObjective } from './question.ts';
import { judgeControl, judgeMorePlanets, judgeSharedSystems } from './rivals.ts';
import { judgeSpending } from './spending.ts';
import { judgeTechnologies } from './technologies.ts';
import { and } from './truth.ts';
import { verdict, type Question, type Verdict } from './verdict.ts';

/** How conditions of a kind that a ruleset brings are judged (`Cards.judges`). */
type Judge = (table: KnownTable, seat: Seat, condition: Condition) => Verdict;

function judgeAllOf(
  table: KnownTable,
  seat: Seat,
  of: readonly Condition[],
  secret: boolean,
): Verdict {
  const parts = of.map((part) => judgeIn(table, seat, part, secret));
  const value = and(...parts.map((part) => part.value));
  const lacking = parts.flatMap(({ missing }) => (missing ? [missing] : []));
  const [only] = lacking;
  return verdict(value, {
    progress: { have: parts.filter((part) => part.value === 'yes').length, need: of.length },
    items: [...new Set(parts.flatMap(({ items }) => items))],
    missing: lacking.length > 1 ? { kind: 'all', of: lacking } : (only ?? null),
    question: value === 'ask' ? (parts.find((part) => part.question)?.question ?? null) : null,
  });
}

/** From what is tracked alone. */
function judgeTracked(
  table: KnownTable,
  seat: Seat,
  condition: Condition,
  secret: boolean,
): Verdict {
  switch (condition.kind) {
    case 'spend':
      return judgeSpending(table, seat, condition);
    case 'planetsWithSameTrait':
    case 'planetsWithTrait':
    case 'planetsInNonHomeSystems':
    case 'planetsInOthersHomeSystems':
    case 'planetsWithTechSpecialty':
    case 'planetsWithAttachments':
    case 'legendaryPlanets':
    case 'planetsTotal':
    case 'planets':
      return judgePlanets(table, seat, condition);
    case 'controlsPlanet':
      return judgeControl(table, seat, condition.planet);
    case 'planetInSharedSystem':
      return judgeSharedSystems(table, seat, condition.count);
    case 'morePlanetsThanNeighbours':
      return judgeMorePlanets(table, seat, condition.neighbours);
    case 'unitUpgradeTechnologies':
    case 'technologiesInColours':
    case 'technologiesOfOneColour':
    case 'factionTechnologies':
      return judgeTechnologies(table, seat, condition);
    case 'othersPromissoryNotesInPlayArea':
      return judgeNotes(table, seat, condition);
    case 'lawsInPlay':
      return judgeLaws(table, condition.count);
    case 'planetsNearDistinctOtherHomes':
      return boundByPlanets(table, seat, condition);
    case 'shipsInOneSystem':
      return boundByFleetPool(table, seat, condition);
    case 'event':
      return judgeHappening(table, seat, condition);
    case 'all':
      return judgeAllOf(table, seat, condition.of, secret);
    default: {
      const brought = table.cards.judges[condition.kind] as Judge | undefined;
      // Units and the map are not tracked.
      return brought?.(table, seat, condition) ?? verdict('ask');
    }
  }
}

/** What is open is what the table has said about it, else a question. */
function settle({ game }: KnownTable, question: Question, found: Verdict): Verdict {
  if (found.value !== 'ask') return found;
  const answer = answerTo(game, question);
  if (answer === null) return { ...found, question: found.question ?? question };
  const missing = answer ? null : ({ kind: 'told' } as const);
  return { ...found, value: answer ? 'yes' : 'no', missing, question: null };
}

function judgeIn(table: KnownTable, seat: Seat, condition: Condition, secret = false): Verdict {
  const found = orCoexisting(table, seat, condition, secret, (known) =>
    judgeTracked(known, seat, condition, secret),
  );
  // The parts of a compound are asked one by one.
  return condition.kind === 'all' ? found : settle(table, askCondition(seat, condition), found);
}

function judgeObjective(table: KnownTable, seat: Seat, objective: string): Verdict {
  const condition = conditionOf(table.game, table.cards, objective);
  // What does not lie open is judged for a hand.
  const secret = !table.game.objectives.some(({ id }) => id === objective);
  return condition
    ? judgeIn(table, seat, condition, secret)
    : settle(table, askObjective(seat, objective), verdict('ask'));
}

/** Whether a seat meets a condition. */
export function judgeCondition(
  game: Game,
  cards: Cards,
  seat: Seat,
  condition: Condition,
): Verdict {
  return judgeIn(readTable(game, cards), seat, condition);
}

/**
 * Answers for one moment, whose table is read once: whether a seat meets an objective; where it is
 * paid and not a no, with the cheapest payment.
 */
export function judging(game: Game, cards: Cards): (seat: Seat, objective: string) => Verdict {
  const table = readTable(game, cards);
  return (seat, objective) => {
    const found = judgeObjective(table, seat, objective);
    const condition = conditionOf(game, cards, objective);
    if (condition?.kind !== 'spend' || found.value === 'no') return found;
    return { ...found, payment: paymentAt(table, seat, condition) };
  };
}

/** Whether a seat meets an objective, as `judging` answers it. */
export function judge(game: Game, cards: Cards, seat: Seat, objective: string): Verdict {
  return judging(game, cards)(seat, objective);
}

/** The whole matrix, by objective and seat, without payments. */
export function judgeAll(
  game: Game,
  cards: Cards,
  objectives: readonly string[],
): Record<string, Record<Seat, Verdict>> {
  const table = readTable(game, cards);
  const row = (objective: string) =>
    Object.fromEntries(game.seating.map((seat) => [seat, judgeObjective(table, seat, objective)]));
  return Object.fromEntries(objectives.map((objective) => [objective, row(objective)]));
}
