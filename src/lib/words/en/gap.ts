import { plural } from './parts/plural.ts';

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
  title: 'What was this time?',
  span,
  from: (from: string, to: string) => `No one saw the game from ${from} to ${to}`,
  turn: (name: string) => `It was ${name}’s turn. What was ${name} doing?`,
  table: 'No clock of a player ran. What was the table doing?',
  break: 'A break',
  breakDetail: (time: string) => `${time} to breaks, counted for no one`,
  thought: (name: string) => `${name} was thinking`,
  thoughtDetail: (time: string, name: string) => `${time} to ${name}`,
  played: 'The table was playing',
  playedDetail: (time: string) => `${time} to the table’s own time`,
  part: 'Part of each',
  tableName: 'The table',
  minutes: (name: string) => `Minutes that count for ${name}`,
  less: 'One minute less',
  more: 'One minute more',
  for: (name: string, minutes: number) => `${name} ${short(minutes)}`,
  rest: (minutes: number) => `break ${short(minutes)}`,
  save: (name: string, minutes: number, rest: number) =>
    `${name} ${short(minutes)}, break ${short(rest)}`,
  note: 'Nothing is counted until you say. You can say or change it later, in Times and in History.',
  none: 'There is no such time any more.',
  list: 'Times when no one saw the game',
  row: (from: string, to: string) => `${from} to ${to}`,
  unanswered: 'not answered',
  wasBreak: 'a break',
  wasPlay: 'play',
  wasBoth: (played: string, rest: string) => `${played} play, ${rest} break`,
};
