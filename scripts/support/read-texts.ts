/** Texts of the product as the source writes them, for tests that read all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listProgramFolders, readProgramFile } from './program-files';

const root = join(__dirname, '..', '..');

/** A text literal in a source file. */
export interface WrittenText {
  file: string;
  /** The forms of each language: one, or one for each plural category. `…` stands for a value inserted by `${…}`. */
  forms: { zh: string[]; en: string[]; ar?: string[] };
}

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.umi/.test(name));

function writtenIn(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
  if (ts.isBinaryExpression(node)) return writtenIn(node.left) + writtenIn(node.right);
  return '';
}

const assignmentsOf = (node: ts.ObjectLiteralExpression): Map<string, ts.Expression> =>
  new Map(
    node.properties.flatMap((each) =>
      ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) ? [[each.name.text, each.initializer]] : [],
    ),
  );

const formsIn = (node: ts.Expression): string[] =>
  ts.isObjectLiteralExpression(node) ? [...assignmentsOf(node).values()].map(writtenIn) : [writtenIn(node)];

function textsIn(file: string): WrittenText[] {
  const found: WrittenText[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const written = assignmentsOf(node);
      const [zh, en, ar] = ['zh', 'en', 'ar'].map((language) => written.get(language));
      if (zh && en)
        found.push({ file, forms: { zh: formsIn(zh), en: formsIn(en), ...(ar && { ar: formsIn(ar) }) } });
    }
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function textsOfDocument(file: string, value: unknown): WrittenText[] {
  if (!value || typeof value !== 'object') return [];
  const { zh, en, ar } = value as Record<string, unknown>;
  const isText = typeof zh === 'string' && typeof en === 'string';
  const own = isText
    ? [{ file, forms: { zh: [zh], en: [en], ...(typeof ar === 'string' && { ar: [ar] }) } }]
    : [];
  return [...own, ...Object.values(value).flatMap((each) => textsOfDocument(file, each))];
}

/** Every text in the documents of the programs. */
export const readDocumentTexts = (): WrittenText[] =>
  listProgramFolders().flatMap((key) =>
    textsOfDocument(`domain/programs/${key}/program.yaml`, readProgramFile(key)),
  );

/** Every text `{ zh, en, ar? }` in the sources of these folders. */
export const readTexts = (folders: string[]): WrittenText[] =>
  folders.flatMap(sourceFiles).flatMap((file) => textsIn(file));
