import { expect, it } from 'vitest';
import { findNextEdition } from './next-edition';

it.each([
  ['2026.1', ['2026.1'], '2026.2'],
  ['2026.1', ['2026.1', '2026.2'], '2026.3'],
  ['2026.9', ['2026.9'], '2026.10'],
  ['2026.1-release', ['2026.1-release'], '2026.1-release.1'],
])('after %s of %j comes %s', (edition, taken, next) => {
  expect(findNextEdition(edition, taken)).toBe(next);
});
