/**
 * A stable seat id, the key of a player in every fact; the clockwise order is `Game.seating`. No
 * other id or typed text is taken for one.
 */
export type Seat = `s${number}`;
