/** The workflows: they can be read, and run npm only, by scripts that there are. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
  on: {
    push?: { branches: string[] };
    schedule?: { cron: string }[];
    workflow_dispatch?: null;
  };
  permissions?: Record<string, string>;
  jobs: Record<string, { needs?: string; steps: Step[]; permissions?: Record<string, string> }>;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FOLDER = '.github/workflows';
const workflows = Object.fromEntries(
  readdirSync(join(ROOT, FOLDER)).map((file) => [
    file,
    parse(read(`${FOLDER}/${file}`)) as Workflow,
  ]),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const runs = (steps: readonly Step[] = []) => steps.flatMap(({ run }) => run ?? []);

describe.each(Object.entries(workflows))('%s', (_, { jobs }) => {
  test('runs npm, and scripts of the package, only', () => {
    const all = Object.values(jobs).flatMap(({ steps }) => runs(steps));
    expect(all.length).toBeGreaterThan(0);
    for (const line of all) {
      const [, script] = /^npm (?:run )?([a-z:]+)$/.exec(line) ?? [];
      expect(script === 'ci' || (script !== undefined && script in scripts), line).toBe(true);
    }
  });

  test('hands the code to no one else: every action is one of the host itself', () => {
    for (const { steps } of Object.values(jobs)) {
      for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
    }
  });
});

test('each night the long tests run, and whenever they are asked for', () => {
  const { jobs, on, permissions } = workflows['nightly.yml']!;
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  expect(on).toHaveProperty('workflow_dispatch');
  expect(permissions).toEqual({ contents: 'read' });
  expect(Object.values(jobs).map(({ steps }) => runs(steps))).toEqual([
    ['npm ci', 'npm run test:long'],
  ]);
});

test('what was tested is published, built for the path of the pages, and nothing else', () => {
  const { jobs, on } = workflows['pages.yml']!;
  const { test: tested, publish } = jobs;
  expect(on.push?.branches).toEqual(['main']);
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
