// npm run house [-- counts]: what can be counted of the house. Nothing fails on it. With `counts`
// nothing is followed through a browser.
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, parseCss } from 'svelte/compiler';
import ts from 'typescript';
import { allFetched, importGame } from './bench/page.mjs';
import { findBrowser, launch, NO_BROWSER } from './browser.mjs';
import { loadProgram } from './bundle.mjs';
import { isProgram, ROOT } from './project.mjs';
import { nodesIn } from './strip-schemas.mjs';

/**
 * @typedef {{ path: string, text: string }} Source a file; the path is from the project's folder, with slashes
 * @typedef {{ files: number, lines: number, code: number, markup: number, script: number, css: number }} Kinds
 *   lines by kind: code stands in files of its own, markup and scripts in components, css in both
 */

const linesOf = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** How many lines a node covers. */
const covered = (text, node) => (node ? linesOf(text.slice(node.start, node.end)) : 0);

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Whether a statement is what a component is given: the taking of its props, or their type. */
function isOfProps(statement) {
  const declared = statement.declaration ?? statement;
  if (declared.id?.name === 'Props') return true;
  if (declared.type !== 'VariableDeclaration') return false;
  return declared.declarations.some(({ init }) => init?.callee?.name === '$props');
}

/** Names of the types that these statements of a component define. */
function typesAmong(statements) {
  const kinds = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'];
  return statements
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type }) => kinds.includes(type))
    .map(({ id }) => id.name);
}

/** Rules that say something, and the conditions round others, in a style sheet. */
function stylesOf(sheet) {
  const rules = [];
  const conditions = [];
  for (const node of nodesIn(sheet?.children ?? [])) {
    if (node.type === 'Rule') {
      const said = node.block.children.filter(({ type }) => type === 'Declaration');
      const body = said.map(({ property, value }) => `${property}: ${value.replace(/\s+/g, ' ')}`);
      if (body.length > 0) rules.push(body.join('; '));
    } else if (node.type === 'Atrule' && ['media', 'container'].includes(node.name)) {
      conditions.push(`@${node.name} ${node.prelude.replace(/\s+/g, ' ')}`);
    }
  }
  return { rules, conditions };
}

/** A component, read. */
function readComponent({ text }) {
  const tree = parse(text, { modern: true });
  const scripts = [tree.instance, tree.module].filter(Boolean);
  const statements = scripts.flatMap(({ content }) => content.body);
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  const props = statements.filter(isOfProps);
  const script = sum(scripts.map((part) => covered(text, part)));
  const css = covered(text, tree.css);
  const named = [...nodesIn([scripts, tree.fragment])].map(({ source, type, argument }) =>
    type === 'TSImportType' ? argument : source,
  );
  return {
    kinds: { code: 0, markup: linesOf(text) - script - css, script, css },
    imports: named.map((source) => source?.value).filter((value) => typeof value === 'string'),
    types: typesAmong(statements),
    ceremony: {
      imports: sum(imports.map((one) => covered(text, one))),
      props: sum(props.map((one) => covered(text, one))),
    },
    ...stylesOf(tree.css),
  };
}

/** A file of code, read. */
function readCode({ path, text }) {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const isType = (node) =>
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  return {
    kinds: { code: linesOf(text), markup: 0, script: 0, css: 0 },
    imports: ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    types: statements.filter(isType).flatMap(({ name }) => name?.text ?? []),
    rules: [],
    conditions: [],
  };
}

/** A style sheet, read. */
const readSheet = ({ text }) => ({
  kinds: { code: 0, markup: 0, script: 0, css: linesOf(text) },
  imports: [],
  types: [],
  ...stylesOf(parseCss(text)),
});

function read(source) {
  if (source.path.endsWith('.svelte')) return { ...source, ...readComponent(source) };
  if (source.path.endsWith('.css')) return { ...source, ...readSheet(source) };
  return { ...source, ...readCode(source) };
}

