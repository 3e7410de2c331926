/** Reads the comments that stand beside rules, sections, fields, options, dictionaries and helpers in TypeScript. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(generated|test)\.ts$|^samples|^outlines/.test(file))
    .map((file) => join(folder, file));

function readComment(text: string, node: ts.Node): string | undefined {
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  if (!range) return undefined;
  const lines = text
    .slice(range.pos, range.end)
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(\*|\/\/)?\s?/, '').trimEnd());
  return lines.join('\n').trim() || undefined;
}

const nameOf = (node: ts.ObjectLiteralExpression): string | undefined => {
  for (const name of ['id', 'key', 'name', 'value']) {
    const property = node.properties.find(
      (each): each is ts.PropertyAssignment =>
        ts.isPropertyAssignment(each) && ts.isIdentifier(each.name) && each.name.text === name,
    );
    if (property && ts.isStringLiteralLike(property.initializer))
      return `${name}=${property.initializer.text}`;
  }
  return undefined;
};

/** Comments by `id=…`, `key=…`, `name=…` of the object, by `helper=…` of a function, and by `property=…` of an object. */
export function readComments(folders: string[]): Map<string, string> {
  const comments = new Map<string, string>();
  for (const file of folders.flatMap(listSources)) {
    const text = readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const note = (key: string | undefined, comment: string | undefined) => {
      if (key && comment && !comments.has(key)) comments.set(key, comment);
    };
    const visit = (node: ts.Node) => {
      if (ts.isObjectLiteralExpression(node)) {
        note(nameOf(node), ts.isArrayLiteralExpression(node.parent) ? readComment(text, node) : undefined);
      }
      if (ts.isVariableStatement(node)) {
        const [declaration] = node.declarationList.declarations;
        if (declaration && ts.isIdentifier(declaration.name)) {
          const initializer = declaration.initializer;
          const comment = readComment(text, node);
          if (initializer && ts.isObjectLiteralExpression(initializer)) note(nameOf(initializer), comment);
          note(`helper=${declaration.name.text}`, comment);
        }
      }
      if (ts.isFunctionDeclaration(node) && node.name)
        note(`helper=${node.name.text}`, readComment(text, node));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return comments;
}
