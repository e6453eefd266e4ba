/** A file that the browser was given to save: whether it did, no page is told. */
export const handedOver = (file: string): string =>
  `Your browser was handed ${file}. Check your downloads.`;
