/** What can be played as the screen lists it: names, details, kinds, the likely few. */
import type { PlayedChanges, PlayedKind } from '$lib/core/card-effects.ts';
import type { PlayArgs } from '$lib/core/commands/component-actions.ts';
import {
  componentOffers,
  offerWith,
  type ComponentOffer,
} from '$lib/core/queries/component-actions.ts';
import type { Player, Seat } from '$lib/core/game.ts';
import type { IconName } from '$lib/ui/kit/icons.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { component as words } from '$words/component.ts';
import { nameOf } from '$lib/ui/model/played-name.ts';

export interface PlayItem {
  offer: ComponentOffer;
  key: string;
  kind: PlayedKind;
  label: string;
  detail: string;
  icon: IconName;
  /** A way of its own leads to it: it is not played from here. */
  elsewhere: boolean;
  /** Whether it may be there as far as the table says: what is not tracked is not likely. */
  tracked: boolean;
}

const ICON_OF: Readonly<Record<PlayedKind, IconName>> = {
  'action-card': 'scroll',
  relic: 'star',
  technology: 'component',
  leader: 'user',
  note: 'law',
  ability: 'flag',
  breakthrough: 'up',
};

const BALANCES = ['strategy', 'tactic', 'fleet', 'board', 'goods', 'actionCards'] as const;

/** What a sheet holds of a balance; null where it is not tracked. */
function heldOf(player: Player, balance: keyof PlayedChanges): number | null {
  if (balance === 'tactic' || balance === 'fleet' || balance === 'strategy') {
    return player.tokens?.[balance] ?? null;
  }
  return player[balance];
}

function kindWords(model: GameModel, { row, args }: ComponentOffer): string {
  if (row.card === 'leader') {
    const type = model.cards.leaders[row.id]?.type;
    return type ? words.leader[type] : words.kind.leader;
  }
  const { played } = args;
  if (played.kind === 'note') return words.noteOf(model.nameOf(played.owner));
  return words.kind[row.card];
}

function detailOf(model: GameModel, player: Player, offer: ComponentOffer): string {
  const { args, notNow } = offer;
  if (notNow) return `${kindWords(model, offer)}: ${words.notNow[notNow]}`;
  const changes: PlayedChanges = args.changes ?? {};
  return words.detail(kindWords(model, offer), {
    becomes: args.becomes,
    moved: BALANCES.flatMap((balance) => {
      const change = changes[balance] ?? 0;
      return change === 0 ? [] : [{ balance, change, held: heldOf(player, balance) }];
    }),
    fragments: offer.row.fragments ?? 0,
    technology: args.technology ? model.names.technology(args.technology) : null,
    secrets: args.secrets ?? 0,
    upTo: offer.row.upTo ?? 0,
  });
}

/** Everything that the player can play, the likely first. */
export function itemsOf(model: GameModel, player: Player): PlayItem[] {
  const { cards, game, ruleset } = model;
  return componentOffers(game, cards, ruleset, player.seat).map((offer) => {
    const { card: kind, id } = offer.row;
    const elsewhere = kind === 'action-card' && id in ruleset.turnBenders;
    return {
      offer,
      key: offer.key,
      kind,
      label: nameOf(model, kind, id),
      detail: elsewhere ? words.bends(model.depth === 'full') : detailOf(model, player, offer),
      icon: ICON_OF[kind],
      elsewhere,
      tracked: offer.sure || model.depth === 'full',
    };
  });
}

/** Rows that fit above the fold, and of them those that are not to be played just now. */
const LIKELY = 5;
const DIM = 2;
const CARDS = 2;

/** The few that are likely: what is there and ready, cards with a gain; what is exhausted last. */
function likelyOf(items: readonly PlayItem[]): PlayItem[] {
  const open = items.filter(({ offer, elsewhere }) => offer.notNow === null && !elsewhere);
  const gains = ({ offer }: PlayItem) => (offer.args.changes?.goods ?? 0) > 0;
  const cards = open.filter((item) => item.kind === 'action-card' && gains(item)).slice(0, CARDS);
  const shown = open.filter((item) =>
    item.kind === 'action-card' ? cards.includes(item) : item.tracked,
  );
  const worn = items.filter(({ offer }) => offer.sure && offer.notNow === 'exhausted');
  return [...shown.slice(0, LIKELY), ...worn.slice(0, DIM)];
}

/** How the list can be cut: what is of no large kind is among the others. */
export const GROUPS = ['likely', 'action-card', 'leader', 'relic', 'technology', 'other'] as const;
export type OfferGroup = (typeof GROUPS)[number];

const groupOf = ({ kind }: PlayItem): OfferGroup =>
  GROUPS.find((group) => group === kind) ?? 'other';

/** What of the list a group holds. */
export const inGroup = (items: readonly PlayItem[], group: OfferGroup): PlayItem[] =>
  group === 'likely' ? likelyOf(items) : items.filter((item) => groupOf(item) === group);

/** The groups in which there is something. */
export const groupsOf = (items: readonly PlayItem[]): OfferGroup[] =>
  GROUPS.filter((group) => group === 'likely' || items.some((item) => groupOf(item) === group));

/** What is chosen of the list: a row with who or how many, any action card, or what was typed. */
export interface PlayedChoice {
  key: string;
  said?: { seat?: Seat; count?: number } | undefined;
  text?: string | undefined;
}

/** The key of an action card whose name the table does not say. */
export const ANY = 'any';
/** The key of what was typed. */
export const TYPED = 'typed';

/** A choice as it would be recorded; `args` is null while who or how many is asked. */
export interface ComponentPlay {
  /** What is played, in words. */
  what: string;
  args: PlayArgs | null;
  asks: ComponentOffer['asks'];
  /** Whether the table has more to say of it in this turn. */
  more: boolean;
}

/** What a choice would record; null where the list no longer has it. */
export function playOf(
  model: GameModel,
  seat: Seat,
  items: readonly PlayItem[],
  { key, said, text = '' }: PlayedChoice,
): ComponentPlay | null {
  if (key === ANY || key === TYPED) {
    const typed = key === ANY ? words.anyCardTyped : text;
    const changes = key === ANY ? { changes: { actionCards: -1 } } : {};
    const args = {
      seat,
      played: { kind: 'typed' as const, text: typed },
      ...changes,
      cause: typed,
    };
    return { what: key === ANY ? words.anyCardPlayed : typed, args, asks: null, more: false };
  }
  const item = items.find((other) => other.key === key);
  if (!item) return null;
  const { label, offer } = item;
  const { asks, row } = offer;
  const more = offer.notNow !== null || (row.steps?.length ?? 0) > 0;
  if (asks !== null && said === undefined) return { what: label, args: null, asks, more };
  const args = { ...offerWith(offer, said ?? {}), cause: label };
  if (said?.seat !== undefined) {
    return { what: words.otherLabel(label, model.nameOf(said.seat)), args, asks, more };
  }
  const what = said?.count === undefined ? label : words.countLabel(label, said.count);
  return { what, args, asks, more };
}
