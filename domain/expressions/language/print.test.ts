import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { getProgramBody, getProgramConditions } from '../../program-documents/parts';
import { programs } from '../../programs/index.generated';
import { parseExpression } from './parse';
import { printExpression } from './print';
import type { Expression } from './tree';

/** Ranges of characters belong to one text. */
const withoutRanges = (tree: Expression): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'at' ? undefined : value)));

const parse = (text: string) => withoutRanges(parseExpression(text));
const printAgain = (text: string) => parse(printExpression(parseExpression(text)));

describe('printExpression', () => {
  it.each(programs.map(({ key }) => key))(
    'writes the expressions of %s so that they mean the same',
    (key) => {
      const document = readProgramDocument(key);
      const texts = [getProgramBody(document), getProgramConditions(document)].flatMap(({ trees }) =>
        Object.keys(trees),
      );
      for (const text of texts) expect(printAgain(text)).toEqual(parse(text));
    },
  );

  it.each([
    'a - (b - c) - d * (e + f)',
    '(a || b) ?? c',
    'a ?? (b && c)',
    '(a ?? b) || c',
    'a && (b && c)',
    '-(-a) + +(+b) - !(!c)',
    '-(a + b)',
    '(typeof a)[0]',
    '(a ? b : c) ? (d ? e : f) : g',
    '((a) => a) ?? b',
    '((a) => ({ b: a }))(1).b',
    '(a) => ({ b: a }).b',
    '(a?.b).c',
    'a?.b.c?.[d]?.(e)',
    '(1).length',
    `'it\\'s "here" \\\\ \\n'`,
    `\`a\\\`b\\\${c\\\\\${d}e\``,
    "({ 'no name': 1, b, ...c, d: [...e, f] })",
    '() => 1e21 + 0.5',
  ])('keeps what brackets and quotation marks say: %s', (text) => {
    expect(printAgain(text)).toEqual(parse(text));
  });

  it('writes a line that a person can read', () => {
    expect(
      printExpression(parseExpression('rows.filter(row=>row.year>=2024&&!row.isOff).length*(a+1)')),
    ).toBe('rows.filter((row) => row.year >= 2024 && !row.isOff).length * (a + 1)');
  });
});
