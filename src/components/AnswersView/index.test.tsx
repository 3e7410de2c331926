import { compute } from '@domain/filing/compute';
import { defineForm, type FieldAnswers, type Form, type Row } from '@domain/programs/define';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import AnswersView from '.';

type Answered = { base: FieldAnswers; hidden: FieldAnswers; money: Row[]; people: Row[]; years: Row[] };

const text = (zh: string) => ({ zh, en: zh });

const form: Form = defineForm<Answered>({
  sections: [
    {
      kind: 'fields',
      key: 'base',
      title: text('基本信息'),
      fields: [
        { key: 'name', ...text('名称'), type: 'text' },
        { key: 'listed', ...text('是否上市'), type: 'boolean' },
        { key: 'code', ...text('股票代码'), type: 'text', showWhen: ({ base }) => base.listed === true },
      ],
    },
    {
      kind: 'fields',
      key: 'hidden',
      title: text('不适用'),
      showWhen: () => false,
      fields: [{ key: 'secret', ...text('秘密'), type: 'text' }],
    },
    {
      kind: 'table',
      key: 'money',
      title: text('资金'),
      columns: [{ key: 'amount', ...text('金额'), type: 'money_wan', unit: '万元' }],
      fixedRows: [
        { key: 'grant', ...text('财政') },
        { key: 'own', ...text('自筹') },
        { key: 'total', ...text('合计'), sumOf: ['grant', 'own'] },
      ],
    },
    {
      kind: 'table',
      key: 'people',
      title: text('人员'),
      columns: [{ key: 'who', ...text('姓名'), type: 'text' }],
    },
    {
      kind: 'yearly',
      key: 'years',
      title: text('年度数据'),
      years: { base: ({ ctx }) => ctx.batchYear, offsets: [-2, -1] },
      total: text('合计'),
      indicators: [
        { key: 'year', ...text('年度'), type: 'year', auto: 'reporting_year' },
        { key: 'income', ...text('收入'), type: 'money_wan' },
        { key: 'share', ...text('占比'), type: 'percent', display: 'fixed2' },
      ],
    },
  ],
  rules: [],
  eligibility: [],
  document: { title: text(''), fileName: text(''), watermark: text(''), contents: [] },
  basis: [],
});

const ctx = { batchYear: 2026, today: '2026-05-01', settings: {} };

const show = (answers: Parameters<typeof compute>[1], extra = {}) =>
  render(<AnswersView form={form} answers={compute(form, answers, ctx)} ctx={ctx} {...extra} />);

const rowOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('answers to read', () => {
  it('shows what applies, and says so where nothing was filled in', () => {
    show({ base: { name: 'Ü & Söhne', listed: false, code: '600000' } });
    expect(screen.getByText('Ü & Söhne')).toBeVisible();
    expect(screen.queryByText('股票代码')).toBeNull();
    expect(screen.queryByText('不适用')).toBeNull();
  });

  it('says in words that a field is blank', () => {
    show({});
    expect(screen.getAllByText('未填写')).toHaveLength(2);
  });

  it('shows given rows in the order of the form with their sum, whatever order they came in', () => {
    show({
      money: [
        { row: 'own', amount: 1.25 },
        { row: 'grant', amount: 1000 },
      ],
    });
    expect(
      screen
        .getAllByRole('rowheader')
        .slice(0, 3)
        .map((header) => header.textContent),
    ).toEqual(['财政', '自筹', '合计']);
    expect(rowOf('自筹')[0]).toBe('1.25');
    expect(rowOf('合计')[0]?.replace(',', '')).toBe('1001.25');
  });

  it('has years as columns, keeps shares at two decimals and does not add them up', () => {
    show({
      years: [
        { year: 2025, income: 200, share: 3.2 },
        { year: 2024, income: 100, share: 1 },
      ],
    });
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.slice(-3)).toEqual(['2024', '2025', '合计']);
    expect(rowOf('收入')).toEqual(['100.00', '200.00', '300.00']);
    expect(rowOf('占比').slice(0, 2)).toEqual(['1.00', '3.20']);
    expect(rowOf('占比')[2]).toBe('—');
  });

  it('offers what the page puts beside the headings', () => {
    show({}, { sectionLink: (section: { key: string }) => <a href={`#${section.key}`}>change</a> });
    expect(screen.getAllByRole('link', { name: 'change' }).map((link) => link.getAttribute('href'))).toEqual([
      '#base',
      '#money',
      '#people',
      '#years',
    ]);
  });
});
