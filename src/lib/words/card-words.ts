/** What every language says about a card. Names are the printed ones, the rest is our own. */
import type { BoxId } from '../core/vocabulary.ts';

export interface BoxWords {
  name: string;
  /** The name with what is printed below it. */
  title: string;
  /** What tells a codex apart where codices are listed. */
  number?: string;
  /** What it brings, in a few words. */
  brings?: string;
}

export interface StrategyCardWords {
  name: string;
  /** One sentence on the primary. */
  gist: string;
  /** The same of a later printing, where an expansion in play changed it. */
  gistIn?: Readonly<Record<BoxId, string>>;
}

export interface ObjectiveWords {
  /** What must be true or paid, in a few words (target: 60 characters). */
  requirement: string;
  /** The requirement of a later printing, where an expansion in play changed it. */
  requirementIn?: Readonly<Record<BoxId, string>>;
}

/** An agenda has either `for` and `against`, or `elected`; each at most 90 characters. */
export interface AgendaWords {
  name: string;
  for?: string;
  against?: string;
  /** What happens to the elected player, planet, law or card. */
  elected?: string;
}

export interface FactionWords {
  /** The full name. */
  name: string;
  /** The name used at the table. */
  short: string;
  /** Default mark: two capitals, unique among the factions. */
  mark: string;
}

export interface RiderWords {
  name: string;
  /** What a right prediction pays: "1 victory point". */
  pays?: string;
  /** What it does where it pays nothing, as a sentence without its stop. */
  does?: string;
}

/** What a base game is called. */
export interface GameWords {
  name: string;
  /** Which edition of the game it is, where there are several. */
  edition?: string;
  /** The year in which that came out. */
  year?: string;
}
