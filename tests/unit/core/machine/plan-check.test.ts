/** A plan is checked when its chart is built: what is unknown, never reached, or leads nowhere. */
import { describe, expect, it } from 'vitest';
import { createGameMachine } from '../../../../src/lib/core/machine/game-machine.ts';
import { faultsOf } from '../../../../src/lib/core/machine/plan-check.ts';
import { faultsPlayed } from '../../../../src/lib/core/machine/round-check.ts';
import type { PhasePlan, RoundPlan } from '../../../../src/lib/core/ruleset.ts';
import { rulesetOf } from '../../../../src/lib/rulesets/compose.ts';
import { madeUp } from '../../../support/made-up/ruleset.ts';

const { plan } = rulesetOf([]);
const of = (...phases: PhasePlan[]): RoundPlan => ({ id: 'tried', phases });
const strategy: PhasePlan = { phase: 'strategy', steps: ['pick', 'goods'] };
const action: PhasePlan = {
  phase: 'action',
  steps: ['turn', 'strategic', 'tactical', 'component'],
};

describe('the check of a plan', () => {
  it('finds nothing in the printed one and in the made-up one', () => {
    expect(faultsOf(plan)).toEqual([]);
    expect(faultsOf(madeUp.plan)).toEqual([]);
  });

  it('finds nothing in a round of one phase of its own', () => {
    expect(faultsOf(of({ phase: 'own-rest', steps: ['own-sleep'] }))).toEqual([]);
  });

  it.each([
    ['nothing at all', of(), ['no phase']],
    [
      'a setup that lays no table',
      { ...of(strategy, action), setup: ['opening', 'own-bids'] } as const,
      ['no table to begin with'],
    ],
    ['a phase without steps', of(strategy, { phase: 'status', steps: [] }), ['no step: status']],
    [
      'a step of another phase',
      of({ phase: 'strategy', steps: ['pick', 'vote'] }),
      ['unknown step: strategy.vote'],
    ],
    [
      'a step twice',
      of({ phase: 'status', steps: ['ready', 'ready'] }),
      ['listed twice: status.ready'],
    ],
    [
      'turns without the action that one of them leads to',
      of(strategy, { phase: 'action', steps: ['turn', 'strategic', 'tactical'] }),
      ['leads nowhere: action.component'],
    ],
    [
      'a step that nothing leads to',
      of(strategy, { ...action, steps: ['turn', 'own-rest', ...action.steps.slice(1)] }),
      ['never reached: action.own-rest'],
    ],
    [
      'a vote without a reveal',
      of(strategy, action, { phase: 'agenda', steps: ['vote', 'outcome', 'riders', 'ready'] }),
      ['leads nowhere: agenda.reveal'],
    ],
    [
      'an agenda phase without what ends it',
      of(strategy, { phase: 'agenda', steps: ['outcome', 'vote'] }),
      ['leads nowhere: agenda.riders', 'no way on: agenda.outcome', 'no way on: agenda.vote'],
    ],
  ])('%s', (_, tried, faults) => {
    expect(faultsOf(tried)).toEqual(faults);
  });

  it('finds nothing in steps of its own before and after the turns', () => {
    const steps = ['own-wake', ...action.steps, 'own-rest'] as const;
    expect(faultsOf(of(strategy, { phase: 'action', steps }))).toEqual([]);
  });

  it('can play a round of it, and finds a step that no one ever stands in', () => {
    const own = {
      'own-wait': { facts: {}, asks: () => [] },
      'own-sleep': { facts: {}, opens: () => ({ deep: true }) },
    };
    const plan = { ...of({ phase: 'own-rest', steps: ['own-wait', 'own-sleep'] }), own };
    expect(faultsOf(plan)).toEqual([]);
    expect(faultsPlayed(plan)).toEqual(['passed over: own-rest.own-wait']);
  });

  it('keeps a faulty plan from ever becoming a chart', () => {
    const faulty = of({ phase: 'strategy', steps: ['pick', 'vote'] });
    expect(() => createGameMachine(faulty)).toThrow('plan tried: unknown step: strategy.vote');
  });
});
