/**
 * Collects the Arabic of all texts of the product, from the `ar` beside their English in the sources. Server and portal look it
 * up by the English; the portal loads it only with the chunk of that language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { PluralForms } from '../../domain/text';
import { listProgramFolders, readProgramFile } from './program-files';

type Wording = string | PluralForms;

const SOURCE = /(?<!\.test|\.generated)\.tsx?$/;

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => join(folder, file))
    .sort();

const readProperties = (node: ts.ObjectLiteralExpression): Map<string, ts.Expression> =>
  new Map(
    node.properties
      .filter(ts.isPropertyAssignment)
      .flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) || ts.isStringLiteral(name) ? [[name.text, initializer]] : [],
      ),
  );

/** Returns a literal text, or its plural forms; null for a text that code composes. */
function readWording(node: ts.Expression | undefined): Wording | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node)) return null;
  const forms = [...readProperties(node)].map(([name, form]) => [name, readWording(form)]);
  return Object.fromEntries(forms) as PluralForms;
}

function* findArabicTexts(node: ts.Node): Generator<[english: string, arabic: Wording]> {
  if (ts.isObjectLiteralExpression(node)) {
    const properties = readProperties(node);
    const english = readWording(properties.get('en'));
    const arabic = readWording(properties.get('ar'));
    const key = english && (typeof english === 'string' ? english : english.other);
    // Records of texts by language have these keys, too, and are no text themselves.
    if (key && arabic) yield [key, arabic];
  }
  for (const child of node.getChildren()) yield* findArabicTexts(child);
}

/** The texts of a document, which is data already. */
function* findDocumentTexts(value: unknown): Generator<[english: string, arabic: Wording]> {
  if (!value || typeof value !== 'object') return;
  const { en, ar } = value as { en?: unknown; ar?: unknown };
  if (typeof en === 'string' && typeof ar === 'string') yield [en, ar];
  for (const each of Object.values(value)) yield* findDocumentTexts(each);
}

/** Returns each Arabic wording of each English text under the folders, and in documents. */
export function collectArabic(folders: string[], documents: readonly unknown[] = []): Map<string, Wording[]> {
  const wordings = new Map<string, Wording[]>();
  const keep = ([english, arabic]: [string, Wording]) => {
    const known = wordings.get(english) ?? [];
    const isKnown = known.some((each) => JSON.stringify(each) === JSON.stringify(arabic));
    if (!isKnown) wordings.set(english, [...known, arabic]);
  };
  for (const document of documents) [...findDocumentTexts(document)].forEach(keep);
  for (const file of folders.flatMap(listSources)) {
    const content = readFileSync(file, 'utf8');
    if (!content.includes('ar:')) continue;
    const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
    [...findArabicTexts(source)].forEach(keep);
  }
  return wordings;
}

/** The Arabic of the product: of its sources, and of the documents of its programs. */
export const collectProductArabic = (root: string): Map<string, Wording[]> =>
  collectArabic([join(root, 'domain'), join(root, 'server')], listProgramFolders().map(readProgramFile));

export function arabicWordsFile(root: string): string {
  const words = [...collectProductArabic(root)];
  return [
    '// Written by `npm run gen` from the `ar` of the texts. Do not edit.',
    "import type { ArabicWords } from './text';",
    '',
    `export const arabicWords: ArabicWords = ${JSON.stringify(Object.fromEntries(words.map(([english, [arabic]]) => [english, arabic])), null, 2)};`,
    '',
  ].join('\n');
}
