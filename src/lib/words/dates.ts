/** Dates as the app shows them. Input in epoch ms. */
import { language } from '$words/language.ts';
import { DAY } from './format.ts';

const formats = {
  day: new Intl.DateTimeFormat(language.tag, { day: 'numeric', month: 'short' }),
  date: new Intl.DateTimeFormat(language.tag, { day: 'numeric', month: 'short', year: 'numeric' }),
  whole: new Intl.DateTimeFormat(language.tag, { day: 'numeric', month: 'long', year: 'numeric' }),
  time: new Intl.DateTimeFormat(language.tag, { hour: '2-digit', minute: '2-digit' }),
};

/** "31 Oct", with the year when it is not the year of `now`. */
export function dayOf(at: number, now: number): string {
  const same = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formats[same ? 'day' : 'date'].format(at);
}

/** "21 November 2025": where it is read at any time later. */
export const dateOf = (at: number): string => formats.whole.format(at);

/** "19:02". */
export const timeOfDay = (at: number): string => formats.time.format(at);

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat(language.tag, { numeric: 'auto' });

/** "4 minutes ago", "yesterday"; less than a minute is "now". */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at);
  const span = SPANS.find(([, size]) => past >= size);
  return span
    ? relative.format(-Math.floor(past / span[1]), span[0])
    : relative.format(0, 'second');
}
