/** Ids of cards, planets and the like; `constructor` is the one that every plain object answers to. */
export const ID = /^(?!constructor$)[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can be an id. */
export const isId = (text: string): boolean => ID.test(text);

/** The id of a game: it stands in addresses, and is a key of the database. */
const GAME_ID = /^[A-Za-z0-9-]{1,64}$/;

/** Whether a text can be the id of a game. */
export const isGameId = (text: string): boolean => GAME_ID.test(text);

declare const noun: unique symbol;

/**
 * The id of one noun. Tables and tests write ids as plain text; an id of one noun is never taken for
 * that of another.
 */
export type Id<Noun extends string> = string & { readonly [noun]?: Noun };

export type AgendaId = Id<'agenda'>;
export type AttachmentId = Id<'attachment'>;
export type FactionId = Id<'faction'>;
export type LeaderId = Id<'leader'>;
export type NoteId = Id<'note'>;
export type ObjectiveId = Id<'objective'>;
export type PlanetId = Id<'planet'>;
export type RelicId = Id<'relic'>;
export type RiderId = Id<'rider'>;
export type StrategyCardId = Id<'strategy card'>;
export type TechnologyId = Id<'technology'>;

/** The id of a planet whose name the table typed: ids are the names, made plain. */
export const planetId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
