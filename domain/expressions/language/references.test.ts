import { describe, expect, it } from 'vitest';
import { parseExpression } from './parse';
import { listReferences, type ReferenceEnvironment } from './references';

const ENVIRONMENT: ReferenceEnvironment = {
  sections: new Map([
    ['basic', { isTable: false, fields: new Set(['kind', 'total']) }],
    ['budget', { isTable: true, fields: new Set(['amount', 'basis']) }],
  ]),
  signatures: new Map([
    [
      'sum',
      {
        parameters: ['table', 'cell'],
        result: 'number',
        says: { zh: '', en: '' },
        example: { text: '', gives: 0 },
      },
    ],
  ]),
  names: new Set(['all', 'sum', 'leafRows', 'getRowByKey', 'limit']),
  parameters: new Map([['row', { section: 'budget', has: 'row' }]]),
};

const list = (text: string) => listReferences(parseExpression(text), ENVIRONMENT);
const unknownIn = (text: string) =>
  list(text)
    .filter(({ isKnown }) => !isKnown)
    .map(({ path, at }) => [path, text.slice(...at)]);

describe('listReferences', () => {
  it('names sections, fields and columns wherever they are reached', () => {
    const text = "basic.kind === 'a' && all(leafRows(budget), (line) => line.amount <= limit(basic.total))";
    expect(list(text).map(({ path }) => path)).toEqual([
      'basic',
      'basic.kind',
      'all',
      'leafRows',
      'budget',
      'budget.amount',
      'limit',
      'basic',
      'basic.total',
    ]);
    expect(unknownIn(text)).toEqual([]);
  });

  it.each([
    ['basic.kin', [['basic.kin', 'basic.kin']]],
    ['budget.some((line) => line.amont > 1)', [['budget.amont', 'line.amont']]],
    ['budget.filter((line) => line.amount > 1).every((line) => line.base)', [['budget.base', 'line.base']]],
    ['budget.reduce((total, line) => total + line.sum, 0)', [['budget.sum', 'line.sum']]],
    ["sum(budget, 'amuont')", [['budget.amuont', "'amuont'"]]],
    ["getRowByKey(budget, 'total').amounts", [['budget.amounts', "getRowByKey(budget, 'total').amounts"]]],
    ['budget[0].amounts', [['budget.amounts', 'budget[0].amounts']]],
    ['((first) => first.nothing)(budget[0])', [['budget.nothing', 'first.nothing']]],
    ['row.nothing', [['budget.nothing', 'row.nothing']]],
    ['limits(3)', [['limits', 'limits']]],
  ])('finds what is not there in %s', (text, expected) => {
    expect(unknownIn(text)).toEqual(expected);
  });

  it('leaves alone what it cannot tell', () => {
    expect(unknownIn('[1, 2].map((value) => value.whatever)')).toEqual([]);
    expect(unknownIn('budget.map((line) => line.row).length')).toEqual([]);
    expect(unknownIn('ctx.batchYear + Math.max(1, 2)')).toEqual([]);
  });
});
