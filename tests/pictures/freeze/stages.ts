/** Every stage, and the main states of those that have several. */
import type { Page } from '@playwright/test';
import { revealAgenda } from '$lib/core/commands/agenda.ts';
import { correctBalances, correctLaw } from '$lib/core/commands/corrections.ts';
import { correctHoldings, gainRelic, researchTechnology } from '$lib/core/commands/holdings.ts';
import { giveSupport } from '$lib/core/commands/objectives.ts';
import { gainPlanets, turnPlanets } from '$lib/core/commands/planets.ts';
import { resolvePrimary } from '$lib/core/commands/primary.ts';
import { chooseStrategyCard } from '$lib/core/commands/strategy-cards.ts';
import { gainGoods } from '$lib/core/commands/tokens.ts';
import { endTurn, takeTacticalAction } from '$lib/core/commands/turns.ts';
import { layDownCard } from '$lib/core/commands/whole-turns.ts';
import { currentAgenda, strategicOf } from '$lib/core/step.ts';
import { agenda as agendaWords } from '$words/agenda.ts';
import { follow } from '$words/follow.ts';
import { holdingDoors } from '$words/holding-doors.ts';
import { leftOut } from '$words/left-out.ts';
import { reveal } from '$words/reveal.ts';
import { strategy as strategyWords } from '$words/strategy.ts';
import { turn as turnWords } from '$words/turn.ts';
import { MANY_CHOICES } from '../../e2e/support/many-choices.ts';
import { LONG_NAMES, LONG_NAMES_VOTE, NEWER_STAGES } from '../../e2e/support/newer-stages.ts';
import { tap } from '../../e2e/support/tap.ts';
import { EVERY_STEP } from '../../support/every-step.ts';
import { momentOf, type Wanted } from '../../support/moments.ts';
import {
  atAgenda,
  atFirstTurn,
  atScoring,
  atVote,
  openCard,
  turnOf,
} from '../../support/rounds.ts';
import { Table, type NewTable } from '../../support/table.ts';
import { allVote } from '../../support/votes.ts';
import { atTable, laid, press, pressIn, type Screen } from './screen.ts';

const SIX = ['six-players', 'four-players'];
const ELIGIBLE = ['six-players-eligible'];
const EIGHT = ['eight-players'];

const FULL: NewTable = {
  players: 3,
  factions: ['federation-of-sol', 'emirates-of-hacan', 'winnu'],
  expansions: ['pok', 'thunders-edge'],
  settings: { depth: 'full' },
};
const VOTERS: NewTable = {
  players: 4,
  factions: ['emirates-of-hacan', 'xxcha-kingdom', 'empyrean', 'council-keleres'],
  expansions: ['pok', 'codex1', 'codex3'],
  settings: { depth: 'full' },
};

type Open = (page: Page) => Promise<void>;

const moment = (name: string, at: Wanted, games: string[], open?: Open) =>
  atTable(name, () => momentOf(at, games), open);
const table = (name: string, lay: () => Table, open?: Open) => atTable(name, laid(lay), open);

/** A step as it is laid for other tests, at the usual depth. */
function step(name: string, at: string, open?: Open): Screen {
  const lay = EVERY_STEP[at];
  if (!lay) throw new Error(`there is no table at ${at}`);
  return table(name, lay, open);
}

const slug = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

const full = (cards: string[] = []): Table => turnOf(atFirstTurn(FULL, { s1: cards }), 's1');
const voting = (card: string): Table =>
  atVote(card, VOTERS).do(correctBalances, { seat: 's1', balances: { goods: 3 } });

/** The button alone, not the one for more votes. */
const MORE = new RegExp(`^${agendaWords.vote.more}$`);

const presses =
  (...names: (string | RegExp)[]): Open =>
  async (page) => {
    for (const name of names) await press(page, name);
  };
