/**
 * Whether a stored entry has the bones that reading it relies on, whatever its checksum says: a
 * number for a format, and a body of a known kind with its parts. It is looked at on every opening
 * and costs next to nothing; the schemas look at all of it, later (shape.ts).
 */
import type { Written } from './entry.ts';

type Body = Written['body'];
type BodyOf<K extends Body['kind']> = Extract<Body, { kind: K }>;
type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isWhole = (value: unknown) => Number.isInteger(value);
const isFact = (value: unknown) => isLoose(value) && typeof value['type'] === 'string';
const isDatedFact = (value: unknown) => isLoose(value) && isFact(value['fact']);

/** The bones of each kind: that of every format is here, or it does not compile. */
const BONES: { [K in Body['kind']]: (body: Loose & Partial<BodyOf<K>>) => boolean } = {
  fact: ({ fact }) => isFact(fact),
  mark: ({ head }) => isWhole(head),
  clock: ({ paused }) => typeof paused === 'boolean',
  gap: ({ from, to, played }) => [from, to, played].every(Number.isFinite),
  time: ({ from, to, ms }) => isLoose(from) && isLoose(to) && isWhole(ms),
  amendment: (body) => {
    if (!isWhole(body.target)) return false;
    // Several facts at once are of format 1.
    if ('facts' in body) return Array.isArray(body.facts) && body.facts.every(isDatedFact);
    return body.place === 'remove' || isDatedFact(body);
  },
};

/** Whether an entry, as it lies in storage, can be read at all; newer formats are not asked. */
export function hasBones({ format, body }: Written): boolean {
  if (!isWhole(format) || format < 1 || !isLoose(body)) return false;
  if (!Object.hasOwn(BONES, body.kind)) return false;
  return (BONES[body.kind] as (body: Loose) => boolean)(body);
}
