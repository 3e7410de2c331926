import { describe, expect, it } from 'vitest';
import { isVisibleText, visibleKey } from './visible-text';

describe('visible text', () => {
  it('takes names of every script', () => {
    for (const name of ['𠮷野', 'محمد', 'ئۇيغۇر', "O'Brien", '阿卜杜拉·买买提', 'null'])
      expect(isVisibleText(name)).toBe(true);
  });

  it('sees nothing in blanks and marks alone', () => {
    for (const name of ['', '  ', '\u3000', '\u200B', '\u202E\u200F', '\uFEFF \t'])
      expect(isVisibleText(name)).toBe(false);
  });

  it('compares names by what is seen', () => {
    expect(visibleKey('研发\u200B部')).toBe(visibleKey('研发部'));
    expect(visibleKey('cafe\u0301')).toBe(visibleKey('café'));
    expect(visibleKey('研发一部')).not.toBe(visibleKey('研发二部'));
  });
});
