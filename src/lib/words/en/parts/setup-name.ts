/** What a setup is called: one that the app brings by its id, the table's own by its name; changed or not. */
import type { Settings } from '../../../core/settings.ts';
import { readable, typed } from './readable.ts';

const presets: Readonly<Record<string, string>> = { 'cheat-sheet': 'Cheat sheet' };

export function setupName(setup: NonNullable<Settings['setup']>): string {
  const name =
    setup.kind === 'own' ? typed(setup.name) : (presets[setup.preset] ?? readable(setup.preset));
  return setup.changed ? `${name}, changed` : name;
}
