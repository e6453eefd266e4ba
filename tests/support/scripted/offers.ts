/** Secrets that an event opens at once: scored where the screen offers them. */
import { secretOffers, type Happening } from '../../../src/lib/core/queries/secret-offers.ts';
import type { ScoreSlot } from '../../../src/lib/core/vocabulary.ts';
import type { Play } from './play.ts';

/** A secret that is known to be met by what has just happened, or null. */
export function offered(play: Play, happening: Happening) {
  if (!play.tracked || play.brisk) return null;
  const offers = secretOffers(play.game, play.cards, happening, (seat, objective) =>
    play.verdict(seat, objective),
  );
  const known = offers.filter(({ value }) => value === 'yes');
  return known.find(({ objective }) => play.isInHand(objective)) ?? null;
}

/** Scores it, as the screen that offers it does. */
export function scoreOffered(play: Play, happening: Happening, slot: ScoreSlot): void {
  const offer = offered(play, happening);
  if (!offer || !play.random.chance(play.script.secrecy ?? 0.5)) return;
  const { objective, seat } = offer;
  play.takeSecret(objective);
  play.keeper.do('scoreObjective', { ...play.claim(seat, objective), slot });
}
