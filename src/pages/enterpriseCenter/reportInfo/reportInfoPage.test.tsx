import type { ReportItem } from '@domain/filing/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import ReportInfo from '.';

mockCall('declareDay').mockResolvedValue({ code: 208, msg: '', data: [] });
const totals = { by_status: {}, by_group: {}, by_program: {} };

const filing = (n: number) =>
  ({
    id: `f${n}`,
    program: 'gazelle',
    batch: '2026-1',
    status: 'submitted',
    subject: `第${n}份`,
  }) as ReportItem;

describe('ReportInfoPage', () => {
  it('shows filings beyond the latest hundred on further pages', async () => {
    mockCall('reportInfo').mockImplementation(async ({ params: { current = 1 } = {} }) => {
      const list = current === 1 ? [filing(1)] : [filing(101)];
      return { code: 200, msg: '', data: { list, total: 101, totals, reports_due: [] } } as never;
    });
    render(withPortal({ permissions: [] }, <ReportInfo />));
    expect(await screen.findByText(/第1份/)).toBeInTheDocument();
    fireEvent.click(screen.getByTitle('2'));
    expect(await screen.findByText(/第101份/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/第1份/)).toBeNull());
  });
});
