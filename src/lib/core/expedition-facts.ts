/** The expedition as it is printed: its parts, and what each of them costs. */

/** What a part of the expedition costs; the rest is nothing. */
export interface ExpeditionPart {
  resources?: number;
  influence?: number;
  goods?: number;
  actionCards?: number;
  /** Unscored secret objectives that are discarded. */
  secrets?: number;
  /** Planets with a technology specialty that are exhausted. */
  specialties?: number;
}

/** The expedition to a planet and to the breakthroughs: its parts in printed order. */
export interface Expedition {
  planet: string;
  /** Planet cards that come with a breakthrough, by faction. */
  brings: Readonly<Record<string, { planet: string; readied: boolean }>>;
  parts: Readonly<Record<string, ExpeditionPart>>;
}