const inMore =
  (act: 'just' | 'bar' | 'order' | 'replace' | 'secret'): Open =>
  async (page) => {
    await press(page, MORE);
    await pressIn(page, new RegExp(`^${agendaWords.more[act]}`));
  };

const CARDS = [
  'leadership',
  'diplomacy',
  'politics',
  'construction',
  'trade',
  'warfare',
  'technology',
  'imperial',
];
/** Cards of which the followers are another picture than the primary. */
const ANSWERED = ['leadership', 'diplomacy', 'politics', 'trade', 'warfare', 'imperial'];

const primary = (card: string): Wanted => ({
  phase: 'action',
  step: 'strategic',
  when: ({ context }) => strategicOf(context)?.card === card,
});
const STRATEGIC: Screen[] = CARDS.flatMap((card) => [
  moment(`strategic.${card}`, primary(card), SIX),
  table(`strategic.${card}-full`, () => full([card]).do(layDownCard, { seat: 's1', card })),
]);
const FOLLOWERS: Screen[] = ANSWERED.map((card) =>
  table(`strategic.${card}-followers`, () => openCard(full([card]), 's1', card)),
);

/** Votes for a player are in. */
const electing: Wanted['when'] = ({ context }) => {
  const agenda = currentAgenda(context);
  return agenda?.election === 'player' && agenda.votes.length > 0;
};

/** Hacan has no token left, and follows with a relic or a promissory note. */
function twoWays(): Table {
  const laidDown = turnOf(atFirstTurn(FULL, { s1: ['warfare', 'politics'] }), 's3').do(
    layDownCard,
    { seat: 's3', card: 'diplomacy' },
  );
  laidDown.do(gainRelic, { seat: 's2', relic: 'scepter-of-emelpar' });
  laidDown.do(correctBalances, { seat: 's2', balances: { strategy: 0 } });
  return laidDown.do(resolvePrimary, { seat: 's3', card: 'diplomacy' });
}

/** Sol has researched; Hacan follows, and pays with planets and goods. */
function paysAlong(): Table {
  const laidDown = full(['technology']).do(gainPlanets, { seat: 's2', planets: ['mehar-xull'] });
  laidDown.do(turnPlanets, { planets: ['mehar-xull'], exhausted: false });
  laidDown.do(correctBalances, { seat: 's2', balances: { goods: 4, strategy: 2 } });
  laidDown.do(layDownCard, { seat: 's1', card: 'technology' });
  const sol = { seat: 's1', technology: 'gravity-drive', cause: 'technology' } as const;
  return laidDown.do(researchTechnology, sol);
}

/** Keleres owns the technology that opens an agenda in a turn. */
const executiveOrder = (): Table =>
  atFirstTurn({
    players: 3,
    expansions: ['pok', 'codex3', 'thunders-edge'],
    factions: ['council-keleres', 'federation-of-sol', 'winnu'],
  }).do(correctHoldings, { seat: 's1', holdings: { technologies: ['executive-order'] } });

/** The same table as another screen here, so the same picture. */
const TWICE = [
  'warfare',
  'what was spent',
  'a price that is typed in',
  'a component action',
  'a technology',
  'a primary with tokens',
  'a primary that names others',
  'a part of the expedition',
];

