import { expect, test } from 'vitest';
import { findPageTexts } from './pageTexts';

test('Forms and the queue wait for their own texts, the home page for none besides its own, and other pages for all', () => {
  expect(findPageTexts('/index')).toBeNull();
  expect(findPageTexts('/forms/gazelleForm')).toBe('form');
  expect(findPageTexts('/review/filings')).toBe('queue');
  expect(findPageTexts('/forms/programs')).toBe('all');
});
