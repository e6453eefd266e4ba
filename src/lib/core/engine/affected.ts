/**
 * Finds later facts that an amendment affects. Facts carry decided numbers, so a later one that set
 * a number outright, or used up what lay there, still does so where another number would now be
 * right; and an act that the rules allowed may now break them.
 */
import type { UnknownFields } from '../record/unknown-fields.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import type { LineItem } from '../record/line.ts';
import type { Refusal } from '../refusal.ts';

/** An item of a line, with where it was recorded and where it led; null when it cannot be taken. */
export interface PlacedItem {
  item: LineItem;
  before: MachineSnapshot;
  after: MachineSnapshot | null;
}

export interface AffectedItem {
  item: LineItem;
  /** Why the rules would refuse it now; null where a number of it is another one. */
  refusal: Refusal | null;
}

/** Whether a fact says numbers of its own; what clears a whole table says none. */
function tellsNumbers(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(tellsNumbers);
}

/** What numbers are kept in that facts take from and add to. */
const countedIn = ({ players, strategyCards }: Game) => ({ players, strategyCards });

const isValues = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null;

/**
 * Whether a number that is another one before the fact was taken in by it: it changes there by
 * another amount than it did. Parts that are the same object before are not looked into.
 */
function takenIn(was: unknown, led: unknown, is: unknown, leads: unknown): boolean {
  if (was === is) return false;
  if (typeof was === 'number' && typeof is === 'number') {
    return Number(led) - was !== Number(leads) - is;
  }
  if (!isValues(was) || !isValues(is) || !isValues(led) || !isValues(leads)) return false;
  return Object.keys(was).some((key) => takenIn(was[key], led[key], is[key], leads[key]));
}

function isOtherNumber({ before, after, item }: PlacedItem, was: PlacedItem): boolean {
  if (!after || !was.after || !tellsNumbers(item.fact)) return false;
  const [one, two] = [countedIn(was.before.context), countedIn(was.after.context)];
  return takenIn(one, two, countedIn(before.context), countedIn(after.context));
}

/** Places that are looked at in one part: a few ms on a slow tablet. */
const PART = 32;

/**
 * Of the places of an amended line, those whose fact stood elsewhere before (`stood` finds its place
 * there) and rested on what is changed: found part by part, so that a table need not wait for all.
 * `refusal` asks the rules about a place.
 */
export function* affectedAmong(
  places: readonly PlacedItem[],
  stood: (fact: GameEvent) => PlacedItem | undefined,
  refusal: (place: PlacedItem) => Refusal | null,
): Generator<AffectedItem[], void> {
  const restedOf = (place: PlacedItem): AffectedItem[] => {
    const was = stood(place.item.fact);
    if (!was) return [];
    const now = place.item.overruled ? null : refusal(place);
    if (now && !refusal(was)) return [{ item: place.item, refusal: now }];
    return isOtherNumber(place, was) ? [{ item: place.item, refusal: null }] : [];
  };
  for (let i = 0; i < places.length; i += PART) yield places.slice(i, i + PART).flatMap(restedOf);
}
