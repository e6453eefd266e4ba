import { amounts, listed } from './parts/amounts.ts';
import { handedOn, handedOver } from './parts/handed-over.ts';
import { people } from './parts/spoken.ts';

/** The picture of a finished game: what stands in it, and what hands it on. */
export const picture = {
  handOn: 'Share this game',
  without: {
    label: 'Without names',
    get detail() {
      return `People go by their ${people().many}, in the picture and in everything below`;
    },
  },
  title: 'Picture',
  /** Beside the preview, for those who can't see it. */
  preview: (title: string, rows: readonly string[]) => `${title}. ${rows.join('. ')}.`,
  shape: 'Shape',
  shapes: { wide: 'Wide', tall: 'Tall, for phones' },
  share: 'Share the picture',
  save: 'Save the picture',
  making: 'Drawing the picture …',
  failed: 'This browser couldn’t draw the picture',
  shared: handedOn,
  saved: handedOver,
  /** In the picture. */
  about: (game: string, date: string) => `${game}, ${date}`,
  by: (people: readonly string[], points: number | null, round: number) => {
    if (people.length === 0 && points === null) return `In round ${round}`;
    const who = people.length > 0 ? [listed(people)] : [];
    const what = points === null ? `round ${round}` : `${amounts.points(points)} in round ${round}`;
    return [...who, what].join(', ');
  },
  facts: {
    played: 'played',
    rounds: (rounds: number) => (rounds === 1 ? 'round' : 'rounds'),
    players: (players: number) => (players === 1 ? 'player' : 'players'),
    lead: (changes: number) => (changes === 1 ? 'lead change' : 'lead changes'),
  },
  heads: { objectives: 'public', secrets: 'secret', other: 'other', points: 'points' },
  round: 'round',
  row: (name: string, person: string, points: number) =>
    person === ''
      ? `${name}: ${amounts.points(points)}`
      : `${name} (${person}): ${amounts.points(points)}`,
} as const;
