/** A stable seat id, the key of a player in every fact; the clockwise order is `Game.seating`. */
export type Seat = string;
