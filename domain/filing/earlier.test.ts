import { expect, it } from 'vitest';
import type { Form } from '../definition';
import { figureDifferences } from './earlier';

const form = {
  sections: [
    {
      key: 'basics',
      kind: 'fields',
      title: { zh: '', en: '' },
      fields: [
        { key: 'staff', zh: '', en: '', type: 'integer' },
        { key: 'since', zh: '', en: '', type: 'year' },
      ],
    },
    {
      key: 'finance',
      kind: 'yearly',
      title: { zh: '', en: '' },
      years: { base: () => 2025, offsets: [0, -1] },
      indicators: [
        { key: 'affiliation_year', zh: '', en: '', type: 'year', auto: 'reporting_year' },
        { key: 'income', zh: '', en: '', type: 'money_wan' },
      ],
    },
  ],
} as unknown as Form;

const year = (affiliation_year: number, income: number | null) => ({ affiliation_year, income });
const found = (now: object, before: object) =>
  figureDifferences(form, now as never, before as never).map(({ path, is, before, now }) => [
    path,
    is,
    before,
    now,
  ]);

it('tells of a year that is said otherwise, and of a new year that jumps from the last one', () => {
  const before = { finance: [year(2024, 100), year(2023, 80)] };
  const now = { finance: [year(2025, 250), year(2024, 90)] };
  expect(found(now, before)).toEqual([
    ['finance[1].income', 'other', 100, 90],
    ['finance[0].income', 'jump', 100, 250],
  ]);
  expect(found({ finance: [year(2025, 200), year(2024, 100)] }, before)).toEqual([]);
  expect(found({ finance: [year(2026, 900)] }, before)).toEqual([]);
  expect(found({ finance: [year(2024, null)] }, before)).toEqual([]);
});

it('tells of single figures that more than double or halve, and of no years', () => {
  const staff = (n: number) => ({ basics: { staff: n, since: 2000 + n } });
  expect(found(staff(21), staff(10))).toEqual([['basics.staff', 'jump', 10, 21]]);
  expect(found(staff(4), staff(10))).toEqual([['basics.staff', 'jump', 10, 4]]);
  expect([
    ...found(staff(20), staff(10)),
    ...found(staff(5), staff(10)),
    ...found(staff(5), staff(0)),
  ]).toEqual([]);
});
