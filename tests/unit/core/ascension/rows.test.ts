/**
 * Every row of the facts that the app enforces or computes has a test titled with its id, in each edition where
 * it holds; so has every row of the older checklist, by the rows that it is read as.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROWS_OFF } from '../../../support/ascension/rows-off.ts';
import { EDITIONS } from '../../../support/ascension/ruleset.ts';
import { factRows } from '../../../support/facts.ts';

/** Rows that are left to the table, with the reason. */
const BY_HAND: Readonly<Record<string, string>> = {
  'SA-TAC-10': 'What is produced lies on the board; the table types what it pays.',
  'SA-ECO-04': 'Any effect of a card may turn a planet, and effects of cards are not judged.',
  'SA-CRD-04':
    'Hands are counted, not named: which action cards are played is told for actions alone.',
  'SA-CMB-02': 'Retreats lie on the board; their counter is taken from the sheet by hand.',
};

/** Rows of the checklist that are enforced or computed, with those of the facts that they are read as. */
const CHECKLIST: Readonly<Record<string, readonly string[]>> = {
  'R-SHAT-SET-02': ['SA-SET-02'],
  'R-SHAT-SET-07': ['SA-SET-07', 'SA-SET-08'],
  'R-SHAT-SET-08': ['SA-SET-10'],
  'R-SHAT-SET-09': ['SA-SET-11'],
  'R-SHAT-SET-13': ['SA-SET-16'],
  'R-SHAT-STR-01': ['SA-GEN-07'],
  'R-SHAT-STR-04': ['SA-STR-06'],
  'R-SHAT-STR-05': ['SA-STR-07'],
  'R-SHAT-STR-07': ['SA-STR-06', 'SA-ACT-02', 'SA-ACT-03'],
  'R-SHAT-STR-08': ['SA-STR-06', 'SA-NUM-01'],
  'R-SHAT-ACT-01': ['SA-ACT-01', 'SA-GEN-05'],
  'R-SHAT-ACT-02': ['SA-ACT-02'],
  'R-SHAT-ACT-03': ['SA-ACT-03'],
  'R-SHAT-ACT-07': ['SA-TAC-02', 'SA-TAC-03'],
  'R-SHAT-ACT-14': ['SA-CMB-02'],
  'R-SHAT-STA-01': ['SA-STA-01'],
  'R-SHAT-STA-02': ['SA-OBJ-02'],
  'R-SHAT-STA-03': ['SA-OBJ-01'],
  'R-SHAT-STA-04': ['SA-WIN-01'],
  'R-SHAT-STA-05': ['SA-STA-03', 'SA-STA-04'],
  'R-SHAT-STA-07': ['SA-STA-07'],
  'R-SHAT-STA-08': ['SA-STA-05'],
  'R-SHAT-STA-11': ['SA-STA-10'],
  'R-SHAT-STA-13': ['SA-STA-14'],
  'R-SHAT-STA-14': ['SA-CC-05', 'SA-STA-10'],
  'R-SHAT-VP-01': ['SA-OBJ-04'],
  'R-SHAT-VP-03': ['SA-OBJ-06'],
  'R-SHAT-VP-05': ['SA-OBJ-08', 'SA-OBJ-09', 'SA-OBJ-10'],
  'R-SHAT-VP-07': ['SA-WIN-07'],
  'R-SHAT-VP-08': ['SA-WIN-01', 'SA-WIN-02', 'SA-WIN-09'],
  'R-SHAT-VP-09': ['SA-WIN-03'],
  'R-SHAT-VP-10': ['SA-WIN-03', 'SA-WIN-07'],
  'R-SHAT-VP-11': ['SA-VAR-01'],
};

/** Rows that the titles of a file name, each with an edition in which the test runs. */
function namedIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [title, , editions] = node.arguments;
      if (node.expression.text === 'inEditions' && title && ts.isStringLiteralLike(title)) {
        const those =
          editions && ts.isArrayLiteralExpression(editions)
            ? editions.elements.filter(ts.isStringLiteral).map(({ text }) => text)
            : EDITIONS;
        for (const [id] of title.text.matchAll(/SA-[A-Z]+-\d\d/g)) {
          found.push(...those.map((edition) => `${id} ${edition}`));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const tested = new Set(
  readdirSync(import.meta.dirname).flatMap((file) => namedIn(join(import.meta.dirname, file))),
);
const rows = factRows<{ id: string; app: string; inV6: string }>('shattered-ascension-rules');
const decided = rows.filter(({ app }) => app === 'enforce' || app === 'compute');

describe('the rows of the facts', () => {
  it('that are enforced or computed have a test in each edition where they hold', () => {
    const due = decided
      .filter(({ id }) => !(id in BY_HAND))
      .flatMap(({ id, inV6 }) =>
        inV6 === 'off' ? [`${id} v42`] : EDITIONS.map((e) => `${id} ${e}`),
      );
    expect(due.length).toBeGreaterThan(150);
    expect(due.filter((row) => !tested.has(row))).toEqual([]);
  });

  it('that are enforced or computed can be switched off to prove their tests', () => {
    const due = decided.map(({ id }) => id).filter((id) => !(id in BY_HAND));
    expect(Object.keys(ROWS_OFF).sort()).toEqual(due.sort());
  });

  it('are by hand where no test names them, and not otherwise', () => {
    expect(Object.keys(BY_HAND).filter((id) => tested.has(`${id} v42`))).toEqual([]);
    expect(Object.keys(BY_HAND).filter((id) => !decided.some((row) => row.id === id))).toEqual([]);
  });

  it('have a test for every row of the checklist that is read as them', () => {
    const due = Object.entries(CHECKLIST).flatMap(([row, ids]) =>
      ids.filter((id) => !(id in BY_HAND)).map((id) => ({ row, id })),
    );
    expect(due.filter(({ id }) => !EDITIONS.every((e) => tested.has(`${id} ${e}`)))).toEqual([]);
  });
});
