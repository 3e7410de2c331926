import type { Answers, Form } from '@domain/definition';
import { expect, it } from 'vitest';
import { inChinese } from '../../../../tests/support/portal/wording';
import { placesOf } from './places';

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
  team: [{ row: 'a' }, { row: 'b' }],
} as unknown as Answers;

it('names a row by its year as the company reads it, and one that people add by its number', () => {
  const labels = placesOf(form, answers, inChinese).map(({ label }) => label);
  expect(labels).toContain('经营情况 · 2025年：资产总额');
  expect(labels).toContain('团队 2：姓名');
});
