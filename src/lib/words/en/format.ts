export const units = {
  hours: 'h',
  minutes: (count: number) => `${count} min`,
  days: (count: number) => `${count} days`,
};
