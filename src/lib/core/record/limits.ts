/**
 * What a game file may hold, asked before any of it is looked at. A file comes from anywhere; these
 * bound the time and the memory that it can take of the device. The longest evening played so far
 * (eight people, every detail told) has 1,017 entries in 0.3 MB, 8 levels deep.
 */

/** Bytes of the file: a hundred such evenings. What is larger is not even opened. */
export const MAX_BYTES = 30_000_000;

/** Things inside one another: four times what the schemas have. A reader that recurses stays safe. */
export const MAX_DEPTH = 32;

/** Values, lists and rows: what 20,000 entries hold, and half as much again. Each takes memory. */
export const MAX_VALUES = 600_000;

/** Entries of a game: nearly twenty such evenings at one table. Each is checked and replayed. */
export const MAX_ENTRIES = 20_000;

/**
 * Characters of one text or number. The schemas allow 200, and refuse a longer text by its place;
 * this is for what is too long to be carried there.
 */
export const MAX_TEXT = 200_000;

/**
 * Entries that changes of the past may send a reading over again, added up: as many as lie between each
 * of them and what it changes. Only those count that move the game: what leaves it standing where it
 * stood (machine/any-time.ts) is read once. A hundred changes of the first round, made at the end of an
 * evening of 2,000 entries, are within it.
 */
export const MAX_REREAD = 250_000;
