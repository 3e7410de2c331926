import { describe, expect, it } from 'vitest';
import { findJsonExcess } from './json-body';
import type { JsonLimits } from './limits';

const LIMITS: JsonLimits = { depth: 8, keys: 5, items: 10, values: 200, text: 100 };

const measure = (value: unknown, limits: Partial<JsonLimits> = {}) =>
  findJsonExcess(typeof value === 'string' ? value : JSON.stringify(value), { ...LIMITS, ...limits });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
const items = (count: number) => Array.from({ length: count }, () => 0);

describe(findJsonExcess, () => {
  it('returns nothing within the limits', () => {
    const row = { ...keys(5), k0: 'x'.repeat(100) };
    for (const value of [{ data: { team: Array(10).fill(row) } }, nested(8), '', '1', '"a"', '[]', '{}'])
      expect(measure(value)).toBeNull();
  });

  it.each([
    ['keys of one object', { data: { basics: keys(6) } }, 'keys', 'data.basics'],
    ['keys at the top', keys(6), 'keys', 'body'],
    ['keys of a row', { data: { team: [{ a: 1 }, keys(6)] } }, 'keys', 'data.team[1]'],
    ['items of one list', { data: { note: 'x', team: items(11) } }, 'items', 'data.team'],
    ['a text', { data: { team: [{ a: 1, b: 'x'.repeat(101) }] } }, 'text', 'data.team[0].b'],
    ['a key', { data: { ['k'.repeat(101)]: 1 } }, 'text', `data.${'k'.repeat(40)}`],
    ['levels', { a: nested(8) && JSON.parse(nested(8)) }, 'depth', 'a[0][0][0][0][0][0][0]'],
    ['values in all', { a: items(10), b: Array(10).fill(Array(10).fill(items(3))) }, 'values', 'body'],
  ])('returns the place of too many or too long: %s', (_what, value, what, place) => {
    expect(measure(value)).toEqual({ what, place, limit: LIMITS[what as keyof JsonLimits] });
  });

  it('ignores brackets and commas in texts, however their quotes are escaped', () => {
    const text = String.raw`[[[[[[[[[{,,,,,,,\\\"`;
    expect(measure({ [text]: text, b: `${text}\\` })).toBeNull();
    expect(measure(`["\\\\",${nested(8)}]`)).toMatchObject({ what: 'depth' });
  });

  it('returns nothing for invalid JSON, which the parser will refuse', () => {
    for (const text of [']]]]', '"', '{"a', ',,,,,', '\\"', '{"a":"\\', '[}]{'])
      expect(measure(text)).toBeNull();
  });

  it.each([
    ['quotes', '"'.repeat(2_000_000)],
    ['backslashes', `"${'\\'.repeat(2_000_000)}`],
    ['escaped quotes', `"${'\\"'.repeat(1_000_000)}`],
    ['brackets', '[]'.repeat(1_000_000)],
  ])('does not hang on 2 MB of %s', (_what, text) => {
    const start = performance.now();
    measure(text, { text: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY });
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
