/** A component has no sentence of its own: all that it says comes from the words of a language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['src/lib/ui', 'src/routes'];

/** What is read out or shown of an element beside what stands in it. */
const SAID = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']);

const components = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => join(folder, name)),
);

/** Two letters are a word; one alone is a sign or a unit. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** The words that a component says past its language: as text, or as what an element is called. */
function ownWords(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown, of: string) => {
    if (Array.isArray(node)) return node.forEach((one) => look(one, of));
    if (typeof node !== 'object' || node === null) return;
    const { type, name, data } = node as { type?: string; name?: string; data?: string };
    if (type === 'Text' && (of === '' || SAID.has(of)) && hasWord(data ?? '')) found.push(data!);
    const within = type === 'Attribute' || type === 'StyleDirective' ? name! : of;
    const style = type === 'RegularElement' && name === 'style';
    if (!style) for (const part of Object.values(node)) look(part, within);
  };
  const { fragment }: AST.Root = parse(source, { modern: true });
  look(fragment, '');
  return found.map((text) => text.trim());
}

describe('a component', () => {
  it.each(components)('%s says only what its language says', (file) => {
    expect(ownWords(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('is found out by text, and by what an element is called', () => {
    expect(ownWords('<p class="wide">Pass {name}</p>')).toEqual(['Pass']);
    expect(ownWords('<button aria-label="Close the menu">×</button>')).toEqual(['Close the menu']);
    expect(ownWords('<p title="{count} tokens">{words.left}</p>')).toEqual(['tokens']);
  });
});
