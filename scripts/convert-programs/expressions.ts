/** Turns functions of a form into expression texts: constants become literals, helpers named expressions. */
import ts from 'typescript';
import * as contact from '../../domain/checks/contact';
import * as creditCode from '../../domain/checks/credit-code';
import * as idCard from '../../domain/checks/id-card';
import * as patentNo from '../../domain/checks/patent-no';
import * as choices from '../../domain/expressions/choices';
import * as dates from '../../domain/expressions/dates';
import * as figures from '../../domain/expressions/figures';
import * as numbers from '../../domain/expressions/numbers';
import * as tables from '../../domain/expressions/tables';
import { readClosedValue } from './closures';

const { factory: f } = ts;
type Closure = (...args: unknown[]) => unknown;
type FunctionNode = ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression | ts.MethodDeclaration;

/** Stands for the scope of a form: its members are names, and as an argument it is left out. */
export const SCOPE = Symbol('scope');
/** A value that is known now, such as a function of a list that is written out. */
class Known {
  constructor(readonly value: unknown) {}
}
type Binding = ts.Expression | typeof SCOPE | Known;

interface Context {
  closure: Closure;
  bindings: Map<string, Binding>;
  locals: ReadonlySet<string>;
}

export interface NamedExpression {
  parameters: string[];
  text: string;
}

const GLOBALS = new Set([
  'Math',
  'Number',
  'String',
  'Boolean',
  'Array',
  'Object',
  'undefined',
  'NaN',
  'Infinity',
  'JSON',
  'Date',
  'Set',
  'Map',
]);
const printer = ts.createPrinter({ removeComments: true });
const noFile = ts.createSourceFile('x.ts', '', ts.ScriptTarget.Latest);
export const print = (node: ts.Expression): string =>
  printer
    .printNode(ts.EmitHint.Expression, node, noFile)
    .replace(/\\u([0-9A-F]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

export class CannotConvert extends Error {}
const fail = (why: string, node?: ts.Node): never => {
  throw new CannotConvert(`${why}${node ? `: ${node.getText?.() ?? ''}` : ''}`);
};

const parsed = new Map<Closure, FunctionNode>();
function parseFunction(closure: Closure): FunctionNode {
  const known = parsed.get(closure);
  if (known) return known;
  const text = String(closure);
  if (text.includes('[native code]')) fail(`native function ${closure.name}`);
  const tryParse = (source: string) => {
    const file = ts.createSourceFile('f.ts', source, ts.ScriptTarget.Latest, true);
    const statement = file.statements[0] as ts.ExpressionStatement;
    let node: ts.Node = statement.expression;
    while (ts.isParenthesizedExpression(node)) node = node.expression;
    return node;
  };
  let node = tryParse(`(${text})`);
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) {
    node = tryParse(`({${text}})`);
    node = (node as ts.ObjectLiteralExpression).properties[0] as ts.MethodDeclaration;
  }
  parsed.set(closure, node as FunctionNode);
  return node as FunctionNode;
}

/** Data that is written as a literal. */
function literal(value: unknown): ts.Expression {
  if (value === null) return f.createNull();
  if (value === undefined) return f.createIdentifier('undefined');
  if (typeof value === 'string') return f.createStringLiteral(value, true);
  if (typeof value === 'boolean') return value ? f.createTrue() : f.createFalse();
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return f.createIdentifier('NaN');
    if (value < 0)
      return f.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, literal(-value) as ts.NumericLiteral);
    return value === Infinity ? f.createIdentifier('Infinity') : f.createNumericLiteral(value);
  }
  if (Array.isArray(value)) return f.createArrayLiteralExpression(value.map(literal));
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return f.createObjectLiteralExpression(
      Object.entries(value).map(([key, each]) =>
        f.createPropertyAssignment(
          /^[A-Za-z_$][\w$]*$/.test(key) ? key : f.createStringLiteral(key, true),
          literal(each),
        ),
      ),
    );
  return fail(`no literal for ${String(value)}`);
}

const isSimple = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) ||
  ts.isLiteralExpression(node) ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isPropertyAccessExpression(node) && isSimple(node.expression));

