import { defineForm, type FieldAnswers, type Form, type Row } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { getAnswerAtPath } from '@domain/filing/paths';
import { findProgram } from '@domain/programs/find';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import AnswersView from '.';
import { PinsContext } from './pins';

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
  document: { title: text(''), fileName: text(''), watermark: text('') },
  basis: [],
});

const ctx = { batchYear: 2026, today: '2026-05-01', settings: {} };

const show = (answers: Parameters<typeof computeAnswers>[1], extra = {}) =>
  render(<AnswersView form={form} answers={computeAnswers(form, answers, ctx)} ctx={ctx} {...extra} />);

const rowOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('AnswersView', () => {
  it('shows the answers that apply, and leaves out the others', () => {
    show({ base: { name: 'Ü & Söhne', listed: false, code: '600000' } });
    expect(screen.getByText('Ü & Söhne')).toBeVisible();
    expect(screen.queryByText('股票代码')).toBeNull();
    expect(screen.queryByText('不适用')).toBeNull();
  });

  it('says in words that an answer is blank', () => {
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

  it('[spec 9.decimals] shows years as columns, shares with two decimals, and no sum of shares', () => {
    show({
      years: [
        { year: 2025, income: 200, share: 3.2 },
        { year: 2024, income: 100, share: 1 },
      ],
    });
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.slice(-3)).toEqual(['2024', '2025', '合计']);
    expect(rowOf('收入')).toEqual(['100.00', '200.00', '300.00']);
    expect(rowOf('占比（%）').slice(0, 2)).toEqual(['1.00', '3.20']);
    expect(rowOf('占比（%）')[2]).toBe('—');
  });

  it('[spec 3.gazelleRatio] shows research_investment_ratio of a gazelle declaration with two decimals', async () => {
    const gazelle = await findProgram('gazelle')?.load();
    const answers = {
      operationData: [{ affiliation_year: 2025, operating_revenue: 3, research_investment: 0.1 }],
    };
    if (gazelle)
      render(<AnswersView form={gazelle} answers={computeAnswers(gazelle, answers, ctx)} ctx={ctx} />);
    const shown = within(
      screen.getByRole('rowheader', { name: /^科技活动投入占营业收入比例/ }).closest('tr') as HTMLElement,
    );
    expect(shown.getByText('3.33')).toBeVisible();
  });

  it('shows the links that the page puts beside the headings', () => {
    show({}, { sectionLink: (section: { key: string }) => <a href={`#${section.key}`}>change</a> });
    expect(screen.getAllByRole('link', { name: 'change' }).map((link) => link.getAttribute('href'))).toEqual([
      '#base',
      '#money',
      '#people',
      '#years',
    ]);
  });
});

describe('AnswersView with PinsContext', () => {
  const answers = {
    base: { name: '甲公司', listed: false },
    people: [
      { row: 'p1', who: '张三' },
      { row: 'p2', who: '李四' },
    ],
    years: [
      { year: 2024, income: 100 },
      { year: 2025, income: 200 },
    ],
  };
  const showPinnable = (marked: string[] = []) => {
    const pin = vi.fn();
    const pins = { marked: new Set(marked), open: null, editor: null, pin, close: () => {} };
    render(
      <PinsContext.Provider value={pins}>
        <AnswersView form={form} answers={computeAnswers(form, answers, ctx)} ctx={ctx} />
      </PinsContext.Provider>,
    );
    return pin;
  };

  it('shows no places to pin for users who may not pin', () => {
    show(answers);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('[data-place]')).toBeNull();
  });

  it('calls pin with the path of a field, cell or year that is clicked', () => {
    const pin = showPinnable();
    for (const text of ['甲公司', '李四', '200.00']) fireEvent.click(screen.getByText(text));
    const [name, who, income] = pin.mock.calls.flat();
    expect([name, who]).toEqual(['base.name', 'people[1].who']);
    expect(getAnswerAtPath(computeAnswers(form, answers, ctx), income)).toBe(200);
  });

  it('lets the keyboard reach fields one by one, and a table once, then its cells by arrow keys', () => {
    const pin = showPinnable();
    const [first, second] = ['人员 1 姓名', '人员 2 姓名'].map((name) =>
      screen.getByLabelText(`要求修改“${name}”`),
    ) as [HTMLElement, HTMLElement];
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(second).toHaveFocus();
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    fireEvent.click(second);
    expect(pin).toHaveBeenCalledExactlyOnceWith('people[1].who');
  });

  it('names the place of each pin', () => {
    showPinnable(['people[0].who']);
    expect(screen.getByLabelText(/^已要求修改“人员 1 姓名”/)).toBeVisible();
    expect(screen.getByText('张三').closest('[data-pinned]')).not.toBeNull();
  });
});
