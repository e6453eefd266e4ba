/** What the made-up game calls things, in English. */
import type { Seat } from '../../../src/lib/core/vocabulary.ts';
import type { Terms } from '../../../src/lib/words/game-terms.ts';
import { terms as shipped } from '../../../src/lib/words/en/terms.ts';

const { base } = shipped;

/** Called by one word wherever it is spoken of. */
function pool(name: string, short: string): Terms['pools']['tactic'] {
  const within = name.toLowerCase();
  const tokens = (count: number) => `${count} ${within} ${count === 1 ? 'token' : 'tokens'}`;
  return { name, within, place: within, short, tokens };
}

const fair: Terms = {
  ...base,
  phases: { ...base.phases, 'own-fair': 'Fair', action: 'Errands', agenda: 'Assembly' },
  steps: {
    ...base.steps,
    setup: { ...base.steps.setup, 'own-lots': 'Draw lots' },
    strategy: { ...base.steps.strategy, 'own-stalls': 'Put up a stall' },
    'own-fair': { 'own-haggle': 'Haggle over prices', 'own-settle': 'Empty the chest' },
    action: { ...base.steps.action, 'own-muster': 'Call the muster', 'own-moot': 'Hold the moot' },
    status: { ...base.steps.status, 'own-improve': 'Improve the town' },
    agenda: { ...base.steps.agenda, 'own-oath': 'Swear an oath', 'own-crown': 'Give the crown' },
  },
  within: { ...base.within, action: 'errands', agenda: 'assembly' },
  pools: {
    tactic: pool('Purse', 'P'),
    fleet: pool('Harbour', 'H'),
    strategy: pool('Attic', 'A'),
  },
  payable: ['purse or attic token', 'purse or attic tokens'],
  people: {
    faction: 'Guild',
    one: 'guild',
    many: 'guilds',
    any: 'a guild',
    another: 'another guild',
    profile: 'Person, guild, colour',
    noFaction: 'No guild',
    findFaction: 'Which guild?',
    abilities: 'A new guild brings its own commodity limit and abilities.',
  },
  sentences: {
    heads: 'P, H, A: command tokens in purse, harbour and attic. Com.: commodities.',
    fleetLowered: 'Harbour emptied? Check the ships in every system.',
  },
  facts: {
    'own-lot.drawn': ({ data }, names) => `${names.seat(data['by'] as Seat)} drew the lot`,
    'own-stall.opened': ({ seat, data }, names) =>
      `${seat ? names.seat(seat) : ''} put up a stall: ${String(data['stall'])}`,
    'own-chest.emptied': ({ seat, data }, names) =>
      `${seat ? names.seat(seat) : ''} took ${String(data['takes'])} out of the chest`,
    'own-chest.left': ({ seat }, names) => `${seat ? names.seat(seat) : ''} left the chest alone`,
    'own-muster.named': ({ data }) => `The muster is called ${String(data['name'])}`,
    'own-muster.called': ({ data }, names) => `${names.seat(data['to'] as Seat)} led the muster`,
    'own-improvement.bought': ({ seat, data }, names) =>
      `${seat ? names.seat(seat) : ''} put a token into the ${data['pool'] === 'fleet' ? 'harbour' : 'purse'}`,
    'own-improvement.declined': ({ seat }, names) =>
      `${seat ? names.seat(seat) : ''} improved nothing`,
    'own-oath.sworn': ({ seat, data }, names) =>
      `${seat ? names.seat(seat) : ''} swore an oath to ${names.seat(data['to'] as Seat)}`,
    'own-crown.given': ({ data }, names) => `${names.seat(data['to'] as Seat)} wears the crown`,
  },
  offers: {
    'own-lot.drawn': (data, names) => `${names.seat(data['by'] as Seat)} draws the lot`,
    'own-stall.opened': (data) =>
      data['stall'] === 'none' ? 'No stall' : `A stall for ${String(data['stall'])}`,
    'own-chest.emptied': (data) => `Take ${String(data['takes'])} out of the chest`,
    'own-chest.left': () => 'Leave the chest alone',
    'own-muster.named': (data) => `Call it ${String(data['name'])}`,
    'own-muster.called': (data, names) => `${names.seat(data['to'] as Seat)} leads the muster`,
    'own-improvement.bought': (data) =>
      data['pool'] === 'fleet' ? 'A token into the harbour' : 'A token into the purse',
    'own-improvement.declined': () => 'No improvement',
    'own-oath.sworn': (data, names) => `An oath to ${names.seat(data['to'] as Seat)}`,
    'own-crown.given': (data, names) => `Crown ${names.seat(data['to'] as Seat)}`,
  },
  parts: {
    'own-chest.emptied': { takes: 'Goods out of the chest' },
    'own-muster.named': { name: 'What the muster is called' },
  },
};

export const terms: typeof shipped = { base, 'made-up': fair };