const isDictionary = (value: unknown): value is { name: string; items: unknown[] } =>
  typeof value === 'object' && value !== null && 'items' in value && 'title' in value && 'name' in value;

const unsuffixed = (name: string) => name.replace(/(?<=[A-Za-z])\d+$/, '');

export class ExpressionConverter {
  readonly expressions: Record<string, NamedExpression> = {};
  readonly dictionaries = new Map<string, unknown>();
  private readonly names = new Map<Closure, Map<string, string>>();
  private readonly constants = new Map<unknown, string>();
  private readonly catalogue: Map<unknown, string>;

  constructor(
    catalogue: Record<string, unknown>,
    private readonly taken: ReadonlySet<string>,
  ) {
    this.catalogue = new Map(Object.entries(catalogue).map(([name, value]) => [value, name]));
    this.catalogueNames = new Set(Object.keys(catalogue));
  }
  private readonly catalogueNames: ReadonlySet<string>;

  /** The text of a function whose parameters are bound in this order: to the scope, or to a name. */
  toText(closure: Closure, parameters: (typeof SCOPE | string)[]): string {
    const args = parameters.map((each) => (each === SCOPE ? SCOPE : f.createIdentifier(each as string)));
    return print(
      this.inline(closure, args, new Set(parameters.filter((each) => each !== SCOPE) as string[])),
    );
  }

  /** Expression of the result of a function called with these arguments. */
  private inline(closure: Closure, args: Binding[], locals: ReadonlySet<string>): ts.Expression {
    const node = parseFunction(closure);
    const context: Context = { closure, bindings: new Map(), locals };
    node.parameters.forEach((parameter, i) => {
      if (parameter.dotDotDotToken) {
        const rest = args
          .slice(i)
          .map((each) =>
            each === SCOPE || each instanceof Known ? fail('scope in a rest') : each,
          ) as ts.Expression[];
        this.bind(parameter.name, f.createArrayLiteralExpression(rest), context);
        return;
      }
      const arg = args[i];
      if (arg === undefined && parameter.initializer)
        this.bind(parameter.name, this.convert(parameter.initializer, context), context);
      else this.bind(parameter.name, arg ?? f.createIdentifier('undefined'), context);
    });
    return this.body(node.body as ts.ConciseBody, context);
  }

  private bind(name: ts.BindingName, value: Binding, context: Context): void {
    if (ts.isIdentifier(name)) {
      context.bindings.set(name.text, value);
      return;
    }
    if (value instanceof Known) {
      name.elements.forEach((element, i) => {
        if (ts.isOmittedExpression(element)) return;
        const key = ts.isArrayBindingPattern(name)
          ? i
          : ((element.propertyName ?? element.name) as ts.Identifier).text;
        this.bind(element.name, new Known((value.value as Record<string | number, unknown>)[key]), context);
      });
      return;
    }
    if (ts.isArrayBindingPattern(name)) {
      name.elements.forEach((element, i) => {
        if (ts.isOmittedExpression(element)) return;
        if (value === SCOPE || element.initializer || element.dotDotDotToken) fail('array pattern', name);
        this.bind(element.name, f.createElementAccessExpression(value as ts.Expression, i), context);
      });
      return;
    }
    for (const element of name.elements) {
      if (element.dotDotDotToken) {
        if (value === SCOPE) this.bind(element.name, SCOPE, context);
        else fail('rest of an object', name);
        continue;
      }
      const key = { text: this.keyText(element, context) };
      const member: ts.Expression =
        value === SCOPE
          ? f.createIdentifier(key.text)
          : f.createPropertyAccessExpression(value as ts.Expression, key.text);
      this.bind(
        element.name,
        element.initializer
          ? f.createConditionalExpression(
              f.createBinaryExpression(
                member,
                ts.SyntaxKind.EqualsEqualsEqualsToken,
                f.createIdentifier('undefined'),
              ),
              undefined,
              this.convert(element.initializer, context),
              undefined,
              member,
            )
          : member,
        context,
      );
    }
  }

  /** Key that an element of a pattern takes: `{ key }`, or `{ [key]: … }` for a constant key. */
  private keyText({ propertyName, name }: ts.BindingElement, context: Context): string {
    const key = propertyName ?? name;
    if (ts.isIdentifier(key)) return key.text;
    const value = ts.isComputedPropertyName(key) && this.constantValue(key.expression, context)?.value;
    return typeof value === 'string' ? value : fail('key of a pattern', key);
  }

