/** What is said of a printed card that is looked up: numbers and conditions, never its text. */
import type { CardKind } from '../../look-up/card-ref.ts';
import type { AgendaPoints } from '../../core/ruleset.ts';
import type { PlayEffect } from '../../core/card-effects.ts';
import type {
  AttachmentFacts,
  ExplorationFacts,
  LeaderFacts,
  TechnologyFacts,
} from '../../core/cards.ts';
import type { Condition } from '../../core/condition.ts';
import type {
  AgendaType,
  Election,
  ObjectivePhase,
  PlanetTrait,
  TechnologyColour,
} from '../../core/vocabulary.ts';
import { amounts, listed, signed, signedAmount } from './parts/amounts.ts';
import { technologyColours } from './parts/colours.ts';
import { plural } from './parts/plural.ts';
import { unit } from './parts/units.ts';
import { inPhase, isScored, people, pool, things } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';
import { planetTraits } from './parts/traits.ts';

const KINDS: Readonly<Record<CardKind, string>> = {
  objective: 'objective',
  agenda: 'agenda',
  'strategy-card': 'strategy card',
  technology: 'technology',
  leader: 'leader',
  relic: 'relic',
  note: 'promissory note',
  breakthrough: 'breakthrough',
  planet: 'planet',
  exploration: 'exploration card',
  'action-card': 'action card',
};

const ELECTED: Readonly<Record<Election, string>> = {
  'for-against': 'For or Against',
  player: 'a player is elected',
  planet: 'a planet is elected',
  law: 'a law in play is elected',
  'scored-secret-objective': 'a scored secret objective is elected',
  'strategy-card': 'a strategy card is elected',
  'hidden-agenda': 'only the outcomes of a hidden agenda are read out',
  other: 'as the card says',
};

const WHO: Readonly<Record<AgendaPoints['who'], string>> = {
  'voted-for': 'each player who voted For',
  'most-points': 'each player with the most points',
  'fewest-points': 'each player with the fewest points',
  elected: 'the elected player',
};

const OUTCOMES = { for: 'For', against: 'Against', elected: 'Elected' } as const;

const LEADERS: Readonly<Record<LeaderFacts['type'], string>> = {
  agent: 'agent',
  commander: 'commander',
  hero: 'hero',
};

const BECOMES = { exhausted: 'It’s exhausted.', purged: 'It’s purged.', placed: '' } as const;

const perColour = (counts: TechnologyFacts['prerequisites']) =>
  listed(
    Object.entries(counts).map(
      ([colour, count]) => `${count} ${technologyColours[colour as TechnologyColour]}`,
    ),
  );

