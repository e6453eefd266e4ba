/**
 * How the built app's scripts are cut. Left alone, the bundler makes one file for every set of
 * pages and panels that share a module: dozens of small files, each compressed by itself and each
 * listed again wherever something is fetched late. Here the modules that a page needs at once are
 * put together, by the pages that need them.
 */

const HOME = '/src/routes/+page.svelte';
const SETUP = '/src/routes/new/+page.svelte';
const TABLE = '/src/routes/game/[id]/+page.svelte';
/**
 * Any page. For another than these three nothing is put together, and nothing of it comes with the frame;
 * an address that leads nowhere is part of the frame, as the page for errors is.
 */
const PAGE = /\/src\/routes\/(?!\[\.\.\.nowhere\]).*\+page\.svelte$/;

/** One step of a round on the screen; fetched when it comes up. */
const STAGE = /\/src\/lib\/ui\/stages\/\w+\/\w+Stage\.svelte$/;

/** What so many stages share comes with the table, whichever of them is up. */
const SHARED_BY = 22;

/** Draws a card of the list at the table: late, and from what the list is drawn with. */
const CARD = '/src/lib/ui/games/keep-from-list.ts';

/** Any other start of the app: Kit itself, the layout, the page for errors. */
const FRAME = 'frame';

/** A part that is fetched late. */
const LATE = 'late';

/**
 * The pages that need a module at once, whether the frame round them does, and whether something
 * that is fetched late does.
 *
 * @param {string} id
 * @param {import('vite').Rolldown.ChunkingContext} context
 * @returns {Set<string>}
 */
function placesOf(id, context) {
  const places = new Set();
  const seen = new Set([id]);
  for (const at of seen) {
    const page = PAGE.exec(at)?.[0];
    if (STAGE.test(at)) places.add(at);
    const info = page ? null : context.getModuleInfo(at);
    if (page) places.add(page);
    else if (info?.isEntry) places.add(FRAME);
    else if (info?.dynamicImporters.length && !at.endsWith(CARD)) places.add(LATE);
    for (const by of info?.importers ?? []) seen.add(by);
  }
  return places;
}

/**
 * Phases with several stages, and the folders of these. Who sees one of them sees the others: what
 * they share is one script, and not one for each set of stages that share a module.
 */
const FAMILIES = {
  action: ['turn', 'strategic', 'tactical', 'component'],
  status: ['status'],
  // A card that is played may open an agenda.
  agenda: ['agenda', 'component'],
};

const isOf = (name) => (stage) =>
  FAMILIES[name].some((folder) => stage.includes(`/stages/${folder}/`));

/** Where a table stands most of an evening: what it needs does not come with all that others need. */
const TURNS = ['/stages/turn/TurnStage.svelte', '/stages/tactical/TacticalStage.svelte'];
const isTurn = (stage) => TURNS.some((turn) => stage.endsWith(turn));

/**
 * The phase of all of these stages, or `stages` where they are of several; null of a single one. Of
 * both, what a turn or a tactical action needs is apart, and so is what no stage of the action phase
 * needs. A turn and a tactical action are one script even in what they need alone: one tap leads from
 * one to the other, and what is fetched for both takes 2 KB less.
 */
function familyOf(stages) {
  const turn = stages.some(isTurn);
  if (stages.length < 2) return turn ? 'turn' : null;
  const one = Object.keys(FAMILIES).find((name) => stages.every(isOf(name)));
  if (one) return turn ? 'turn' : one;
  if (turn) return 'turns';
  // A played card that opens an agenda shares with agendas, and no turn waits for it.
  return stages.some((stage) => isOf('action')(stage) && !isOf('agenda')(stage))
    ? 'stages'
    : 'others';
}

/** The group of a module that some page needs at once; the rest is left to the bundler. */
function groupOf(id, context) {
  // An entry would take along the page that it starts.
  if (context.getModuleInfo(id)?.isEntry) return null;
  const places = placesOf(id, context);
  if (places.has(FRAME)) return 'frame';
  const stages = [...places].filter((place) => STAGE.test(place));
  if (!places.has(TABLE) && stages.length < SHARED_BY) {
    // What the setup shares with some stages doesn't bring along what these share with one another.
    if (!places.has(HOME)) return places.has(SETUP) ? null : familyOf(stages);
    // In one piece: Kit forgets the styles of a piece that something late leads to as well.
    if (places.size === 1) return 'home';
    // What some part of a table needs too is apart from the list of games, which no table needs.
    return places.has(LATE) ? 'kit' : 'games';
  }
  if (places.has(HOME)) return 'shared';
  return places.has(SETUP) ? 'setup' : 'table';
}

/** A group takes along what its modules import, so what is needed most widely comes first. */
const GROUPS = [
  'frame',
  'shared',
  'setup',
  'table',
  'games',
  'kit',
  'home',
  'turns',
  'turn',
  'stages',
  'others',
  'action',
  'status',
  'agenda',
];

/**
 * Whether a script is waited for: a page, or the stage of the step at which a game stands. What it
 * needs is fetched together with it. Everything else is fetched when the screen is calm, and a list
 * beside each of what to fetch with it would be the longest thing in the table's script.
 */
const isWaitedFor = ({ moduleIds }) => moduleIds.some((id) => STAGE.test(id) || PAGE.test(id));

/** A script and all that it imports: what is here when it runs. */
function withImports(file, bundle) {
  const files = new Set([file]);
  for (const at of files) for (const next of bundle[at]?.imports ?? []) files.add(next);
  return files;
}

/**
 * Puts together what the pages need at once.
 *
 * @returns {import('vite').Plugin}
 */
export function scriptGroups() {
  const waitedFor = new Set();
  const here = new Map();
  const resolveDependencies = (file, needs, { hostId }) =>
    waitedFor.has(file) ? needs.filter((need) => !here.get(hostId)?.has(need)) : [];
  const groups = GROUPS.map((group, index) => ({
    priority: GROUPS.length - index,
    name: (id, context) => (groupOf(id, context) === group ? group : null),
  }));
  return {
    name: 'script-groups',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              modulePreload: { resolveDependencies },
              rolldownOptions: { output: { codeSplitting: { groups } } },
            },
          },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (isWaitedFor(chunk)) waitedFor.add(chunk.fileName);
        here.set(chunk.fileName, withImports(chunk.fileName, bundle));
      }
    },
  };
}
