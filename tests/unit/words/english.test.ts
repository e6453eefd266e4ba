/**
 * English as a host would speak it: what the text of a sentence can show of the patterns that sound
 * translated. A sentence that is right all the same stands in `ALLOWED`, with the reason.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';

const ENGLISH = join(ROOT, 'src/lib/words/en');

/** Tables of printed names: they are quoted, not written. */
const NAMES = [
  'attachments.ts',
  'breakthroughs.ts',
  'leaders.ts',
  'notes.ts',
  'objective-names.ts',
  'parts/shattered-ascension/objective-names.ts',
  'parts/shattered-ascension/printed-names.ts',
  'planets.ts',
  'played.ts',
  'relics.ts',
  'technologies.ts',
];

const files = readdirSync(ENGLISH, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !NAMES.includes(name),
);
const sourceOf = (name: string) => readFileSync(join(ENGLISH, name), 'utf8');

interface Sentence {
  file: string;
  line: number;
  /** What is said, with `{…}` for what is put in. */
  text: string;
}

/** Whether a string is an id or a type, which no one reads. */
function isId(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isGetAccessor(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) &&
      [
        ts.SyntaxKind.EqualsEqualsEqualsToken,
        ts.SyntaxKind.ExclamationEqualsEqualsToken,
        ts.SyntaxKind.InKeyword,
      ].includes(parent.operatorToken.kind))
  );
}

