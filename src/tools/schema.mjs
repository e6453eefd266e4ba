// npm run schema: writes docs/schema/*.json and the table of docs/commands.md from the code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadProgram } from './bundle.mjs';
import { ROOT } from './project.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const { generated } = await loadProgram('src/tools/schema-main.ts');
const style = await resolveConfig(join(ROOT, 'package.json'));

for (const [path, text] of Object.entries(generated(read))) {
  const file = join(ROOT, path);
  const shaped = path.endsWith('.json') ? await format(text, { ...style, filepath: file }) : text;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, shaped);
  console.log(path);
}
