/** An act that belongs elsewhere, and a table that stands where no act is expected. */
export const outOfStep = {
  text: 'This belongs to another step. Set the position first, then record it.',
  setPosition: 'Set the position',
  leave: 'Cancel',
  opening: 'This game stops before the first round.',
};
