import { describe, expect, it } from 'vitest';
import { createValidAnswers, smallForm } from '../../tests/support/small-form';
import type { Answers } from '../definition';
import { listExcessFaults } from './answer-limits';

const found = (answers: object) =>
  listExcessFaults(smallForm, answers as Answers).map(({ path, code }) => [path, code]);
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

describe(listExcessFaults, () => {
  it('returns nothing for valid answers, nor for answers that merely have the wrong type', () => {
    expect(found(createValidAnswers())).toEqual([]);
    expect(found({ basics: [], team: { a: 1 }, funds: [1, null, 'x'], years: 7 })).toEqual([]);
  });

  it('names the first twenty items that the form does not know', () => {
    expect(found({ secrets: {} })).toEqual([['secrets', 'unknown']]);
    expect(found({ basics: { status: 'approved' }, team: [{ row: 'a', age: 7 }] })).toEqual([
      ['basics.status', 'unknown'],
      ['team[0].age', 'unknown'],
    ]);
    expect(found(keys(400))).toHaveLength(20);
    expect(found({ basics: keys(400) })).toHaveLength(20);
    expect(found({ team: Array(3).fill(keys(400)) })).toHaveLength(20);
  });

  it('names a table with too many rows without reading its rows', () => {
    expect(found({ team: Array(5_000).fill(keys(3)) })).toEqual([['team', 'max_rows']]);
  });

  it('names a text that is far too long, and leaves one that trimming may shorten to the check', () => {
    expect(found({ basics: { name: 'x'.repeat(50_000) } })).toEqual([['basics.name', 'max_length']]);
    expect(found({ basics: { name: 'x'.repeat(300) } })).toEqual([]);
  });
});
