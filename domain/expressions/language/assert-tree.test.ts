import { describe, expect, it } from 'vitest';
import { compileExpression } from './compile';
import { ExpressionTreeFault } from './faults';
import { parseExpression } from './parse';

const compile = (tree: unknown) =>
  compileExpression(tree as never, { parameters: [], resolve: () => undefined });

const NAME = { kind: 'name', name: 'rows' };
const nest = (levels: number): unknown => (levels === 0 ? NAME : { kind: 'chain', value: nest(levels - 1) });

describe('assertTree', () => {
  it.each([
    "rows.some((row) => row['a'] > -1 && !row.b?.(1))",
    '({ a: [1, ...rows], ...rows[0] })',
    `\`共\${rows.length}行\``,
    '字段 ?? null',
  ])('takes what the parser made: %s', (text) => {
    expect(() => compile(JSON.parse(JSON.stringify(parseExpression(text))))).not.toThrow();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['another kind', { kind: 'assignment' }],
    ['an inherited name', { kind: 'name', name: '__proto__' }],
    ['an inherited key', { kind: 'member', of: NAME, key: 'constructor' }],
    [
      'an inherited key of a record',
      { kind: 'record', entries: [{ kind: 'entry', key: '__proto__', value: NAME }] },
    ],
    ['a parameter named as a constant', { kind: 'function', parameters: ['Math'], body: NAME }],
    ['an operator that is inherited', { kind: 'binary', operator: 'toString', left: NAME, right: NAME }],
    ['an assignment', { kind: 'logical', operator: '||=', left: NAME, right: NAME }],
    ['a value that is a record', { kind: 'literal', value: {} }],
    ['arguments that are no list', { kind: 'call', callee: NAME, arguments: { length: 1 } }],
    ['a text without its values', { kind: 'template', texts: ['a', 'b'], values: [] }],
    ['too deep', nest(200)],
    ['too many nodes', { kind: 'list', items: Array(10_001).fill(NAME) }],
  ])('refuses %s', (_name, tree) => {
    expect(() => compile(tree)).toThrow(ExpressionTreeFault);
  });
});
