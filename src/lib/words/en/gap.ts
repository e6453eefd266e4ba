import { plural } from './parts/plural.ts';
import { whose } from './parts/possessive.ts';

/** "43 minutes", "2 hours 5 minutes", "28 days". */
const span = (ms: number) => {
  const all = Math.max(1, Math.round(ms / 60_000));
  const [hours, left] = [Math.floor(all / 60), all % 60];
  if (hours >= 48) return plural(Math.round(hours / 24), { one: 'day', other: 'days' });
  const minutes = plural(left, { one: 'minute', other: 'minutes' });
  if (hours === 0) return minutes;
  const long = plural(hours, { one: 'hour', other: 'hours' });
  return left === 0 ? long : `${long} ${minutes}`;
};
const short = (minutes: number) => `${minutes}\u00a0min`;

/** What the time was in which no screen showed the game. */
export const gap = {
  title: 'What happened?',
  span,
  from: (from: string, to: string) => `The screen was off from ${from} to ${to}`,
  turn: (name: string) => `It was ${whose(name)} turn. What was ${name} doing?`,
  table: 'No player’s clock was running. What was the table doing?',
  break: 'A break',
  breakDetail: (time: string) => `${time} of break, charged to no one`,
  thought: (name: string) => `${name} was thinking`,
  thoughtDetail: (time: string, name: string) => `${time} charged to ${name}`,
  played: 'The table was playing',
  playedDetail: (time: string) => `${time} of the table’s own time`,
  part: 'Part of each',
  tableName: 'The table',
  minutes: (name: string) => `Minutes that count for ${name}`,
  less: 'One minute less',
  more: 'One minute more',
  for: (name: string, minutes: number) => `${name} ${short(minutes)}`,
  rest: (minutes: number) => `break ${short(minutes)}`,
  save: (name: string, minutes: number, rest: number) =>
    `${name} ${short(minutes)}, break ${short(rest)}`,
  note: 'Nothing counts until you decide. Change it any time under Times or History.',
  none: 'This time is already assigned.',
  list: 'Times when the screen was off',
  row: (from: string, to: string) => `${from} to ${to}`,
  unanswered: 'not assigned',
  wasBreak: 'a break',
  wasPlay: 'play',
  wasBoth: (played: string, rest: string) => `${played} play, ${rest} break`,
};
