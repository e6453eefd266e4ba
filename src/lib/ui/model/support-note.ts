/** The note that is worth a point to the player who receives it; not every game has it. */
export const SUPPORT = 'support-for-the-throne';
