import { STANDARD } from '$lib/core/rule-variants.ts';
import type { EventOf, EventType } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import { AGAINST, FOR, type Outcome } from '$lib/core/outcome.ts';

/** Samples of a tagged value, each kind of it at least once. */
type ByKind<T extends { kind: string }> = { [K in T['kind']]: Extract<T, { kind: K }>[] };

const OUTCOMES = {
  side: [
    { kind: 'side', side: 'for' },
    { kind: 'side', side: 'against' },
  ],
  seat: [{ kind: 'seat', seat: 's2' }],
  planet: [{ kind: 'planet', planet: 'mecatol-rex' }],
  law: [{ kind: 'law', law: 'mutiny' }],
  card: [
    { kind: 'card', card: 'trade' },
    { kind: 'card', card: 'corner-the-market' },
  ],
  typed: [{ kind: 'typed', text: 'Mecatol Rex' }],
} satisfies ByKind<Outcome>;

const PLAYED = {
  'action-card': [{ kind: 'action-card', card: 'uprising' }],
  leader: [{ kind: 'leader', leader: 'carth-of-golden-sands' }],
  relic: [{ kind: 'relic', relic: 'nano-forge' }],
  technology: [{ kind: 'technology', technology: 'neural-motivator' }],
  breakthrough: [{ kind: 'breakthrough', breakthrough: 'auto-factories' }],
  note: [{ kind: 'note', note: 'trade-agreement', owner: 's2' }],
  ability: [{ kind: 'ability', ability: 'stall-tactics' }],
  typed: [{ kind: 'typed', text: 'A relic' }],
} satisfies ByKind<NonNullable<EventOf<'component-action.taken'>['played']>>;

const PURPOSES = {
  objective: [{ kind: 'objective', objective: 'corner-the-market' }],
  technology: [{ kind: 'technology', technology: 'non-euclidean-shielding' }],
  card: [{ kind: 'card', card: 'leadership' }],
  custodians: [{ kind: 'custodians' }],
  production: [{ kind: 'production' }],
  expedition: [{ kind: 'expedition', part: 'secrets' }],
  typed: [{ kind: 'typed', text: 'The shields of Jord' }],
} satisfies ByKind<NonNullable<EventOf<'payment.made'>['for']>>;

const settings = {
  goal: 10,
  cardsEach: 1,
  depth: 'standard',
  clock: 'count',
  tokenTotal: 16,
  secretLimit: 3,
  publicObjectives: { stage1: 5, stage2: 5 },
  agendasPerRound: 2,
  endAfterRound: null,
  playOn: false,
} as const;

const side = (seat: Seat, goods: number, commodities: number, note?: string) => ({
  seat,
  goods,
  commodities,
  ...(note ? { note } : {}),
});

const paid: Omit<EventOf<'payment.made'>, 'type' | 'planets' | 'for'> = {
  seat: 's1',
  goods: 0,
  commodities: 0,
  tokens: { tactic: 0, fleet: 0, strategy: 0 },
  actionCards: 0,
  fragments: {},
};

