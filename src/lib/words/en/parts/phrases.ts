/** Parts of sentences that the chronicle is made of. */
import type { EventOf } from '../../../core/events.ts';
import type { Outcome, ScoreSource, Seat } from '../../../core/game.ts';
import type { Settings } from '../../../core/settings.ts';
import type { Fragment, TokenPlace, TokenPool } from '../../../core/vocabulary.ts';
import type { PlotMark } from '../../../core/plots.ts';
import type { FactNames } from '../../names.ts';
import { amounts, fragmentsOf, listed, signed } from './amounts.ts';
import { causes, depths, notes } from './causes.ts';
import { playedNames } from '../played.ts';
import { gainCause, gainName } from './gain-names.ts';
import { readable, typed } from './readable.ts';
import { setupName } from './setup-name.ts';
import { isPool, pool } from './spoken.ts';
import { boxes as boxWords } from '../boxes.ts';
import { breakthroughNames } from '../breakthroughs.ts';
import { printedName } from '../../printed-name.ts';
import { riders } from '../riders.ts';
import { strategyCardWords } from '../../strategy-card-words.ts';
import { whose } from './possessive.ts';

const cardPlayed = printedName(playedNames);
const breakthroughName = printedName(breakthroughNames);

const boxNames: Readonly<Record<string, { name: string }>> = boxWords;

/** A note in brackets, or nothing. */
export const noted = (note: string | undefined) => (note ? ` (${typed(note)})` : '');

/** The name behind the id of a card, a rider or a common cause, else the typed text. */
function causeName(cause: string): string {
  const known = (causes as Readonly<Record<string, string>>)[cause];
  const isId = /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(cause);
  const name = known ?? strategyCardWords(cause)?.name ?? riders[cause]?.name ?? gainCause(cause);
  return name ?? (isId ? readable(cause) : typed(cause));
}

/** The cause of a change in brackets, or nothing. */
export const because = (cause: string | undefined) => (cause ? ` (${causeName(cause)})` : '');

/** The name of a rider. */
export const riderName = (rider: string) => riders[rider]?.name ?? 'a rider';

/** An outcome: For, Against, a player, a card, or what the table typed. */
export function outcomeName(outcome: Outcome, names: FactNames): string {
  switch (outcome.kind) {
    case 'side':
      return outcome.side === 'for' ? 'For' : 'Against';
    case 'seat':
      return names.seat(outcome.seat);
    case 'planet':
      return names.planet(outcome.planet);
    case 'law':
      return names.agenda(outcome.law);
    case 'card':
      return strategyCardWords(outcome.card)?.name ?? names.objective(outcome.card);
    case 'typed':
      return typed(outcome.text);
  }
}

/** What a component action played, or nothing where the table did not say. */
export function playedName(
  played: EventOf<'component-action.taken'>['played'],
  names: FactNames,
): string {
  switch (played?.kind) {
    case 'leader':
      return names.leader(played.leader);
    case 'relic':
      return names.relic(played.relic);
    case 'technology':
      return names.technology(played.technology);
    case 'note':
      return `${whose(names.seat(played.owner))} ${names.note(played.note)}`;
    case 'action-card':
      return cardPlayed(played.card);
    case 'breakthrough':
      return breakthroughName(played.breakthrough);
    case 'ability':
      return cardPlayed(played.ability);
    case 'typed':
      return typed(played.text);
    case undefined:
      return '';
  }
}

const isPlace = (key: string): key is TokenPlace =>
  isPool(key) || key === 'board' || key === 'reinforcements';

/** Where a token can be, within a sentence. */
export const placeName = (place: TokenPlace): string =>
  isPool(place) ? pool(place).within : place;

const balanceNames: Readonly<Record<string, string>> = {
  board: 'board',
  goods: 'trade goods',
  commodities: 'commodities',
  secrets: 'secret objectives in hand',
  actionCards: 'action cards',
  cultural: 'cultural fragments',
  hazardous: 'hazardous fragments',
  industrial: 'industrial fragments',
  unknown: 'unknown fragments',
};

const balanceName = (key: string): string =>
  isPool(key) ? placeName(key) : (balanceNames[key] ?? key);

