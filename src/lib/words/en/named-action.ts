import type { PlayedCard } from '../../core/event-parts.ts';
import type { Seat } from '../../core/vocabulary.ts';
import type { FactNames } from '../names.ts';
import { amounts } from './parts/amounts.ts';
import { changesOf, playedName } from './parts/phrases.ts';

/** What becomes of a card that is played. */
export type CardBecomes = 'exhausted' | 'purged' | 'placed';

/** A component action with a name, and what its tap did. */
export interface NamedAction {
  seat: Seat;
  played: PlayedCard | null;
  becomes: CardBecomes | null;
  /** What changed on the sheets, whose first. */
  moved: readonly { seat: Seat; changes: Readonly<Record<string, number>> }[];
  /** Technologies gained. */
  technologies: readonly string[];
  secrets: { drawn: number; returned: number };
}

const becomes: Readonly<Record<CardBecomes, string>> = {
  exhausted: 'exhausted',
  purged: 'purged',
  placed: 'stays in play',
};

/** "Hacan played Production Biomes (exhausted): trade goods +4; Sol: trade goods +2". */
export function namedAction(action: NamedAction, names: FactNames): string {
  const { seat, secrets } = action;
  const head = `${names.seat(seat)} played ${playedName(action.played, names)}`;
  const turned = action.becomes ? ` (${becomes[action.becomes]})` : '';
  const changes = (of: (other: Seat) => boolean) =>
    action.moved.flatMap((row) => {
      const said = of(row.seat) ? changesOf(row.changes) : '';
      return said ? [row.seat === seat ? said : `${names.seat(row.seat)}: ${said}`] : [];
    });
  const own = [
    ...changes((other) => other === seat),
    ...action.technologies.map((id) => `gained ${names.technology(id)}`),
    secrets.drawn > 0 ? `drew ${amounts.secrets(secrets.drawn)}` : '',
    secrets.returned > 0 ? `returned ${amounts.secrets(secrets.returned)}` : '',
  ].filter(Boolean);
  const all = [own.join(', '), ...changes((other) => other !== seat)].filter(Boolean);
  return `${head}${turned}${all.length > 0 ? `: ${all.join('; ')}` : ''}`;
}