/** The file that an import names, from the project's folder; null of a package. */
function targetOf(from, named) {
  const path = named.replace(/\?.*$/, '');
  if (path.startsWith('$lib/')) return `src/lib/${path.slice('$lib/'.length)}`;
  if (path.startsWith('$words/')) return `src/lib/words/en/${path.slice('$words/'.length)}`;
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : null;
}

/** Which files of the app or its tools import each file. */
function importersOf(files) {
  const importers = new Map(files.map(({ path }) => [path, new Set()]));
  for (const { path, imports } of files.filter(({ path }) => path.startsWith('src/'))) {
    for (const named of imports) importers.get(targetOf(path, named) ?? '')?.add(path);
  }
  return importers;
}

/** How many folders down a room lies, by what its path begins with. */
const DEPTH = { 'src/lib/': 4, 'src/': 2, 'tests/': 2 };

/**
 * The room of each file: its folder, as deep as rooms lie. A folder that holds nothing but folders is
 * a hall, and each of these is a room.
 */
function roomsOf(paths) {
  const foldersWithFiles = new Set(paths.map((path) => posix.dirname(path)));
  return (path) => {
    const folders = posix.dirname(path).split('/');
    const [, depth] = Object.entries(DEPTH).find(([top]) => path.startsWith(top)) ?? ['', 1];
    const room = folders.slice(0, depth).join('/');
    if (folders.length > depth && !foldersWithFiles.has(room)) {
      return folders.slice(0, depth + 1).join('/');
    }
    return room;
  };
}

const addedUp = (files) => {
  const of = (kind) => sum(files.map(({ kinds }) => kinds[kind]));
  const [code, markup, script, css] = ['code', 'markup', 'script', 'css'].map(of);
  return { files: files.length, lines: code + markup + script + css, code, markup, script, css };
};

const within = (files, folder) => files.filter(({ path }) => path.startsWith(folder));

/**
 * Names of types that are defined in several files, with how many each; the commonest first. What a
 * component is given is named alike everywhere.
 */
function severalTimes(files) {
  const times = new Map();
  for (const { types } of files) {
    for (const name of new Set(types)) times.set(name, (times.get(name) ?? 0) + 1);
  }
  times.delete('Props');
  return [...times].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
}

/** Where the rooms of a table are listed: what is fetched there is entered, never read on from. */
const LISTED = 'src/lib/ui/rooms/';
/** What any room may read is a part of none. */
const SHARED = /^src\/lib\/ui\/(?:kit|model|parts|rooms|styles)\//;

/**
 * The rooms, which are the pages and the stages and panels of the list: each by its entry, with the
 * files of ui that it alone reads, its entry among them; the one with the most comes first.
 *
 * @returns {{ room: string, files: string[] }[]}
 */
function readAlone(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const readBy = ({ path, imports }) =>
    imports.flatMap((named) => byPath.get(targetOf(path, named) ?? '') ?? []);
  const listed = within(files, LISTED)
    .flatMap(readBy)
    .filter(({ path }) => path.endsWith('.svelte'));
  const pages = within(files, 'src/routes/').filter(({ path }) => path.endsWith('/+page.svelte'));
  const reached = [...new Set([...pages, ...listed])].map((entry) => {
    const found = new Set([entry]);
    for (const file of found) {
      if (!file.path.startsWith(LISTED)) readBy(file).forEach((next) => found.add(next));
    }
    return { entry, found };
  });
  const readers = new Map();
  for (const { found } of reached) {
    for (const file of found) readers.set(file, (readers.get(file) ?? 0) + 1);
  }
  const isOwn = (file) =>
    readers.get(file) === 1 && file.path.startsWith('src/lib/ui/') && !SHARED.test(file.path);
  return reached
    .map(({ entry, found }) => ({
      room: entry.path,
      files: [...found].filter((file) => file === entry || isOwn(file)).map(({ path }) => path),
    }))
    .sort((a, b) => b.files.length - a.files.length);
}

