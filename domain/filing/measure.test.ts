import { expect, it } from 'vitest';
import { smallForm, validAnswers } from '../../tests/support/small-form';
import type { Answers } from '../definition';
import { excesses } from './measure';

const found = (answers: object) =>
  excesses(smallForm, answers as Answers).map(({ path, code }) => [path, code]);
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

it('finds nothing too much in valid answers, nor in what merely has the wrong shape', () => {
  expect(found(validAnswers())).toEqual([]);
  expect(found({ basics: [], team: { a: 1 }, funds: [1, null, 'x'], years: 7 })).toEqual([]);
});

it('names items that the form does not know, the first twenty of them', () => {
  expect(found({ secrets: {} })).toEqual([['secrets', 'unknown']]);
  expect(found({ basics: { status: 'approved' }, team: [{ row: 'a', age: 7 }] })).toEqual([
    ['basics.status', 'unknown'],
    ['team[0].age', 'unknown'],
  ]);
  expect(found(keys(400))).toHaveLength(20);
  expect(found({ basics: keys(400) })).toHaveLength(20);
  expect(found({ team: Array(3).fill(keys(400)) })).toHaveLength(20);
});

it('names a table of too many rows, and looks at none of them', () => {
  expect(found({ team: Array(5_000).fill(keys(3)) })).toEqual([['team', 'max_rows']]);
});

it('names a text that is far too long, and leaves one that its stored form may shorten to the check', () => {
  expect(found({ basics: { name: 'x'.repeat(50_000) } })).toEqual([['basics.name', 'max_length']]);
  expect(found({ basics: { name: 'x'.repeat(300) } })).toEqual([]);
});
