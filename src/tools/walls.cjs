// Who may look into which room: the one table that both dependency-cruiser and ESLint read.
// A name is a file or folder under src/lib (routes: under src); every room may look into itself.
const { readdirSync } = require('node:fs');
const { join, resolve } = require('node:path');

/** Between rooms. `types`: only for types. */
const ROOMS = {
  core: { may: [] },
  // Who is asked in a step of its own, and what refuses its facts, a ruleset says in the words of core.
  rulesets: {
    may: [
      'core/ruleset',
      'core/cards',
      'core/card-effects',
      'core/vocabulary',
      'core/own-step',
      'core/order',
      'core/points',
      'core/refusal',
      'core/rule-variants',
      // What a table typed stands behind the printed tables.
      'core/rules/typed-ruleset',
      // Judges of conditions that only some games have come with those games.
      'core/conditions/held',
    ],
    types: ['core'],
  },
  // The rules at hand without a word: topics, numbers, what leads where, and how they are searched. What a
  // refusal rests on leads to the point that explains it.
  'look-up': { may: ['core/refusal-codes'], types: ['core'] },
  // Refusal codes and their sections are data: a sentence names the rule it rests on. Which boxes
  // there are is known by the registry: the compiler names the one that lacks its words. Whose rules are
  // read, and under which of their headings a refusal falls, is told by the family's own.
  words: {
    may: ['core/refusal-codes', 'look-up/open-rules'],
    types: ['core', 'rulesets/boxes', 'look-up'],
  },
  // What a row of the list is made of are types of the game.
  storage: { may: ['core/record'], types: ['core'] },
  // What a game is handed on as, without a screen: its sentences are those of the app.
  export: {
    may: ['core/id', 'core/points', 'core/queries', 'core/record/entry', 'words'],
    types: ['core'],
  },
  // What devices of one table say to each other, and how they find each other: without a screen and a store.
  link: { may: ['core'] },
  session: { may: ['storage', 'core', 'rulesets', 'link'] },
  // A component hands a verb to the session, and asks the rules and the questions over them (order,
  // points, what the step knows); the rest of core it takes as types.
  ui: {
    may: [
      'session',
      'export',
      'core/attested',
      'core/card-offers',
      'core/queries',
      'core/commands',
      'core/conditions',
      'core/order',
      'core/outcome',
      'core/played',
      'core/plots',
      'core/points',
      'core/rules',
      'core/ruleset',
      'core/step',
      'core/typed-cards',
      'core/vocabulary',
      'look-up',
      'words',
    ],
    types: ['core'],
  },
  routes: { may: ['ui'] },
  // What is left where the app does not start: scripts of their own, which hold little.
  rescue: {
    may: ['storage/as-it-is', 'storage/outgoing', 'ui/kit/save-file'],
    types: ['core/record', 'words/identity'],
  },
};

/**
 * Inside core. `facts` stands for the files that lie directly in core (vocabulary, game, events
 * and their like), except the ruleset contract.
 */
const CORE = {
  facts: [],
  ruleset: ['facts'],
  changes: ['facts'],
  // Prerequisites and votes are judged by what a seat has, as objectives are.
  rules: ['facts', 'ruleset', 'conditions'],
  // What an objective asks for, in three values: read from the game and the card tables.
  conditions: ['facts'],
  // What finishes a step in which nothing is decided is told by the step; what one tap on an objective
  // says follows from its verdict.
  commands: ['facts', 'ruleset', 'rules', 'conditions', 'machine'],
  machine: ['facts', 'ruleset', 'rules', 'changes'],
  record: ['facts', 'ruleset', 'rules', 'changes', 'machine'],
  // What stands in the way of a score is asked of a command's fact, so queries look into commands.
  queries: ['facts', 'ruleset', 'rules', 'conditions', 'commands', 'machine', 'record'],
  // The engine that everything drives: the app, replay and the tests.
  engine: ['facts', 'ruleset', 'commands', 'machine', 'record', 'queries'],
};

/**
 * Inside ui. A star stands for every folder there is, each a room of its own: stages and panels know
 * nothing of one another. What several of them show stands in parts, by noun; what they ask without
 * a screen in the model of the table.
 */
const UI = {
  kit: [],
  model: ['kit'],
  parts: ['kit', 'model'],
  sheet: ['kit', 'model'],
  // The same parts for a screen across the room.
  board: ['kit', 'model', 'parts', 'sheet'],
  menu: ['kit', 'model'],
  'panels/*': ['kit', 'model', 'parts'],
  'stages/*': ['kit', 'model', 'parts'],
  // The end lays a new table for the same people.
  'stages/end': ['kit', 'model', 'parts', 'setup'],
  // The one list of what is fetched late: stages and panels by name.
  rooms: ['kit', 'model', 'menu', 'panels', 'parts', 'stages'],
  shell: ['kit', 'model', 'parts', 'sheet', 'rooms'],
  setup: ['kit', 'model'],
  statistics: ['kit'],
  // What a device shows of a table that it has joined, and how it joins.
  // The vote pad asks what the stage of the vote asks; the rules are read as at the table.
  seat: ['kit', 'model', 'parts', 'sheet', 'board', 'panels/rules', 'stages/agenda'],
  join: ['kit', 'parts', 'seat'],
  // The list of games begins a new one, and fetches the stage that a game stands at.
  games: ['kit', 'setup', 'rooms'],
  // Its rows say of a game what the list on the first page says.
  archive: ['kit', 'games'],
};

/** Each room of ui by its folder; one that has a line of its own goes by that. */
const UI_ROOMS = Object.fromEntries(
  Object.entries(UI).flatMap(([name, may]) => {
    if (!name.endsWith('/*')) return [[name, may]];
    const hall = name.slice(0, -2);
    return readdirSync(join(__dirname, '../lib/ui', hall)).map((room) => [`${hall}/${room}`, may]);
  }),
);

/** Packages, and the only places that may use each. */
const PACKAGES = {
  xstate: ['core/machine', 'core/engine'],
  minisearch: ['look-up'],
  valibot: [
    'core/events',
    'core/event-parts',
    'core/event-corrections',
    'core/fact-fields',
    'core/own-step',
    'core/record',
    'core/commands',
    'core/queries/document-parts',
    'core/queries/game-view',
    // A file of all games comes from anywhere.
    'storage/archive-file',
    'link',
    // What a fact of its own says, a ruleset gives as a schema.
    'rulesets',
  ],
  dexie: ['storage'],
  'd3-scale': ['ui/statistics'],
  uqr: ['ui/kit'],
  '@tanstack/virtual-core': ['ui/archive'],
  svelte: ['session', 'ui', 'routes'],
};

module.exports = {
  ROOMS,
  CORE,
  UI_ROOMS,
  PACKAGES,
  // Where $lib and $words lead, in the only form in which dependency-cruiser takes an alias.
  resolve: {
    alias: { $lib: resolve(__dirname, '../lib'), $words: resolve(__dirname, '../lib/words/en') },
  },
};