/** Every text of a file that a person can read. */
function sentencesOf(file: string, source = sourceOf(file)): Sentence[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (!isId(node)) found.push({ file, line, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(
        ({ expression, literal }) => `{${expression.getText()}}${literal.text}`,
      );
      add(node, node.head.text + parts.join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const all = files.flatMap((file) => sentencesOf(file));

interface Pattern {
  what: string;
  /** What it should be instead. */
  instead: string;
  found: RegExp;
}

const PATTERNS: readonly Pattern[] = [
  {
    what: 'somebody, nobody, everybody, whoever',
    instead: 'a player, no one, everyone',
    found: /\b(?:some|no|every|any)body\b|\bwhoever\b/i,
  },
  {
    what: 'a relative clause for a subject',
    instead: 'give it a noun: "The player who …"',
    found:
      /(?:^|[.;:,] )(?:Who|who) (?:has it|had|have|is|was|leads|cannot|can’t|uses|takes|wins)\b(?!.*\?)/,
  },
  {
    what: 'each, all, both or none for a subject',
    instead: 'Each player …',
    found:
      /(?:^|[:;.] )(?:Each (?:who\b|(?!player|other|follower|is\b|goes\b)[a-z]+s\b)|All (?:gain|with the|can|act|may)\b|None is\b)/,
  },
  {
    what: '"own" without its owner',
    instead: 'one of their planets, as long as they have ships',
    found: /\b(?:an|the|each|every|one|as) own\b/i,
  },
  {
    what: '"of" before a person',
    instead: '’s',
    found: new RegExp(
      String.raw`\bof \{(?:names\.seat\(|(?:seat|name|who|owner|holder|speaker|person|from|to|by|winner|player)\})`,
    ),
  },
  {
    what: 'a passive on a button',
    instead: 'an imperative: "Score a secret"',
    found:
      /^(?:A secret was scored|Planets gained|A combat was won|Custodians token taken|A token has left\b.*|An agenda is voted on|Two cards change hands|The card is discarded|Planets are readied|A card goes back|A card changes turns|\{card\} is readied|\{name\} is revealed)$/,
  },
  {
    what: 'a sentence without its conjunction, or with "also" at its head',
    instead: 'When readied, …; even if …',
    found:
      /(?:^|[.;,] )(?:(?:Readied|Exhausted|Inactive) it\b|[Aa]lso (?:if|from|when|of|where|one)\b)/,
  },
  {
    what: '"no" for "not a"',
    instead: 'isn’t a …; "there are no …" is right',
    found:
      /(?<!\b[Tt]here )\b(?:is|are|was|were|be|being) (?:no (?!longer\b|more\b|one\b)[a-z]|none\b(?!;))/,
  },
  {
    what: 'lie, for where a card is',
    instead: 'is, stays',
    found: /\b(?:lies?|lying|lay)\b/,
  },
  {
    what: 'stand, for what a screen shows',
    instead: 'is shown',
    found: /\b(?:stands?|stood)\b(?! (?:for|in for)\b)/,
  },
  {
    what: 'act, for an entry of the history',
    instead: 'entry, step',
    found:
      /\b(?:an|the|this|that|one|last|next|first|likely|these|of|in|every) acts?\b|^Acts?\b|\bacts\b(?= of\b)/i,
  },
  {
    what: 'take back, bring back, put right, put away',
    instead: 'undo, restore, fix, close',
    found:
      /\b(?:take|takes|taken|took) (?:(?:it|them|that|this|the last tap) )?back\b(?! (?:to|from|into|off)\b)|\bput right\b|\b[Pp]ut (?:this note )?away\b/i,
  },
  {
    what: 'at hand, anew, the usual, by themselves, turn up, hand on, go on',
    instead: 'again, default, automatically, reveal, pass on, continue',
    found:
      /\bat hand\b|\banew\b|\bthe usual\b|\bby (?:itself|themselves)\b|\bturn(?:s|ed)? (?:[a-z]+ ){0,2}up\b|\b[Hh]and(?:s|ed)? on\b|\b(?:go|goes|gone|went) on\b(?! top\b)/i,
  },
  {
    what: 'the store of this browser, the record',
    instead: 'browser storage, the saved game',
    found: /\bstore of (?:this|the) browser\b|\bThe record\b/,
  },
  {
    what: '"in this" before a round, turn, phase or step',
    instead: 'this round',
    found: /\bin this (?:round|turn|phase|status phase|agenda phase|\{inPhase)/,
  },
  {
    what: 'a negative where English has a word',
    instead: 'exhausted, unclaimed',
    found: /\bnot readied\b|\bheld by no one\b|\bnot unlocked yet\b/,
  },
  {
    what: 'no contraction',
    instead: 'don’t, isn’t, can’t, doesn’t',
    found:
      /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b/i,
  },
  {
    what: '"there is"',
    instead: 'there’s',
    found: /\bthere is\b/i,
  },
  {
    what: 'counter-clockwise',
    instead: 'anticlockwise',
    found: /counter-?clockwise/i,
  },
];

/** Sentences that are right all the same, each with the reason. */
const ALLOWED: readonly (readonly [text: string, reason: string])[] = [
  [
    'A card beats the general rules; "cannot" beats everything; "may" leaves the choice to you, anything else is mandatory.',
    'the word on the card',
  ],
  ['"Cannot" is final. No other ability changes it.', 'the word on the card'],
];

const allowed = new Set(ALLOWED.map(([text]) => text));

describe('no sentence sounds translated', () => {
  test.each(PATTERNS)('$what', ({ found, instead }) => {
    const hits = all
      .filter(({ text }) => found.test(text) && !allowed.has(text))
      .map(({ file, line, text }) => `${file}:${line} ${text}`);
    expect(hits, `Write: ${instead}`).toEqual([]);
  });

  test('an exception is a sentence that is there, and needs to be one', () => {
    const texts = new Set(all.map(({ text }) => text));
    const needless = ALLOWED.filter(
      ([text]) => !texts.has(text) || !PATTERNS.some(({ found }) => found.test(text)),
    );
    expect(needless).toEqual([]);
  });
});

/** What a player or a host reads beside the app. */
const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test('the documents neither', () => {
  const hits = PAGES.flatMap((page) =>
    readFileSync(join(ROOT, page), 'utf8')
      .split('\n')
      .map((line) => line.replace(/`[^`]*`/g, ''))
      .flatMap((line, at) =>
        /\b(?:some|no|every|any)body\b|\bwhoever\b|\banew\b|\bat hand\b|\bis no (?!longer\b|more\b|one\b)[a-z]|counter-clockwise/i.test(
          line,
        )
          ? `${page}:${at + 1} ${line}`
          : [],
      ),
  );
  expect(hits).toEqual([]);
});

test('README begins with what Custodian is and a picture, and then says how to start it', () => {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [picture, command] = [text.indexOf('!['), text.indexOf('npm start')];
  expect(text).toMatch(/^# Custodian\n\nCustodian is /);
  expect(picture).toBeGreaterThan(0);
  expect(command).toBeGreaterThan(picture);
  for (const [, path = ''] of text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)) {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
});

/** Where letters of a word are changed, and why no other language minds. */
const SURGERY: readonly (readonly [file: string, reason: string])[] = [
  ['parts/readable.ts', 'an id that no language has a name for is spelled'],
  ['steps.ts', 'the same, of a step that a ruleset brings'],
  ['table.ts', 'where a long English word may be broken; another language names its own'],
];

test('no word is cut or changed to fit a sentence', () => {
  const known = SURGERY.map(([file]) => file);
  const cut = files.filter((file) =>
    /\.(?:replace|toLowerCase|toUpperCase|toLocaleLowerCase|toLocaleUpperCase|charAt)\(/.test(
      sourceOf(file),
    ),
  );
  expect(cut.sort()).toEqual([...known].sort());
});

/** Parameters that hold words and no name or number: what a sentence is put together from. */
const PHRASES = new Set(
  'act acts agreement details does done effects find finds flag gains gives missing paidWith parts pays question requirement rows said steps taking text ticks what why'.split(
    ' ',
  ),
);

/** Where such a parameter holds a name after all: of a card, a field or a file, or what was typed. */
const NAMED = [
  'agenda.laws.outcome',
  'cards-at-hand.anotherPlayer',
  'component.plays',
  'component.typed',
  'corrections.depth.cell',
  'deals.isDue',
  'deals.row',
  'deals.settles',
  'files.unknown-rules',
  'holdings-set.leave',
  'holdings-set.record',
  'holdings-set.row',
  'house.refused.unknown-rules',
  'kit.byHand',
  'player.amountOf',
  'player.balances.enters',
  'player.exactly',
  'player.more.record',
  'points.said',
  'routine.draws',
  'technologies-screen.standIn',
  'tokens.rest',
];

/** The path of a function: its file, and the names that lead to it. */
function pathOf(file: string, node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) {
      names.unshift(at.name.getText().replace(/'/g, ''));
    }
  }
  return [file.replace(/\.ts$/, ''), ...names].join('.');
}

/** Sentences of the sections that are handed words. */
const putTogether = files
  .filter((file) => !file.includes('/'))
  .flatMap((file) => {
    const tree = ts.createSourceFile(file, sourceOf(file), ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isArrowFunction(node) || ts.isMethodDeclaration(node)) {
        const takes = node.parameters.some(
          ({ name, type, initializer }) =>
            PHRASES.has(name.getText()) && /string|''/.test((type ?? initializer)?.getText() ?? ''),
        );
        const path = pathOf(file, node);
        if (takes && path.includes('.')) found.push(path);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });

test('a sentence that is put together from parts is listed with its reason', () => {
  const table = readFileSync(join(ENGLISH, 'README.md'), 'utf8');
  const listed = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  expect([...putTogether.filter((path) => !NAMED.includes(path))].sort()).toEqual(listed.sort());
});
