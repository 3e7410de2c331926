import { describe, expect, it } from 'vitest';
import { type CheckEnvironment, checkMeaning, type ValueShape } from './check';
import { parseExpression } from './parse';
import type { FunctionSignature } from './signature';

const SHAPES: Record<string, ValueShape> = {
  'basic.kind': { kind: 'text', options: new Set(['enterprise', 'university']) },
  'basic.areas': { kind: 'list', options: new Set(['1', '2']) },
  'basic.total': { kind: 'number', unit: '万元' },
  'basic.paid': { kind: 'number', unit: '元' },
  'basic.papers': { kind: 'number', unit: '篇' },
  'basic.patents': { kind: 'number', unit: '件' },
  'basic.founded': { kind: 'date' },
  'basic.name': { kind: 'text' },
  'basic.listed': { kind: 'yesNo' },
  'budget.amount': { kind: 'number', unit: '万元' },
};

const sign = (
  parameters: FunctionSignature['parameters'],
  result: FunctionSignature['result'],
): FunctionSignature => ({
  parameters,
  result,
  says: { zh: '', en: '' },
  example: { text: '', gives: null },
});

const ENVIRONMENT: CheckEnvironment = {
  sections: new Map([
    [
      'basic',
      {
        isTable: false,
        fields: new Set(['kind', 'areas', 'total', 'paid', 'papers', 'patents', 'founded', 'name', 'listed']),
      },
    ],
    ['budget', { isTable: true, fields: new Set(['amount']) }],
  ]),
  names: new Set(['sum', 'has', 'limit', 'year', 'near', 'attribute']),
  parameters: new Map(),
  shapes: new Map(Object.entries(SHAPES)),
  parameterCounts: new Map([['limit', 1]]),
  signatures: new Map<string, FunctionSignature>([
    ['sum', sign(['table', 'cell'], 'number')],
    ['year', sign(['date'], 'number')],
    ['near', sign(['number', 'number', 'number?'], 'yesNo')],
    ['attribute', sign(['dictionary', 'any', 'text'], 'any')],
  ]),
  isDictionary: (name) => name === 'kinds',
};

const check = (text: string, isCondition = true) =>
  checkMeaning(parseExpression(text), text, ENVIRONMENT, isCondition).map(
    ({ kind, at }) => `${kind}: ${text.slice(...at)}`,
  );

describe('checkMeaning', () => {
  it.each([
    ['basic.totl > 1', 'unknownName: basic.totl'],
    ["basic.founded > 2020 && basic.kind === 'enterprise'", 'kindsDiffer: basic.founded > 2020'],
    ["basic.total === '5'", "kindsDiffer: basic.total === '5'"],
    ['basic.listed === 1', 'kindsDiffer: basic.listed === 1'],
    ['basic.total >= basic.paid', 'unitsDiffer: basic.total >= basic.paid'],
    ["sum(budget, 'amount') + basic.paid > 3", "unitsDiffer: sum(budget, 'amount') + basic.paid"],
    ['budget.every((row) => row.amount > basic.paid)', 'unitsDiffer: row.amount > basic.paid'],
    ['basic.total > basic.papers', 'unitsDiffer: basic.total > basic.papers'],
    ['basic.name * 2 > 1', 'notNumber: basic.name'],
    ["basic.kind === 'company'", "noSuchOption: 'company'"],
    ["'company' !== basic.kind", "noSuchOption: 'company'"],
    ["['enterprise', 'school'].includes(basic.kind)", "noSuchOption: 'school'"],
    ["basic.areas.includes('3')", "noSuchOption: '3'"],
    ["has(basic.areas, '3')", "noSuchOption: '3'"],
    ['basic.total >= basic.total', 'alwaysSame: basic.total >= basic.total'],
    ['1 + 1 > 3 || basic.listed', 'alwaysSame: 1 + 1 > 3'],
    ["basic.listed ? 'a' === 'b' : true", "alwaysSame: 'a' === 'b'"],
    ['basic.listed && (true || basic.total > 1)', 'alwaysSame: true'],
    ['!true && basic.listed', 'alwaysSame: !true'],
    ['basic.total > 5 && basic.listed && basic.total < 3', 'alwaysSame: basic.total < 3'],
    ['basic.total >= 5 && 5 > basic.total', 'alwaysSame: 5 > basic.total'],
    ["basic.kind === 'enterprise' && basic.kind === 'university'", "alwaysSame: basic.kind === 'university'"],
    ["basic.kind !== 'enterprise' || basic.kind !== 'university'", "alwaysSame: basic.kind !== 'university'"],
    ['basic.total === 1 && basic.total > 5', 'alwaysSame: basic.total > 5'],
    ['budget.every((row) => row.amount > 5 && row.amount < 5)', 'alwaysSame: row.amount < 5'],
    ['limit(basic.total, 2) > 1', 'parameterCount: limit(basic.total, 2)'],
    ['basic.total', 'notYesNo: basic.total'],
    ['year(basic.total) > 2020', 'argumentKind: basic.total'],
    ["year('yesterday') > 2020", "argumentKind: 'yesterday'"],
    ['year() > 2020', 'argumentCount: year()'],
    ['near(basic.total, 1, 2, 3)', 'argumentCount: near(basic.total, 1, 2, 3)'],
    ['near((row) => row, 1)', 'argumentKind: (row) => row'],
    ['sum(basic.total, "amount") > 1', 'argumentKind: basic.total'],
    ["year(basic.founded) === '2020'", "kindsDiffer: year(basic.founded) === '2020'"],
    ['year(basic.founded)', 'notYesNo: year(basic.founded)'],
    ["attribute('kindz', basic.kind, 'class') > 1", "noSuchDictionary: 'kindz'"],
  ])('finds the fault of %s at its characters', (text, expected) => {
    expect(check(text)).toEqual([expected]);
  });

  it.each([
    "basic.founded >= '2020-01-01' && basic.founded < limit(1) + '-01-01'",
    'basic.total * 10000 >= basic.paid',
    'basic.papers + basic.patents > 3',
    "basic.kind !== '' && basic.total !== null",
    "has(basic.areas, '1') || basic.kind === 'university'",
    'limit(basic.total) === basic.name',
    '!basic.name',
    'basic.total > 3 && basic.total < 5',
    // A missing value is on neither side.
    'basic.total > 3 || basic.total <= 3',
    "basic.kind === 'enterprise' || basic.kind === 'university'",
    'basic.listed ?? false',
    'basic.total !== 1 && basic.total !== 2',
    "near(limit(basic.name), 1) && attribute('kinds', basic.kind, 'class') > 1",
    '((year) => year(1, 2, 3))(basic.name)',
  ])('lets %s pass', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('asks for a condition only where one is needed', () => {
    expect(check('basic.total', false)).toEqual([]);
  });
});