  private body(body: ts.ConciseBody, context: Context): ts.Expression {
    return ts.isBlock(body) ? this.statements([...body.statements], context) : this.convert(body, context);
  }

  private statements([first, ...rest]: ts.Statement[], context: Context): ts.Expression {
    if (!first) return f.createIdentifier('undefined');
    if (ts.isReturnStatement(first))
      return first.expression ? this.convert(first.expression, context) : f.createIdentifier('undefined');
    if (ts.isBlock(first)) return this.statements([...first.statements, ...rest], context);
    if (ts.isIfStatement(first))
      return f.createConditionalExpression(
        this.convert(first.expression, context),
        undefined,
        this.statements([first.thenStatement], { ...context, bindings: new Map(context.bindings) }),
        undefined,
        this.statements(first.elseStatement ? [first.elseStatement] : rest, {
          ...context,
          bindings: new Map(context.bindings),
        }),
      );
    if (ts.isVariableStatement(first)) {
      const [declaration, more] = first.declarationList.declarations;
      if (more || !declaration?.initializer) return fail('several declarations', first);
      return this.constant(declaration as ts.VariableDeclaration, rest, context);
    }
    return fail('statement', first);
  }

  private constant(
    declaration: ts.VariableDeclaration,
    rest: ts.Statement[],
    context: Context,
  ): ts.Expression {
    const init = declaration.initializer as ts.Expression;
    if (this.isScope(init, context)) {
      this.bind(declaration.name, SCOPE, context);
      return this.statements(rest, context);
    }
    const value = this.convert(init, context);
    const uses = ts.isIdentifier(declaration.name) ? countUses(declaration.name.text, rest) : 2;
    if (isSimple(value) || uses <= 1) {
      this.bind(declaration.name, value, context);
      return this.statements(rest, context);
    }
    const name = this.local(ts.isIdentifier(declaration.name) ? declaration.name.text : 'found', context);
    const inner: Context = {
      ...context,
      bindings: new Map(context.bindings),
      locals: new Set([...context.locals, name]),
    };
    this.bind(declaration.name, f.createIdentifier(name), inner);
    return f.createCallExpression(
      f.createParenthesizedExpression(arrow([name], this.statements(rest, inner))),
      undefined,
      [value],
    );
  }

  /** A name for a local value that hides nothing. */
  private local(wanted: string, context: Context): string {
    const base = unsuffixed(wanted);
    const isFree = (name: string) =>
      !context.locals.has(name) &&
      !this.taken.has(name) &&
      !this.catalogueNames.has(name) &&
      !(name in this.expressions);
    if (isFree(base)) return base;
    const each = base.endsWith('s') ? 'rows' : 'row';
    if (isFree(each)) return each;
    let i = 2;
    while (!isFree(`${base}${i}`)) i++;
    return `${base}${i}`;
  }

  private isScope(node: ts.Expression, context: Context): boolean {
    return ts.isIdentifier(node) && context.bindings.get(node.text) === SCOPE;
  }

  /** The value of a node that depends on no argument. */
  private constantValue(node: ts.Expression, context: Context): { value: unknown } | undefined {
    if (ts.isParenthesizedExpression(node)) return this.constantValue(node.expression, context);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return { value: node.text };
    if (ts.isNumericLiteral(node)) return { value: Number(node.text) };
    if (ts.isIdentifier(node)) {
      const binding = context.bindings.get(node.text);
      if (binding instanceof Known) return binding;
      if (binding || context.locals.has(node.text)) return undefined;
      return readClosedValue(context.closure, node.text);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const owner = this.constantValue(node.expression, context);
      if (!owner || owner.value === null || typeof owner.value !== 'object') return undefined;
      if (!Object.hasOwn(owner.value, node.name.text)) return undefined;
      return { value: (owner.value as Record<string, unknown>)[node.name.text] };
    }
    if (ts.isCallExpression(node)) {
      const callee = this.constantValue(node.expression, context);
      if (typeof callee?.value !== 'function') return undefined;
      const args: unknown[] = [];
      for (const arg of node.arguments) {
        const value = this.constantValue(ts.isSpreadElement(arg) ? arg.expression : arg, context);
        if (!value) return undefined;
        if (ts.isSpreadElement(arg)) args.push(...(value.value as unknown[]));
        else args.push(value.value);
      }
      const value = tryCall(() => (callee.value as Closure)(...args));
      return typeof value === 'function' ? { value } : undefined;
    }
    return undefined;
  }