/** Facts as tables record them, the shapes that read differently side by side. */
export const SAMPLE_FACTS: { [T in EventType]?: Omit<EventOf<T>, 'type'>[] } = {
  'game.created': [
    {
      id: 'g1',
      ruleset: 'base',
      expansions: ['pok'],
      settings,
      cards: [{ card: 'leadership', initiative: 1 }],
      players: [],
      speaker: 's1',
      house: false,
      answers: { ...STANDARD, totals: [] },
    },
  ],
  'objective.revealed': [
    { objective: 'corner-the-market', stage: 1, points: 1, phase: 'status' },
    { objective: 'typed-1', stage: 2, points: 2, phase: 'status', name: 'A card of our own' },
  ],
  'game.started': [{}],
  'secrets.kept': [
    { seats: ['s1'], returned: 1 },
    { seats: ['s1', 's2'], returned: 1 },
    { seats: [], returned: 1 },
  ],
  'strategy-card.chosen': [
    { seat: 's1', card: 'trade', initiative: 5, goods: 2 },
    { seat: 's1', card: 'trade', initiative: 5, goods: 0 },
    { seat: 's1', card: 'trade', initiative: 5, goods: 0, to: 's2' },
  ],
  'strategy-card.put-back': [{ seat: 's1', card: 'trade', goods: 2 }],
  'pick.skipped': [{ seat: 's1' }],
  'strategy-cards.swapped': [{ cards: ['trade', 'leadership'] }],
  'goods.placed': [{ goods: { trade: 1, leadership: 1, diplomacy: 1 } }, { goods: {} }],
  'strategy-card.played': [{ seat: 's1', card: 'trade' }],
  'primary.resolved': [
    { seat: 's1', card: 'trade', left: [], unsaid: [] },
    { seat: 's1', card: 'trade', left: ['goods', 'commodities'], unsaid: ['tokens'] },
  ],
  'followers.freed': [
    { card: 'trade', seats: ['s2', 's3'] },
    { card: 'trade', seats: [] },
  ],
  'secondary.answered': [
    { seat: 's2', card: 'trade', answer: 'followed', tokens: 1, to: 'reinforcements' },
    { seat: 's2', card: 'trade', answer: 'followed', tokens: 0, to: 'reinforcements' },
    { seat: 's2', card: 'trade', answer: 'followed', tokens: 0, to: 'reinforcements', owed: 1 },
    { seat: 's2', card: 'trade', answer: 'declined', tokens: 0, to: 'reinforcements' },
  ],
  'secondary.settled': [
    { seat: 's2', card: 'trade', how: 'paid', tokens: 1 },
    { seat: 's2', card: 'trade', how: 'forgiven', tokens: 0 },
  ],
  'secondaries.declined': [
    { card: 'trade', seats: ['s1', 's2', 's3', 's4', 's5', 's6', 's7'] },
    { card: 'trade', seats: [] },
  ],
  'tactical-action.taken': [
    { seat: 's1', tokens: 1 },
    { seat: 's1', tokens: 1, system: 'Mecatol Rex' },
  ],
  'component-action.taken': [null, ...Object.values(PLAYED).flat()].map((played) => ({
    seat: 's1',
    played,
  })),
  'component-action.cancelled': [{ seat: 's1' }],
  'action.granted': [{ seat: 's1', exhausted: [], cause: 'technology' }],
  'turn.ended': [{ seat: 's1', exhausted: ['trade'] }],
  'turn.skipped': [{ seat: 's1' }, { seat: 's1', cause: 'Crisis' }],
  'turn.inserted': [{ seat: 's1' }, { seat: 's1', cause: 'Puppets on a String' }],
  'turn.resumed': [{ seat: 's1' }, { seat: 's1', cause: 'director-nel' }],
  'strategy-card.lent': [{ seat: 's1', card: 'trade', cause: 'Overrule' }],
  'turn.passed': [{ seat: 's1' }],
  'combat.won': [
    { seat: 's1', combat: 'space' },
    { seat: 's1', combat: 'ground' },
  ],
  'custodians.taken': [
    { seat: 's1', points: 1, influence: 6 },
    { seat: 's1', points: 1, influence: 0 },
  ],
  'mecatol.taken': [{ seat: 's1' }, { seat: null }],
  'home.changed': [
    { seat: 's1', controlled: true },
    { seat: 's1', controlled: false },
  ],
  'tokens.gained': [
    { seat: 's1', tokens: { tactic: 1, fleet: 0, strategy: 2 }, cause: 'leadership' },
    { seat: 's1', tokens: { tactic: 0, fleet: 0, strategy: 0 } },
  ],
  'tokens.redistributed': [{ seat: 's1', tokens: { tactic: 1, fleet: -1, strategy: 0 } }],
  'token.taken-back': [{ seat: 's1', pool: 'tactic' }],
  'tokens.placed': [{ placements: [{ seat: 's2', from: 'reinforcements' }] }, { placements: [] }],
  'token.captured': [{ by: 's1', from: 's2' }],
  'token.released': [{ by: 's1', from: 's2' }],
  'board-tokens.returned': [{}],
  'status-tokens.set': [{ seat: 's1', tokens: 3, cause: 'technology' }],
  'goods.gained': [
    { seat: 's1', goods: 3, cause: 'trade' },
    { seat: 's1', goods: 5, cause: 'trade-rider' },
  ],
  'commodities.replenished': [
    { replenished: [{ seat: 's1', commodities: 3 }] },
    { replenished: [] },
  ],
  'transaction.made': [
    { sides: [side('s1', 2, 1, 'Ceasefire'), side('s2', 0, 0)] },
    { sides: [side('s1', 0, 0), side('s2', 1, 0)] },
    { sides: [side('s1', 3, 0), side('s2', 0, 3, 'Trade Agreement')] },
    { sides: [side('s1', 0, 0), side('s2', 0, 0)] },
  ],
  'deal.noted': [
    { deal: 1, seats: ['s1', 's2'], text: 'Two goods for the vote', until: 3 },
    { deal: 2, seats: ['s1', 's2'], text: 'No ships at the wormhole', until: null },
  ],
  'deal.settled': [{ deal: 1, text: 'Two goods for the vote' }],
  'balance.adjusted': [
    { seat: 's1', changes: { tactic: 1, strategy: -1 }, cause: 'action-card' },
    { seat: 's1', changes: { fleet: 1 } },
    { seat: 's1', changes: { goods: -2 }, cause: 'agent' },
    { seat: 's1', changes: { commodities: 1, goods: 1, board: -1 } },
    { seat: 's1', changes: { actionCards: 1 } },
    { seat: 's1', changes: {}, fragments: { cultural: 1, unknown: -1 } },
    { seat: 's1', changes: {} },
  ],
  'planet.gained': [
    { seat: 's1', planet: 'mecatol-rex', from: null },
    { seat: 's1', planet: 'vira-pics-iii', from: 's2' },
  ],
  'planet.lost': [{ seat: 's1', planet: 'mecatol-rex' }],
  'planets.turned': [
    { planets: ['mecatol-rex', 'bereg'], exhausted: true, cause: 'technology' },
    {
      planets: ['lodor', 'abyz', 'fria', 'bereg', 'lirta-iv', 'quann', 'arinam', 'meer'],
      exhausted: false,
    },
    { planets: [], exhausted: false },
  ],
  'attachment.placed': [{ planet: 'lodor', attachment: 'core-mining-agenda' }],
  'attachment.removed': [{ planet: 'lodor', attachment: 'core-mining-agenda' }],
  'technology.gained': [
    { seat: 's1', technology: 'neural-motivator', means: 'researched' },
    { seat: 's1', technology: 'non-euclidean-shielding', means: 'gained', cause: 'agent' },
  ],
  'technology.lost': [{ seat: 's1', technology: 'neural-motivator' }],
  'relic.gained': [
    { seat: 's1', relic: 'shard-of-the-throne', from: null },
    { seat: 's1', relic: 'shard-of-the-throne', from: 's2' },
  ],
  'relic.purged': [{ seat: 's1', relic: 'nano-forge' }],
  'breakthrough.gained': [
    { seat: 's1' },
    { seat: 's1', breakthrough: 'archons-gift', cause: 'expedition' },
  ],
  'breakthrough.turned': [
    { seat: 's1', side: 'readied' },
    { seat: 's1', side: 'exhausted' },
    { seat: 's1', side: 'flipped' },
  ],
  'breakthrough.lost': [{ seat: 's1' }],
  'expedition.claimed': [{ seat: 's1', part: 'trade-goods' }],
  'leader.turned': [
    { seat: 's1', leader: 'carth-of-golden-sands', state: 'exhausted' },
    { seat: 's1', leader: 'carth-of-golden-sands', state: 'purged' },
  ],
  'note.placed': [{ seat: 's1', note: 'raghs-call', owner: 's2' }],
  'note.returned': [{ seat: 's1', note: 'trade-agreement', owner: 's2' }],
  'payment.made': [
    {
      seat: 's1',
      planets: ['lodor', 'abyz', 'fria', 'bereg', 'lirta-iv', 'quann', 'arinam', 'meer'],
      goods: 3,
      commodities: 0,
      tokens: { tactic: 1, fleet: 0, strategy: 1 },
      actionCards: 2,
      fragments: { cultural: 2, unknown: 1 },
      for: { kind: 'objective', objective: 'corner-the-market' },
    },
    {
      seat: 's1',
      planets: [],
      goods: 0,
      commodities: 2,
      tokens: { tactic: 0, fleet: 1, strategy: 0 },
      actionCards: 0,
      fragments: {},
      for: null,
    },
    ...Object.values(PURPOSES)
      .flat()
      .map((what) => ({ ...paid, planets: ['lodor'], for: what })),
    { ...paid, planets: [], for: null },
  ],
  'condition.attested': [
    { seat: 's1', question: 'structures:4', answer: true },
    { seat: 's1', question: 'structures:4', answer: false },
  ],
  'initiative-token.given': [{ from: 's1', to: 's2' }],
  'initiative-token.returned': [
    { from: 's2', to: 's1' },
    { from: 's2', to: null },
  ],
  'objective.scored': [
    {
      seat: 's1',
      objective: 'corner-the-market',
      kind: 'public',
      stage: 1,
      points: 1,
      phase: 'status',
      slot: 'status',
    },
  ],
  'objective.published': [{ objective: 'corner-the-market', owner: 's2', points: 1 }],
  'scoring.answered': [{ seat: 's1' }],
  'secret.drawn': [{ seat: 's1', cards: 1 }],
  'secret.returned': [{ seat: 's1', cards: 1 }],
  'support.given': [{ from: 's1', to: 's2', points: 1 }],
  'support.returned': [{ from: 's1', to: 's2', points: -1 }],
  'points.scored': [
    { lines: [{ seat: 's1', points: 1 }], source: { kind: 'law', id: 'mutiny' } },
    {
      lines: [
        { seat: 's1', points: 1 },
        { seat: 's2', points: 1 },
      ],
      source: { kind: 'agenda', id: 'mutiny' },
    },
    {
      lines: [
        { seat: 's1', points: 1 },
        { seat: 's2', points: -1 },
      ],
      source: { kind: 'relic', name: 'Shard of the Throne' },
    },
    { lines: [], source: { kind: 'other' } },
    { lines: [{ seat: 's1', points: 1 }], source: { kind: 'custodians' } },
    { lines: [{ seat: 's1', points: 1 }], source: { kind: 'imperial', id: 'imperial' } },
    { lines: [{ seat: 's1', points: -1 }], source: { kind: 'support', owner: 's2' } },
    { lines: [{ seat: 's1', points: 1 }], source: { kind: 'rider', id: 'imperial-rider' } },
    { lines: [{ seat: 's1', points: 1 }], source: { kind: 'objective', id: 'corner-the-market' } },
    { lines: [{ seat: 's1', points: 1 }], source: { kind: 'correction' } },
    { lines: [{ seat: 's1', points: 1 }], source: { kind: 'relic' } },
  ],
  'action-cards.drawn': [{ drawn: [] }, { drawn: [{ seat: 's1', cards: 2 }] }],
  'status-tokens.settled': [{}],
  'units.repaired': [{}],
  'step.finished': [{}],
  'cards.readied': [{}],
  'strategy-cards.returned': [{ kept: [] }, { kept: ['s1'] }],
  'speaker.chosen': [{ seat: 's1' }],
  'agenda.revealed': [
    { agenda: 'mutiny', kind: 'directive', election: 'for-against' },
    { agenda: 'mutiny', kind: 'directive', election: 'for-against', speaker: 's2', barred: ['s1'] },
  ],
  'agenda.replaced': [
    { agenda: 'typed-2', name: 'Ours', kind: 'directive', election: 'for-against' },
  ],
  'agenda.discarded': [{}],
  'outcomes.read': [{ election: 'player' }],
  'agenda.unveiled': [{ agenda: 'mutiny', kind: 'directive', election: 'for-against' }],
  'prediction.made': Object.values(OUTCOMES)
    .flat()
    .map((outcome) => ({ seat: 's1', outcome, rider: 'imperial-rider', barsVote: true })),
  'voter.barred': [{ seat: 's1' }],
  'voting-order.changed': [{ order: ['s2', 's1'] }, { order: [] }],
  'votes.cast': [
    ...Object.values(OUTCOMES)
      .flat()
      .map((outcome) => ({ seat: 's1' as const, outcome, votes: 4, extra: 0 })),
    { seat: 's1', outcome: AGAINST, votes: 4, extra: 2 },
    { seat: 's1', outcome: null, votes: 0, extra: 0 },
  ],
  'votes.added': [
    { seat: 's1', outcome: FOR, votes: 2, goods: 2 },
    { seat: 's1', outcome: FOR, votes: 1, goods: 0 },
  ],
  'agenda.resolved': [
    { outcome: FOR, decidedBy: 'votes', law: true, holder: null, barred: [] },
    {
      outcome: { kind: 'seat', seat: 's2' },
      decidedBy: 'speaker',
      law: true,
      holder: 's2',
      barred: ['s2'],
    },
    {
      outcome: { kind: 'planet', planet: 'mecatol-rex' },
      decidedBy: 'votes',
      law: true,
      holder: 's1',
      barred: [],
    },
    { outcome: AGAINST, decidedBy: 'table', law: false, holder: null, barred: [] },
  ],
  'rider.paid': [{ seat: 's1', rider: 'imperial-rider' }],
  'law.discarded': [{ law: 'mutiny' }],
  'law.moved': [
    { law: 'mutiny', holder: 's1' },
    { law: 'mutiny', holder: null },
  ],
  'planets.readied': [{}],
  'player.eliminated': [{ seat: 's1' }],
  'player.left': [{ seat: 's1' }],
  'player.returned': [{ seat: 's1' }],
  'game.called': [
    { winner: 's1', reason: 'time' },
    { winner: null, reason: 'abandoned', note: 'The cat sat down on Mecatol Rex' },
  ],
  'play-on.agreed': [{ phase: 'action', step: 'turn' }],
  'position.corrected': [
    {
      round: 3,
      phase: 'status',
      step: 'score',
      activeSeat: 's1',
      keeps: null,
      note: 'skipped a step',
    },
    {
      round: 3,
      phase: 'agenda',
      step: 'reveal',
      activeSeat: null,
      keeps: { passed: ['s1'], secondaries: ['trade'], voted: ['s2'] },
    },
  ],
  'seating.corrected': [{ order: ['s2', 's1', 's3', 's4', 's5', 's6', 's7', 's8'] }],
  'speaker.corrected': [{ seat: 's1' }],
  'player.corrected': [
    { seat: 's1', profile: { name: 'Ana', colour: 'slate' } },
    { seat: 's1', profile: { faction: 'federation-of-sol' } },
    { seat: 's1', profile: { faction: null } },
    { seat: 's1', profile: {} },
  ],
  'settings.changed': [
    { settings: { ...settings, endAfterRound: 10, playOn: true, clock: 'off' } },
    { settings: { goal: 12 }, note: 'a longer game' },
    { settings: {}, expansions: ['pok', 'codex1', 'codex2', 'codex3', 'codex4', 'thunders-edge'] },
    { settings: {}, expansions: [] },
    { settings: {} },
  ],
  'balance.corrected': [
    { seat: 's1', balances: { tactic: 3, goods: null }, note: 'miscounted' },
    {
      seat: 's1',
      balances: {
        tactic: null,
        fleet: null,
        strategy: null,
        board: null,
        goods: null,
        commodities: null,
        secrets: null,
      },
    },
    {
      seat: 's1',
      balances: {
        tactic: 3,
        fleet: 3,
        strategy: 2,
        board: 1,
        goods: 12,
        commodities: 3,
        secrets: 1,
      },
    },
    { seat: 's1', balances: {} },
  ],
  'holdings.corrected': [
    { seat: 's1', holdings: { planets: ['lodor'], technologies: null }, note: 'recounted' },
    {
      seat: 's1',
      holdings: {
        planets: [],
        technologies: ['neural-motivator'],
        actionCards: 7,
        fragments: { cultural: 1, hazardous: 0, industrial: 0, unknown: 1 },
        relics: null,
        leaders: { 'carth-of-golden-sands': 'exhausted' },
        notes: [{ note: 'trade-agreement', owner: 's2' }],
      },
    },
    { seat: 's1', holdings: {} },
  ],
  'planet-card.corrected': [
    { planet: 'lodor', exhausted: true, attachments: ['core-mining-agenda', 'dmz'] },
    { planet: 'lodor', exhausted: false, attachments: [], note: 'turned by hand' },
  ],
  'strategy-card.corrected': [
    { card: 'trade', holder: 's1', exhausted: true, goods: 0 },
    { card: 'trade', holder: null, exhausted: false, goods: 2, note: 'fell off the table' },
  ],
  'passed.corrected': [
    { seat: 's1', passed: true },
    { seat: 's1', passed: false },
  ],
  'points.corrected': [
    {
      lines: [{ seat: 's1', points: -1 }],
      source: { kind: 'correction', id: 'corner-the-market' },
    },
    { lines: [{ seat: 's1', points: 1 }], note: 'forgotten' },
  ],
  'objective.corrected': [
    { objective: 'corner-the-market', revealed: null },
    {
      objective: 'typed-1',
      revealed: { stage: 1, points: 1, phase: 'status', name: 'A card of our own' },
    },
  ],
  'expedition.corrected': [
    { part: 'trade-goods', seat: 's1' },
    { part: 'trade-goods', seat: null, note: 'miscounted' },
  ],
  'custodians.corrected': [
    { removed: true, by: 's1' },
    { removed: true, by: null },
    { removed: false, by: null },
  ],
  'law.corrected': [
    { law: 'mutiny', holder: 's1', outcome: { kind: 'seat', seat: 's1' } },
    { law: 'typed-3', name: 'Ours', holder: null, outcome: FOR },
  ],
};
