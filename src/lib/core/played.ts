/** What a component action plays: its id, and where it stands (LRR 1.2 22.1). */
import type { PlayedKind } from './card-effects.ts';
import type { PlayedCard } from './event-parts.ts';
import type { Game, Seat } from './game.ts';

/** The id of what is played, among those of its kind; null where it was typed. */
export function playedId(played: PlayedCard): string | null {
  const key = played.kind === 'action-card' ? 'card' : played.kind;
  return key === 'typed' ? null : ((played as Readonly<Record<string, string>>)[key] ?? null);
}

/** The tagged value of the record; only a note has an owner. */
export function playedAs(kind: PlayedKind, id: string, owner: Seat): PlayedCard {
  switch (kind) {
    case 'action-card':
      return { kind, card: id };
    case 'leader':
      return { kind, leader: id };
    case 'relic':
      return { kind, relic: id };
    case 'technology':
      return { kind, technology: id };
    case 'breakthrough':
      return { kind, breakthrough: id };
    case 'note':
      return { kind, note: id, owner };
    case 'ability':
      return { kind, ability: id };
  }
}

/** Whether a component action is under way, so that saying it again only names it. */
export const isNaming = ({ step }: Game): boolean =>
  step.phase === 'action' && step.at === 'component';

/** Whether a card of a seat lies exhausted since it was used. */
export function isExhausted(game: Game, seat: Seat, kind: PlayedCard['kind'], id: string): boolean {
  return (
    game.exhausted?.some((row) => row.seat === seat && row.kind === kind && row.id === id) === true
  );
}
