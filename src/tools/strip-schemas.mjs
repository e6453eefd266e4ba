/**
 * The commands as the app needs them. A command is defined once, with the schema of its arguments
 * (src/lib/core/commands); only tools read summaries and schemas, and together they are several KB
 * that every first visit would fetch. In the built app `defineCommand({ … facts })` is therefore
 * `facts` alone, and what only the schemas needed goes with them. Without this a cold table takes 8.7 KB
 * more (half of it valibot, which it has no other use for), 264 where 260 KB are the limit.
 */

const FILES = /\/src\/lib\/core\/commands\/[\w-]+\.ts$/;

/** Every node of a syntax tree, of whichever parser. */
export function* nodesIn(node) {
  if (Array.isArray(node)) for (const item of node) yield* nodesIn(item);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const [key, value] of Object.entries(node)) if (key !== 'metadata') yield* nodesIn(value);
  }
}

/** The text without these stretches, or with another text in their place. */
function spliced(text, stretches) {
  return [...stretches]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, by = '' }) => left.slice(0, start) + by + left.slice(end), text);
}

/** Each definition, with its facts in its place. */
function definitions(text, program) {
  return [...nodesIn(program)]
    .filter((node) => node.type === 'CallExpression' && node.callee.name === 'defineCommand')
    .map(({ start, end, arguments: [command] }) => {
      const facts = command.properties.find(({ key }) => key.name === 'facts').value;
      return { start, end, by: `(${text.slice(facts.start, facts.end)})` };
    });
}

/** Names that a statement at the top brings in: of an import, or of a constant that stays inside. */
function namesOf(statement) {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({ local }) => local.name);
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.map(({ id }) => id.name);
}

/** Statements at the top whose names nothing else in the file says. */
function idle({ body }) {
  return body.filter((statement) => {
    const names = namesOf(statement);
    const others = body.filter((other) => other !== statement);
    const said = [...nodesIn(others)].filter(({ type }) => type === 'Identifier');
    return names.length > 0 && !said.some(({ name }) => names.includes(name));
  });
}

/**
 * One file of commands without summaries and schemas.
 *
 * @param {string} text JavaScript
 * @param {(text: string) => { body: object[] }} parse
 */
export function withoutSchemas(text, parse) {
  let lean = spliced(text, definitions(text, parse(text)));
  for (let gone = idle(parse(lean)); gone.length > 0; gone = idle(parse(lean))) {
    lean = spliced(lean, gone);
  }
  return lean;
}

/**
 * Takes summaries and schemas out of the built app.
 *
 * @returns {import('vite').Plugin}
 */
export function stripSchemas() {
  return {
    name: 'strip-schemas',
    apply: 'build',
    transform(code, id) {
      return FILES.test(id) && code.includes('defineCommand(')
        ? { code: withoutSchemas(code, (text) => this.parse(text)), map: null }
        : null;
    },
  };
}
