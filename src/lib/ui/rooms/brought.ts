/**
 * Rooms that a game brings, by its family, one line a family: those for a step stand before the ordinary
 * ones. No game that ships has any; the made-up one of the tests has (tests/support/made-up/brought.ts).
 */
import type { Room } from './room.ts';

export const BROUGHT: Readonly<Record<string, Readonly<Record<string, Room>>>> = {};
