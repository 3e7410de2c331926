import type { Answers } from '@domain/definition';
import { render, screen, within } from '@testing-library/react';
import { App } from 'antd';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FormSessionProvider } from '@/filling/form/session';
import { createFormSession } from '../../../../../tests/support/portal/form-session';
import { requireForm } from '../../../../../tests/support/require-form';
import FormRenderer, { RowsSection } from '../..';

const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };

/** Shows a table of a form; by default the staff of a high-tech company: given rows in three groups. */
function show(answers: Answers, program = 'hightech', wanted = 'hr_structure') {
  const form = requireForm(program);
  const section = form.sections.find(({ key }) => key === wanted);
  if (!section) throw new Error(wanted);
  render(
    <App>
      <FormSessionProvider value={createFormSession(form, answers, ctx)}>
        <FormRenderer section={section} />
      </FormSessionProvider>
    </App>,
  );
}

const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent?.trim());
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeAll(RowsSection.prepare);

describe('TableSection', () => {
  it('shows the group of each row, and a sum at the end of the group', () => {
    show({
      hr_structure: [
        { row: 'edu_doctor', staff: 2 },
        { row: 'edu_master', staff: 0 },
        { row: 'title_senior', staff: 0 },
      ],
    });
    expect(heads().slice(0, 6)).toEqual([
      '学历 博士',
      '学历 硕士',
      '学历 本科',
      '学历 大专及以下',
      '学历合计',
      '职称 高级职称',
    ]);
    expect(heads().at(-1)).toBe('年龄合计');
    expect(cells('^学历合计')).toEqual(['2', '—']);
    expect(cells('^职称合计')).toEqual(['0', '—']);
    expect(cells('^年龄合计')).toEqual(['—', '—']);
  });

  it('sums quantities and amounts, but no prices by the piece', () => {
    // On a narrow screen tables are cards, without totals.
    const { matchMedia } = window;
    const asWide = (query: string) => ({ ...matchMedia(query), matches: query.includes('min-width') });
    vi.stubGlobal('matchMedia', asWide);
    const item = { quantity: 2, unit_price: 7.5, amount: 15 };
    const equipment = [
      { row: 'a', ...item },
      { row: 'b', ...item },
    ];
    show({ equipment_list: equipment }, 'keyproject', 'equipment_list');
    const totals = within(screen.getByRole('row', { name: /^合计/ })).getAllByRole('gridcell');
    expect(totals.map((cell) => cell.textContent).filter(Boolean)).toEqual(['4', '30.00']);
  });

  it('shows the unit once', () => {
    show({});
    expect(screen.getByRole('columnheader', { name: /全体人员/ })).not.toHaveTextContent(/（人）.*（人）/);
  });
});