export const STAGES: readonly Screen[] = [
  step('setup.opening-step', 'setup.opening'),
  step('setup.secrets', 'setup.secrets'),
  step('strategy.first', 'strategy.pick'),
  moment('strategy.pick', { phase: 'strategy', step: 'pick', round: 3 }, SIX),
  moment('strategy.eight', { phase: 'strategy', step: 'pick', round: 2 }, EIGHT),
  table(
    'strategy.taken',
    () =>
      Table.start({ ...FULL, players: 4 }).do(chooseStrategyCard, {
        seat: 's1',
        card: 'leadership',
      }),
    presses(strategyWords.tile(1, 'Leadership', 0, 'Sol')),
  ),
  step('strategy.goods', 'strategy.goods'),

  step('turn.first', 'action.turn'),
  moment('turn.six', { phase: 'action', step: 'turn', round: 3 }, SIX),
  moment('turn.eight', { phase: 'action', step: 'turn', round: 4 }, EIGHT),
  moment('turn.eligible', { phase: 'action', step: 'turn', round: 3 }, ELIGIBLE),
  moment('turn.essentials', { phase: 'action', step: 'turn', round: 2 }, [
    'six-players-essentials',
  ]),
  table('turn.full', () => full()),
  table('turn.secret', () => full(), presses(turnWords.secret)),
  table(
    'turn.open-answers',
    () => openCard(full(['trade']), 's1', 'trade').do(endTurn, { seat: 's1' }),
    presses(turnWords.other, new RegExp(`^${turnWords.open}`)),
  ),
  table(
    'turn.bend',
    () => turnOf(atFirstTurn({ ...FULL, settings: {} }), 's1'),
    presses(turnWords.other, new RegExp(`^${turnWords.bend}`)),
  ),
  table('turn.long-names', LONG_NAMES.lay),

  ...STRATEGIC,
  ...FOLLOWERS,
  table('strategic.two-ways', twoWays),
  table('strategic.pays-along', paysAlong, presses(follow.followsLabel('Hacan', 'Technology'))),

  step('tactical.first', 'action.tactical'),
  moment('tactical.eligible', { phase: 'action', step: 'tactical' }, ELIGIBLE),
  table('tactical.points', () =>
    atFirstTurn(FULL)
      .do(giveSupport, { from: 's2', to: 's1' })
      .do(takeTacticalAction, { seat: 's1' }),
  ),
  table(
    'tactical.found',
    () => full().do(takeTacticalAction, { seat: 's1' }),
    presses(holdingDoors.gained, /^Bereg/),
  ),
  table(
    'tactical.found-tokens',
    () => full().do(takeTacticalAction, { seat: 's1' }),
    presses(holdingDoors.gained, /^Bereg/, /^Volatile Fuel Source/),
  ),
  table(
    'tactical.cards',
    () => full().do(takeTacticalAction, { seat: 's1' }),
    presses(new RegExp(`^${turnWords.cards}$`)),
  ),
  step('component.first', 'action.component'),
  table(
    'component.executive-order',
    executiveOrder,
    presses(new RegExp(`^${turnWords.component}`), /^Executive Order/, /plays Executive Order/),
  ),
  step('component.agenda', 'action.vote'),
  step('component.agenda-outcome', 'action.outcome'),
  step('component.agenda-riders', 'action.riders'),

  step('status.score', 'status.score'),
  moment('status.score-six', { phase: 'status', step: 'score', round: 3 }, SIX),
  moment('status.score-eligible', { phase: 'status', step: 'score', round: 3 }, ELIGIBLE),
  moment('status.score-eight', { phase: 'status', step: 'score', round: 3 }, EIGHT),
  step('status.left-out', 'status.score', presses(leftOut.scoring.yes)),
  step('status.reveal', 'status.reveal'),
  table(
    'status.first-objectives',
    () => atScoring({ ...FULL, objectives: [] }),
    presses(reveal.turnUp),
  ),
  step('status.draw', 'status.draw'),
  step('status.return-tokens', 'status.return-tokens'),
  step('status.tokens', 'status.tokens'),
  moment('status.tokens-six', { phase: 'status', step: 'tokens', round: 2 }, SIX),
  moment('status.tokens-eight', { phase: 'status', step: 'tokens', round: 2 }, EIGHT),
  step('status.ready', 'status.ready'),
  step('status.repair', 'status.repair'),
  step('status.return-cards', 'status.return-cards'),

  step('agenda.reveal', 'agenda.reveal'),
  moment('agenda.reveal-six', { phase: 'agenda', step: 'reveal', round: 3 }, SIX),
  step('agenda.vote', 'agenda.vote'),
  moment('agenda.vote-six', { phase: 'agenda', step: 'vote', round: 2 }, SIX),
  moment('agenda.vote-elect', { phase: 'agenda', step: 'vote', when: electing }, [
    ...ELIGIBLE,
    ...EIGHT,
  ]),
  table('agenda.vote-long-names', LONG_NAMES_VOTE.lay),
  table('agenda.vote-planet', () => voting('core-mining')),
  table('agenda.vote-law', () =>
    atAgenda(VOTERS)
      .do(correctLaw, { law: 'enforced-travel-ban', holder: null, outcome: 'for' })
      .do(revealAgenda, { agenda: 'judicial-abolishment' }),
  ),
  table('agenda.vote-card', () => voting('galactic-crisis-pact')),
  table('agenda.vote-hidden', () => voting('covert-legislation')),
  table('agenda.predict', () => voting('mutiny'), presses(agendaWords.vote.predict)),
  table('agenda.more', () => voting('mutiny'), presses(MORE)),
  table('agenda.bar', () => voting('mutiny'), inMore('bar')),
  table('agenda.order', () => voting('mutiny'), inMore('order')),
  table('agenda.replace', () => voting('mutiny'), inMore('replace')),
  table('agenda.secret', () => voting('mutiny'), inMore('secret')),
  table(
    'agenda.secret-of',
    () => voting('mutiny'),
    async (page) => {
      await inMore('secret')(page);
      await pressIn(page, 'Hacan');
    },
  ),
  table(
    'agenda.turn-up',
    () => atVote('covert-legislation', { players: 3, settings: { depth: 'essentials' } }),
    presses(agendaWords.election.player),
  ),
  table(
    'agenda.typed-planet',
    () => atVote('core-mining', { players: 3, expansions: [] }),
    inMore('just'),
  ),
  table('agenda.outcome-only', () => voting('mutiny'), inMore('just')),
  table(
    'agenda.outcome-chosen',
    () => voting('mutiny'),
    async (page) => {
      await inMore('just')(page);
      await press(page, new RegExp(agendaWords.outcome.passed('For')));
    },
  ),
  table('agenda.extra-votes', () => voting('mutiny'), presses(agendaWords.vote.addExtra)),
  table(
    'agenda.by-hand',
    () => atAgenda(VOTERS),
    async (page) => {
      await page.getByRole('searchbox').first().fill('A card of ours');
      await press(page, new RegExp(agendaWords.reveal.byHand('A card of ours')));
    },
  ),
  table('agenda.outcome-planet', () => voting('core-mining'), inMore('just')),
  table('agenda.outcome-incentive', () => voting('incentive-program'), inMore('just')),
  step('agenda.outcome', 'agenda.outcome'),
  table('agenda.tie', () => allVote(voting('mutiny'), {})),
  table(
    'agenda.bribery',
    () => allVote(voting('mutiny').do(gainGoods, { seat: 's2', goods: 3 }), { s3: ['for', 2] }),
    presses(agendaWords.outcome.bribery),
  ),
  step('agenda.riders', 'agenda.riders'),
  step('agenda.ready', 'agenda.ready'),

  step('end.called', 'over.result'),
  moment('end.six', { phase: 'over', step: 'result' }, SIX),
  moment('end.ten-rounds', { phase: 'over', step: 'result' }, ['ten-rounds']),
  moment('end.eight', { phase: 'over', step: 'result' }, EIGHT),

  // What other tests lay and open.
  ...NEWER_STAGES.filter(({ name }) => !TWICE.includes(name)).map(({ name, lay, open }) =>
    table(`laid.${name}`, lay, open),
  ),
  ...MANY_CHOICES.filter(({ name }) => !TWICE.includes(name)).map(({ name, lay, open }) =>
    table(`choices.${slug(name)}`, lay, (page) => open?.(tap, page) ?? Promise.resolve()),
  ),
];