  /** Expression of a value that is known now. */
  private known(value: unknown, name: string): ts.Expression {
    const catalogued = this.catalogue.get(value);
    if (catalogued) return f.createIdentifier(catalogued);
    if (typeof value === 'function') {
      const { parameters } = parseFunction(value as Closure);
      const names = parameters.map((parameter, i) =>
        ts.isIdentifier(parameter.name)
          ? unsuffixed(parameter.name.text)
          : (['row', 'other', 'third'][i] ?? `p${i}`),
      );
      const free = names.map((each) =>
        this.local(each, { closure: value as Closure, bindings: new Map(), locals: new Set() }),
      );
      return arrow(
        free,
        this.callHelper(
          value as Closure,
          free.map((each) => f.createIdentifier(each)),
          new Set(free),
        ),
      );
    }
    if (isDictionary(value)) {
      this.dictionaries.set(value.name, value);
      return f.createStringLiteral(value.name, true);
    }
    const written = literal(value);
    if (isSimple(written) || (value && typeof value !== 'object') || print(written).length <= 60)
      return written;
    let constant = this.constants.get(value);
    if (!constant) {
      constant = this.freeName(name);
      this.constants.set(value, constant);
      this.expressions[constant] = { parameters: [], text: print(written) };
    }
    return f.createIdentifier(constant);
  }

  private freeName(wanted: string): string {
    const base = unsuffixed(wanted) || 'helper';
    let name = base;
    for (let i = 2; this.taken.has(name) || this.catalogueNames.has(name) || name in this.expressions; i++)
      name = `${base}${i}`;
    return name;
  }

  private callHelper(closure: Closure, given: Binding[], locals: ReadonlySet<string>): ts.Expression {
    const { parameters: own } = parseFunction(closure);
    const args = own.at(-1)?.dotDotDotToken ? given : given.slice(0, own.length);
    if (!closure.name) return this.inline(closure, args, locals);
    const mask = args.map((arg) => (arg === SCOPE ? 's' : 'v')).join('');
    const known = this.names.get(closure) ?? new Map<string, string>();
    this.names.set(closure, known);
    if (args.some((arg) => arg instanceof Known)) return this.inline(closure, args, locals);
    const values = args.filter((arg) => arg !== SCOPE) as ts.Expression[];
    let name = known.get(mask);
    if (!name) {
      name = this.freeName(closure.name);
      known.set(mask, name);
      this.expressions[name] = { parameters: [], text: '' };
      const parameters: string[] = [];
      const { parameters: declared } = parseFunction(closure);
      const bound = args.map((arg, i): Binding => {
        if (arg === SCOPE || arg instanceof Known) return arg;
        const parameter = declared[Math.min(i, declared.length - 1)];
        const wanted =
          parameter && !parameter.dotDotDotToken && ts.isIdentifier(parameter.name)
            ? parameter.name.text
            : 'entry';
        const base = unsuffixed(wanted);
        const isTaken = this.taken.has(base) || this.catalogueNames.has(base) || base in this.expressions;
        const free = isTaken ? `given${base[0]?.toUpperCase()}${base.slice(1)}` : base;
        parameters.push(free);
        return f.createIdentifier(free);
      });
      const text = print(this.inline(closure, bound, new Set(parameters)));
      this.expressions[name] = { parameters, text };
    }
    return values.length > 0 || (this.expressions[name]?.parameters.length ?? 0) > 0
      ? f.createCallExpression(f.createIdentifier(name), undefined, values)
      : this.reference(name);
  }

  /** A named expression without parameters. */
  private reference(name: string): ts.Expression {
    return f.createIdentifier(name);
  }

