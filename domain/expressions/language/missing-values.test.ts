import { describe, expect, it } from 'vitest';
import { findMissingValues, isAnswer, type PresenceEnvironment } from './missing-values';
import { parseExpression } from './parse';
import type { FunctionSignature } from './signature';

const says = { zh: '', en: '' };
const example = { text: '1', gives: 1 };
const signature = (
  parameters: FunctionSignature['parameters'],
  result: FunctionSignature['result'],
  more: Partial<FunctionSignature> = {},
): FunctionSignature => ({ parameters, result, says, example, ...more });

const signatures = new Map([
  ['isFilledIn', signature(['any'], 'yesNo', { answersMissing: [0] })],
  ['near', signature(['number', 'number'], 'yesNo')],
  ['pct', signature(['number', 'number'], 'number', { mayBeMissing: true })],
  ['all', signature(['table', 'condition'], 'yesNo')],
  ['yr', signature(['table', 'column', 'number'], 'any', { mayBeMissing: true })],
]);

/**
 * `basic.sales` is required, `basic.debt` optional, `basic.grant` required where `basic.kind` is a; of the rows of `staff` the age
 * is optional; the grid `years` has the years -1 and -2.
 */
const environment: PresenceEnvironment = {
  sections: new Map([
    ['basic', { isTable: false, fields: new Set(['sales', 'debt', 'grant', 'kind', 'share']) }],
    ['staff', { isTable: true, fields: new Set(['age', 'pay']) }],
    ['years', { isTable: true, fields: new Set(['income']) }],
  ]),
  names: new Set([...signatures.keys(), 'ofKindA', 'twice', 'indebted']),
  signatures,
  parameters: new Map(),
  presence: new Map([
    ['basic.debt', { is: 'optional' }],
    ['staff.age', { is: 'optional' }],
    ['basic.grant', { is: 'conditional', conditions: [parseExpression("basic.kind === 'a'")] }],
    ['basic.share', { is: 'computed', tree: parseExpression('basic.debt / 2'), known: new Set() }],
  ]),
  sureYears: new Map([['years', new Set([-1, -2])]]),
  named: new Map([
    ['ofKindA', { parameters: [], tree: parseExpression("basic.kind === 'a'") }],
    ['twice', { parameters: ['value'], tree: parseExpression('value * 2') }],
    ['indebted', { parameters: [], tree: parseExpression('basic.debt > basic.sales') }],
  ]),
};

const find = (text: string) => {
  const { judged, ofResult } = findMissingValues(parseExpression(text), environment);
  const quote = ({ at }: { at: readonly [number, number] }) => text.slice(...at);
  return {
    answers: judged.filter(isAnswer).map(quote),
    others: judged.filter((value) => !isAnswer(value)).map(quote),
    empty: ofResult ? quote(ofResult) : null,
  };
};

const listAnswers = (text: string): string[] => find(text).answers;

describe('findMissingValues', () => {
  it.each([
    ['basic.debt <= basic.sales', ['basic.debt']],
    ['basic.sales - basic.debt > basic.sales', ['basic.debt']],
    ['near(basic.debt, basic.sales)', ['basic.debt']],
    ['basic.grant <= basic.sales', ['basic.grant']],
    ['all(staff, (row) => row.age < 60)', ['row.age']],
    ['staff.some((row) => row.age < row.pay)', ['row.age']],
    ['basic.share < 0.5', ['basic.share']],
    ['indebted || basic.sales > 1', ['indebted']],
    ['pct(basic.debt, basic.sales) < 50', ['basic.debt']],
  ])('names the answer that decides %s though it may be missing', (text, answers) => {
    expect(listAnswers(text)).toEqual(answers);
  });

  it.each([
    'basic.sales > basic.sales / 2',
    '(basic.debt ?? 0) <= basic.sales',
    'isFilledIn(basic.debt) && basic.debt <= basic.sales',
    '!isFilledIn(basic.debt) || basic.debt <= basic.sales',
    'basic.debt === undefined || basic.debt <= basic.sales',
    'basic.debt !== null ? basic.debt <= basic.sales : true',
    'basic.debt && basic.debt <= basic.sales',
    "basic.kind === 'a' && basic.grant <= basic.sales",
    'ofKindA && basic.grant <= basic.sales',
    "basic.kind !== 'a' || basic.grant <= basic.sales",
    "['a'].includes(basic.kind) ? basic.sales > 1 : basic.sales > 2",
    'all(staff, (row) => !isFilledIn(row.age) || row.age < 60)',
    // No missing value is above a bound of 0 or more: the comparison says what holds then.
    'basic.debt > 0',
    'basic.debt >= 1 && basic.debt < basic.sales',
    "basic.debt === 3 || basic.kind === 'b'",
  ])('finds nothing in %s', (text) => {
    expect(listAnswers(text)).toEqual([]);
  });

  it('forgets what it knows of an outer row under a function that gives its name to another', () => {
    const inner = 'all(staff, (row) => isFilledIn(row.age) && all(staff, (row) => row.age < 60))';
    expect(listAnswers(inner)).toEqual(['row.age']);
  });

  it('tells answers from years that are not asked for and results that there are none of', () => {
    expect(find("yr(years, 'income', -1) > basic.sales")).toMatchObject({ answers: [], others: [] });
    expect(find("yr(years, 'income', -3) > basic.sales")).toMatchObject({
      answers: [],
      others: ["yr(years, 'income', -3)"],
    });
    expect(find('pct(basic.sales, basic.sales) < 50').others).toEqual(['pct(basic.sales, basic.sales)']);
  });

  it('says why the value of an expression may be missing', () => {
    expect(find('basic.sales * 2').empty).toBeNull();
    expect(find('basic.sales - basic.debt').empty).toBe('basic.debt');
    expect(find('basic.sales > 1 ? basic.sales : null').empty).toBe('basic.sales > 1');
    // `??` comes too late for a sum, which a missing value makes no number.
    expect(find('(basic.debt + 1) ?? 0').empty).toBe('basic.debt');
  });

  it('follows named expressions and computed values that lead back to themselves no further than they go', () => {
    const named = new Map([['endless', { parameters: [], tree: parseExpression('endless') }]]);
    const circular = { ...environment, named, names: new Set(['endless']) };
    expect(findMissingValues(parseExpression('endless > 1'), circular).judged).toEqual([]);
  });
});
