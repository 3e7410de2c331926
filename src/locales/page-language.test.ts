import { expect, it } from 'vitest';
import { languageOfPage, localeOf } from '.';

it('names the language of a page that lacks the chosen one, for reading it aloud', () => {
  expect(languageOfPage(localeOf('ar'), 'review')).toBe('en');
  expect(languageOfPage(localeOf('ar'), 'users')).toBeUndefined();
  expect(languageOfPage(localeOf('ar'), 'home')).toBeUndefined();
  for (const tag of ['zh-CN', 'en-US']) expect(languageOfPage(localeOf(tag), 'users')).toBeUndefined();
});
