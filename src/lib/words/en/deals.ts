/** Deals for later: noted with a transaction, shown when they fall due, settled on the player's sheet. */
export const deals = {
  title: 'Deals',
  count: (open: number) => (open === 0 ? '' : open === 1 ? '1 open' : `${open} open`),
  add: 'Promise something for later',
  hint: 'A note for both players. Nothing enforces it.',
  text: 'What they promise',
  due: 'Due',
  rounds: {
    none: 'Any time',
    now: 'This round',
    next: 'Next round',
    later: (round: number) => `Round ${round}`,
  },
  record: 'Note the deal',
  /** On the sheet of one player: with whom, what, and when. */
  row: (other: string, text: string, until: number | null) =>
    until === null ? `With ${other}: “${text}”` : `With ${other}, round ${until}: “${text}”`,
  settle: 'Settle',
  settles: (text: string) => `Settle the deal: ${text}`,
  /** On the stage of a player's turn or vote, once it is due. */
  isDue: (name: string, other: string, text: string) => `${name} and ${other} agreed: “${text}”`,
};
