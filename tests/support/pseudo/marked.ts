/**
 * English in which every letter wears a mark, and nothing else does: a letter without one on a
 * screen was not said by the language. What a sentence is given (a typed name, another sentence)
 * stays as it came, so that English handed to a sentence is found inside it too.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'áƀčďéƒǧȟíĵǩľɱñóƥʠřšťúṽŵẋýžÁƁČĎÉƑǦȞÍĴǨĽṀÑÓƤɊŘŠŤÚṼŴẊÝŽ';
const MARKS = new Map([...PLAIN].map((letter, at) => [letter, [...MARKED][at] ?? letter]));

const withMark = (text: string) => [...text].map((one) => MARKS.get(one) ?? one).join('');

/** Where a term leads is an id (look-up/linked-text): any language leaves it as it is. */
const LEADS = /(\[\[[a-z-]+\|)/;

const withMarks = (text: string) =>
  text
    .split(LEADS)
    .map((part, at) => (at % 2 === 1 ? part : withMark(part)))
    .join('');

/** An id is looked up, not shown: what looks like one may well stand in a sentence as a word. */
const mayBeShown = (text: string) => text.length > 2 && !/^[a-z0-9.-]+$/.test(text);

/** Every string inside what a sentence is given. */
function stringsIn(given: unknown, into: Set<string>, depth = 0): void {
  if (typeof given === 'string') into.add(given);
  else if (typeof given === 'object' && given !== null && depth < 4) {
    for (const part of Object.values(given)) stringsIn(part, into, depth + 1);
  }
}

/** A question for names that the sentence is given; what it answers stays as it is. */
function overheard(given: unknown, into: Set<string>): unknown {
  if (typeof given === 'function') {
    return (...asked: unknown[]) => {
      const answer: unknown = given(...asked);
      stringsIn(answer, into);
      return answer;
    };
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return new Proxy(given, {
    get(of, name) {
      const part: unknown = Reflect.get(of, name, of);
      return typeof part === 'function' ? overheard(part.bind(of), into) : part;
    },
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A text with marks on all of it but the parts that were given. */
function around(text: string, given: ReadonlySet<string>): string {
  const kept = [...given].filter(mayBeShown).sort((a, b) => b.length - a.length);
  if (kept.length === 0) return withMarks(text);
  const parts = text.split(new RegExp(`(${kept.map(escaped).join('|')})`));
  return parts.map((part, at) => (at % 2 === 1 ? part : withMarks(part))).join('');
}

/** A part of English with marks on whatever it says. */
export function marked<Part>(part: Part, given: ReadonlySet<string> = new Set()): Part {
  const inner = (value: unknown) =>
    // Inside an answer an id may be handed on; a whole answer is a word, even where it equals one.
    typeof value === 'string' && given.has(value) ? value : mark(value);
  const mark = (value: unknown): unknown => {
    if (typeof value === 'string') return around(value, given);
    if (Array.isArray(value)) return value.map(inner);
    if (typeof value === 'function') {
      return (...asked: unknown[]) => {
        const told = new Set(given);
        stringsIn(asked, told);
        return marked(value(...asked.map((one) => overheard(one, told))), told);
      };
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, inner(of)]));
  };
  return mark(part) as Part;
}
