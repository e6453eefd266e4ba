import { amounts } from './parts/amounts.ts';
import { sentenceOr } from './parts/sentence-or.ts';
import { statusStep } from './parts/status-step.ts';

const resources = amounts.resources;

/** Steps in which each player spends and gains: goods for resources, upgrades, planets, fleets. */
export const economy = {
  eyebrow: (number: number, of: number) => statusStep(number, of, 'each player in turn'),
  has: (person: string, resourcesReady: number, goods: number) =>
    `${person}: ${resources(resourcesReady)}, ${amounts.goods(goods)}`,
  goodsTitle: 'Trade goods',
  rate: '1 for every 2 resources',
  planets: 'Exhaust which planets?',
  planet: (name: string, worth: number) => `${name} ${worth}`,
  noPlanets: 'No refreshed planets left.',
  byHand: 'Planets aren’t tracked here. How many trade goods?',
  take: (goods: number) => `Take ${amounts.goods(goods)}`,
  takeFor: (paid: number, lost: number) =>
    lost > 0 ? `for ${resources(paid)}, ${lost} wasted` : `for ${resources(paid)}`,
  nothing: 'Nothing',
  nothingFor: (name: string) => `Nothing for ${name}`,
  noOneElse: 'No one else',
  all: 'All planets',
  /** Who leads gains goods by the lead. */
  feedback: {
    eyebrow: (number: number, of: number) => statusStep(number, of, 'trade goods for the lead'),
    lead: (most: number, second: number, goods: number) =>
      `${most} − ${second} = ${amounts.goods(goods)} for the lead`,
    shared: (players: number, points: number) =>
      `${players} players share the lead with ${amounts.points(points)}, so no one gains trade goods`,
    paid: 'The lead has been paid',
    list: 'Points, and what each player gains',
    points: (points: number) => amounts.points(points),
    gains: (goods: number) => `+${goods}`,
    has: (goods: number) => amounts.goods(goods),
    then: (goods: number) => `then ${amounts.goods(goods)}`,
    record: (name: string, goods: number) => `${amounts.goods(goods)} for ${name}`,
    go: 'Continue',
  },
  upgrades: {
    title: 'Unlocked so far',
    name: 'What it’s called, if you like',
    unnamed: (number: number) => `${sentenceOr('upgrade', 'Upgrade')} ${number}`,
    base: 'Base cost',
    /** The sum, as the rulebook has it. */
    rule: 'base − points + unlocked',
    sum: (base: number, points: number, bases: readonly number[], price: number) => {
      const all = [String(base), `− ${points}`, ...bases.map((one) => `+ ${one}`)].join(' ');
      const sum = base - points + bases.reduce((total, one) => total + one, 0);
      return sum === price ? `${all} = ${price}` : `${all}, never below ${price}`;
    },
    unlock: (name: string) => `Unlock ${name}`,
    free: 'for free',
    price: (price: number) => `for ${resources(price)}`,
    short: (price: number) => `costs ${resources(price)}`,
    done: 'Done',
    doneFor: (name: string) => `${name} is done with this step`,
  },
  refresh: {
    sub: (person: string, count: number) =>
      count === 0
        ? `${person} has no exhausted planets`
        : `${person} refreshes ${amounts.planets(count)}`,
    instead: 'Build a facility, or use an ability instead',
    insteadGlance: (count: number) => (count === 0 ? '' : amounts.planets(count)),
    turnsUp: 'Refresh',
    ability: 'Ability',
    choices: (planet: string) => `Instead of refreshing ${planet}`,
    record: (count: number) => (count === 0 ? 'Continue' : `Refresh ${amounts.planets(count)}`),
    builds: (facilities: number, abilities: number) =>
      [
        ...(facilities > 0
          ? [facilities === 1 ? 'build a facility' : `build ${facilities} facilities`]
          : []),
        ...(abilities > 0
          ? [abilities === 1 ? 'use 1 ability' : `use ${abilities} abilities`]
          : []),
      ].join(', '),
    everyone: 'Everyone refreshes all',
  },
  scuttle: {
    sub: 'Players may return units to reinforcements',
    done: 'Continue',
  },
  upkeep: {
    sub: (person: string, fleet: number, due: number) =>
      `${person} has ${fleet === 1 ? '1 counter' : `${fleet} counters`} in Fleet Supply and owes ${resources(due)}`,
    lose: 'Give up counters instead',
    pay: (due: number, lost: number) =>
      due === 0
        ? `Give up ${lost === 1 ? '1 counter' : `${lost} counters`}`
        : `Pay ${resources(due)}`,
    also: (lost: number) => `and give up ${lost === 1 ? '1 counter' : `${lost} counters`}`,
  },
} as const;
