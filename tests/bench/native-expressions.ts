/** Compiles expressions to functions of JavaScript: the floor beside which the closures of the language are measured. */
import { listChildren } from '../../domain/expressions/language/children';
import type { ExpressionEnvironment, NamedValue } from '../../domain/expressions/language/compile';
import { parseExpression } from '../../domain/expressions/language/parse';
import { printExpression } from '../../domain/expressions/language/print';
import type { Expression } from '../../domain/expressions/language/tree';
import type { CompileText } from '../../domain/program-documents/types';

const CONSTANTS: ReadonlySet<string> = new Set([
  'undefined',
  'NaN',
  'Infinity',
  'String',
  'Number',
  'Boolean',
  'Math',
]);

/** The names that are no parameters. */
function listFreeNames(node: Expression, parameters: readonly string[]): string[] {
  if (node.kind === 'name') return parameters.includes(node.name) ? [] : [node.name];
  const inner = node.kind === 'function' ? [...parameters, ...node.parameters] : parameters;
  return listChildren(node).flatMap((child) => listFreeNames(child, inner));
}

/** A named expression as a function of the module would be; one without parameters is read where its name stands. */
function bind(name: string, value: NamedValue | undefined): { declare: string; given: unknown } {
  if (!value) return { declare: `const { ${name} } = scope;`, given: undefined };
  if ('helper' in value) return { declare: `const ${name} = given.${name};`, given: value.helper };
  const { parameters, getCompiled } = value;
  const call =
    parameters.length === 0 ? `given.${name}(scope)` : `(...values) => given.${name}(scope, ...values)`;
  let compiled: ReturnType<typeof getCompiled> | null = null;
  return {
    declare: `const ${name} = ${call};`,
    given: (...values: [object, ...unknown[]]) => {
      compiled ??= getCompiled();
      return compiled(...values);
    },
  };
}

export const compileNatively: CompileText = (text, { parameters, resolve }: ExpressionEnvironment) => {
  const tree = parseExpression(text);
  const names = [...new Set(listFreeNames(tree, parameters))].filter((name) => !CONSTANTS.has(name));
  const bound = names.map((name) => [name, bind(name, resolve(name))] as const);
  const given = Object.fromEntries(bound.map(([name, { given }]) => [name, given]));
  const outer = bound.filter(([, { declare }]) => !declare.includes('scope'));
  const inner = bound.filter(([, { declare }]) => declare.includes('scope'));
  const list = (each: typeof bound) => each.map(([, { declare }]) => declare).join(' ');
  return new Function(
    'given',
    `${list(outer)} return (${['scope', ...parameters].join(', ')}) => { ${list(inner)} return (${printExpression(tree)}); }`,
  )(given);
};
