import { type Answers, defineForm, type FieldAnswers, type Row } from '@domain/definition';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CellEdit } from '@/filling/draft/changes';
import { createFormSession } from '../../../tests/support/portal/form-session';
import { ctx } from '../../../tests/support/small-form';
import FormRenderer, { RowsSection } from '.';
import { FormSessionProvider } from './session';

beforeAll(RowsSection.prepare);

/** A wide screen: on a narrow one tables are cards. */
const { matchMedia } = window;
beforeEach(() => {
  const asWide = (query: string) => ({ ...matchMedia(query), matches: query.includes('min-width') });
  vi.stubGlobal('matchMedia', asWide);
});

const kinds = {
  name: 'kinds',
  title: { zh: '类型', en: 'Kind' },
  items: [{ value: 2, zh: '重点实验室', en: 'Key laboratory' }],
};

type Locked = { base: FieldAnswers; rows: Row[]; years: Row[] };

const form = defineForm<Locked>({
  sections: [
    {
      kind: 'fields',
      key: 'base',
      title: { zh: '基本', en: 'Base' },
      fields: [
        {
          key: 'kind',
          zh: '类型',
          en: 'Kind',
          type: 'select',
          options: kinds,
          required: true,
          readonly: true,
          source: 'filing.kind',
        },
        { key: 'name', zh: '名称', en: 'Name', type: 'text', readonly: true, source: 'company.name' },
        { key: 'signed', zh: '已签', en: 'Signed', type: 'boolean', readonly: true },
        { key: 'phone', zh: '电话', en: 'Phone', type: 'text', source: 'company.phone' },
      ],
    },
    {
      kind: 'table',
      key: 'rows',
      title: { zh: '明细', en: 'Rows' },
      columns: [
        { key: 'a', zh: '甲', en: 'A', type: 'text' },
        { key: 'b', zh: '乙', en: 'B', type: 'text', readonly: true },
        { key: 'c', zh: '丙', en: 'C', type: 'text' },
      ],
    },
    {
      kind: 'yearly',
      key: 'years',
      title: { zh: '年度', en: 'Years' },
      years: { base: ({ ctx: { batchYear } }) => batchYear, offsets: [-1] },
      indicators: [
        { key: 'affiliation_year', zh: '年度', en: 'Year', type: 'year', auto: 'reporting_year' },
        { key: 'income', zh: '收入', en: 'Income', type: 'money_wan', precision: 2, readonly: true },
      ],
    },
  ],
  rules: [],
  eligibility: [],
  document: {
    title: { zh: '', en: '' },
    fileName: { zh: '', en: '' },
    watermark: { zh: '', en: '' },
  },
  basis: [],
});

const answers: Answers = {
  base: { kind: 2, name: '示例公司', signed: true, phone: '024' },
  rows: [{ row: 'x', a: '1', b: '固定', c: '3' }],
  years: [{ affiliation_year: ctx.batchYear - 1, income: 1234567.5 }],
};

function show(key: keyof Locked) {
  const edit = vi.fn<(edits: CellEdit[]) => void>();
  const section = form.sections.find((each) => each.key === key);
  if (!section) throw new Error(key);
  render(
    <App>
      <FormSessionProvider value={createFormSession(form, answers, ctx, { edit })}>
        <FormRenderer section={section} />
      </FormSessionProvider>
    </App>,
  );
  return edit;
}

/** Finds the control of an answer by its path. */
const at = (path: string) => document.getElementById(path) as HTMLElement;

describe('FormRenderer locked values', () => {
  it('show a locked field in words, read-only, with the reason', () => {
    show('base');
    expect(at('base.kind')).toHaveValue('重点实验室');
    expect(at('base.kind')).toHaveAttribute('readonly');
    expect(at('base.kind')).toHaveAccessibleDescription(/lock\.kind|已在填报前选定/);
    expect(at('base.name')).toHaveAccessibleDescription(/lock\.company|来自企业信息/);
    expect(at('base.signed')).toHaveValue('是');
    expect(at('base.signed')).toHaveAccessibleName('已签');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('keep a prefilled field that is not locked editable', () => {
    const edit = show('base');
    expect(at('base.phone')).not.toHaveAttribute('readonly');
    fireEvent.change(at('base.phone'), { target: { value: '025' } });
    expect(edit).toHaveBeenCalled();
  });

  it('announce a locked cell, render no control in it, and skip it when pasting', async () => {
    const edit = show('rows');
    expect(within(at('rows[0].b')).getByRole('img', { name: /lock\.cell|锁定/ })).toBeInTheDocument();
    expect(at('rows[0].b')).toHaveTextContent('固定');
    expect(at('rows[0].b').closest('td')?.querySelector('input, button, output')).toBeNull();
    fireEvent.paste(at('rows[0].a'), { clipboardData: { getData: () => 'p\tq\tr\np2\tq2\tr2' } });
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('乙已锁定，2个值未粘贴');
    expect(edit).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: '粘贴4个单元格' }));
    await waitFor(() => expect(edit).toHaveBeenCalled());
    const edits = edit.mock.calls[0]?.[0] ?? [];
    expect(edits.map(({ field, value }) => [field, value])).toEqual([
      ['a', 'p'],
      ['c', 'r'],
      ['a', 'p2'],
      ['c', 'r2'],
    ]);
  });

  it('show a locked indicator with thousands separators', () => {
    show('years');
    expect(at('years[0].income')).toHaveTextContent('1,234,567.50');
    expect(at('years[0].income').closest('td')?.querySelector('input, button, output')).toBeNull();
  });
});
