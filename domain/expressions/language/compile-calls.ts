/** Compiles calls: of functions, of named expressions and of methods. */
import {
  type CompiledItems,
  compileChainedInvocation,
  compileInvocation,
  compileItems,
  compileNamedInvocation,
} from './calls';
import { compileCallee, isMissing, mayEnd, once, readNamed, readParameter } from './compile-names';
import type { NodeCompiler, ParameterSlots } from './environment';
import { ENDED, type NodeEvaluator } from './evaluate';
import { countSteps, takeSteps } from './evaluation';
import { findMathMethod, findMethod } from './methods';
import type { CallExpression, MemberExpression } from './tree';

export function compileParts(
  compiler: NodeCompiler,
  items: CallExpression['arguments'],
  parameters: ParameterSlots,
): CompiledItems {
  return items.map((item) => ({
    isSpread: item.kind === 'spread',
    isCounted: item.kind === 'literal' ? countSteps(item.value) > 0 : item.kind !== 'function',
    value: compiler.compile(item.kind === 'spread' ? item.value : item, parameters),
  }));
}

export function compileCall(
  compiler: NodeCompiler,
  node: CallExpression,
  parameters: ParameterSlots,
): NodeEvaluator {
  const { callee, isOptional } = node;
  const parts = compileParts(compiler, node.arguments, parameters);
  if (callee.kind === 'member' && typeof callee.key === 'string')
    return compileMethod(compiler, node, callee, callee.key, parts, parameters);
  const isFree = callee.kind === 'name' && !readParameter(callee.name, parameters);
  const named = isFree ? compiler.resolve(callee.name) : undefined;
  if (named && 'getCompiled' in named && named.parameters.length > 0)
    return compileNamedInvocation(once(named.getCompiled), parts);
  const { use, isHelper } = isFree
    ? compileCallee(compiler, callee.name)
    : { use: compiler.compile(callee, parameters), isHelper: false };
  return mayEnd(node)
    ? compileChainedInvocation(use, parts, isHelper, isOptional === true)
    : compileInvocation(use, parts, isHelper);
}

function compileMethod(
  compiler: NodeCompiler,
  { isOptional: isMaybeNoMethod }: CallExpression,
  { of: owner, isOptional }: MemberExpression,
  name: string,
  parts: CompiledItems,
  parameters: ParameterSlots,
): NodeEvaluator {
  const given = compileItems(parts);
  if (owner.kind === 'name' && owner.name === 'Math') {
    const method = findMathMethod(name);
    return (scope, frame) => {
      if (!method && isMaybeNoMethod) return ENDED;
      if (!method) throw new TypeError(`no method ${name}`);
      takeSteps(1);
      return method(null, given(scope, frame));
    };
  }
  const of = compiler.compile(owner, parameters);
  const { ofList, ofText } = findMethod(name);
  return (scope, frame) => {
    const value = of(scope, frame);
    if (value === ENDED || (isOptional && isMissing(value))) return ENDED;
    takeSteps(1);
    if (ofList && Array.isArray(value)) return withoutFunction(ofList(value, given(scope, frame)));
    if (ofText && typeof value === 'string') return ofText(value, given(scope, frame));
    if (isMaybeNoMethod && isMissing(readNamed(value, name))) return ENDED;
    throw new TypeError(`no method ${name}`);
  };
}

function withoutFunction(value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError('a call gives no function');
  return value;
}
