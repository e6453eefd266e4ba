import * as v from 'valibot';
import { TOKEN_POOLS } from '../../vocabulary.ts';
import {
  adjustBalance,
  captureToken,
  gainGoods,
  gainTokens,
  giveInitiativeToken,
  makeTransaction,
  placeStatusTokens,
  placeTokens,
  placeUsualTokens,
  redistributeTokens,
  releaseToken,
  replenish,
  setStatusTokens,
  takeTokenBack,
} from '../tokens.ts';
import { count, nothing, pools, schemaOf, seat, seats, text, verb } from './verb.ts';

/** Verbs of command tokens, goods and commodities. */
export const tokenVerbs = {
  placeStatusTokens: verb(
    "Everybody's status tokens, gained and moved; then the step is done.",
    placeStatusTokens,
    v.object({
      placed: v.array(v.object({ seat, gained: pools, moved: v.optional(pools) })),
    }),
  ),
  placeUsualTokens: verb('The usual status tokens for everybody.', placeUsualTokens, nothing),
  gainTokens: verb(
    'A gain from a card or an ability, cut to what lies in reinforcements.',
    gainTokens,
    v.omit(schemaOf('tokens.gained'), ['type']),
  ),
  redistributeTokens: verb(
    'Moves tokens between pools; the changes sum to zero.',
    redistributeTokens,
    v.omit(schemaOf('tokens.redistributed'), ['type']),
  ),
  takeTokenBack: verb(
    'Takes an own token off the board into a pool.',
    takeTokenBack,
    v.object({ seat, pool: v.picklist(TOKEN_POOLS) }),
  ),
  placeTokens: verb(
    'Tokens go onto the board, from reinforcements or from a pool.',
    placeTokens,
    v.omit(schemaOf('tokens.placed'), ['type']),
  ),
  captureToken: verb(
    "A token of another player goes into this seat's fleet pool.",
    captureToken,
    v.omit(schemaOf('token.captured'), ['type']),
  ),
  releaseToken: verb(
    'A captured token goes back to its owner.',
    releaseToken,
    v.omit(schemaOf('token.released'), ['type']),
  ),
  setStatusTokens: verb(
    'Tokens that a seat gains in each status phase from now on.',
    setStatusTokens,
    v.omit(schemaOf('status-tokens.set'), ['type']),
  ),
  gainGoods: verb(
    'Goods from the supply.',
    gainGoods,
    v.object({ seat, goods: count, cause: v.optional(text) }),
  ),
  replenish: verb('Fills commodities up to the limit.', replenish, v.object({ seats })),
  makeTransaction: verb(
    'One transaction: what each of two sides gives.',
    makeTransaction,
    v.omit(schemaOf('transaction.made'), ['type']),
  ),
  adjustBalance: verb(
    'Balances change by a card, a technology, an agent: no mistake, so no correction.',
    adjustBalance,
    v.omit(schemaOf('balance.adjusted'), ['type']),
  ),
  giveInitiativeToken: verb(
    'The initiative token changes hands.',
    giveInitiativeToken,
    v.omit(schemaOf('initiative-token.given'), ['type']),
  ),
};
