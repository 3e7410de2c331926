import { expect, test } from 'vitest';
import { findPageTexts } from './pageTexts';

test('The home page, forms and the queue wait for their own texts, and other pages for all', () => {
  expect(findPageTexts('/index')).toBe('home');
  expect(findPageTexts('/forms/gazelleForm')).toBe('form');
  expect(findPageTexts('/review/filings')).toBe('queue');
  expect(findPageTexts('/forms/programs')).toBe('all');
});
