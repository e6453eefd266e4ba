/** The boxes of the registry in printed order. */
import type { BoxId } from '../core/vocabulary.ts';
import type { Box } from './box.ts';
import * as registry from './registry.ts';

type RegisteredBox = (typeof registry)[keyof typeof registry];

/** Ids of the boxes that the app knows; each has its words in every language. */
export type KnownBox = RegisteredBox['id'];

/** The ids in a table of every box. */
type IdIn<Part extends 'cards' | 'rules', Table extends string, Box = RegisteredBox> =
  Box extends Record<Part, Record<Table, infer Rows>> ? keyof Rows & string : never;

/** Ids of the cards of every box, by kind; a language names each of them. */
export type KnownPlanet = IdIn<'cards', 'planets'>;
export type KnownTechnology = IdIn<'cards', 'technologies'>;
export type KnownLeader = IdIn<'cards', 'leaders'>;
export type KnownRelic = IdIn<'cards', 'relics'>;
export type KnownNote = IdIn<'cards', 'notes'>;
export type KnownAttachment = IdIn<'cards', 'attachments'>;
export type KnownExploration = IdIn<'cards', 'explorations'>;
export type KnownObjective = IdIn<'rules', 'objectives'>;
export type KnownAgenda = IdIn<'rules', 'agendas'>;
export type KnownRider = IdIn<'rules', 'riders'>;
export type KnownFaction = IdIn<'rules', 'factions'>;
export type KnownStrategyCard = IdIn<'rules', 'strategyCards'>;

/** Boxes in printed order. */
export const inOrder = (boxes: readonly Box[]): Box[] =>
  [...boxes].sort((one, other) => one.order - other.order);

/** Every box that the app knows. */
export const BOXES: readonly Box[] = inOrder(Object.values<Box>(registry));

/** Ids of the boxes and codices among them. */
export const EXPANSIONS: readonly BoxId[] = BOXES.filter(({ kind }) => kind !== 'base').map(
  ({ id }) => id,
);