/** How many rules stand word for word in another file as well. */
function twinsAmong(files) {
  const homes = new Map();
  for (const { path, rules } of files) {
    for (const rule of rules) homes.set(rule, (homes.get(rule) ?? new Set()).add(path));
  }
  const twins = files.flatMap(({ rules }) => rules).filter((rule) => homes.get(rule).size > 1);
  return twins.length;
}

/**
 * Everything that is counted.
 *
 * @param {readonly Source[]} sources all code of the project: the app, its tools and its tests
 */
export function countsOf(sources) {
  const files = sources.map(read);
  const importers = importersOf(files);
  const roomOf = roomsOf(sources.map(({ path }) => path));
  const rooms = new Map();
  for (const file of files) {
    const room = roomOf(file.path);
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  const app = within(files, 'src/lib/');
  const components = files.filter(({ path }) => path.endsWith('.svelte'));
  const styled = within(files, 'src/').filter(({ rules }) => rules.length > 0);
  const conditions = styled.flatMap((file) => file.conditions);
  const once = (folder) =>
    within(files, folder).filter(({ path }) => importers.get(path).size === 1).length;
  return {
    rooms: [...rooms].sort().map(([room, own]) => ({ room, ...addedUp(own) })),
    whole: ['src/lib/ui/', 'src/lib/', 'src/tools/', 'src/', 'tests/'].map((folder) => ({
      room: folder.slice(0, -1),
      ...addedUp(within(files, folder)),
    })),
    importedOnce: { ui: once('src/lib/ui/'), lib: once('src/lib/') },
    ceremony: {
      lines: sum(components.map(({ kinds }) => kinds.script)),
      imports: sum(components.map(({ ceremony }) => ceremony.imports)),
      props: sum(components.map(({ ceremony }) => ceremony.props)),
    },
    styles: {
      rules: sum(styled.map(({ rules }) => rules.length)),
      twins: twinsAmong(styled),
      conditions: new Set(conditions).size,
      blocks: conditions.length,
    },
    types: severalTimes(app),
    alone: readAlone(within(files, 'src/')),
  };
}

const CODE = /\.(?:svelte|css|ts|js|mjs|cjs|c)$/;
/** Recorded games and the like. */
const DATA = 'tests/fixtures/';

function sources() {
  return ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => CODE.test(path) && !path.startsWith(DATA))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

const KINDS = ['files', 'lines', 'code', 'markup', 'script', 'css'];
const row = (name, cells) =>
  console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(9)).join(''));
const rowOf = (counts) =>
  row(
    counts.room,
    KINDS.map((kind) => counts[kind].toLocaleString('en')),
  );
const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;

/** How many rooms are found whole in so many files, and what the rooms of more than three consist of. */
function printAlone(alone) {
  const [FEW, MOST] = [3, 4];
  const withFiles = (count) => alone.filter(({ files }) => files.length === count).length;
  const told = Array.from({ length: MOST }, (_, i) => `${i + 1}: ${withFiles(i + 1)}`);
  const more = alone.filter(({ files }) => files.length > MOST).length;
  console.log(`
rooms by how many files of ui they alone read: ${told.join(', ')}, more: ${more}`);
  for (const { room, files } of alone.filter(({ files }) => files.length > FEW)) {
    const names = files.slice(1).map((file) => posix.basename(file));
    console.log(`  ${room} ${files.length}: ${names.join(', ')}`);
  }
}

function printCounts({ rooms, whole, importedOnce, ceremony, styles, types, alone }) {
  row('room', KINDS);
  rooms.forEach(rowOf);
  console.log();
  whole.forEach(rowOf);
  const { lines, imports, props } = ceremony;
  const { rules, twins, conditions, blocks } = styles;
  console.log(`
files with one importer: ${importedOnce.lib} of src/lib, ${importedOnce.ui} of them of ui
lines of components' scripts: ${lines}, of them imports ${imports}, props ${props} (${percent(imports + props, lines)})
style rules: ${rules}, with an identical twin in another file ${twins} (${percent(twins, rules)})
media and container conditions: ${conditions} in ${blocks} blocks
names of types defined in several files: ${types.length}
  ${types.map(([name, times]) => `${name} ${times}`).join(', ')}`);
  printAlone(alone);
}

