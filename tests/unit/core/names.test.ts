/** Core knows effects; which box, card or faction has them is the rulesets' affair. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOXES, EXPANSIONS } from '../../../src/lib/rulesets/boxes.ts';
import { rulesetOf } from '../../../src/lib/rulesets/compose.ts';
import { agendas } from '../../../src/lib/words/en/agendas.ts';
import { boxes } from '../../../src/lib/words/en/boxes.ts';
import { factions } from '../../../src/lib/words/en/factions.ts';
import {
  leaderName,
  noteName,
  planetName,
  relicName,
  technologyName,
} from '../../../src/lib/words/holding-names.ts';
import { objectiveName } from '../../../src/lib/words/objective-name.ts';
import { riders } from '../../../src/lib/words/en/riders.ts';
import { strategyCards } from '../../../src/lib/words/en/strategy-cards.ts';
import { cardsOf } from '../../../src/lib/rulesets/cards.ts';
import { EVERY_COMBINATION } from '../../support/expansions.ts';

const CORE = new URL('../../../src/lib/core/', import.meta.url).pathname;
const files = readdirSync(CORE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

/** Rows of a table in every game that there is. */
const idsOf = (table: (expansions: readonly string[]) => object): string[] => [
  ...new Set(EVERY_COMBINATION.flatMap((expansions) => Object.keys(table(expansions)))),
];
const named = (ids: readonly string[], nameOf: (id: string) => string | undefined) =>
  ids.map((id): [string, string] => [id, nameOf(id) ?? id]);
const cards = (table: 'leaders' | 'notes' | 'planets' | 'relics' | 'technologies') =>
  idsOf((expansions) => cardsOf(expansions)[table]);
const rules = (table: 'agendas' | 'factions' | 'objectives' | 'riders' | 'strategyCards') =>
  idsOf((expansions) => rulesetOf(expansions)[table]);

/** Id and printed name of every box and card that there is. */
const NAMED: [string, string][] = [
  ...named(
    BOXES.map(({ id }) => id),
    (id) => boxes[id as keyof typeof boxes].name,
  ),
  ...named(rules('agendas'), (id) => agendas[id]?.name),
  ...named(rules('factions'), (id) => factions[id]?.name),
  ...named(rules('factions'), (id) => factions[id]?.short),
  ...named(rules('objectives'), objectiveName),
  ...named(rules('riders'), (id) => riders[id]?.name),
  ...named(rules('strategyCards'), (id) => strategyCards[id]?.name),
  ...named(cards('leaders'), leaderName),
  ...named(cards('notes'), noteName),
  ...named(cards('planets'), planetName),
  ...named(cards('relics'), relicName),
  ...named(cards('technologies'), technologyName),
];

/** What is an ordinary term of the game though some card bears the same name, and why. */
const ALLOWED: readonly (readonly [term: RegExp, why: string])[] = [
  [/Mecatol Rex|mecatol-rex/g, 'a topic of the reference: the custodians, votes and objectives'],
  [/Trade goods/g, 'the goods'],
  [/Technology specialties/g, 'the mark on a planet'],
  [/'technology'/g, 'a kind of card'],
  [/'imperial'/g, 'a slot and a source of points: a word of the record, there for ever'],
];

/** The text as it reads: without the breaks of comments, and without what is an ordinary term. */
function readable(text: string): string {
  const flowing = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return ALLOWED.reduce((rest, [term]) => rest.replace(term, ''), flowing);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name wherever it stands; an id of one plain word only where it is a value. */
const PATTERNS = [
  ...new Set(
    NAMED.flatMap(([id, name]) => {
      const isPlainWord = /^[a-z]+$/.test(id);
      return [isPlainWord ? `(?<=['"\`])${id}(?=['"\`])` : escaped(id), escaped(name)];
    }),
  ),
];
const NAMES = new RegExp(`(?<![\\w-])(?:${PATTERNS.join('|')})(?![\\w-])`, 'g');
const namesIn = (text: string): string[] => readable(text).match(NAMES) ?? [];

describe('core', () => {
  it.each(files)('names no box and no card, comments included: %s', (file) => {
    expect(namesIn(readFileSync(join(CORE, file), 'utf8'))).toEqual([]);
  });
});

describe('this check', () => {
  it('knows every box, and cards of every table', () => {
    expect(NAMED.map(([id]) => id)).toEqual(expect.arrayContaining([...EXPANSIONS]));
    expect(NAMED.length).toBeGreaterThan(500);
    expect(files.length).toBeGreaterThan(100);
  });

  it.each([
    ["if (expansions.includes('pok')) {", ['pok']],
    ['/** Only in Prophecy of\n * Kings. */', ['Prophecy of Kings']],
    ["const note = 'support-for-the-throne';", ['support-for-the-throne']],
    ['// as with Hyper Metabolism and Mutiny', ['Hyper Metabolism', 'Mutiny']],
    ["card === 'trade' ? 'Leadership' : null", ['trade', 'Leadership']],
    ['// the Winnu pay nothing', ['Winnu']],
    ['/** `base+codex1` */', ['codex1']],
  ])('finds what it should: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    'const base = line.trade; // the technology of a warfare',
    '/** Trade goods for a planet beside Mecatol Rex (LRR PoK 92). */',
  ])('lets ordinary words be: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
