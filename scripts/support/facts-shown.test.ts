import { expect, it } from 'vitest';
import { facts } from '../../tests/conformance/facts';
import { factsShown, resultOf } from './facts-shown';

const test = (title: string, status = 'passed', file = 'a.test.ts') => ({ title, status, file });
const resultsOf = (...tests: ReturnType<typeof test>[]) =>
  new Map(factsShown(tests).shown.map((fact) => [fact.id, resultOf(fact)]));

it('names each fact once', () => {
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
});

it('says of each fact whether its tests pass, and of one without a test that it has none', () => {
  const results = resultsOf(test('[spec 3.login 9.codes] a'), test('[spec 9.codes] b', 'failed'));
  expect(results.get('3.login')).toBe('holds');
  expect(results.get('9.codes')).toBe('FAILS');
  expect(results.get('8.401')).toBe('NO TEST');
});

it('is not content with what nobody has looked at in a browser, where a fact is seen there', () => {
  const inCode = test('[spec 8.list] a');
  expect(resultsOf(inCode).get('8.list')).toBe('UNSEEN');
  const inBrowser = test('[spec 8.list] b', 'passed', 'tests/e2e/a.spec.ts');
  expect(resultsOf(inCode, inBrowser).get('8.list')).toBe('holds');
});

it('notices a tag that names no fact', () => {
  expect(factsShown([test('[spec 8.none] a')]).unknown).toEqual(['8.none']);
});
