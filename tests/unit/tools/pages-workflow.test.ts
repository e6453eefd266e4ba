/** The workflow that publishes the app: it can be read, and runs npm only, by scripts that there are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../../src/tools/project.mjs';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Workflow {
  on: { push: { branches: string[] } };
  jobs: Record<string, { needs?: string; steps: Step[]; permissions?: Record<string, string> }>;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const workflow = parse(read('.github/workflows/pages.yml')) as Workflow;
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const { test: tested, publish } = workflow.jobs;
const runs = (steps: readonly Step[] = []) => steps.flatMap(({ run }) => run ?? []);

test('it runs npm, and scripts of the package, only', () => {
  const all = Object.values(workflow.jobs).flatMap(({ steps }) => runs(steps));
  expect(all.length).toBeGreaterThan(0);
  for (const line of all) {
    const [, script] = /^npm (?:run )?([a-z:]+)$/.exec(line) ?? [];
    expect(script === 'ci' || (script !== undefined && script in scripts), line).toBe(true);
  }
});

test('it publishes only what was tested, built for the path of the pages', () => {
  expect(workflow.on.push.branches).toEqual(['main']);
  expect(runs(tested?.steps)).toEqual(['npm ci', 'npm test']);
  expect(publish?.needs).toBe('test');
  const steps = publish?.steps ?? [];
  const built = steps.findIndex(({ run }) => run === 'npm run build');
  const path = steps[built]?.env?.['BASE_PATH'] ?? '';
  const [, id] = /steps\.(\w+)\.outputs\.base_path/.exec(path) ?? [];
  const asked = steps.findIndex((step) => step.id === id);
  expect(steps[asked]?.uses).toMatch(/^actions\/configure-pages@/);
  expect(asked).toBeLessThan(built);
  const sent = steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
  expect(sent?.with).toEqual({ path: 'build' });
  expect(publish?.permissions).toMatchObject({ pages: 'write', 'id-token': 'write' });
});

test('nobody else is handed the code: every action is one of the host itself', () => {
  for (const { steps } of Object.values(workflow.jobs)) {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
  }
});
