import type { Answers, Form } from '@domain/definition';
import { describe, expect, it } from 'vitest';
import { inChinese } from '../../../../tests/support/portal/wording';
import { describePinTarget, listPinTargets } from './pinTargets';

const form = {
  sections: [
    {
      kind: 'yearly',
      key: 'growth',
      title: { zh: '经营情况', en: 'Growth' },
      years: { count: 2 },
      indicators: [{ key: 'assets', zh: '资产总额', en: 'Assets', type: 'decimal' }],
    },
    {
      kind: 'table',
      key: 'team',
      title: { zh: '团队', en: 'Team' },
      columns: [{ key: 'name', zh: '姓名', en: 'Name', type: 'text' }],
    },
  ],
} as unknown as Form;
const answers = {
  growth: [{ affiliation_year: 2024 }, { affiliation_year: 2025 }],
  team: [{ row: 'a', name: '李丽' }, { row: 'b' }],
} as unknown as Answers;

describe(listPinTargets, () => {
  it('names a yearly row by its year, and an added row by its number', () => {
    const labels = listPinTargets(form, answers, inChinese).map(({ label }) => label);
    expect(labels).toContain('经营情况 · 2025年 · 资产总额');
    expect(labels).toContain('团队 · 第2行 · 姓名');
  });
});

describe(describePinTarget, () => {
  it('names a place by the content of its row instead of the row number', () => {
    const nameOf = (path: string) => describePinTarget(form, answers, path, inChinese);
    expect(nameOf('growth[1].assets')).toBe('经营情况 · 2025年 · 资产总额');
    expect(nameOf('team[0].name')).toBe('团队 · 李丽 · 姓名');
    expect(nameOf('team[1].name')).toBe('团队 · 姓名');
    expect(nameOf('gone.name')).toBeNull();
  });
});
