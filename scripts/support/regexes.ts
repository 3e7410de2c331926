/**
 * Collects every regular expression of the server and the rules as it runs: literals, those that a module constructs when it
 * loads, and those in the definitions of forms.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { listProgramFolders, readProgramFile } from './program-files';
import { inRoot } from './project.mjs';

export interface Expression {
  source: string;
  flags: string;
  /** `file:line` of each occurrence. */
  places: string[];
}

const ROOTS = ['server', 'domain'];
/** Names of the properties of definitions and reference data that hold a pattern for values. */
const PATTERN = /^(no_)?pattern$/i;

/** Expressions constructed from a parameter: `file: parameter`, and where the values passed to it are checked. */
const GIVEN = new Map([
  ['domain/filing/value-checks.ts: pattern', 'a field of a definition, which is found there'],
  [
    'domain/program-documents/patterns.ts: pattern',
    'a pattern of a document, which is only built there to see whether it is one',
  ],
  ['domain/checks/patent-no.ts: pattern', 'reference data, where it is found'],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The text of the code that makes the expression.
    'domain/expressions/language/known-facts.ts: `\\\\b${name}\\\\b`',
    'a name that the language has read as one: letters, digits and underscores',
  ],
  ['domain/checks/characters.ts: unfit', 'another expression of that file, with other flags'],
]);

const sources = (): string[] =>
  ROOTS.flatMap((root) =>
    readdirSync(inRoot(root), { recursive: true })
      .map((name) => join(root, String(name)))
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file)),
  ).sort();

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);

/** Constants of a module, with those that it imports: their declarations as text, by name. */
function constantsOf(file: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>();
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) constants.set(name.getText(file), initializer.getText(file));
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const names = statement.importClause?.namedBindings;
    if (!text.startsWith('.') || !names || !ts.isNamedImports(names)) continue;
    const path = join(dirname(file.fileName), `${text}.ts`);
    const theirs = names.elements.some(({ name }) => /^[A-Z\d_]+$/.test(name.text))
      ? constantsOf(parse(path))
      : new Map<string, string>();
    for (const [name, value] of theirs) if (!constants.has(name)) constants.set(name, value);
  }
  return constants;
}

/** Returns the declarations that an expression depends on, each after its own dependencies. */
function declarationsFor(code: string, constants: Map<string, string>, done = new Set<string>()): string {
  let declarations = '';
  for (const [name, value] of constants) {
    if (done.has(name) || !new RegExp(`\\b${name}\\b`).test(code)) continue;
    done.add(name);
    declarations += `${declarationsFor(value, constants, done)}const ${name} = ${value};\n`;
  }
  return declarations;
}

/** Returns the expression that `new RegExp(…)` constructs when its module loads; null where it is only known at run time. */
function made(call: ts.NewExpression | ts.CallExpression, file: ts.SourceFile): RegExp | null {
  const code = `new RegExp(${(call.arguments ?? []).map((argument) => argument.getText(file)).join(', ')})`;
  const program = `(() => { ${declarationsFor(code, constantsOf(file))} return ${code}; })()`;
  try {
    return runInNewContext(ts.transpile(program, { target: ts.ScriptTarget.ES2022 })) as RegExp;
  } catch {
    return null;
  }
}

const isMaking = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';

function asExpression(node: ts.Node, file: ts.SourceFile): Pick<Expression, 'source' | 'flags'> | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (
    ts.isPropertyAssignment(node) &&
    PATTERN.test(node.name.getText(file)) &&
    ts.isStringLiteral(node.initializer)
  )
    return { source: node.initializer.text, flags: '' };
  if (!isMaking(node)) return null;
  const expression = made(node, file);
  if (expression) return expression;
  const given = `${file.fileName}: ${node.arguments?.[0]?.getText(file) ?? ''}`;
  if (!GIVEN.has(given)) throw new Error(`${given} is no constant: nobody can say whether it is linear.`);
  return null;
}

/** Throws where an expression is constructed from a value that is unknown before run time. */
export function findExpressions(): Expression[] {
  const found = new Map<string, Expression>();
  for (const name of sources()) {
    const file = parse(name);
    const visit = (node: ts.Node): void => {
      const expression = asExpression(node, file);
      if (expression) {
        const { source, flags } = expression;
        const key = `/${source}/${flags}`;
        const known = found.get(key) ?? { source, flags, places: [] };
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        found.set(key, { ...known, places: [...known.places, `${name}:${line + 1}`] });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  for (const key of listProgramFolders())
    for (const source of findPatterns(readProgramFile(key))) {
      const known = found.get(`/${source}/`) ?? { source, flags: '', places: [] };
      found.set(`/${source}/`, {
        ...known,
        places: [...known.places, `domain/programs/${key}/program.yaml`],
      });
    }
  return [...found.values()];
}

/** The patterns of a document, which is data already. */
function findPatterns(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' && PATTERN.test(name) ? [each] : findPatterns(each),
  );
}
