/** A file that the browser was given to save: whether it did, no page is told. */
export const handedOver = (file: string): string =>
  `Your browser was given ${file}. Check your downloads.`;

/** What came of sharing a file: another app has it, or the browser where sharing failed. */
export const handedOn = {
  share: (file: string) => `Shared as ${file}`,
  download: (file: string) => `Sharing didn’t work. ${handedOver(file)}`,
} as const;
