import * as v from 'valibot';
import {
  chooseStrategyCard,
  placeGoods,
  putCardBack,
  skipPick,
  swapCards,
} from '../strategy-cards.ts';
import { nothing, ofCard, ofSeat, schemaOf, verb } from './verb.ts';

/** Verbs of the strategy phase. */
export const strategyCardVerbs = {
  chooseStrategyCard: verb(
    'A seat takes a card and the goods on it; the last pick also places the new goods.',
    chooseStrategyCard,
    ofCard,
  ),
  skipPick: verb('A seat picks nothing.', skipPick, ofSeat),
  putCardBack: verb(
    'A card taken in this phase goes back with its goods; its seat picks again.',
    putCardBack,
    ofCard,
  ),
  placeGoods: verb('One good on each card that nobody took.', placeGoods, nothing),
  swapCards: verb(
    'Two strategy cards change hands.',
    swapCards,
    v.object({ cards: schemaOf('strategy-cards.swapped').entries.cards }),
  ),
};
