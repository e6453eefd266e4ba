/** The line over every stage of the status phase; `last` where one tap takes the steps up to it. */
export const statusStep = (number: number, of: number, what: string, last = number) =>
  last === number
    ? `Step ${number} of ${of} · ${what}`
    : last === number + 1
      ? `Steps ${number} and ${last} of ${of} · ${what}`
      : `Steps ${number} to ${last} of ${of} · ${what}`;
