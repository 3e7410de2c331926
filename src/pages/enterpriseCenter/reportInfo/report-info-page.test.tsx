import type { ReportItem } from '@domain/api/calls/filings';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fetchReports } from '@/services/reports';
import { startLanguage } from '@/utils/language';
import ReportInfo from '.';

vi.mock('umi', async (actual) => {
  const { useState } = await import('react');
  return {
    ...(await actual<typeof import('umi')>()),
    useSelector: (read: (root: object) => unknown) => read({ user: { currentUser: { permissions: [] } } }),
    useSearchParams: () => useState(new URLSearchParams()),
  };
});
vi.mock('@/services/reports', () => ({ fetchReports: vi.fn() }));
vi.mock('@/services/company', () => ({
  fetchWindows: vi.fn(async () => ({ code: 208, msg: '', data: [] })),
}));
vi.mock('@/components/PageTitle', () => ({ default: () => null }));
vi.mock('@/components/CountChart/totals', () => ({ StatusChart: () => null, ProgramChart: () => null }));
vi.mock('@/components/FilingLog', () => ({ default: () => null }));
vi.mock('@/components/CheckLog', () => ({ default: () => null }));

const filing = (n: number) =>
  ({
    id: `f${n}`,
    program: 'gazelle',
    batch: '2026-1',
    status: 'submitted',
    subject: `第${n}份`,
  }) as ReportItem;

beforeAll(startLanguage);

it('leads to the logs of the filings beyond the latest hundred', async () => {
  vi.mocked(fetchReports).mockImplementation(async ({ current = 1 } = {}) => {
    const list = current === 1 ? [filing(1)] : [filing(101)];
    return { code: 200, msg: '', data: { list, total: 101, totals: {}, reports_due: [] } } as never;
  });
  render(<ReportInfo />);
  expect(await screen.findByText(/第1份/)).toBeInTheDocument();
  fireEvent.click(screen.getByTitle('2'));
  expect(await screen.findByText(/第101份/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/第1份/)).toBeNull());
});
