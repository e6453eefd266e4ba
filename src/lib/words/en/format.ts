export const units = { hours: 'h', days: (count: number) => `${count} days` };
