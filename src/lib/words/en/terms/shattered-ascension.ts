import type { Terms } from '../../game-terms.ts';
import { counted } from '../parts/amounts.ts';
import { facts, offers, parts } from '../parts/shattered-ascension/facts.ts';
import { base } from './base.ts';

/** What Shattered Ascension calls things, in its newest rulebook. */
export const shatteredAscension: Terms = {
  phases: { ...base.phases, agenda: 'Council' },
  steps: {
    setup: {
      ...base.steps.setup,
      'own-order': 'Roll for the first player',
      'own-home-location-bidding': 'Bid for home locations',
      'own-speaker-bidding': 'Bid for the speaker',
      'own-trade-good-levelling': 'Level trade goods',
      'own-cycler-direction': 'Set the rotation cycler',
    },
    strategy: {
      ...base.steps.strategy,
      goods: 'Place bonus counters',
      'own-home-planets-reclamation': 'Return home planets',
      'own-council-propositions': 'Everyone chooses an agenda',
      'own-agendas': 'Reveal agendas',
      'own-revelation': 'Reveal an objective',
      'own-ownerless-card': 'Draw the card without an owner',
    },
    action: { ...base.steps.action, component: 'Effect used as an action' },
    status: {
      ...base.steps.status,
      score: 'Claim objectives',
      reveal: 'Reveal an objective',
      draw: 'Draw cards',
      'return-tokens': 'Return command counters',
      tokens: 'Receive and reallocate counters',
      ready: 'Refresh planets',
      'own-progression-feedback': 'Progression feedback',
      'own-produce-trade-goods': 'Produce trade goods',
      'own-unlock-racial-upgrades': 'Unlock racial upgrades',
      'own-refresh-planets': 'Refresh planets',
      'own-upkeep': 'Pay fleet upkeep',
      'own-scuttle': 'Scuttle units, break agreements',
    },
    agenda: {
      ...base.steps.agenda,
      reveal: 'Choose an agenda',
      ready: 'End the council',
    },
    over: base.steps.over,
  },
  within: { ...base.within, agenda: 'council' },
  pools: {
    tactic: {
      name: 'Command Pool',
      within: 'Command Pool',
      place: 'Command Pool',
      short: 'CP',
      tokens: counted('Command Pool counter'),
    },
    fleet: {
      name: 'Fleet Supply',
      within: 'Fleet Supply',
      place: 'Fleet Supply',
      short: 'FS',
      tokens: counted('Fleet Supply counter'),
    },
    strategy: {
      name: 'Strategy Allocation',
      within: 'Strategy Allocation',
      place: 'Strategy Allocation',
      short: 'SA',
      tokens: counted('Strategy Allocation counter'),
    },
  },
  payable: [
    'counter from Command Pool or Strategy Allocation',
    'counters from Command Pool or Strategy Allocation',
  ],
  people: {
    faction: 'Race',
    one: 'race',
    many: 'races',
    any: 'a race',
    another: 'another race',
    profile: 'Person, race, colour',
    noFaction: 'No race',
    findFaction: 'Which race?',
    abilities: 'A new race brings its own trade contracts and abilities.',
  },
  things: {
    token: ['a counter', 'counter', 'counters'],
    commandToken: ['command counter', 'command counters'],
    tokens: 'Counters',
    ready: 'Refresh',
    readied: 'refreshed',
    component: 'Effect',
    scoring: ['claim', 'claims', 'claimed', 'Claim', 'Claimed', 'claiming'],
    heads: { commandTokens: 'Command counters', readied: 'Refreshed', ready: 'refresh' },
  },
  sentences: {
    heads: 'CP, FS, SA: counters in Command Pool, Fleet Supply and Strategy Allocation.',
    fleetLowered: 'Fleet Supply lowered? Check the ships in every system.',
  },
  ownSentences: {
    draws: 'Each player draws an action card and a political card',
    drawOrder:
      'Draw from the speaker on, along the cycler. Keep no more than seven political cards.',
    clearsBoard:
      'Return your command counters to reinforcements and refresh your docks. Agendas that weren’t voted on go back to hand; added ones are discarded.',
    keepsCards: 'Strategic Stability: tap the players who keep theirs',
  },
  noCommodities: true,
  heads: {
    tokens: 'Counters',
    unstaged: 'Preliminary',
    unstagedShort: 'Pre.',
    standing: 'Special',
    planets: 'Planets',
    votes: 'Votes',
  },
  facts,
  offers,
  parts,
};

/** The same in the older rulebook, where it has other words. */
export const shatteredAscensionV6: Terms = {
  ...shatteredAscension,
  ownSentences: {
    ...shatteredAscension.ownSentences,
    upgrade: 'Improvement',
    clearsBoard:
      'Return your command counters to reinforcements and refresh your docks. Added agendas are discarded.',
  },
  facts: {
    ...facts,
    'own-upgrades.done': ({ seat }, names) =>
      `${seat ? names.seat(seat) : 'The table'} finished unlocking improvements`,
  },
  offers: { ...offers, 'own-upgrades.done': () => 'Done with improvements' },
  parts: {
    ...parts,
    'own-upgrade.noted': { ...parts['own-upgrade.noted'], upgrade: 'Improvement' },
    'own-upgrade.unlocked': { ...parts['own-upgrade.unlocked'], upgrade: 'Improvement' },
  },
  steps: {
    ...shatteredAscension.steps,
    setup: { ...shatteredAscension.steps.setup, 'own-order': 'Roll for the order of setup' },
    strategy: {
      ...shatteredAscension.steps.strategy,
      'own-council-propositions': 'Everyone makes a proposition',
      'own-agendas': 'Reveal propositions',
    },
    status: {
      ...shatteredAscension.steps.status,
      'own-unlock-racial-upgrades': 'Unlock racial improvements',
    },
  },
};
