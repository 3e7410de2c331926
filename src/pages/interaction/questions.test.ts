import type { Language, Text } from '@domain/text';
import { expect, it } from 'vitest';
import { findQuestions, questions } from './questions';

const saying = (language: Language) => (text: Text) => text[language];

it('finds by words of the question or of the answer, in the language in use', () => {
  expect(findQuestions('RECEIPT hash', saying('en')).map((found) => found.question.zh)).toEqual([
    '回执上的防伪校验码（SHA-256）有什么用？',
  ]);
  expect(findQuestions('撤回', saying('zh')).length).toBeGreaterThan(0);
  expect(findQuestions('撤回', saying('en'))).toEqual([]);
});

it('shows everything without a search', () => {
  expect(findQuestions('  ', saying('zh'))).toEqual(questions);
});
