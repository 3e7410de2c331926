import { describe, expect, it } from 'vitest';
import { ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, Field, Form, Section } from '../definition';
import { computeAnswers } from './compute';
import { copyAnswers } from './copy';
import { listRenewals, selectRenewableAnswers } from './renewals';

const next = { ...ctx, batchYear: 2027, today: '2027-06-10' };
const files = new Set(['f1', 'f2', 'f3']);

const spending = (key: string, offset: number): Field => ({
  key,
  zh: '支出',
  en: 'Spending',
  type: 'money_wan',
  required: true,
  ofYear: { offset, zh: '{{year}}年支出', en: 'Spending in {{year}}' },
});

/** The small form with everything that must be renewed. */
const form: Form = {
  ...smallForm,
  sections: [
    ...smallForm.sections.map((section): Section => {
      if (section.kind === 'files')
        return {
          ...section,
          fields: section.fields.map((field) =>
            field.key === 'reports' ? { ...field, paperYears: () => [2026] } : field,
          ),
        };
      if (section.key === 'team' && section.kind === 'table')
        return {
          ...section,
          columns: [
            ...section.columns,
            spending('first', -2),
            spending('second', -1),
            { key: 'until', zh: '聘期止', en: 'Engaged until', type: 'date', renews: 'lapse' },
          ],
        };
      if (section.kind === 'fields')
        return {
          ...section,
          fields: section.fields.map((field) =>
            field.key === 'amount' ? { ...field, renews: 'year' } : field,
          ),
        };
      return section;
    }),
    {
      key: 'promise',
      kind: 'declaration',
      title: { zh: '声明', en: 'Declaration' },
      fields: [{ key: 'agree', zh: '同意', en: 'Agreed', type: 'boolean', required: true }],
    },
  ],
};

const given = (): Answers => ({
  basics: { name: '甲公司', has_team: true, amount: 12.5 },
  team: [{ row: 'x1', name: '张三', share: 100, first: 1, second: 2, until: '2027-01-31' }],
  years: [
    { affiliation_year: 2024, income: 10, cost: 4 },
    { affiliation_year: 2025, income: 20, cost: 5 },
  ],
  filesData: { licence: ['f1'], reports: ['f2', 'f3'] },
  promise: { agree: true },
});

const copied = (on = next) =>
  copyAnswers(form, { answers: given(), edition: '2026.1', batchYear: 2026 }, {}, on, files);
const pending = (answers: Answers, { on = next, kept = [] as string[] } = {}) =>
  listRenewals(
    form,
    { batchYear: 2026, answers: selectRenewableAnswers(form, given()), kept },
    computeAnswers(form, answers, on),
    on,
  );
const ids = (list: ReturnType<typeof pending>) => list.map(({ id, reason }) => `${id} ${reason}`);

describe(listRenewals, () => {
  it('lists figures of the year, the new year, documents of the year, what has ended, and declarations', () => {
    const list = pending(copied().answers);
    expect(ids(list)).toEqual([
      'basics.amount year',
      'team.second year',
      'team.until lapsed',
      'years.2026 year',
      'filesData.reports document',
      'promise declaration',
    ]);
    expect(list.map(({ paths }) => paths[0])).toEqual([
      'basics.amount',
      'team[0].second',
      'team[0].until',
      'years[1].income',
      'filesData.reports',
      'promise.agree',
    ]);
  });

  it('lists a filing to continue that the copy has left out, until another is chosen', () => {
    const section: Section = {
      key: 'link',
      kind: 'fields',
      title: { zh: '项目', en: 'Project' },
      fields: [{ key: 'from', zh: '对应项目', en: 'Project', type: 'filing', says: [] }],
    };
    const linked: Form = { ...form, sections: [section] };
    const origin = { batchYear: 2026, answers: { link: { from: 'a' } }, kept: [] };
    const list = (from: string | null) => listRenewals(linked, origin, { link: { from } }, next);
    expect(ids(list(null))).toEqual(['link.from continued']);
    expect(list(null)[0]).toMatchObject({ paths: ['link.from'], mayStay: false });
    expect(list('b')).toEqual([]);
  });

  it('drops each as it is renewed', () => {
    const { answers } = copied();
    const renewed: Answers = {
      ...answers,
      basics: { ...(answers.basics as object), amount: 14 },
      team: [{ row: 'x1', name: '张三', share: 100, first: 2, second: 3, until: '2029-01-31' }],
      years: [
        { affiliation_year: 2025, income: 20, cost: 5 },
        { affiliation_year: 2026, income: 30 },
      ],
      filesData: { licence: ['f1'], reports: ['f9'] },
      promise: { agree: true },
    };
    expect(ids(pending(renewed))).toEqual([]);
  });

  it('leaves what somebody has stated to apply still, and asks for a document while one old file is among the new', () => {
    const { answers } = copied();
    const mixed = { ...answers, filesData: { licence: ['f1'], reports: ['f9', 'f3'] } };
    expect(ids(pending(mixed, { kept: ['basics.amount'] }))).toEqual([
      'team.second year',
      'team.until lapsed',
      'years.2026 year',
      'filesData.reports document',
      'promise declaration',
    ]);
  });

  it('asks for nothing of another year in a copy within the batch', () => {
    expect(ids(pending(copied(ctx).answers, { on: ctx }))).toEqual(['promise declaration']);
  });
});

describe('copyAnswers into a later batch', () => {
  it('moves figures of a named year to the field that asks for that year now', () => {
    const { answers, leftOut } = copied();
    expect(answers.team).toEqual([
      { row: 'x1', name: '张三', share: 100, first: 2, second: null, until: '2027-01-31' },
    ]);
    expect(leftOut.map(({ path, label, reason }) => [path, label.en, reason])).toContainEqual([
      'team[0].first',
      'Team / row 1 / Spending in 2024',
      'year',
    ]);
  });
});
