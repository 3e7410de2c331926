/** Finds the server's statements that set a status, by reading its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import ts from 'typescript';
import * as tables from '../../server/tables.generated';

/** Column names that hold a status. */
const STATUS_COLUMNS = ['status', 'state', 'settled'];
/** Further columns that determine a status: a window's follows from its times and this switch. */
const OTHER_STATUS_COLUMNS: Record<string, string[]> = { windows: ['enabled'] };

/** Status columns by table, for tables that have any; the key is the table's name in source code. */
export const tablesWithStatus: ReadonlyMap<string, { table: string; columns: string[] }> = new Map(
  Object.entries(tables).flatMap(([name, table]) => {
    if (!is(table, PgTable)) return [];
    const names = [...STATUS_COLUMNS, ...(OTHER_STATUS_COLUMNS[name] ?? [])];
    const columns = Object.entries(getTableColumns(table))
      .filter(([column, { dataType }]) => names.includes(column) && dataType !== 'json')
      .map(([column]) => column);
    return columns.length > 0 ? [[name, { table: getTableName(table), columns }]] : [];
  }),
);

export interface StatusWrite {
  /** File and function: `server/filings/filings-store.ts move`. */
  at: string;
  table: string;
  /** `named`: sets a status column explicitly; `unseen`: sets an object, whose type must exclude the status. */
  kind: 'named' | 'unseen';
}

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((path) => `server/${path}`)
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^server\/demo\//.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, file: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  });

type NamedFunction =
  | ts.MethodDeclaration
  | ts.FunctionDeclaration
  | ts.PropertyAssignment
  | ts.VariableDeclaration;

const isNamedFunction = (node: ts.Node): node is NamedFunction =>
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
    node.initializer !== undefined &&
    ts.isArrowFunction(node.initializer));

/** Returns the name of the innermost named function around a node. */
function functionAround(node: ts.Node): string {
  for (let each: ts.Node = node; each.parent; each = each.parent)
    if (isNamedFunction(each)) return each.name?.getText() ?? '';
  return '';
}

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

/** Returns the local names under which a file imports tables with a status. */
function importedTables(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  visitAll(file, (node) => {
    if (!ts.isImportSpecifier(node)) return;
    const name = (node.propertyName ?? node.name).text;
    if (tablesWithStatus.has(name)) names.set(node.name.text, name);
  });
  return names;
}

/** Finds the objects that a statement sets: `.update(x).set(…)`, or `set` of `.onConflictDoUpdate({…})`. */
function findSetObjects(call: ts.CallExpression): ts.Expression[] {
  const found: ts.Expression[] = [];
  let each: ts.Node = call;
  while (ts.isPropertyAccessExpression(each.parent) && ts.isCallExpression(each.parent.parent)) {
    const [argument] = each.parent.parent.arguments;
    const method = each.parent.name.text;
    if (method === 'set' && argument) found.push(argument);
    if (method === 'onConflictDoUpdate' && argument && ts.isObjectLiteralExpression(argument))
      for (const property of argument.properties)
        if (property.name?.getText() === 'set')
          found.push(
            ts.isPropertyAssignment(property) ? property.initializer : (property.name as ts.Identifier),
          );
    each = each.parent.parent;
  }
  return found;
}

/** Determines how an object sets one of the columns; null where it does not. */
function kindOf(set: ts.Expression, columns: readonly string[]): StatusWrite['kind'] | null {
  if (!ts.isObjectLiteralExpression(set)) return 'unseen';
  const kinds = set.properties.map((property) => {
    if (!ts.isSpreadAssignment(property))
      return columns.includes(property.name.getText()) ? ('named' as const) : null;
    const inner = ts.isParenthesizedExpression(property.expression)
      ? property.expression.expression
      : property.expression;
    return kindOf(ts.isBinaryExpression(inner) ? inner.right : inner, columns);
  });
  return kinds.find((kind) => kind === 'named') ?? kinds.find((kind) => kind !== null) ?? null;
}

/** Lists every drizzle statement that sets a status, or may set one. */
export function listStatusWrites(): StatusWrite[] {
  const writes: StatusWrite[] = [];
  for (const { path, file } of sources) {
    const names = importedTables(file);
    visitAll(file, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const [argument] = node.arguments;
      if (!['update', 'insert'].includes(node.expression.name.text) || !argument) return;
      const name =
        names.get(argument.getText()) ?? (tablesWithStatus.has(argument.getText()) ? argument.getText() : '');
      const columns = tablesWithStatus.get(name)?.columns;
      if (!columns) return;
      for (const set of findSetObjects(node)) {
        const kind = kindOf(set, columns);
        if (kind) writes.push({ at: `${path} ${functionAround(node)}`, table: name, kind });
      }
    });
  }
  return writes;
}

/** Lists every SQL statement that updates a table with a status, or overwrites a row of one. */
export function listStatusStatements(): string[] {
  const names = [...tablesWithStatus];
  const spelled = names.map(([, { table }]) => table).join('|');
  const named = `("?(${spelled})\\b|\\$\\{(${names.map(([name]) => name).join('|')})\\})`;
  const update = new RegExp(`\\bupdate\\s+(only\\s+)?${named}`, 'i');
  const upsert = new RegExp(`\\binsert\\s+into\\s+${named}[^]*\\bdo\\s+update\\b`, 'i');
  const found: string[] = [];
  for (const { path, file } of sources)
    visitAll(file, (node) => {
      if (!ts.isTemplateExpression(node) && !ts.isStringLiteralLike(node)) return;
      const text = node.getText();
      if (update.test(text) || upsert.test(text)) found.push(`${path} ${functionAround(node)}`);
    });
  return found;
}

/** Lists calls of a store's `move…` by file and calling function. */
export function listMoveCalls(): string[] {
  const found: string[] = [];
  for (const { path, file } of sources)
    visitAll(file, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      if (/^move(Member)?$/.test(node.expression.name.text)) found.push(`${path} ${functionAround(node)}`);
    });
  return found;
}
