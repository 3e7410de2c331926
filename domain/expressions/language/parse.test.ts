import { describe, expect, it } from 'vitest';
import { ExpressionFault, type ExpressionFaultKind } from './faults';
import { parseExpression } from './parse';

function findFault(text: string): ExpressionFault | null {
  try {
    parseExpression(text);
    return null;
  } catch (error) {
    if (error instanceof ExpressionFault) return error;
    throw error;
  }
}

describe('parseExpression', () => {
  it('gives each node its range of characters', () => {
    const text = 'basic.amount >= 3';
    const tree = parseExpression(text);
    if (tree.kind !== 'binary') throw new Error(tree.kind);
    expect(text.slice(...tree.left.at)).toBe('basic.amount');
    expect(text.slice(...tree.right.at)).toBe('3');
  });

  it('survives being stored as JSON', () => {
    const tree = parseExpression(`rows.some((row) => \`\${row.name}\`.includes("a") && !row.isOff)`);
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  });

  it.each<[string, ExpressionFaultKind]>([
    ['', 'syntax'],
    ['basic.', 'syntax'],
    ['1) + (2', 'syntax'],
    ['1); (2', 'syntax'],
    ['a) => (b', 'syntax'],
    ['a = 1', 'unsupported'],
    ['a++', 'unsupported'],
    ['new Date()', 'unsupported'],
    ['import("fs")', 'unsupported'],
    ['this.x', 'unsupported'],
    ['a, b', 'unsupported'],
    ['() => { return 1 }', 'unsupported'],
    ['function () {}', 'unsupported'],
    ['/^a+$/', 'unsupported'],
    ['10n', 'unsupported'],
    ['a == b', 'unsupported'],
    ['a /* why */', 'unsupported'],
    ['({ get x() { return 1 } })', 'unsupported'],
    ['({ [a]: 1 })', 'unsupported'],
    ['({ a }) => a', 'unsupported'],
    ['async (a) => a', 'unsupported'],
    ['basic.constructor', 'reservedName'],
    ['basic.__proto__', 'reservedName'],
    ['({ __proto__: basic })', 'reservedName'],
    ['(prototype) => 1', 'reservedName'],
    ['(Math) => Math.max(1, 2)', 'reservedName'],
    ['1e999 > amount', 'unsupported'],
  ])('refuses %s', (text, kind) => {
    expect(findFault(text)?.kind).toBe(kind);
  });

  it('takes brackets in quoted texts for text', () => {
    const text = `basic.name.includes("${'('.repeat(200)}")`;
    expect(findFault(text)).toBeNull();
  });

  it('names the place of a fault', () => {
    const text = 'basic.amount > 3 && new Date() > 4';
    const fault = findFault(text);
    expect(text.slice(...(fault?.at ?? [0, 0]))).toBe('new Date()');
  });

  it.each([
    ['brackets', `${'('.repeat(4_000)}1${')'.repeat(4_000)}`],
    ['lists', '['.repeat(9_000)],
    ['signs', `${'!'.repeat(9_000)}a`],
    ['a long sum', Array(4_000).fill('a').join('+')],
    ['a long text', `"${'x'.repeat(1_000_000)}"`],
    ['a long chain', `a${'.b'.repeat(4_000)}`],
    ['conditions', `${'a?b:'.repeat(2_000)}c`],
  ])('refuses %s before they exhaust the stack', (_name, text) => {
    expect(findFault(text)).toBeInstanceOf(ExpressionFault);
  });
});
