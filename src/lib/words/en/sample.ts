/** What the sample game teaches: one thing after another, each to be done at the table itself. */
export const sample = {
  hint: (at: number, of: number) => `Sample game, hint ${at} of ${of}`,
  play: 'Play a card: tap “Strategic”.',
  undo: 'Now undo it: tap the arrow at the top. Everything can be undone.',
  why: 'Ask why a point can or can’t be scored: tap a cell under an objective in the score sheet.',
  /** Where the score sheet is folded. */
  whyFolded:
    'Ask why a point can or can’t be scored: unfold the score sheet, then tap “Public objectives”.',
  done: 'That’s all you need. This game counts nowhere, so try whatever you like.',
  away: 'Put this hint away',
};
