/** A room of the table: what it is for, and the component that is fetched when it is first asked for. */
import type { Component } from 'svelte';
import type { Phase, Step } from '$lib/core/vocabulary.ts';
import { lazy, type Lazy } from '$lib/ui/kit/lazy.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';

/**
 * What a room is for: a step, any step that a ruleset brings, all steps of a phase, any other step; a
 * panel; a part of the frame.
 */
export type Purpose = `${Phase}.${Step}` | 'own' | Phase | 'step' | 'panel' | 'frame';

/** The module of a room. */
interface RoomModule {
  default: Component;
  /** Works out what the room shows, where that takes a while; over once it can be drawn whole. */
  ready?: (model: GameModel) => Promise<void>;
}

/** A component that is fetched once, when it is first asked for. */
export interface Room extends Lazy<RoomModule> {
  readonly for: Purpose;
}

/** The steps that are a turn of one player. */
const TURNS: readonly Purpose[] = [
  'action.turn',
  'action.strategic',
  'action.tactical',
  'action.component',
  'action.council',
  'status.score',
];

/** Whether a room is the turn of the active player: it is drawn anew for each, and gone with its step. */
export const isTurn = (room: Room): boolean => TURNS.includes(room.for);

/** A room that `load` fetches. */
export const room = (purpose: Purpose, load: () => Promise<RoomModule>): Room =>
  Object.assign(lazy(load), { for: purpose });
