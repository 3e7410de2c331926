import { expect, it } from 'vitest';
import { facts } from '../tests/conformance/facts';
import { factsShown, resultOf } from './conformance';

const test = (title: string, status = 'passed') => ({ title, status, file: 'a.test.ts' });
const resultsOf = (...tests: ReturnType<typeof test>[]) =>
  new Map(factsShown(tests).shown.map(({ id, tests: shown }) => [id, resultOf(shown)]));

it('names each fact once', () => {
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
});

it('says of each fact whether its tests pass, and of one without a test that it has none', () => {
  const results = resultsOf(test('[spec 8.200 9.codes] a'), test('[spec 9.codes] b', 'failed'));
  expect(results.get('8.200')).toBe('holds');
  expect(results.get('9.codes')).toBe('FAILS');
  expect(results.get('8.401')).toBe('NO TEST');
});

it('notices a tag that names no fact', () => {
  expect(factsShown([test('[spec 8.none] a')]).unknown).toEqual(['8.none']);
});
