/**
 * Ids that come from outside. A screen names cards from the tables of the boxes in play; a line of
 * commands names them by hand, where a slip of typing must not become a card of its own (R-GEN-15).
 */
import type { Game } from '../game.ts';
import { closestMatch } from '../closest-match.ts';
import { cardOf } from '../points.ts';
import { outcomeSaid } from '../outcome.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { currentAgenda } from '../step.ts';
import { isOwn } from '../vocabulary.ts';

/** What an id can name, and under which arguments it stands. */
const ARGUMENTS = {
  'action card': [],
  ability: ['ability'],
  agenda: ['agenda', 'law'],
  attachment: ['attachment', 'attachments'],
  box: ['expansions'],
  breakthrough: ['breakthrough'],
  faction: ['faction'],
  leader: ['leader', 'leaders'],
  note: ['note'],
  objective: ['objective'],
  planet: ['planet', 'planets', 'homePlanets', 'exhausted'],
  relic: ['relic', 'relics'],
  rider: ['rider'],
  'strategy card': ['card', 'cards'],
  technology: ['technology', 'technologies'],
} as const;
export type IdKind = keyof typeof ARGUMENTS;

/** The ids of every box that there is, and of the cards in those in play. */
export type KnownIds = Readonly<Record<IdKind, ReadonlySet<string>>>;

const KINDS = Object.entries(ARGUMENTS) as [IdKind, readonly string[]][];

type AnyRow = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is AnyRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kind of card that an argument names; a note without its owner is free text. */
function kindOf(key: string, beside: AnyRow): IdKind | null {
  if (key === 'card' && beside['kind'] === 'action-card') return 'action card';
  if (key === 'note' && !('owner' in beside || ('from' in beside && 'to' in beside))) return null;
  return KINDS.find(([, keys]) => keys.includes(key))?.[0] ?? null;
}

/** The ids that a value holds: one, or a list of them. */
function idsIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string');
}

/** Cards that a table may have of its own, with their names typed. */
const TYPED: readonly IdKind[] = ['agenda', 'objective'];

/** Whether a card is entered by hand: with its name beside it, or under an id of the table's own. */
function byHand(kind: IdKind, id: string, beside: AnyRow): boolean {
  const isNamed = beside['name'] !== undefined || beside['typed'] !== undefined;
  return isOwn(id) || (isNamed && TYPED.includes(kind));
}

/** What a word for an outcome names, on the agenda that lies there. */
function electedBy(game: Game, word: string): AnyRow {
  const election = currentAgenda(game)?.election ?? 'other';
  const outcome = outcomeSaid(word, election, game.seating);
  const isSecret = election === 'scored-secret-objective' && outcome.kind === 'card';
  return isSecret ? { objective: outcome.card } : outcome;
}

/** Every card that arguments name and that is not entered by hand. */
function namedBy(game: Game, args: unknown): { kind: IdKind; id: string }[] {
  if (Array.isArray(args)) return args.flatMap((item) => namedBy(game, item));
  if (!isRow(args)) return [];
  return Object.entries(args).flatMap(([key, value]) => {
    const kind = kindOf(key, args);
    const isWord = key === 'outcome' && typeof value === 'string';
    const below = namedBy(game, isWord ? electedBy(game, value) : value);
    if (!kind) return below;
    const ids = key === 'leaders' && isRow(value) ? Object.keys(value) : idsIn(value);
    const strange = ids.filter((id) => !byHand(kind, id, args));
    return [...strange.map((id) => ({ kind, id })), ...below];
  });
}

/** Cards that this game has met, listed or not: who was entered by hand is known from then on. */
function isMet(game: Game, id: string): boolean {
  return (
    game.objectives.some((card) => card.id === id) ||
    game.laws.some((law) => law.id === id) ||
    game.scores.some(({ source }) => cardOf(source) === id)
  );
}

/** R-GEN-15: the first card that arguments name and that neither the boxes nor the game know. */
export function refuseUnknownId(game: Game, args: unknown, known: KnownIds): Refusal | null {
  const strange = namedBy(game, args).find(
    ({ kind, id }) => !known[kind].has(id) && !isMet(game, id),
  );
  if (!strange) return null;
  const { kind, id } = strange;
  const near = closestMatch(id, [...known[kind]]);
  return refuse('id-unknown', { kind, id, ...(near ? { nearest: near } : {}) });
}
