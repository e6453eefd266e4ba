/** An act that belongs elsewhere, and a table that stands where no act is expected. */
export const outOfStep = {
  text: 'It belongs to another step. Set the position first, then record it.',
  setPosition: 'Set the position',
  leave: 'Leave it',
  opening: 'This record stops before the first round.',
};