  private convert(node: ts.Expression, context: Context): ts.Expression {
    const go = (each: ts.Expression) => this.convert(each, context);
    if (ts.isParenthesizedExpression(node)) return f.createParenthesizedExpression(go(node.expression));
    if (ts.isIdentifier(node)) {
      const binding = context.bindings.get(node.text);
      if (binding === SCOPE) return fail('the whole scope', node.parent);
      if (binding instanceof Known) return this.known(binding.value, node.text);
      if (binding) return binding;
      const closed = readClosedValue(context.closure, node.text);
      if (closed) return this.known(closed.value, node.text);
      if (GLOBALS.has(node.text)) return f.createIdentifier(node.text);
      return fail('unknown name', node);
    }
    if (ts.isPropertyAccessExpression(node)) {
      if (this.isScope(node.expression, context)) return f.createIdentifier(node.name.text);
      const value = this.constantValue(node, context);
      if (value) return this.known(value.value, node.name.text);
      return node.questionDotToken
        ? f.createPropertyAccessChain(
            go(node.expression),
            f.createToken(ts.SyntaxKind.QuestionDotToken),
            node.name.text,
          )
        : f.createPropertyAccessExpression(go(node.expression), node.name.text);
    }
    if (ts.isElementAccessExpression(node)) {
      if (this.isScope(node.expression, context)) {
        const key = this.constantValue(node.argumentExpression, context)?.value;
        return typeof key === 'string' ? f.createIdentifier(key) : fail('a member of the scope', node);
      }
      const index = go(node.argumentExpression);
      return node.questionDotToken
        ? f.createElementAccessChain(
            go(node.expression),
            f.createToken(ts.SyntaxKind.QuestionDotToken),
            index,
          )
        : f.createElementAccessExpression(go(node.expression), index);
    }
    if (ts.isCallExpression(node)) return this.call(node, context);
    if (ts.isArrowFunction(node)) {
      const names: string[] = [];
      const inner: Context = {
        ...context,
        bindings: new Map(context.bindings),
        locals: new Set(context.locals),
      };
      for (const parameter of node.parameters) {
        const wanted = ts.isIdentifier(parameter.name)
          ? parameter.name.text
          : ts.isArrayBindingPattern(parameter.name)
            ? 'pair'
            : 'row';
        const name = this.local(wanted, inner);
        names.push(name);
        inner.locals = new Set([...inner.locals, name]);
        this.bind(parameter.name, f.createIdentifier(name), inner);
      }
      return arrow(names, this.body(node.body, inner));
    }
    if (ts.isBinaryExpression(node))
      return f.createBinaryExpression(go(node.left), node.operatorToken, go(node.right));
    if (ts.isPrefixUnaryExpression(node))
      return f.createPrefixUnaryExpression(node.operator, go(node.operand));
    if (ts.isVoidExpression(node)) return f.createIdentifier('undefined');
    if (ts.isTypeOfExpression(node)) return f.createTypeOfExpression(go(node.expression));
    if (ts.isConditionalExpression(node))
      return f.createConditionalExpression(
        go(node.condition),
        undefined,
        go(node.whenTrue),
        undefined,
        go(node.whenFalse),
      );
    if (ts.isTemplateExpression(node))
      return f.createTemplateExpression(
        f.createTemplateHead(node.head.text),
        node.templateSpans.map((span) =>
          f.createTemplateSpan(
            go(span.expression),
            ts.isTemplateTail(span.literal)
              ? f.createTemplateTail(span.literal.text)
              : f.createTemplateMiddle(span.literal.text),
          ),
        ),
      );
    if (ts.isArrayLiteralExpression(node)) return f.createArrayLiteralExpression(node.elements.map(go));
    if (ts.isSpreadElement(node)) return f.createSpreadElement(go(node.expression));
    if (ts.isObjectLiteralExpression(node))
      return f.createObjectLiteralExpression(
        node.properties.map((property) => {
          if (ts.isShorthandPropertyAssignment(property))
            return f.createPropertyAssignment(property.name.text, go(property.name));
          if (ts.isPropertyAssignment(property))
            return f.createPropertyAssignment(property.name, go(property.initializer));
          if (ts.isSpreadAssignment(property)) return f.createSpreadAssignment(go(property.expression));
          return fail('property', property);
        }),
      );
    if (ts.isStringLiteral(node)) return f.createStringLiteral(node.text, true);
    if (ts.isNumericLiteral(node)) return f.createNumericLiteral(node.text);
    if (
      ts.isLiteralExpression(node) ||
      [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
    )
      return node;
    return fail(ts.SyntaxKind[node.kind], node);
  }

  /** A list of functions is written out: one element for each. */
  private unrolled(node: ts.CallExpression, context: Context): ts.Expression | undefined {
    const { expression: member, arguments: given } = node;
    const [each] = given;
    if (!ts.isPropertyAccessExpression(member) || !each || !ts.isArrowFunction(each)) return undefined;
    const list = this.constantList(member.expression, context);
    if (!list?.some((entry) => holdsFunction(entry))) return undefined;
    const elements = list.map((entry) => {
      const inner: Context = { ...context, bindings: new Map(context.bindings) };
      const [parameter] = each.parameters;
      if (parameter) this.bind(parameter.name, new Known(entry), inner);
      return this.body(each.body, inner);
    });
    const written = f.createArrayLiteralExpression(elements);
    if (member.name.text === 'map') return written;
    if (member.name.text !== 'flatMap') return undefined;
    return f.createCallExpression(f.createPropertyAccessExpression(written, 'flatMap'), undefined, [
      arrow(['found'], f.createIdentifier('found')),
    ]);
  }

  private constantList(node: ts.Expression, context: Context): unknown[] | undefined {
    const value = this.constantValue(node, context)?.value;
    if (Array.isArray(value)) return value;
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'Object.entries') return undefined;
    const record = node.arguments[0] && this.constantValue(node.arguments[0], context)?.value;
    return record ? Object.entries(record) : undefined;
  }