/** In the page: a tap that is followed is alone, and stands still once it is stored and nothing drawn. */
function stopWhenStored() {
  // A clock that happens to tick belongs to no tap.
  window.setTimeout = () => 0;
  const tell = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (news) {
    // The one moment at which the coverage is taken.
    // eslint-disable-next-line no-debugger
    debugger;
    return tell.call(this, news);
  };
}

/** Files of the app in which a function ran, from the address of each script. */
function filesIn({ result }) {
  const ran = ({ functions }) =>
    functions.some(({ ranges: [{ startOffset, count }] }) => startOffset > 0 && count > 0);
  const paths = result
    .filter(ran)
    .map(({ url }) => url.replace(/^.*\/(src\/lib\/.*?)(?:\?.*)?$/, '$1'));
  return [...new Set(paths.filter((path) => path.startsWith('src/lib/')))].sort();
}

/** The files that a tap runs through, from the finger on the screen to the stored act. */
async function filesOfTap(context, origin, { text, before, tap }) {
  await importGame(context, origin, text);
  const page = await context.newPage();
  await page.goto(`${origin}game/${JSON.parse(text).entries[0].gameId}`);
  const button = (name) =>
    page.locator('.stage').getByRole('button', { name, exact: true }).first();
  for (const name of before) {
    await button(name).tap();
    await page.waitForTimeout(1500);
  }
  await button(tap).waitFor();
  // What is fetched and drawn while nothing else is to do belongs to no tap.
  await allFetched(page);
  const client = await context.newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Debugger.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.evaluate(stopWhenStored);
  // The ticks that were asked for before.
  await page.waitForTimeout(1500);
  const stored = new Promise((done) => {
    client.once('Debugger.paused', () => done(client.send('Profiler.takePreciseCoverage')));
  });
  // It answers what ran until now, and counts anew.
  await client.send('Profiler.takePreciseCoverage');
  const [coverage] = await Promise.all([
    stored.finally(() => client.send('Debugger.disable')),
    button(tap).tap(),
  ]);
  await page.close();
  return filesIn(coverage);
}

async function printTaps(browser) {
  const { moments } = await loadProgram('src/tools/house-moments.ts');
  const eligible = readFileSync(
    join(ROOT, 'tests/fixtures/games/six-players-eligible.json'),
    'utf8',
  );
  const { createServer } = await import('vite');
  // As it is written, a script each: the built app has put them together.
  const server = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0 } });
  await server.listen();
  const origin = server.resolvedUrls.local[0];
  const running = await launch(browser);
  try {
    for (const moment of moments(eligible)) {
      const context = await running.newContext({
        viewport: { width: 1280, height: 800 },
        hasTouch: true,
        serviceWorkers: 'block',
      });
      // A page of single files comes slowly the first time.
      context.setDefaultTimeout(180_000);
      const files = await filesOfTap(context, origin, moment);
      await context.close();
      const ui = files.filter((path) => path.startsWith('src/lib/ui/')).length;
      console.log(
        `files that ${moment.what} runs through: ${files.length}, without ui ${files.length - ui}`,
      );
      for (const path of files) console.log(`  ${path}`);
    }
  } finally {
    await running.close();
    await server.close();
  }
}

/** Prints what is counted, and follows taps where there is a browser to follow them in. */
async function house() {
  printCounts(countsOf(sources()));
  if (process.argv[2] === 'counts') return;
  const browser = await findBrowser();
  console.log();
  if (browser) await printTaps(browser);
  else console.log(NO_BROWSER);
  // The server is closed, and what Kit watches keeps the process alive.
  process.exit();
}

if (isProgram(import.meta.url)) await house();
