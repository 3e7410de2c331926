import type { ReportInfo } from '@domain/filing/calls';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ProgramChart, StatusChart } from '.';

/** Totals on the last day of a batch: eleven filings. */
const totals: ReportInfo['totals'] = {
  by_status: { draft: 2, submitted: 6, district_passed: 2, returned: 1 },
  by_group: { draft: 2, submitted: 6, reviewing: 2, returned: 1 },
  by_program: { gazelle: 1, hightech: 7, keyproject: 3 },
};

const show = () =>
  render(
    <MemoryRouter>
      <StatusChart totals={totals} />
      <ProgramChart totals={totals} />
    </MemoryRouter>,
  );

describe('StatusChart', () => {
  it('describes the bars in words', () => {
    show();
    const [byStatus, byProgram] = screen.getAllByRole('img');
    expect(byStatus).toHaveAccessibleName('按状态，共11件：草稿 2，已提交 6，审核中 2，退回修改 1');
    expect(byProgram?.getAttribute('aria-label')).toMatch(/^按项目，共11件：.+ 7，.+ 3，.+ 1$/);
  });

  it('shows the same numbers as a table, each with a link to its list', () => {
    show();
    const table = screen.getByRole('table', { name: '按状态', hidden: true });
    const numbers = within(table)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => Number(cell.textContent));
    expect(numbers).toEqual([2, 6, 2, 1, 0, 0, 0, 11]);
    expect(within(table).getByRole('link', { name: '退回修改', hidden: true })).toHaveAttribute(
      'href',
      '/enterpriseCenter/declare?status=returned',
    );
  });

  it('draws the longest bar full, the others in proportion, and none for zero', () => {
    const { container } = show();
    const [chart] = container.querySelectorAll('[role=img]');
    const widths = [...(chart?.querySelectorAll<HTMLElement>('[style]') ?? [])].map(
      ({ style }) => style.inlineSize,
    );
    expect(widths.map((width) => Math.round(Number.parseFloat(width)))).toEqual([33, 100, 33, 17]);
  });
});
