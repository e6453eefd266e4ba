/**
 * Whether a stored entry has the basic shape that reading it relies on, whatever its checksum
 * says: a number for a format, and a body of a known kind with its parts. It is checked on every
 * opening and costs next to nothing; the schemas check all of it later (shape.ts).
 */
import type { UnknownFields } from './unknown-fields.ts';
import type { Written } from './entry.ts';

type WrittenBody = Written['body'];
type WrittenBodyOf<K extends WrittenBody['kind']> = Extract<WrittenBody, { kind: K }>;

const isObject = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null;
const isWhole = (value: unknown) => Number.isInteger(value);
const isFact = (value: unknown) => isObject(value) && typeof value['type'] === 'string';
const isDatedFact = (value: unknown) => isObject(value) && isFact(value['fact']);

/** The shape of each kind of body; the compiler asks for the kinds of every format. */
const BASIC_SHAPES: {
  [K in WrittenBody['kind']]: (body: UnknownFields & Partial<WrittenBodyOf<K>>) => boolean;
} = {
  fact: ({ fact }) => isFact(fact),
  mark: ({ head }) => isWhole(head),
  clock: ({ paused }) => typeof paused === 'boolean',
  gap: ({ from, to, played }) => [from, to, played].every(Number.isFinite),
  time: ({ from, to, ms }) => isObject(from) && isObject(to) && isWhole(ms),
  amendment: (body) => {
    if (!isWhole(body.target)) return false;
    // Several facts at once are of format 1.
    if ('facts' in body) return Array.isArray(body.facts) && body.facts.every(isDatedFact);
    return body.place === 'remove' || isDatedFact(body);
  },
};

/** Whether an entry, as it lies in storage, can be read at all; newer formats are not asked. */
export function hasBasicShape({ format, body }: Written): boolean {
  if (!isWhole(format) || format < 1 || !isObject(body)) return false;
  if (!Object.hasOwn(BASIC_SHAPES, body.kind)) return false;
  return (BASIC_SHAPES[body.kind] as (body: UnknownFields) => boolean)(body);
}