/** "tactic +1, trade goods −2": the balances that change. */
export function changesOf(changes: Readonly<Record<string, number | undefined>>): string {
  const rows = Object.entries(changes).filter(([, change]) => change);
  return rows.map(([key, change]) => `${balanceName(key)} ${signed(change ?? 0)}`).join(', ');
}

/** A change of balances: a token moved from pool to pool, each balance with its sign, or a card turned. */
export function adjusted(
  { changes, fragments, exhausts }: EventOf<'balance.adjusted'>,
  seat: string,
  names: FactNames,
): string {
  const all: Readonly<Record<string, number>> = { ...changes, ...fragments };
  const rows = Object.entries(all).filter(([, change]) => change !== 0);
  const from = rows.find(([, change]) => change < 0);
  const to = rows.find(([, change]) => change > 0);
  if (rows.length === 2 && from && to && from[1] === -to[1] && isPlace(from[0]) && isPlace(to[0])) {
    return `${seat} moved ${amounts.tokens(to[1])} from ${placeName(from[0])} to ${placeName(to[0])}`;
  }
  const single = rows.length === 1 ? rows[0] : undefined;
  if (single?.[0] === 'goods' || single?.[0] === 'commodities' || single?.[0] === 'actionCards') {
    const amount = amounts[single[0]](Math.abs(single[1]));
    return single[1] > 0 ? `${seat} gained ${amount}` : `${seat} lost ${amount}`;
  }
  if (rows.length > 0) return `${seat}: ${changesOf(all)}`;
  return exhausts ? `${seat} exhausted ${playedName(exhausts, names)}` : `${seat}: nothing changed`;
}

/** "tactic 3, trade goods unknown": balances as set by hand. */
export function balancesSet(balances: Readonly<Record<string, number | null | undefined>>): string {
  const rows = Object.entries(balances).filter(([, value]) => value !== undefined);
  if (rows.length > 3 && rows.every(([, value]) => value === null)) return 'nothing known';
  return rows.map(([key, value]) => `${balanceName(key)} ${value ?? 'unknown'}`).join(', ');
}

/** "3 planets, relics unknown": what a seat owns, as set by hand. */
export function holdingsSet(holdings: EventOf<'holdings.corrected'>['holdings']): string {
  const { planets, technologies, actionCards, fragments, relics, leaders, notes: held } = holdings;
  const rows: [string, keyof typeof amounts, number | null | undefined][] = [
    ['planets', 'planets', planets && planets.length],
    ['technologies', 'technologies', technologies && technologies.length],
    ['action cards', 'actionCards', actionCards],
    ['fragments', 'fragments', fragments && Object.values(fragments).reduce((a, b) => a + b, 0)],
    ['relics', 'relics', relics && relics.length],
    ['leaders', 'leaders', leaders && Object.keys(leaders).length],
    ['notes', 'notes', held && held.length],
  ];
  return rows
    .flatMap(([name, unit, value]) => {
      if (value === undefined) return [];
      return value === null ? `${name} unknown` : amounts[unit](value);
    })
    .join(', ');
}

const PLOT: PlotMark = 'plot-';

/** The name of the secret that became a plot by this source, or is none any more; else null. */
export function plotName(source: ScoreSource, names: FactNames): string | null {
  if (source.kind !== 'other' && source.kind !== 'correction') return null;
  if (!source.id?.startsWith(PLOT)) return null;
  return names.objective(source.id.slice(PLOT.length));
}

/** What brought points. */
export function sourceName(source: ScoreSource, names: FactNames): string {
  if (source.kind === 'support') return `${whose(names.seat(source.owner))} Support for the Throne`;
  const plot = plotName(source, names);
  if (plot !== null) return `the plot ${plot}`;
  const { kind, id, name } = source;
  if (name) return typed(name);
  if (kind === 'custodians') return 'the custodians token';
  if (kind === 'imperial') return 'Mecatol Rex';
  if (kind === 'objective' || kind === 'correction')
    return id ? names.objective(id) : 'a correction';
  if (kind === 'law' || kind === 'agenda') return id ? names.agenda(id) : 'an agenda';
  if (kind === 'rider') return id ? riderName(id) : 'a rider';
  if (kind === 'relic') return id ? names.relic(id) : 'a relic';
  return id ? readable(id) : 'the table';
}

