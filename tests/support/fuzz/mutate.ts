/** Changes somewhere inside a value that came from JSON. */
import type { Random } from '../random.ts';
import { nudged, oddKey, oddValue, type Json } from './odd.ts';

/** A value with the place where it lies. */
interface Place {
  row: Record<string, Json> | Json[];
  key: string;
}

const isRow = (value: Json): value is Record<string, Json> | Json[] =>
  typeof value === 'object' && value !== null;

/** Every place inside; deep ones are not walked into. */
function placesIn(value: Json, depth = 0, found: Place[] = []): Place[] {
  if (!isRow(value) || depth > 12) return found;
  for (const key of Object.keys(value)) {
    found.push({ row: value, key });
    placesIn((value as Record<string, Json>)[key] ?? null, depth + 1, found);
  }
  return found;
}

const get = ({ row, key }: Place): Json => (row as Record<string, Json>)[key] ?? null;

/** Sets a key as JSON does: `__proto__` is a key like any other. */
function set({ row, key }: Place, value: Json): void {
  Object.defineProperty(row, key, { value, writable: true, enumerable: true, configurable: true });
}

function takeAway({ row, key }: Place): void {
  if (Array.isArray(row)) row.splice(Number(key), 1);
  else delete row[key];
}

/** Doubles an item of a list, or takes a field along under another name. */
function double(place: Place, random: Random): void {
  const { row, key } = place;
  const copy = structuredClone(get(place));
  if (Array.isArray(row)) row.splice(random.below(row.length + 1), 0, copy);
  else set({ row, key: random.chance(0.5) ? oddKey(random) : `${key}x` }, copy);
}

/** One change in place; likely ones take a value from elsewhere that has the same name. */
export function mutate(value: Json, random: Random): void {
  const places = placesIn(value);
  if (places.length === 0) return;
  const place = random.pick(places);
  const alike = places.filter(({ key, row }) => key === place.key && !Array.isArray(row));
  switch (random.below(16)) {
    case 0:
      return set(place, oddValue(random));
    case 1:
      return takeAway(place);
    case 2:
      return double(place, random);
    case 3:
      // A list has no names in a file.
      if (Array.isArray(place.row)) place.row.push(oddValue(random));
      else set({ row: place.row, key: oddKey(random) }, oddValue(random));
      return;
    case 4:
    case 5:
      return set(place, isRow(get(place)) ? oddValue(random) : nudged(get(place), random));
    case 6:
      return set(place, structuredClone(get(random.pick(places))));
    default:
      return set(place, structuredClone(get(random.pick(alike.length > 0 ? alike : places))));
  }
}

/** A list with items dropped, doubled, moved or cut off. */
export function shuffledSome<T>(list: readonly T[], random: Random): T[] {
  const items = [...list];
  if (items.length === 0) return items;
  const at = random.below(items.length);
  const to = random.below(items.length + 1);
  switch (random.below(4)) {
    case 0:
      items.splice(at, 1 + random.below(3));
      return items;
    case 1:
      items.splice(to, 0, structuredClone(items[at]!));
      return items;
    case 2:
      items.splice(to, 0, ...items.splice(at, 1 + random.below(4)));
      return items;
    default:
      return items.slice(0, at);
  }
}

/** A text with bytes changed, cut off, doubled or put in. */
export function garbled(text: string, random: Random): string {
  let garbled = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(garbled.length + 1);
    const length = random.pick([1, 1, 2, 30, 1_000]);
    const [before, after] = [garbled.slice(0, at), garbled.slice(at)];
    const turned = String.fromCharCode((after.charCodeAt(0) || 0) ^ (1 << random.below(8)));
    garbled = random.pick([
      before,
      before + after.slice(length),
      before + turned + after.slice(1),
      before + random.pick(['"', '}', ']', ',', '\\', '\0', '1', '-', 'e9']) + after,
      before + after.slice(0, length) + after,
    ]);
  }
  return garbled;
}
