/** What can be open in front of the table, and how it is asked for. */
import type { Seat } from '$lib/core/game.ts';
import type { RefusalCode } from '$lib/core/refusal.ts';

/** What a stage opens in front of itself: it goes with the step and the seat that it was opened at. */
const OF_STAGE = [
  'bend',
  'cards',
  'expedition',
  'gains',
  'planets',
  'research',
  'secret',
  'spend',
  'swap',
] as const;

export type PanelName =
  | (typeof OF_STAGE)[number]
  | 'agreements'
  | 'answers'
  | 'board'
  | 'join'
  | 'keys'
  | 'player'
  | 'history'
  | 'menu'
  | 'corrections'
  | 'transaction'
  | 'objective'
  | 'settings'
  | 'call'
  | 'threats'
  | 'clock'
  | 'times'
  | 'tomorrow'
  | 'gap'
  | 'move'
  | 'limits'
  | 'share'
  | 'rules';

/** The panel in front of the table, and whom or what it is about. */
export interface OpenPanel {
  name: PanelName;
  seat: Seat | null;
  /**
   * What is to be put right, for 'history' (see `put-right`); an objective id, for 'objective';
   * 'objectives' where one is to be revealed by 'corrections'; a silence for 'gap', moved minutes for
   * 'move'; for 'rules' what is looked up, null for the step; the slot for 'secret'; the price in
   * resources for 'spend', 0 where it is asked for; the strategy card for 'research'; 'ends' where the
   * turn may end with what a stage's panel records.
   */
  about: string | null;
  /** The panel that this one was opened from: it comes back when this one is put away. */
  from?: OpenPanel | null;
}

/** Whether a stage opened it. */
export const isOfStage = ({ name }: OpenPanel): boolean => OF_STAGE.some((one) => one === name);

/** What a press on the board opens. */
export interface BoardOpens {
  player: (seat: Seat) => void;
  /** An objective, of a seat where its cell was pressed; null: all of them. */
  objective: (objective: string | null, seat: Seat | null) => void;
  /** The secondaries that are pending; null where none can be answered, as on a look back. */
  answers: (() => void) | null;
}

/** What is looked up where an act is refused. */
export const whyRefused = (code: RefusalCode): string => `refusal/${code}`;

/** What is looked up where an objective is judged. */
export const whyJudged = (objective: string): string => `condition/${objective}`;

/** What a link of this address looks up, null for none: `#rules/agenda-phase.order`. */
export const lookedUpBy = (hash: string): { about: string | null } | null =>
  hash === '#rules' || hash.startsWith('#rules/') ? { about: hash.slice(7) || null } : null;
