import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, Field, Form } from '../definition';
import { findProgram } from '../programs/find';
import { computeAnswers } from './compute';
import { listReuseOffers, selectReusableAnswers } from './reuse';

const file = (id: string, extension = 'pdf', size = 1000) => ({ id, extension, size });
const files = new Map(['f1', 'f2', 'f3'].map((id) => [id, file(id)]));

/** The small form with one field of a section changed, like a form of another program that asks something similar. */
const withField = (section: string, key: string, change: Partial<Field>): Form => ({
  ...smallForm,
  sections: smallForm.sections.map((each) =>
    each.key === section && 'fields' in each
      ? ({
          ...each,
          fields: each.fields.map((field) => (field.key === key ? { ...field, ...change } : field)),
        } as typeof each)
      : each,
  ),
});

const reusable = (answers: Answers, { target = smallForm, source = smallForm } = {}) =>
  selectReusableAnswers(
    target,
    { form: source, answers, batchYear: 2026, whole: true },
    { known: files, takesOfd: true },
  );

describe(selectReusableAnswers, () => {
  it('returns what both forms ask alike, without computed values, sums, row identities and references', () => {
    const answers = computeAnswers(smallForm, createValidAnswers(), ctx);
    expect(reusable(answers)).toEqual({
      basics: { name: '甲公司', has_team: true, amount: 12.5, score: 80, colour: 'red', tags: ['a'] },
      team: [
        { name: '张三', share: 60 },
        { name: '李四', share: 40, mail: 'li@example.com' },
      ],
      tasks: [{ title: '开发' }],
      funds: [
        { row: 'own', amount: 1.1 },
        { row: 'other', amount: 2.2 },
      ],
      years: [
        { affiliation_year: 2024, income: 10, cost: 4 },
        { affiliation_year: 2025, income: 20, cost: 5 },
      ],
      filesData: { licence: ['f1'], reports: ['f2', 'f3'] },
    });
  });

  it.each<[string, Partial<Field>]>([
    ['other words', { zh: '申请金额' }],
    ['another kind', { type: 'decimal' }],
    ['another unit', { unit: '元' }],
    ['a list that it chooses from', { type: 'select' } as Partial<Field>],
    ['a limit below it', { max: 10 } as Partial<Field>],
    ['nothing to type', { computed: () => 1 }],
    ['a lock', { readonly: true }],
  ])('excludes an item that the target form asks with %s', (_what, change) => {
    const target = withField('basics', 'amount', change);
    expect(reusable(createValidAnswers(), { target }).basics).not.toHaveProperty('amount');
  });

  it('excludes values that the target form would refuse today', () => {
    const answers = createValidAnswers();
    Object.assign(answers.basics as object, { colour: 'green', code: '91350100M000100Y4Z', note: '  ' });
    const basics = reusable(answers).basics as object;
    for (const key of ['colour', 'code', 'note']) expect(basics).not.toHaveProperty(key);
  });

  it('excludes sensitive values that the user may not read in the source', () => {
    const source = withField('basics', 'amount', { sensitive: true });
    const of = (whole: boolean) =>
      selectReusableAnswers(
        smallForm,
        { form: source, answers: createValidAnswers(), batchYear: 2026, whole },
        { known: files, takesOfd: true },
      ).basics;
    expect(of(true)).toHaveProperty('amount', 12.5);
    expect(of(false)).not.toHaveProperty('amount');
    expect(of(false)).toHaveProperty('name');
  });

  it.each([
    ['is gone', []],
    ['has a type that the field does not take', [file('f1', 'docx')]],
    ['is too large for the field', [file('f1', 'pdf', 5 * 1024 * 1024 + 1)]],
  ])('excludes a file that %s', (_what, known) => {
    const found = selectReusableAnswers(
      smallForm,
      { form: smallForm, answers: createValidAnswers(), batchYear: 2026, whole: true },
      { known: new Map(known.map((each) => [each.id, each])), takesOfd: true },
    );
    expect(found.filesData).toBeUndefined();
  });
});

