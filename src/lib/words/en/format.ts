/** Language tag for numbers, dates and plurals. */
export const language = 'en-GB';

export const units = { hours: 'h', days: (count: number) => `${count} days` };
