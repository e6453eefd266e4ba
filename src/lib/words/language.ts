/**
 * Everything that a language may say: what English says, section by section. A
 * language is a folder beside `en` with files of the same names; whatever it leaves out is filled
 * with English when the app is built (`npm run check:languages` lists it).
 */

/** Every section: a file of this name in the folder of a language. */
export interface Language {
  language: typeof import('./en/language.ts');
  'own-step': typeof import('./en/own-step.ts');
  page: typeof import('./en/page.ts');
  'own-questions': typeof import('./en/own-questions.ts');
  agenda: typeof import('./en/agenda.ts');
  agendas: typeof import('./en/agendas.ts');
  agreements: typeof import('./en/agreements.ts');
  amending: typeof import('./en/amending.ts');
  archive: typeof import('./en/archive.ts');
  asking: typeof import('./en/asking.ts');
  attachments: typeof import('./en/attachments.ts');
  banner: typeof import('./en/banner.ts');
  bids: typeof import('./en/bids.ts');
  'board-window': typeof import('./en/board-window.ts');
  bonus: typeof import('./en/bonus.ts');
  boxes: typeof import('./en/boxes.ts');
  claims: typeof import('./en/claims.ts');
  council: typeof import('./en/council.ts');
  economy: typeof import('./en/economy.ts');
  'cards-at-hand': typeof import('./en/cards-at-hand.ts');
  clocks: typeof import('./en/clocks.ts');
  component: typeof import('./en/component.ts');
  breakthroughs: typeof import('./en/breakthroughs.ts');
  'condition-questions': typeof import('./en/condition-questions.ts');
  conditions: typeof import('./en/conditions.ts');
  corrections: typeof import('./en/corrections.ts');
  damage: typeof import('./en/damage.ts');
  deeds: typeof import('./en/deeds.ts');
  device: typeof import('./en/device.ts');
  eligibility: typeof import('./en/eligibility.ts');
  end: typeof import('./en/end.ts');
  events: typeof import('./en/events.ts');
  expedition: typeof import('./en/expedition.ts');
  exploring: typeof import('./en/exploring.ts');
  factions: typeof import('./en/factions.ts');
  files: typeof import('./en/files.ts');
  'first-time': typeof import('./en/first-time.ts');
  folded: typeof import('./en/folded.ts');
  follow: typeof import('./en/follow.ts');
  format: typeof import('./en/format.ts');
  full: typeof import('./en/full.ts');
  'game-names': typeof import('./en/game-names.ts');
  games: typeof import('./en/games.ts');
  gap: typeof import('./en/gap.ts');
  'hand-on': typeof import('./en/hand-on.ts');
  history: typeof import('./en/history.ts');
  'holding-doors': typeof import('./en/holding-doors.ts');
  'holdings-set': typeof import('./en/holdings-set.ts');
  house: typeof import('./en/house.ts');
  'typed-cards': typeof import('./en/typed-cards.ts');
  importing: typeof import('./en/importing.ts');
  join: typeof import('./en/join.ts');
  keys: typeof import('./en/keys.ts');
  kit: typeof import('./en/kit.ts');
  leaders: typeof import('./en/leaders.ts');
  'left-out': typeof import('./en/left-out.ts');
  limits: typeof import('./en/limits.ts');
  'look-up': typeof import('./en/look-up.ts');
  'look-up-sequences': typeof import('./en/look-up-sequences.ts');
  menu: typeof import('./en/menu.ts');
  moves: typeof import('./en/moves.ts');
  'named-action': typeof import('./en/named-action.ts');
  'no-table': typeof import('./en/no-table.ts');
  notes: typeof import('./en/notes.ts');
  'objective-names': typeof import('./en/objective-names.ts');
  objectives: typeof import('./en/objectives.ts');
  'out-of-step': typeof import('./en/out-of-step.ts');
  picture: typeof import('./en/picture.ts');
  planets: typeof import('./en/planets.ts');
  'planets-screen': typeof import('./en/planets-screen.ts');
  played: typeof import('./en/played.ts');
  player: typeof import('./en/player.ts');
  points: typeof import('./en/points.ts');
  'primary-done': typeof import('./en/primary-done.ts');
  refusals: typeof import('./en/refusals.ts');
  relics: typeof import('./en/relics.ts');
  reveal: typeof import('./en/reveal.ts');
  riders: typeof import('./en/riders.ts');
  routine: typeof import('./en/routine.ts');
  sample: typeof import('./en/sample.ts');
  score: typeof import('./en/score.ts');
  seat: typeof import('./en/seat.ts');
  secret: typeof import('./en/secret.ts');
  setup: typeof import('./en/setup.ts');
  'shattered-ascension': typeof import('./en/shattered-ascension.ts');
  'shattered-ascension-rules': typeof import('./en/shattered-ascension-rules.ts');
  'incidental-gains': typeof import('./en/incidental-gains.ts');
  starting: typeof import('./en/starting.ts');
  statistics: typeof import('./en/statistics.ts');
  steps: typeof import('./en/steps.ts');
  storage: typeof import('./en/storage.ts');
  story: typeof import('./en/story.ts');
  strategic: typeof import('./en/strategic.ts');
  strategy: typeof import('./en/strategy.ts');
  'strategy-cards': typeof import('./en/strategy-cards.ts');
  table: typeof import('./en/table.ts');
  technologies: typeof import('./en/technologies.ts');
  'technologies-screen': typeof import('./en/technologies-screen.ts');
  terms: typeof import('./en/terms.ts');
  threats: typeof import('./en/threats.ts');
  times: typeof import('./en/times.ts');
  tomorrow: typeof import('./en/tomorrow.ts');
  tokens: typeof import('./en/tokens.ts');
  turn: typeof import('./en/turn.ts');
  deals: typeof import('./en/deals.ts');
  'cards-played': typeof import('./en/cards-played.ts');
  'turn-cards': typeof import('./en/turn-cards.ts');
  'vote-sources': typeof import('./en/vote-sources.ts');
}

/** A sentence as another language may say it: of the same shape, from the same things. */
type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Translated<Result>
    : T extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : { readonly [Key in keyof T]: Translated<T[Key]> };

/** The same with gaps: every sentence, and every row of a table, may be missing. */
type Partly<T> = T extends string | readonly unknown[] | ((...given: never) => unknown)
  ? Translated<T>
  : { readonly [Key in keyof T]?: Partly<T[Key]> };

/**
 * What a language says of a section: `export const score: Words<'score'>['score'] = { … }`.
 * The compiler knows each sentence; none has to be there.
 */
export type Words<Section extends keyof Language> = Required<{
  readonly [Name in keyof Language[Section]]: Partly<Language[Section][Name]>;
}>;
