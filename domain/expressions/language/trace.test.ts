import { describe, expect, it } from 'vitest';
import { EXPRESSION_LIMITS } from './limits';
import { parseExpression } from './parse';
import { traceExpression } from './trace';

const SCOPE = {
  basic: { listed: true, capital: 12.5, revenue: undefined, name: '' },
  rows: [
    { year: 2023, amount: 3 },
    { year: 2024, amount: 4.5 },
    { year: 2025, amount: null },
  ],
  none: [],
  all: <R>(rows: R[], test: (row: R) => boolean) => rows.every(test),
  yr: (rows: { year: number }[], column: string, year: number) =>
    rows.find((row) => row.year === year)?.[column as 'year'],
};

const trace = (text: string, scope: object = SCOPE) => {
  const made = traceExpression(
    { tree: parseExpression(text), text },
    { parameters: [], resolve: () => undefined },
    scope,
  );
  if (!made) throw new Error(text);
  return made;
};

/** Texts and values of the steps beneath the whole. */
const listSteps = (text: string) =>
  trace(text).step.steps.map((step) => [step.text, 'value' in step.value ? step.value.value : step.value.is]);

describe('traceExpression', () => {
  it('gives the range and the value of each comparison and path', () => {
    const { step, value } = trace('basic.capital > 10');
    expect(value).toEqual({ is: 'scalar', value: true });
    expect(step).toMatchObject({ kind: 'comparison', at: [0, 18], text: 'basic.capital > 10' });
    expect(step.steps).toMatchObject([
      { kind: 'path', path: 'basic.capital', at: [0, 13], value: { is: 'scalar', value: 12.5 } },
    ]);
  });

  it('says which branch decided, and which was not needed', () => {
    expect(listSteps('basic.listed || basic.capital > 10')).toEqual([
      ['basic.listed', true],
      ['basic.capital > 10', 'skipped'],
    ]);
  });

  it('gives the branches of one operator side by side', () => {
    expect(listSteps('basic.listed && basic.capital > 10 && rows.length > 5')).toEqual([
      ['basic.listed', true],
      ['basic.capital > 10', true],
      ['rows.length > 5', false],
    ]);
  });

  it.each([
    ['all(rows, (row) => row.amount < 4)', 1, 'decides', 3],
    ['rows.every((row) => row.year < 2024)', 1, 'decides', 3],
    ['rows.some((row) => row.year > 2024)', 2, 'decides', 3],
    ['rows.filter((row) => row.year > 2023).every((row) => row.amount > 4)', 2, 'decides', 2],
    ['rows.map((row) => row.year)', 0, 'example', 3],
    ['rows.every((row) => row.amount.deeper.still > 0)', 0, 'unknown', 3],
  ])('names the row that decides %s', (text, row, role, count) => {
    const { rows } = trace(text).step;
    expect(rows?.count).toBe(count);
    expect(rows?.shown).toMatchObject({ row, role });
    expect(rows?.shown?.steps[0]?.value).toBeDefined();
  });

  it('counts the rows that meet a condition', () => {
    expect(trace('rows.filter((row) => row.year > 2023)').step.rows?.met).toBe(2);
  });

  it.each([
    ['basic.revenue * 2', ['basic.revenue']],
    ['Math.round(basic.revenue / basic.capital)', ['basic.revenue']],
    ['none[0].amount > 2', ['none']],
    ["yr(rows, 'amount', 2025) + basic.revenue", ['rows.amount', 'basic.revenue']],
    ['rows.map((row) => row.amount.length)', ['rows.amount']],
  ])('names what is missing for %s', (text, missing) => {
    const made = trace(text);
    expect(made.value.is).toBe('unknown');
    expect(made.missing).toEqual(missing);
  });

  it('names nothing where the value can be said', () => {
    expect(trace('basic.revenue === undefined').missing).toEqual([]);
  });

  it('tells a missing answer from an unknown value', () => {
    expect(trace('basic.name').value).toEqual({ is: 'missing' });
    expect(trace('basic.capital + basic.revenue').value).toEqual({ is: 'unknown' });
  });

  it('is limited in steps and texts, and ends where the evaluation ends', () => {
    const many = Array.from({ length: 400 }, (_, i) => `basic.capital > ${i}`).join(', ');
    const broad = trace(`[${many}].length > 0`);
    const count = (step: (typeof broad)['step']): number =>
      step.steps.reduce((total, each) => total + count(each), 1);
    expect(count(broad.step)).toBeLessThanOrEqual(200);
    expect(broad.isCut).toBe(true);
    const long = Array.from({ length: 40 }, (_, i) => i);
    const ended = trace('rows.reduce((text, row) => text + text + "……", "…")', { rows: long });
    expect(ended.value).toEqual({ is: 'unknown' });
    expect(JSON.stringify(ended).length).toBeLessThan(EXPRESSION_LIMITS.textLength);
  });

  it('keeps little of many rows', () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ amount: i }));
    const made = trace('rows.every((row) => row.amount >= 0 && row.amount < 19000)', { rows });
    expect(made.isCut).toBe(false);
    expect(made.step.rows?.shown).toMatchObject({ row: 19_000, role: 'decides' });
  });
});