export const cardsAtHand = {
  title: 'Cards',
  kinds: KINDS,
  unknown: 'This card isn’t in this game.',
  labels: {
    from: 'From',
    points: 'Points',
    get phase() {
      return `${things().scoring[4]} in`;
    },
    asked: 'It asks',
    vote: 'Vote',
    number: 'Initiative',
    secondary: 'Secondary',
    colour: 'Colour',
    prerequisites: 'Prerequisites',
    get faction() {
      return people().faction;
    },
    upgrades: 'Upgrades',
    replaces: 'Replaces',
    becomes: 'Becomes',
    values: 'Values',
    traits: 'Traits',
    specialties: 'Specialty',
    system: 'System',
    use: 'Use',
    deck: 'In the deck',
    gives: 'Gives',
    attached: 'Attached',
    moves: 'Its player',
    other: 'Another',
    hand: 'By hand',
    right: 'If right',
    votes: 'Votes',
    app: 'In the app',
    table: 'At this table',
  },
  points: amounts.points,
  phases: {
    get status() {
      return `the ${inPhase('status')}`;
    },
    get action() {
      return `the ${inPhase('action')}`;
    },
    get agenda() {
      return `the ${inPhase('agenda')}`;
    },
  } satisfies Record<ObjectivePhase, string>,
  inCombat: (phase: string) => `${phase}, for a combat`,
  objective: (stage: 1 | 2 | null) =>
    stage === null ? 'secret objective' : `public objective, stage ${stage === 1 ? 'I' : 'II'}`,
  /** Whom a condition is asked about where no one is meant. */
  aPlayer: 'a player',
  counted: 'Counted from the sheet where it’s tracked; otherwise you’re asked.',
  asked: 'You’re asked: the map and its units aren’t tracked.',
  paid: 'The cheapest payment is proposed; you can change it.',
  happened: 'Offered whenever it could have happened; you say whether it did.',
  judged: (kind: Condition['kind'], asked: boolean): string => {
    if (kind === 'spend') return cardsAtHand.paid;
    if (kind === 'event') return cardsAtHand.happened;
    return asked ? cardsAtHand.asked : cardsAtHand.counted;
  },
  unjudged: 'You say whether it’s met.',
  revealed: (round: number) => (round === 0 ? 'Revealed at setup' : `Revealed in round ${round}`),
  scoredBy: (names: readonly string[]) => `${isScored()} by ${listed(names)}`,
  agenda: { law: 'agenda, law', directive: 'agenda, directive' } satisfies Record<
    AgendaType,
    string
  >,
  outcomes: OUTCOMES,
  outcome: (outcome: string, does: string) => `${outcome}: ${does}.`,
  elections: ELECTED,
  agendaPoints: ({ on, who, points: count }: AgendaPoints) =>
    `${OUTCOMES[on]}: ${signed(count)} for ${WHO[who]}`,
  moves: 'Its effects are recorded with the outcome.',
  lasts: 'While it’s in play, the app follows it.',
  keeps: 'The app remembers its outcome; resolve the rest at the table.',
  inPlay: 'In play',
  heldBy: (names: readonly string[]) => `Held by ${listed(names)}`,
  ownedBy: (names: readonly string[]) => `Owned by ${listed(names)}`,
  secondary: (tokens: number, board: boolean) =>
    tokens === 0
      ? 'free'
      : `${pool('strategy').tokens(tokens)}${board ? ', placed on the board' : ''}`,
  steps: 'The stage has its primary as a list, and a row for each other player.',
  technology: {
    upgrade: 'unit upgrade',
    plain: 'technology',
    get faction() {
      return `${people().one} technology`;
    },
  },
  colours: technologyColours,
  none: 'none',
  perColour,
  unit,
  neverResearched: 'It’s gained, never researched.',
  research: 'Each player’s sheet shows what can be researched next.',
  leaders: LEADERS,
  leader: (type: LeaderFacts['type']) => `leader, ${LEADERS[type]}`,
  full: 'Tracked at depth Full: locked, readied, exhausted, purged.',
  component: (becomes: PlayEffect['becomes']) =>
    ['Played as a component action.', becomes && BECOMES[becomes]].filter(Boolean).join(' '),
  use: { purged: 'a use purges it', exhausted: 'a use exhausts it' },
  note: (faction: string | null) =>
    faction === null ? 'every colour’s promissory note' : `${people().one} promissory note`,
  playArea: 'It stays in the play area of the player who received it.',
  hand: 'It stays in hand.',
  untracked: 'Not tracked; play it at the table.',
  noteInApp: 'The app remembers whose play area it’s in.',
  planet: (legendary: boolean, counts: boolean) =>
    !counts ? 'tracked like a planet' : legendary ? 'legendary planet' : 'planet',
  values: (resources: number, influence: number) =>
    `${amounts.resources(resources)}, ${influence} influence`,
  traits: (traits: readonly PlanetTrait[]) => listed(traits.map((trait) => planetTraits[trait])),
  specialties: (colours: readonly TechnologyColour[]) =>
    listed(colours.map((colour) => technologyColours[colour])),
  home: (faction: string) => `${whose(faction)} home`,
  tile: (tile: string) => `tile ${tile}`,
  planetInApp: 'It counts for its owner’s votes, payments and objectives.',
  noPlanetInApp: 'It’s listed with its holder’s planets, but it isn’t a planet.',
  controlledBy: (names: readonly string[]) => `Controlled by ${listed(names)}`,
  exhausted: 'exhausted',
  exploration: (deck: ExplorationFacts['deck']) =>
    deck === 'frontier' ? 'exploration, frontier' : `exploration, ${planetTraits[deck]} planet`,
  copies: (count: number) => plural(count, { one: 'copy', other: 'copies' }),
  fragment: (kind: string) => `1 relic fragment, ${kind}`,
  /** Each thing that a card gives, of which one is chosen. */
  oneOf: (gives: readonly string[]) => gives.join('; or '),
  explorationInApp: 'Offered where something is explored; one tap records what it gives.',
  attachedInApp: 'Offered where its planet is explored; it counts there while attached.',
  explorationByHand: 'Not tracked; resolve it at the table.',
  liesOn: (planet: string) => `Attached to ${planet}`,
  /** What a card adds to the planet that it is attached to. */
  attached: ({
    resources,
    influence,
    specialty,
    skips,
    traits,
    makesLegendary,
  }: AttachmentFacts): string =>
    [
      [
        resources ? signedAmount(resources, amounts.resources) : '',
        influence ? `${signed(influence)} influence` : '',
      ]
        .filter(Boolean)
        .join(', '),
      specialty ? `a ${technologyColours[specialty]} specialty` : '',
      skips ? `stands for a ${technologyColours[skips]} prerequisite` : '',
      traits.length > 0 ? `trait ${listed(traits.map((trait) => planetTraits[trait]))}` : '',
      makesLegendary ? 'legendary' : '',
    ]
      .filter(Boolean)
      .join('; ') || 'no numbers',
  actionCard: 'Played as a component action.',
  rider: 'Played after an agenda is revealed, before the first vote.',
  ridden: 'Its player doesn’t vote on that agenda.',
  afterVotes: 'Played when its player votes.',
  bends: 'Recorded with what it does to the turn.',
  anotherPlayer: (what: string) => `${what} another player`,
};
