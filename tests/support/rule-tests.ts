/**
 * The tests of the rules as they are written: which rule's id each bears, which refusals it expects
 * and whether it expects an act to be accepted. Read from what a test does; titles only give ids.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface RuleTest {
  title: string;
  /** Codes of the refusals that it expects. */
  refused: string[];
  /** Whether it expects that something is accepted: by name, or as it plays and nothing is refused. */
  accepts: boolean;
}

const BEARS_ID = /^(?:R-[A-Z]+|S)-\d\d /;
/** Helpers that play on a table and throw where anything is refused. */
const PLAYING = /\/support\/(?:rounds|votes|pay|transcript)\.ts$/;

/** The names that a file imports from helpers that play. */
function playersIn(file: ts.SourceFile): Set<string> {
  const names = file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const { moduleSpecifier, importClause } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || !PLAYING.test(moduleSpecifier.text)) return [];
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name }) => name.text)
      : [];
  });
  return new Set(names);
}

/** What the body of a test expects. */
function readBody(body: ts.Node, players: ReadonlySet<string>): Omit<RuleTest, 'title'> {
  const refused: string[] = [];
  let named = false;
  let plays = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      const [code] = node.arguments;
      if (method === 'isRefused' && code && ts.isStringLiteral(code)) refused.push(code.text);
      if (method === 'isAccepted' || method === 'gives') named = true;
      if (method === 'do' || method === 'record') plays = true;
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      if (players.has(node.expression.text)) plays = true;
    }
    // A line of a transcript: `Ana passes : refused cards-unused`.
    if (ts.isStringLiteralLike(node)) {
      refused.push(...[...node.text.matchAll(/: refused ([a-z-]+)/g)].map(([, code = '']) => code));
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return { refused, accepts: named || (plays && refused.length === 0) };
}

function testsIn(file: ts.SourceFile): RuleTest[] {
  const players = playersIn(file);
  const found: RuleTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const title = node.arguments.find(ts.isStringLiteralLike)?.text ?? '';
      const body = node.arguments.find(ts.isArrowFunction);
      if (body && BEARS_ID.test(title)) found.push({ title, ...readBody(body, players) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The tests below a folder whose titles begin with the id of a rule or an edge case. */
export function ruleTests(folder: URL): RuleTest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    })
    .flatMap(testsIn);
}
