import type { Answers, Form, FormContext } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { listFigureNotes, listFigureOffers } from '@domain/filing/figure-offers';
import { listFigureQuestions } from '@domain/filing/figure-questions';
import { indexFigures, type KnownFigure, listFigureCells, listOtherValues } from '@domain/filing/figures';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createFormSession } from '../../../../tests/support/portal/form-session';
import { applyEdits } from '../../draft/changes';
import FormRenderer, { RowsSection } from '..';
import { FormSessionProvider } from '../session';

await RowsSection.prepare();

const count = (key: string, zh: string, recurs: string) => ({
  key,
  zh,
  en: key,
  type: 'integer',
  unit: '件',
  min: 0,
  recurs,
});

const form = {
  sections: [
    {
      key: 'rights',
      kind: 'fields',
      title: { zh: '知识产权', en: 'Rights' },
      fields: [
        count('inventions', '发明专利', 'valid_inventions'),
        count('models', '实用新型', 'valid_utility_models'),
        count('software', '软件著作权', 'software_copyrights'),
      ],
    },
    {
      key: 'staff',
      kind: 'table',
      title: { zh: '人员', en: 'Staff' },
      isOfLastYear: true,
      fixedRows: [
        { key: 'total', zh: '总数', en: 'Total', sumOf: ['own', 'lent'] },
        { key: 'own', zh: '在职', en: 'Own' },
        { key: 'lent', zh: '兼职', en: 'Lent' },
      ],
      columns: [{ key: 'people', zh: '职工', en: 'People', type: 'integer', unit: '人', min: 0 }],
    },
    {
      key: 'finance',
      kind: 'yearly',
      title: { zh: '经营情况', en: 'Finance' },
      years: { base: () => 2026, offsets: [-2, -1] },
      indicators: [
        { key: 'affiliation_year', zh: '年度', en: 'Year', type: 'year', auto: 'reporting_year' },
        {
          key: 'income',
          zh: '营业收入',
          en: 'Income',
          type: 'money_wan',
          unit: '万元',
          min: 0,
          recurs: 'revenue',
        },
      ],
    },
  ],
  rules: [],
} as unknown as Form;

const ctx: FormContext = { batchYear: 2026, today: '2026-06-10', settings: {} };
const source = { id: 'f1', program: 'hightech', title: { zh: '高新认定', en: 'High-tech' }, no: 'GX1' };
const given = (key: string, year: number | null, value: number, more: Partial<KnownFigure> = {}) => ({
  key,
  year,
  value,
  source,
  batchYear: 2026,
  at: '2026-03-01T02:00:00.000Z',
  ...more,
});
const program = { key: 'alpha' };

let kept: Answers = {};

function Filled({ known, section, start }: { known: KnownFigure[]; section: number; start: Answers }) {
  const [answers, setAnswers] = useState(start);
  kept = answers;
  const filled = computeAnswers(form, answers, ctx);
  const index = indexFigures(known);
  const cells = new Map(listFigureCells(program, form, filled, 2026).map((cell) => [cell.path, cell]));
  const questions = listFigureQuestions(program, form, filled, 2026, known).map((question) => {
    const cell = cells.get(question.path);
    return {
      ...question,
      filing: '',
      cell,
      others: cell?.value != null ? listOtherValues(index, cell, cell.value) : [],
    };
  });
  const session = createFormSession(form, answers, ctx, {
    edit: (edits) => setAnswers((old) => applyEdits(old, edits)),
    figures: {
      questions,
      explain: async () => true,
      notes: listFigureNotes(program, form, filled, ctx, known),
      offers: listFigureOffers(program, form, filled, ctx, known),
    },
  });
  const shown = form.sections[section];
  return (
    <App>
      <FormSessionProvider value={session}>{shown && <FormRenderer section={shown} />}</FormSessionProvider>
    </App>
  );
}

const open = (known: KnownFigure[], section: number, start: Answers = {}) =>
  render(<Filled known={known} section={section} start={start} />);

