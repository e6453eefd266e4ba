/** What leaves out prerequisites against the facts about the printed game, card by card. */
import { effectsOf } from '../../../../src/lib/core/card-offers.ts';
import { describe, expect, it } from 'vitest';
import { factRows } from '../../../support/facts.ts';
import { all, type Row } from './first-printing.ts';

describe('cards that leave out prerequisites', () => {
  it('are these, with their number, limit and price', () => {
    interface Effect {
      effect?: string;
      flag?: string;
      when?: string;
      count?: number | 'all';
      only?: string;
      notFor?: string;
      technology?: string;
      exhaust?: boolean;
      cost?: Record<string, number>;
      options?: string[];
    }
    interface Effects extends Row {
      tracker?: Effect[] | null;
      flags?: Effect[];
      ifFor?: Effect[] | null;
    }
    const LEAVES_OUT = ['ignorePrerequisites', 'ignore-prerequisites'];
    const isWaiver = ({ effect, flag, options }: Effect) =>
      LEAVES_OUT.includes(effect ?? flag ?? '') || options?.includes('ignorePrerequisite');
    const onlyOf = ({ when, only, notFor, technology }: Effect) => {
      if (technology) return { unit: technology };
      if (notFor === 'unit-upgrade') return 'no-upgrade';
      return only === 'unit-upgrade' || when === 'research.unit-upgrade' ? 'upgrade' : null;
    };
    const priceOf = ({ exhaust, cost }: Effect) => {
      if (cost?.['capturedUnits']) return 'captured-unit';
      if (!exhaust) return null;
      return cost?.['resources'] === 2 ? 'exhaust-and-resources' : 'exhaust';
    };
    const found = (
      [
        ['factions', 'faction'],
        ['technologies', 'technology'],
        ['relics', 'relic'],
        ['agendas', 'law'],
      ] as const
    ).flatMap(([table, card]) =>
      factRows<Effects>(table).flatMap(({ id, tracker, flags, ifFor }) =>
        [...(tracker ?? []), ...(flags ?? []), ...(ifFor ?? [])].filter(isWaiver).map((effect) => ({
          card,
          id,
          count: effect.count === 'all' || card === 'law' ? null : (effect.count ?? 1),
          only: onlyOf(effect),
          price: priceOf(effect),
        })),
      ),
    );
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    const ofLeader = ({ card }: { card: string }) => card === 'leader';
    const ours = effectsOf(all, 'waiver');
    const printed = ours
      .filter((row) => !ofLeader(row))
      .map(({ card, id, faction, count, only, price }) =>
        card === 'ability'
          ? { card: 'faction', id: faction ?? '', count, only, price }
          : { card, id, count, only, price },
      );
    expect(printed.sort(byId)).toEqual(found.sort(byId));
    // What leaders do is in no table that is copied.
    expect(ours.filter(ofLeader).map(({ id }) => id)).toEqual(['brother-omar', 'doctor-carrina']);
    const keeps = factRows<Effects>('technologies')
      .filter(({ tracker }) =>
        tracker?.some(({ effect }) => effect === 'specialtiesUsableWithoutExhausting'),
      )
      .map(({ id }) => id);
    const every = Object.keys(all.technologies);
    expect(every.filter((id) => all.technologies[id]?.keepsSpecialties)).toEqual(keeps);
  });
});
