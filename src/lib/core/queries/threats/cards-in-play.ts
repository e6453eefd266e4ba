/** Laws, relics and planets whose points can still come to a seat (LRR 1.2 87.6; LRR PoK 73). */
import type { PointEffect } from '../../card-effects.ts';
import { effectsOf } from '../../card-offers.ts';
import type { Cards } from '../../cards.ts';
import type { Game, Seat } from '../../game.ts';
import type { Ahead } from './ahead.ts';
import { gainedFrom, threatLine, type ThreatLine } from './line.ts';

/** A law in play moves by combat or control; a card that only its owner can lose does not. */
function lawLine(game: Game, source: PointEffect, seat: Seat, ahead: Ahead): ThreatLine[] {
  const { id, points } = source;
  const inPlay = game.laws.some((law) => law.id === id);
  if (!inPlay || source.moment === 'card' || gainedFrom(game, seat, id, 'law') > 0) return [];
  if (ahead.action)
    return threatLine('law', 'action', { own: points, possible: points }, { card: id });
  return ahead.slots > 0 ? threatLine('law', 'agenda', { possible: points }, { card: id }) : [];
}

/** A relic can be gained in the action phase; later only what is held counts. */
function relicLine(game: Game, source: PointEffect, seat: Seat, ahead: Ahead): ThreatLine[] {
  const { id, points, moment } = source;
  if (game.purged.includes(id) || gainedFrom(game, seat, id, 'relic') > 0) return [];
  const relics = game.players[seat]?.relics ?? null;
  const own = relics?.includes(id) && source.purges ? points : 0;
  const line = (when: 'action' | 'status-end') =>
    threatLine('relic', when, { own, possible: points }, { card: id });
  if (moment === 'component-action') return ahead.turn(seat) ? line('action') : [];
  if (moment !== 'status-end') return ahead.action ? line('action') : [];
  const within = ahead.action || relics === null || relics.includes(id);
  return ahead.ending && within ? line('status-end') : [];
}

function planetLine(game: Game, source: PointEffect, seat: Seat, ahead: Ahead): ThreatLine[] {
  const { id, points } = source;
  const found = game.seating.some((other) => game.players[other]?.planets?.includes(id));
  if (!ahead.action || gainedFrom(game, seat, id) > 0) return [];
  return threatLine(
    'planet',
    'action',
    { own: found ? points : 0, possible: points },
    { card: id },
  );
}

/**
 * The lines of cards in play. Events that a table has chosen to play with are not tracked: their
 * points are recorded by hand.
 */
export function cardLines(game: Game, cards: Cards, seat: Seat, ahead: Ahead): ThreatLine[] {
  return effectsOf(cards, 'points').flatMap((source) => {
    if (source.card === 'law') return lawLine(game, source, seat, ahead);
    if (source.card === 'relic') return relicLine(game, source, seat, ahead);
    return source.card === 'planet' ? planetLine(game, source, seat, ahead) : [];
  });
}
