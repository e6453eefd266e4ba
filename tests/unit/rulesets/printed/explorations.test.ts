/** Our exploration decks against the facts about the printed game, card by card. */
import { expect, it } from 'vitest';
import type { ExplorationGain } from '../../../../src/lib/core/cards.ts';
import { factRows } from '../../../support/facts.ts';
import { all, type Row } from './first-printing.ts';

interface Card extends Row {
  deck: string;
  count: number;
  resolution: string;
  attachment: string | null;
  relicFragment: string | null;
}

const rows = factRows<Card>('exploration-cards');

type Gives = Readonly<Record<string, unknown>>;
interface Gain extends Row {
  source: { table: string; id: string };
  gives: Gives & { oneOf?: readonly Gives[] };
}

/** What explored cards give, by their ids. */
const gains = new Map(
  factRows<Gain>('small-gains')
    .filter(({ source }) => source.table === 'exploration-cards')
    .map(({ source, gives }) => [source.id, gives.oneOf ?? [gives]]),
);

/** More commodities than anyone has. */
const ALL = 99;
/** What we call what the facts name; of the others nothing is tracked. */
const OURS: Readonly<Record<string, (value: unknown) => ExplorationGain>> = {
  tradeGoods: (goods) => ({ goods: Number(goods) }),
  commandTokens: (tokens) => ({ tokens: Number(tokens) }),
  commodities: (commodities) => ({ commodities: Number(commodities) }),
  convertCommodities: (converts) => ({ converts: converts === 'all' ? ALL : Number(converts) }),
  replenish: () => ({ replenishes: true }),
  actionCards: (actionCards) => ({ actionCards: Number(actionCards) }),
  secretObjectives: (secrets) => ({ secrets: Number(secrets) }),
  relics: () => ({ relic: true }),
  readyThatPlanet: () => ({ readies: true }),
  cost: () => ({ costs: true }),
  mechs: () => ({}),
  infantry: () => ({}),
  researchTechnologies: () => ({}),
};

/** One choice of a card in our words; a kind of gain that we have no word for is none of ours. */
function ourGain(gives: Gives): ExplorationGain {
  const parts = Object.entries(gives).map(([kind, value]) => {
    const said = OURS[kind];
    if (!said) throw new Error(`no such gain: ${kind}`);
    return said(value);
  });
  return Object.assign({}, ...parts) as ExplorationGain;
}

it('cards lie in their decks, with what they attach or which fragment they are', () => {
  for (const { id, deck, count, attachment, relicFragment } of rows) {
    const card = all.explorations[id];
    expect([card?.deck, card?.count], id).toEqual([deck, count]);
    const gives = card?.gives ?? [];
    expect(
      gives.flatMap((gain) => gain.attachment ?? []),
      id,
    ).toEqual(attachment ? [attachment] : []);
    expect(
      gives.flatMap((gain) => gain.fragment ?? []),
      id,
    ).toEqual(relicFragment ? [relicFragment] : []);
  }
  expect(Object.keys(all.explorations).sort()).toEqual(rows.map(({ id }) => id).sort());
});

it('cards that are resolved at once give what they say, choice by choice', () => {
  for (const { id, resolution } of rows) {
    const gives = all.explorations[id]?.gives ?? [];
    if (resolution === 'attachment' || resolution === 'relic-fragment') {
      expect([gives.length, gains.has(id)], id).toEqual([1, false]);
      continue;
    }
    const said = (gains.get(id) ?? []).map(ourGain);
    // Where nothing of a card is tracked there is nothing to choose.
    const tracked = said.some((gain) => Object.keys(gain).length > 0);
    expect(gives, id).toEqual(tracked ? said : []);
  }
});

it('what a card gives is told of cards that are there, none of which is resolved as a token', () => {
  const resolved = new Map(rows.map(({ id, resolution }) => [id, resolution]));
  expect([...gains.keys()].filter((id) => resolved.get(id) !== 'instant')).toEqual([]);
});

it('what is attached goes to a planet of the deck', () => {
  for (const [id, { deck, gives }] of Object.entries(all.explorations)) {
    for (const { attachment } of gives) {
      if (attachment) expect(all.attachments[attachment]?.onTrait, id).toBe(deck);
    }
  }
});