  private call(node: ts.CallExpression, context: Context): ts.Expression {
    const unrolled = this.unrolled(node, context);
    if (unrolled) return unrolled;
    const callee = this.constantValue(node.expression, context)?.value;
    const convertArgs = () =>
      node.arguments.map((arg): Binding => (this.isScope(arg, context) ? SCOPE : this.convert(arg, context)));
    if (typeof callee === 'function' && !this.catalogue.has(callee)) {
      let args = convertArgs();
      if (args.some((arg) => isNode(arg) && ts.isSpreadElement(arg))) {
        args = args.flatMap((arg) =>
          isNode(arg) && ts.isSpreadElement(arg) && ts.isArrayLiteralExpression(arg.expression)
            ? [...arg.expression.elements]
            : [arg],
        );
      }
      return this.callHelper(callee as Closure, args, context.locals);
    }
    const args = convertArgs().filter((arg) => arg !== SCOPE) as ts.Expression[];
    const called = this.convert(node.expression, context);
    return f.createCallExpression(called, undefined, args);
  }
}

const isNode = (value: Binding): value is ts.Expression => value !== SCOPE && !(value instanceof Known);

const holdsFunction = (value: unknown): boolean =>
  typeof value === 'function' || (Array.isArray(value) && value.some(holdsFunction));

const arrow = (names: string[], body: ts.Expression): ts.ArrowFunction =>
  f.createArrowFunction(
    undefined,
    undefined,
    names.map((name) => f.createParameterDeclaration(undefined, undefined, name)),
    undefined,
    f.createToken(ts.SyntaxKind.EqualsGreaterThanToken),
    ts.isObjectLiteralExpression(body) ? f.createParenthesizedExpression(body) : body,
  );

function countUses(name: string, statements: ts.Statement[]): number {
  let uses = 0;
  const visit = (node: ts.Node, inFunction: boolean) => {
    if (ts.isIdentifier(node) && node.text === name) uses += inFunction ? 2 : 1;
    ts.forEachChild(node, (child) => visit(child, inFunction || ts.isArrowFunction(child)));
  };
  for (const statement of statements) visit(statement, false);
  return uses;
}

function tryCall<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Functions that every document may call. */
export const catalogueFunctions: Record<string, unknown> = {
  ...contact,
  ...creditCode,
  ...idCard,
  ...patentNo,
  ...choices,
  ...dates,
  ...figures,
  ...numbers,
  ...tables,
};
