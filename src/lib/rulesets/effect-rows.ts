/** The short forms in which what cards offer is written: one call is one kind of offer, one row one card. */
import type {
  CardEffect,
  EffectOf,
  GainEffect,
  OfferKind,
  PlayedKind,
  PointMoment,
} from '../core/card-effects.ts';

type EffectRows = Readonly<Record<string, CardEffect>>;
/** What a row has to say beside what its call says. */
type RowFields<O extends OfferKind, Usual extends string> = Omit<
  EffectOf<O>,
  'id' | 'offer' | Usual
>;
type More<O extends OfferKind> = Partial<EffectOf<O>>;

/** The name of a row: no two cards of a kind share an id. */
const nameOf = ({ offer, card, id }: Pick<CardEffect, 'offer' | 'card' | 'id'>): string =>
  `${offer}.${card}.${id}`;

const named = (effects: readonly CardEffect[]): EffectRows =>
  Object.fromEntries(effects.map((effect) => [nameOf(effect), effect]));

/** Rows that are printed no more. */
export const without = (offer: OfferKind, card: CardEffect['card'], ...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [nameOf({ offer, card, id } as CardEffect), null]));

/** Gains that a table forgets, by id. */
export const gains = (
  rows: Readonly<Record<string, Omit<GainEffect, 'id' | 'offer'>>>,
): EffectRows => named(Object.entries(rows).map(([id, row]) => ({ ...row, id, offer: 'gain' })));

type PlayedRows = Readonly<
  Record<string, Partial<Omit<EffectOf<'play'>, 'card' | 'id' | 'offer'>>>
>;

/** What is played of one kind; what becomes of a card is told where it is not the usual. */
const played =
  (card: PlayedKind, becomes: EffectOf<'play'>['becomes'] = null) =>
  (rows: PlayedRows): EffectRows =>
    named(
      Object.entries(rows).map(([id, more]) => ({
        card,
        id,
        faction: null,
        moment: 'component-action',
        offer: 'play',
        becomes,
        ...more,
      })),
    );

/** Action cards: one copy unless told. */
export const playedCards = played('action-card');
export const playedRelics = played('relic', 'purged');
export const playedTechnologies = played('technology', 'exhausted');
/** Agents, by their faction. */
export const playedAgents = played('leader', 'exhausted');
/** Heroes that are purged to use them; of the others the table says what becomes of them. */
export const playedHeroes = played('leader', 'purged');
/** Promissory notes, by the faction that gives them. */
export const playedNotes = played('note', 'placed');
export const playedBreakthroughs = played('breakthrough', 'exhausted');
/** What a faction, or everyone, may do without a card to turn. */
export const abilities = played('ability');

type PointCard = EffectOf<'points'>['card'];

/** A card worth 1 point at its moment. */
export const points = (
  card: PointCard,
  id: string,
  moment: PointMoment,
  more: More<'points'> = {},
): EffectRows =>
  named([
    {
      card,
      id,
      faction: null,
      moment,
      offer: 'points',
      points: 1,
      holderLoses: false,
      purges: false,
      needs: null,
      otherwise: null,
      ...more,
    },
  ]);

/** A card whose points go with it, or with the control of its planet. */
export const movingPoints = (card: PointCard, id: string, moment: PointMoment): EffectRows =>
  points(card, id, moment, { holderLoses: true });

/** Votes beside those of planets, by id. */
export const votes = (
  rows: Readonly<Record<string, RowFields<'votes', 'moment' | 'faction'> & More<'votes'>>>,
): EffectRows =>
  named(
    Object.entries(rows).map(([id, row]) => ({
      faction: null,
      ...row,
      id,
      moment: 'vote',
      offer: 'votes',
    })),
  );

/** What pays for a secondary instead of a token of the strategy pool, by id. */
export const tokens = (rows: Readonly<Record<string, RowFields<'token', 'moment'>>>): EffectRows =>
  named(
    Object.entries(rows).map(([id, row]) => ({ ...row, id, moment: 'secondary', offer: 'token' })),
  );

/** What costs a token of the strategy pool each time, by id. */
export const costs = (rows: Readonly<Record<string, RowFields<'cost', never>>>): EffectRows =>
  named(Object.entries(rows).map(([id, row]) => ({ ...row, id, offer: 'cost' })));

/** What leaves out this many prerequisites when its owner researches; null for all of them. */
export const waiver = (
  card: EffectOf<'waiver'>['card'],
  id: string,
  count: number | null,
  more: More<'waiver'> = {},
): EffectRows =>
  named([
    {
      card,
      id,
      faction: null,
      moment: 'research',
      offer: 'waiver',
      count,
      only: null,
      price: null,
      ...more,
    },
  ]);
