/**
 * What `npm run bench` holds its figures against: at most so much. Times are in ms, sizes in KB of
 * scripts as a host compresses them (gzip).
 */
export const TARGETS = {
  /** The core, in Node. */
  core: {
    judge: 0.1,
    options: 4,
    matrix: 5,
    replay: 80,
    search: 10,
    clockFace: 1,
    /** What 20 amendments of the first round may add to opening a game. */
    amended: 20,
  },
  /** Cold pages, until a tap is answered. */
  cold: { home: 120, game: 260 },
  /** In Chromium, at a CPU four times slower. */
  slow: {
    /** A game of 600 acts, from the tap in the list to the table. */
    opening: 700,
    pressed: 50,
    /** A recorded act, in times of the floor: a bare page that stores one row. */
    timesTheFloor: 3,
    /** The history, once its code is there. */
    history: 170,
    amendmentSeen: 150,
    amendmentTaken: 300,
    rules: 300,
    /** An act on the board window, from the frame in which the table has shown it. */
    board: 100,
    /** Of a second, beside the true one. */
    second: 100,
  },
  /** With 500 and 1,000 games on the device. */
  many: {
    /** From another page of the app, at full speed. */
    opened: 500,
    /** A filter answered, at a CPU four times slower. */
    filtered: 200,
    /** The longest frame while scrolling. */
    frame: 34,
    /** MB more of the page's memory after each page was opened and closed 20 times. */
    grown: 2,
    /** 500 games of 600 acts read anew for the statistics. */
    reports: 30_000,
    /** As many saved as one file, and taken in from it. */
    saved: 30_000,
    taken: 180_000,
    /** The longest task of the page meanwhile. */
    task: 200,
    /** MB that the page and its worker take meanwhile. */
    memory: 300,
  },
  /** Devices at the table, at full speed. */
  link: {
    /** An act on a phone, from its tap until the table has confirmed it. */
    confirmed: 150,
    confirmedLate: 400,
    /** The table's own work for a tap with seven guests, in times of that without one. */
    work: 1.1,
    /** MB more of the table's memory after 1,000 acts than without a guest. */
    grown: 2,
  },
  /** How much later than an empty page a first page is painted; `moved` is a sum of layout shifts. */
  first: { first: 150, largest: 400, offline: 150, moved: 0.02 },
};
