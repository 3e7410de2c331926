import { expect, it } from 'vitest';
import { findQuestions, questions } from './questions';

it('finds by words of the question or of the answer, in the language in use', () => {
  expect(findQuestions('RECEIPT hash', 'en').map((found) => found.question.zh)).toEqual([
    '回执上的防伪校验码（SHA-256）有什么用？',
  ]);
  expect(findQuestions('撤回', 'zh').length).toBeGreaterThan(0);
  expect(findQuestions('撤回', 'en')).toEqual([]);
});

it('shows everything without a search', () => {
  expect(findQuestions('  ', 'zh')).toEqual(questions);
});