/** "Hacan gained 1 point: Mutiny", or each player with the points it gained or lost. */
export function pointLines(
  lines: readonly { seat: Seat; points: number }[],
  why: string,
  names: FactNames,
): string {
  const first = lines[0];
  if (!first) return `No one gained points: ${why}`;
  const seats = listed(lines.map(({ seat }) => names.seat(seat)));
  if (lines.some(({ points }) => points !== first.points)) {
    return `${lines.map(({ seat, points }) => `${names.seat(seat)} ${signed(points)}`).join(', ')}: ${why}`;
  }
  const points = amounts.points(Math.abs(first.points));
  if (lines.length > 1) {
    return first.points < 0
      ? `${seats} lost ${points} each: ${why}`
      : `${seats} gained ${points} each: ${why}`;
  }
  return first.points < 0 ? `${seats} lost ${points}: ${why}` : `${seats} gained ${points}: ${why}`;
}

/** What one side of a transaction gives, or nothing. */
export function given(side: EventOf<'transaction.made'>['sides'][number]): string {
  const parts = [
    side.goods > 0 ? amounts.goods(side.goods) : '',
    side.commodities > 0 ? amounts.commodities(side.commodities) : '',
    ...(Object.keys(fragmentsOf) as Fragment[]).map((kind) => {
      const count = side.fragments?.[kind] ?? 0;
      return count > 0 ? fragmentsOf[kind](count) : '';
    }),
    side.note ? ((notes as Readonly<Record<string, string>>)[side.note] ?? typed(side.note)) : '',
  ];
  return listed(parts.filter(Boolean));
}

/** The settings that changed, each with its new value. */
export function settingsSet({
  settings,
  expansions: boxes,
}: Pick<EventOf<'settings.changed'>, 'settings' | 'expansions'>): string {
  const say: Record<string, (value: never) => string> = {
    goal: (value: number) => `goal ${value}`,
    cardsEach: (value: number) => `${amounts.cards(value)} each`,
    depth: (value: keyof typeof depths) => `depth ${depths[value]}`,
    clock: (value: string) => (value === 'off' ? 'turn clocks hidden' : 'turn clocks shown'),
    tokenTotal: (value: number | null) =>
      value === null ? 'any number of command tokens' : `${amounts.commandTokens(value)} each`,
    secretLimit: (value: number) => `at most ${amounts.secrets(value)}`,
    publicObjectives: ({ stage1, stage2 }: { stage1: number; stage2: number }) =>
      `${stage1} and ${stage2} public objectives`,
    agendasPerRound: (value: number) => `${amounts.agendas(value)} a round`,
    endAfterRound: (value: number | null) =>
      value === null ? 'no last round' : `last round ${value}`,
    objectivesEnd: (value: boolean) =>
      value
        ? 'the game ends when no objectives are left'
        : 'the game continues when no objectives are left',
    secretsDrawn: (value: number) => `${amounts.secrets(value)} drawn at the start`,
    startingTokens: ({ tactic, fleet, strategy }: Record<TokenPool, number>) =>
      `${tactic} ${placeName('tactic')}, ${fleet} ${placeName('fleet')} and ${strategy} ${placeName('strategy')} tokens at the start`,
    setup: (value: NonNullable<Settings['setup']>) => `setup “${setupName(value)}”`,
    gainsAway: (value: readonly string[]) =>
      value.length === 0
        ? 'every small gain is offered'
        : `small gains not offered: ${listed(value.map((id) => gainName(id)))}`,
    playOn: (value: boolean) => (value ? 'play on after the goal' : 'the goal ends the game'),
  };
  const rows = Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => say[key]?.(value as never) ?? '');
  if (boxes) rows.push(listed(boxes.map((box) => boxNames[box]?.name ?? box)) || 'no expansion');
  const said = rows.filter(Boolean);
  if (said.length > 5) return `${said.slice(0, 4).join(', ')} and ${said.length - 4} more`;
  return said.join(', ') || 'nothing changed';
}
