const { ROOMS, CORE, UI_ROOMS, PACKAGES } = require('./src/tools/walls.cjs');

const pathOf = (name) => (name === 'routes' ? 'src/routes' : `src/lib/${name}`);
const pattern = (name) => `^${pathOf(name)}(?:/|\\.ts$)`;

/** A shelf of core as a pattern; the facts lie directly in core. */
const shelf = (name) =>
  name === 'facts' ? '^src/lib/core/(?!ruleset\\.ts$)[^/]+\\.ts$' : pattern(`core/${name}`);

const ANY_ROOM = Object.keys(ROOMS).map(pattern);

const roomRules = Object.entries(ROOMS).flatMap(([room, { may, types = [] }]) => [
  {
    name: `${room} looks only into ${[room, ...may, ...types].join(', ')}`,
    severity: 'error',
    from: { path: pattern(room) },
    to: { path: ANY_ROOM, pathNot: [room, ...may, ...types].map(pattern) },
  },
  ...types.map((other) => ({
    name: `${room} takes only types from ${other}`,
    severity: 'error',
    from: { path: pattern(room) },
    to: { path: pattern(other), pathNot: may.map(pattern), dependencyTypesNot: ['type-only'] },
  })),
]);

const coreRules = Object.entries(CORE).map(([name, may]) => ({
  name: `core/${name} looks only into ${[name, ...may].join(', ')}`,
  severity: 'error',
  from: { path: shelf(name) },
  to: { path: pattern('core'), pathNot: [name, ...may].map(shelf) },
}));

/** A room of ui, or a hall of them, as a pattern. */
const inUi = (name) => `^src/lib/ui/${name}/`;

const uiRules = Object.entries(UI_ROOMS).map(([name, may]) => ({
  name: `ui/${name} looks only into ${[name, ...may].join(', ')}`,
  severity: 'error',
  from: { path: inUi(name) },
  to: { path: '^src/lib/ui/', pathNot: [name, ...may].map(inUi) },
}));

const packageRules = Object.entries(PACKAGES).map(([name, places]) => ({
  name: `${name} belongs to ${places.join(', ')}`,
  severity: 'error',
  from: { path: '^src/(?!tools/)', pathNot: places.map(pattern) },
  to: { path: `^node_modules/${name}(?:/|$)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...roomRules,
    ...coreRules,
    ...uiRules,
    {
      name: 'everything in ui is in one of its rooms',
      severity: 'error',
      from: { path: '^src/lib/ui/', pathNot: Object.keys(UI_ROOMS).map(inUi) },
      to: {},
    },
    {
      name: 'no two folders of ui look into one another',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/lib/ui/' },
      to: { circular: true },
    },
    {
      name: 'the board draws a document, and knows no command and no session',
      severity: 'error',
      from: { path: '^src/lib/ui/(?:sheet/|shell/(?:RoundRail|GameClock)\\.svelte$)' },
      to: {
        path: [
          '^src/lib/(?:session|storage|rulesets)/',
          '^src/lib/core/(?:commands|machine|engine)/',
          '^src/lib/ui/model/(?:game-model|moment)\\.',
        ],
      },
    },
    ...packageRules,
    {
      name: 'core knows no other package',
      severity: 'error',
      from: { path: '^src/lib/(?:core|rulesets|words)/' },
      to: {
        dependencyTypesNot: ['local', 'type-only'],
        pathNot: ['^src/', '/(?:xstate|valibot)/'],
      },
    },
    {
      name: 'the app knows neither tools nor tests',
      severity: 'error',
      from: { path: '^src/(?!tools/)' },
      to: { path: '^(?:src/tools|tests)/' },
    },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: { pathNot: '\\.svelte-kit/' },
      to: { couldNotResolve: true, pathNot: '^\\$app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.svelte-kit/' },
    tsConfig: { fileName: 'tsconfig.json' },
    webpackConfig: { fileName: 'src/tools/walls.cjs' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.svelte.ts', '.js', '.mjs', '.cjs', '.svelte', '.json'],
    },
  },
};
