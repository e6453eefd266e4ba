/** Factions and strategy cards that no box lists, from the form to the facts of a game. */
import { expect, it } from 'vitest';
import { isId } from '../../../../src/lib/core/id.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { freshDraft } from '../../../../src/lib/ui/setup/draft.ts';
import { startArgs } from '../../../../src/lib/ui/setup/opening.ts';
import { factionsToChoose } from '../../../../src/lib/ui/setup/seats.ts';
import {
  besideOrInstead,
  emptyStrategyCard,
  strategyCardFrom,
} from '../../../../src/lib/ui/setup/typed-strategy-card.ts';
import { typedWords } from '../../../../src/lib/words/en/typed-cards.ts';
import { emptyForm, factionFrom, formOf } from '../../../../src/lib/ui/setup/typed-faction.ts';

const planet = (name: string, resources = 1, influence = 2) => ({ name, resources, influence });

it('has an id of its own, and so have its planets', () => {
  const form = {
    ...emptyForm('  Star   Cats '),
    planets: [planet('Bowl'), planet(' '), planet('Bowl')],
  };
  const made = factionFrom(form)!;
  expect(made).toMatchObject({ faction: 'own-star-cats', name: 'Star Cats' });
  expect(made.planets.map((row) => row.planet)).toEqual([
    'own-star-cats-bowl',
    'own-star-cats-bowl-2',
  ]);
  expect(factionFrom(emptyForm(' '))).toBeNull();
  const [first] = factionFrom({ ...form, name: 'Star Dogs' })!.planets;
  expect(first?.planet).toBe('own-star-dogs-bowl');
  expect(formOf(made)).toEqual({
    ...form,
    name: 'Star Cats',
    planets: [planet('Bowl'), planet('Bowl')],
  });
});

it('has two trade contracts where agreements are opened, and none elsewhere', () => {
  expect(factionFrom(emptyForm('Cats'))).not.toHaveProperty('contracts');
  const form = { ...emptyForm('Cats', true), contracts: [3, 1] as [number, number] };
  const made = factionFrom(form)!;
  expect(made.contracts).toEqual([3, 1]);
  expect(formOf(made).contracts).toEqual([3, 1]);
  const { kind: _, ...row } = made;
  const ruleset = rulesetFor({ ruleset: 'base', expansions: [], typed: { factions: [row] } });
  expect(ruleset.factions['own-cats']?.contracts).toEqual([3, 1]);
});

it('has ids that a record takes, whatever it is called', () => {
  for (const name of ['x'.repeat(40), '銀河の猫たち', 'Ünïcödé — Cats!', '…']) {
    const made = factionFrom({
      ...emptyForm(name),
      planets: [planet(name), planet('y'.repeat(40))],
    })!;
    for (const id of [made.faction, ...made.planets.map((row) => row.planet)]) {
      expect(isId(id), id).toBe(true);
    }
  }
});

it('is recorded with the game that plays it, and with no other', () => {
  const cats = factionFrom(emptyForm('Star Cats'))!;
  const dogs = factionFrom(emptyForm('Star Dogs'))!;
  const ruleset = rulesetFor({
    ruleset: 'base',
    expansions: [],
    typed: { factions: [cats, dogs] },
  });
  const draft = freshDraft();
  const args = (faction: string | null) =>
    startArgs(
      { ...draft, seats: draft.seats.map((seat, i) => ({ ...seat, faction: i ? null : faction })) },
      ruleset,
      'g',
      String,
      null,
      [cats, dogs],
    );
  const { kind: _, ...row } = cats;
  expect(args(cats.faction).typed).toEqual({ factions: [row] });
  expect(args(cats.faction).seats[0]?.faction).toBe('own-star-cats');
  expect(args(null)).not.toHaveProperty('typed');
  // Chance picks printed ones.
  expect(factionsToChoose(ruleset)).not.toContain(cats.faction);
});

it('a strategy card says what it replaces, and is recorded where it is laid out', () => {
  const draft = freshDraft();
  expect(emptyStrategyCard(draft)).toEqual({ name: '', initiative: 9, cost: 1 });
  expect(strategyCardFrom(emptyStrategyCard(draft))).toBeNull();
  const barter = strategyCardFrom({ name: ' Barter ', initiative: 5, cost: 0 })!;
  expect(barter).toEqual({
    kind: 'strategy-card',
    card: 'own-barter',
    name: 'Barter',
    initiative: 5,
    cost: 0,
  });
  expect(besideOrInstead(5, draft)).toBe(typedWords.insteadOf('Trade'));
  expect(besideOrInstead(9, draft)).toBe(typedWords.beside);
  const ruleset = rulesetFor({ ruleset: 'base', expansions: [] });
  const args = (ownCards: string[]) =>
    startArgs({ ...draft, ownCards }, ruleset, 'g', String, null, [barter]);
  const { kind: _, ...row } = barter;
  expect(args(['own-barter']).typed).toEqual({ strategyCards: [row] });
  expect(args([])).not.toHaveProperty('typed');
});
