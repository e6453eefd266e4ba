/** What can be counted of the house from its text alone: rooms, importers, ceremony, styles, names. */
import { posix } from 'node:path';
import { parse, parseCss } from 'svelte/compiler';
import ts from 'typescript';

/**
 * @typedef {{ path: string, text: string }} Source a file; the path is from the project's folder, with slashes
 * @typedef {{ files: number, lines: number, code: number, markup: number, script: number, css: number }} Kinds
 *   lines by kind: code stands in files of its own, markup and scripts in components, css in both
 */

/** Every node of a syntax tree, of whichever parser. */
function* nodesIn(node) {
  if (Array.isArray(node)) for (const item of node) yield* nodesIn(item);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const [key, value] of Object.entries(node)) if (key !== 'metadata') yield* nodesIn(value);
  }
}

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
  };
}
