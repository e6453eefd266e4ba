import { plural } from './parts/plural.ts';
import { amounts } from './parts/amounts.ts';

/** Every sentence of the history. */
export const history = {
  title: 'History',
  rounds: 'Jump to a round',
  setup: 'Setup',
  place: (round: string, phase: string) => `${round} · ${phase}`,
  now: 'now',
  overruled: (rule: string) => `anyway, against ${rule}`,
  newest: 'To the newest',
  earlier: 'Show earlier',
  earliest: 'This is where the game began.',
  undone: (count: number) =>
    `${plural(count, { one: 'act was', other: 'acts were' })} undone and ${count === 1 ? 'stays' : 'stay'} in the record.`,
  goBack: {
    title: 'Go back to here',
    takes: (count: number) => `This takes back ${amounts.acts(count)}, newest first:`,
    andMore: (count: number) => `and ${amounts.acts(count)} more`,
    kept: 'They stay in the record: redo brings them back until something else is recorded.',
    act: (place: string) => `Go back to ${place}`,
    stay: 'Stay',
  },
  rest: (count: number) => `and ${count} more`,
  filter: 'Acts of',
  none: 'Nothing was recorded yet.',
  noneOf: (name: string) => `Nothing of ${name} so far.`,
};
