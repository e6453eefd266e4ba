/** The line over every stage of the status phase. */
export const statusStep = (number: number, of: number, what: string) =>
  `Step ${number} of ${of} · ${what}`;
