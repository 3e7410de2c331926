import { describe, expect, it } from 'vitest';
import { createValidAnswers } from '../../tests/support/small-form';
import { formatPath, getAnswerAtPath, parsePath, setAnswerAtPath } from './paths';

describe(parsePath, () => {
  it.each([
    ['basics', { section: 'basics' }],
    ['basics.name', { section: 'basics', field: 'name' }],
    ['team[0]', { section: 'team', row: 0 }],
    ['team[12].share', { section: 'team', row: 12, field: 'share' }],
  ])('returns the parts of %s; formatPath joins them again', (text, path) => {
    expect(parsePath(text)).toEqual(path);
    expect(formatPath(path)).toBe(text);
  });

  it.each(['', '.', 'a.b.c', 'a[x].b', 'a[-1]', 'a b', 'a[0]b'])('returns null for "%s"', (text) => {
    expect(parsePath(text)).toBeNull();
  });
});

describe(getAnswerAtPath, () => {
  it('returns values, rows and sections, and undefined where there is nothing', () => {
    const answers = createValidAnswers();
    expect(getAnswerAtPath(answers, 'team[1].name')).toBe('李四');
    expect(getAnswerAtPath(answers, 'team[0]')).toMatchObject({ name: '张三' });
    expect(getAnswerAtPath(answers, 'basics')).toBe(answers.basics);
    expect(
      ['team.name', 'team[9].name', 'basics[0].name', 'none.x'].map((path) => getAnswerAtPath(answers, path)),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe(setAnswerAtPath, () => {
  it('returns a copy with the new value that shares everything else', () => {
    const answers = createValidAnswers();
    const changed = setAnswerAtPath(answers, 'team[1].name', '王五');
    expect(getAnswerAtPath(changed, 'team[1].name')).toBe('王五');
    expect(answers).toEqual(createValidAnswers());
    expect(changed.basics).toBe(answers.basics);
    expect(getAnswerAtPath(setAnswerAtPath({}, 'basics.name', 'x'), 'basics.name')).toBe('x');
    expect(setAnswerAtPath(answers, 'team[9].name', 'x')).toBe(answers);
  });
});
