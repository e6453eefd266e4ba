/** The short form in which what gives points beside objectives is written: one call is one card. */
import type { PointSource } from '../core/cards.ts';

/** A card worth 1 point when its trigger comes; `holderLoses` unless it is used up by it. */
export function pointSource(
  card: PointSource['card'],
  id: string,
  trigger: PointSource['trigger'],
  more: Partial<Omit<PointSource, 'card' | 'id' | 'trigger'>> = {},
): PointSource {
  return {
    card,
    id,
    trigger,
    points: 1,
    holderLoses: false,
    purges: false,
    needs: null,
    otherwise: null,
    ...more,
  };
}

/** A card whose points go with it, or with the control of its planet. */
export function movingPoints(
  card: PointSource['card'],
  id: string,
  trigger: PointSource['trigger'],
): PointSource {
  return pointSource(card, id, trigger, { holderLoses: true });
}
