/** The boxes of the registry in printed order. */
import type { BoxId } from '../core/vocabulary.ts';
import type { Box } from './box.ts';
import * as registry from './registry.ts';

type Manifest = (typeof registry)[keyof typeof registry];

/** Ids of the boxes that the app knows; each has its words in every language. */
export type KnownBox = Manifest['id'];

/** The ids in a table of every box. */
type IdIn<Part extends 'cards' | 'rules', Table extends string, Box = Manifest> =
  Box extends Record<Part, Record<Table, infer Rows>> ? keyof Rows & string : never;

/** Ids of the cards of every box, by kind; a language names each of them. */
export type PlanetId = IdIn<'cards', 'planets'>;
export type TechnologyId = IdIn<'cards', 'technologies'>;
export type LeaderId = IdIn<'cards', 'leaders'>;
export type RelicId = IdIn<'cards', 'relics'>;
export type NoteId = IdIn<'cards', 'notes'>;
export type AttachmentId = IdIn<'cards', 'attachments'>;
export type ExplorationId = IdIn<'cards', 'explorations'>;
export type ObjectiveId = IdIn<'rules', 'objectives'>;
export type AgendaId = IdIn<'rules', 'agendas'>;
export type RiderId = IdIn<'rules', 'riders'>;
export type FactionId = IdIn<'rules', 'factions'>;
export type StrategyCardId = IdIn<'rules', 'strategyCards'>;

/** Boxes in printed order. */
export const inOrder = (boxes: readonly Box[]): Box[] =>
  [...boxes].sort((one, other) => one.order - other.order);

/** Every box that the app knows. */
export const BOXES: readonly Box[] = inOrder(Object.values<Box>(registry));

/** Ids of the boxes and codices among them. */
export const EXPANSIONS: readonly BoxId[] = BOXES.filter(({ kind }) => kind !== 'base').map(
  ({ id }) => id,
);
