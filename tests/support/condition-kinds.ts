/** The kinds of conditions that there are, from the text of their type. */
import { readFileSync } from 'node:fs';

/** Every `kind` of `Condition` in core/condition.ts. */
export function conditionKinds(): string[] {
  const file = new URL('../../src/lib/core/condition.ts', import.meta.url);
  const [, type = ''] = readFileSync(file, 'utf8').split('export type Condition =');
  return [...type.matchAll(/kind: '(\w+)'/g)].map(([, kind = '']) => kind);
}