describe('KnownFigures', () => {
  const rights = [given('valid_inventions', null, 5), given('valid_utility_models', null, 12)];
  const revenue = given('revenue', 2025, 1234);

  it('offers known figures for the empty cells of the page, or of the whole form, with their source', () => {
    open([...rights, revenue], 0, { rights: { software: 3 } });
    expect(screen.getByText(/本页2项已在别处填过/)).toHaveTextContent('来自《高新认定》2026-03-01');
    fireEvent.click(screen.getByRole('button', { name: '填入本页2项' }));
    expect(kept.rights).toEqual({ inventions: 5, models: 12, software: 3 });
    expect(screen.queryByText(/已在别处填过/)).toBeNull();
    expect(kept.finance).toBeUndefined();
  });

  it('fills in the whole form at once, adding the rows of years', () => {
    open([...rights, revenue], 0);
    fireEvent.click(screen.getByRole('button', { name: '全部填入（全表3项）' }));
    expect(kept.rights).toEqual({ inventions: 5, models: 12 });
    expect(kept.finance).toEqual([{ affiliation_year: 2025, income: 1234 }]);
  });

  it('offers nothing that the field would refuse', () => {
    open([given('valid_inventions', null, -5)], 0);
    expect(screen.queryByText(/已在别处填过/)).toBeNull();
  });

  it('names the source of many values once, and of few beside each', () => {
    const three = [...rights, given('software_copyrights', null, 3)];
    const full = { rights: { inventions: 5, models: 12, software: 3 } };
    const { unmount } = open(three, 0, full);
    expect(screen.getByText('3项来自《高新认定》2026-03-01')).toBeInTheDocument();
    expect(screen.queryByText('来自《高新认定》2026-03-01')).toBeNull();
    unmount();
    open(three, 0, { rights: { inventions: 5, models: 9, software: 1 } });
    expect(screen.getAllByText('来自《高新认定》2026-03-01')).toHaveLength(1);
  });

  it('says the last value and the change beside a figure', () => {
    open([given('valid_inventions', null, 4, { batchYear: 2025 })], 0, { rights: { inventions: 5 } });
    expect(screen.getByText('上次 4 件 · +25.0%')).toBeInTheDocument();
  });

  it('says the year before of the cell with the focus', () => {
    open([given('revenue', 2023, 1000)], 2, { finance: [{ affiliation_year: 2024, income: 1500 }] });
    act(() => document.getElementById('finance[0].income')?.focus());
    expect(screen.getByText('上年 1,000.00 万元 · +50.0%')).toBeInTheDocument();
  });

  it('says in each cell of a year grid how it has changed, with the year before the first, and asks about a jump', () => {
    open([given('revenue', 2023, 1000)], 2, {
      finance: [
        { affiliation_year: 2024, income: 1500 },
        { affiliation_year: 2025, income: 15_000 },
      ],
    });
    const [first, second] = [0, 1].map((row) => document.getElementById(`finance[${row}].income`));
    expect(first).toHaveAccessibleDescription('上年 1,000.00 · +50.0%');
    expect(second).toHaveAccessibleDescription('+900.0% · 变动较大，请核对');
    expect(screen.getByText('+900.0%')).toBeVisible();
  });

  it('says the last value in each given row of a table of the last year, and fills in what another filing said of it', () => {
    const lastYear = [given('alpha.staff.own.people', 2024, 20), given('alpha.staff.total.people', 2024, 30)];
    const start = { staff: [{ row: 'own', people: 22 }, { row: 'lent' }, { row: 'total' }] };
    open([...lastYear, given('alpha.staff.lent.people', 2025, 3)], 1, start);
    expect(screen.getByRole('textbox', { name: '在职 职工' })).toHaveAccessibleDescription(
      '上年 20 · +10.0%',
    );
    expect(screen.getByText('上年 30 · -26.7%')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '填入本页1项' }));
    expect(screen.getByRole('textbox', { name: '兼职 职工' })).toHaveValue('3');
    expect(kept.staff).toContainEqual({ row: 'lent', people: 3 });
  });

  it('takes another value in place of one that differs, the latest first', () => {
    const older = given('revenue', 2025, 900, {
      source: { ...source, id: 'f2', title: { zh: '瞪羚', en: 'Gazelle' } },
      at: '2026-02-01T02:00:00.000Z',
    });
    open([revenue, older], 2, { finance: [{ affiliation_year: 2025, income: 1000 }] });
    expect(screen.getAllByRole('button', { name: /^采用/ }).map(({ textContent }) => textContent)).toEqual([
      '采用1,234.00 万元',
      '采用900.00 万元',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '采用1,234.00 万元' }));
    expect(kept.finance).toEqual([{ affiliation_year: 2025, income: 1234 }]);
    expect(screen.queryByText('与以往申报不一致的数据')).toBeNull();
  });
});
