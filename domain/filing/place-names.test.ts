import { describe, expect, it } from 'vitest';
import { smallForm } from '../../tests/support/small-form';
import { say } from '../text';
import { namePlace } from './place-names';

const inChinese = (path: string, answers?: Parameters<typeof namePlace>[2]) => {
  const name = namePlace(smallForm, path, answers);
  return name && say(name, 'zh');
};

describe(namePlace, () => {
  it('names section, row and field with points between them', () => {
    expect(inChinese('basics.amount')).toBe('基本信息 · 金额');
    expect(inChinese('team[1].share')).toBe('团队 · 第2行 · 份额');
    expect(inChinese('team[1]')).toBe('团队 · 第2行');
    expect(inChinese('team')).toBe('团队');
  });

  it('returns null for a place that the form does not have', () => {
    for (const path of ['gone', 'gone.field', 'basics.gone', '–']) expect(inChinese(path)).toBeNull();
  });
});
