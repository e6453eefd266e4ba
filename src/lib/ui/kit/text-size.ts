/** How much larger than usual text is wanted on this device: 2 where the size is set to 32 px. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