describe('answers of another program', () => {
  const load = async (program: string) => (await findProgram(program)?.load()) as Form;
  const from = async (target: string, source: string, answers: Answers) =>
    reusable(answers, { target: await load(target), source: await load(source) });

  it('are the figures of a year that both ask for, under their own names', async () => {
    const finance = [{ affiliation_year: 2025, total_revenue: 1200, total_assets: 900 }];
    const { operationData } = await from('gazelle', 'hightech', { finance });
    expect(operationData).toEqual([expect.objectContaining({ affiliation_year: 2025, total_assets: 900 })]);
  });

  it('are the entries of registers that both list', async () => {
    const { standardData } = await from('gazelle', 'hightech', {
      standards: [{ standard_name: '规范', standard_no: 'GB/T 1-2025', standard_level: 'national' }],
    });
    expect(standardData).toEqual([
      { standard_name: '规范', standard_no: 'GB/T 1-2025', standard_level: 'national' },
    ]);
  });
});

describe(listReuseOffers, () => {
  const offers = (standing: Answers, ...earlier: Answers[]) =>
    listReuseOffers(
      smallForm,
      computeAnswers(smallForm, standing, ctx),
      ctx,
      earlier.map((answers, i) => ({ source: `s${i}`, answers })),
    );

  it('returns what differs from the present answer, with both values and the source', () => {
    const standing: Answers = { basics: { name: '乙公司', has_team: false, amount: 12.5 } };
    const earlier: Answers = { basics: { name: '甲公司', amount: 12.5, score: 80 } };
    expect(offers(standing, earlier)).toEqual([
      {
        path: 'basics.name',
        section: 'basics',
        field: 'name',
        standing: '乙公司',
        value: '甲公司',
        source: 's0',
      },
      {
        path: 'basics.score',
        section: 'basics',
        field: 'score',
        standing: undefined,
        value: 80,
        source: 's0',
      },
    ]);
  });

  it('takes the newest filing that answers the item, even if it agrees with the present answer', () => {
    const standing: Answers = { basics: { name: '乙公司' } };
    const found = offers(standing, { basics: { score: 80 } }, { basics: { name: '旧', score: 70 } });
    expect(found.map(({ path, value, source }) => [path, value, source])).toEqual([
      ['basics.name', '旧', 's1'],
      ['basics.score', 80, 's0'],
    ]);
    expect(offers(standing, { basics: { name: '乙公司' } }, { basics: { name: '旧' } })).toEqual([]);
  });

  it('leaves out items that are not asked for', () => {
    const earlier: Answers = { team: [{ name: '张三' }] };
    expect(offers({ basics: { has_team: false } }, earlier)).toEqual([]);
    expect(offers({ basics: { has_team: true } }, earlier)).toHaveLength(1);
  });

  it('fills years and given rows cell by cell, in the years that are asked for', () => {
    const standing: Answers = {
      years: [{ affiliation_year: 2024, income: 10 }],
      funds: [{ row: 'own', amount: 1 }],
    };
    const earlier: Answers = {
      years: [
        { affiliation_year: 2023, income: 1 },
        { affiliation_year: 2024, income: 11, cost: 4 },
      ],
      funds: [{ row: 'own', amount: 3 }],
    };
    expect(
      offers(standing, earlier).map(({ path, row, standing: now, value }) => [path, row, now, value]),
    ).toEqual([
      ['funds[1].amount', { row: 'own' }, 1, 3],
      ['years[0].income', { affiliation_year: 2024 }, 10, 11],
      ['years[0].cost', { affiliation_year: 2024 }, undefined, 4],
    ]);
  });

  it('adds missing rows, each once, up to the maximum of the table', () => {
    const standing: Answers = { basics: { has_team: true }, team: [{ row: 'x', name: '张三', share: 60 }] };
    const rows = (...names: string[]) => ({ team: names.map((name) => ({ name })) });
    const found = offers(
      standing,
      { team: [{ name: '张三', share: 60 }, { name: '李四' }] },
      rows('李四', '王五', '赵六', '孙七', '周八'),
    );
    expect(found.map(({ value }) => value)).toEqual(
      ['李四', '王五', '赵六', '孙七'].map((name) => ({ name })),
    );
    expect(found.every(({ path, field }) => path === 'team' && field === undefined)).toBe(true);
  });
});
