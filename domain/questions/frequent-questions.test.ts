import { describe, expect, it } from 'vitest';
import { type Language, say, type Text } from '../text';
import { findQuestions, questions } from './frequent-questions';

const saying = (language: Language) => (text: Text) => say(text, language);

describe(findQuestions, () => {
  it('finds by words of question or answer, in the language on screen', () => {
    expect(findQuestions('RECEIPT hash', saying('en')).map((found) => found.question.zh)).toEqual([
      '回执上的防伪校验码（SHA-256）有什么用？',
    ]);
    expect(findQuestions('撤回', saying('zh')).length).toBeGreaterThan(0);
    expect(findQuestions('撤回', saying('en'))).toEqual([]);
  });

  it('returns everything without a search', () => {
    expect(findQuestions('  ', saying('zh'))).toEqual(questions);
  });
});
