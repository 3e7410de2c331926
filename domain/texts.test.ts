/** Reads every text of domain and server in the source: one notation, and the same placeholders in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const LANGUAGES = ['zh', 'en'] as const;

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => join(folder, name));

interface Found {
  file: string;
  /** The forms of each language: one, or one for each plural category. */
  forms: Record<(typeof LANGUAGES)[number], string[]>;
}

/** The text that an expression writes down, with what it inserts by `${…}` left out. */
function writtenIn(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('');
  if (ts.isBinaryExpression(node)) return writtenIn(node.left) + writtenIn(node.right);
  return '';
}

const assignments = (node: ts.ObjectLiteralExpression): Map<string, ts.Expression> =>
  new Map(
    node.properties.flatMap((each) =>
      ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) ? [[each.name.text, each.initializer]] : [],
    ),
  );

function formsIn(node: ts.Expression): string[] {
  if (ts.isObjectLiteralExpression(node)) return [...assignments(node).values()].map(writtenIn);
  return [writtenIn(node)];
}

function textsIn(file: string): Found[] {
  const found: Found[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [zh, en] = LANGUAGES.map((language) => assignments(node).get(language));
      if (zh && en) found.push({ file, forms: { zh: formsIn(zh), en: formsIn(en) } });
    }
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const texts = ['domain', 'server'].flatMap(sourceFiles).flatMap(textsIn);

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();

describe('texts of domain and server', () => {
  test('are found in the source', () => {
    expect(texts.length).toBeGreaterThan(5000);
  });

  test('have no placeholder in other than two braces', () => {
    const bare = (text: string) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''));
    expect(texts.filter(({ forms }) => Object.values(forms).flat().some(bare))).toEqual([]);
  });

  test('have the same placeholders in both languages and in each plural form', () => {
    const differ = ({ forms: { zh, en } }: Found) => new Set([...zh, ...en].map(placeholders)).size > 1;
    expect(texts.filter(differ)).toEqual([]);
  });

  test('have plural forms only where they count', () => {
    const forms = texts.flatMap(({ forms: { en } }) => (en.length > 1 ? en : []));
    expect(forms.length).toBeGreaterThan(40);
    expect(forms.filter((text) => !text.includes('{{count}}'))).toEqual([]);
  });
});
