/** Durations as the app shows them. Input in ms. */
import { units } from '$words/format.ts';

const whole = (ms: number, unit: number) => Math.floor(Math.max(0, ms) / unit);
const padded = (count: number) => String(count).padStart(2, '0');

/** Hours and minutes of a long time, as its two numbers: `{hours: '3', minutes: '12'}`. */
export function hoursOf(ms: number): { hours: string; minutes: string } {
  const minutes = whole(ms, 60_000);
  return { hours: String(Math.floor(minutes / 60)), minutes: padded(minutes % 60) };
}

/** A game's time: "3 h 12". */
export function longTime(ms: number): string {
  const { hours, minutes } = hoursOf(ms);
  return `${hours} ${units.hours} ${minutes}`;
}

export const DAY = 86_400_000;

/** How long a game lay: "28 days" from two days on, else "3 h 12". */
export function spanOf(ms: number): string {
  const days = ms / DAY;
  return days >= 2 ? units.days(Math.round(days)) : longTime(ms);
}

/** A time to the minute: "41 min", from an hour on "1 h 04", from two days on "28 days". */
export const roughTime = (ms: number): string =>
  ms < 3_600_000 ? units.minutes(whole(ms, 60_000)) : spanOf(ms);

/** A turn's or a seat's time: "2:14", from an hour on "1:02:14", from a day on "3 days". */
export function shortTime(ms: number): string {
  if (ms >= DAY) return units.days(whole(ms, DAY));
  const seconds = whole(ms, 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${padded(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${padded(minutes % 60)}:${padded(seconds % 60)}`;
}

/** A seat's time where a name needs the room: "14:02", from an hour on "1 h 14", from two days on "28 days". */
export const laneTime = (ms: number): string => (ms < 3_600_000 ? shortTime(ms) : spanOf(ms));

/** Time that is left, to the second that has begun; below zero it counts on. */
export function leftTime(ms: number): string {
  const left = Math.ceil(ms / 1000) * 1000;
  return left < 0 ? `−${shortTime(-left)}` : shortTime(left);
}
