import type { CompanyFigures } from '@domain/filing/figure-calls';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as files from '@/filling/spreadsheet/files';
import { changeLanguage } from '@/utils/language';
import * as saving from '@/utils/saveAs';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import CompanyFiguresPage from '.';

afterEach(() => vi.restoreAllMocks());

type Known = CompanyFigures['known'][number];

const hightech = {
  id: 'f1',
  program: 'hightech',
  title: { zh: '高新技术企业认定申请', en: 'High-tech' },
  no: 'GX1',
};
const revenue = (value: number, more: Partial<Known> = {}): Known => ({
  key: 'revenue',
  year: 2025,
  value,
  source: hightech,
  batchYear: 2026,
  at: '2026-03-01T02:00:00.000Z',
  path: 'finance[2].sales_revenue',
  ...more,
});
const gazelle = { ...hightech, id: 'f2', program: 'gazelle', title: { zh: '瞪羚企业申报', en: 'Gazelle' } };
const profile = {
  id: '',
  program: '',
  title: { zh: '企业信息', en: 'Profile' },
  no: '',
  isProfile: true as const,
};

const open = (known: Known[]) => {
  mockCall('companyFigures').mockResolvedValue({ code: 200, msg: '', data: { known } } as never);
  render(withPortal({}, <CompanyFiguresPage />, { at: '/enterpriseCenter/figures' }));
};

describe('CompanyFiguresPage', () => {
  it('shows every value of figures that contradict each other, the latest first, each with its place', async () => {
    open([
      revenue(1200),
      revenue(-5, {
        source: gazelle,
        at: '2026-02-01T02:00:00.000Z',
        path: 'operationData[3].operating_revenue',
      }),
      revenue(1e12, { at: '2026-01-01T02:00:00.000Z', source: { ...gazelle, id: 'f3' } }),
    ]);
    const row = (await screen.findByText('营业收入')).closest('tr, li') as HTMLElement;
    expect(within(row).getByRole('link', { name: '1,200.00' })).toHaveAttribute(
      'href',
      `/forms/declareForm?id=f1&section=finance#${encodeURIComponent('finance[2].sales_revenue')}`,
    );
    expect(row).toHaveTextContent('《高新技术企业认定申请》2026-03-01');
    fireEvent.click(within(row).getByRole('button', { name: '另有2个不同值' }));
    const values = within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(values).toEqual(['1,200.00', '-5.00', '1,000,000,000,000.00']);
  });

  it('shows facts of the profile before what filings say of them', async () => {
    const address = { key: 'registered_address', year: null, path: 'registered_address' };
    open([
      revenue(0, { ...address, value: '旧址', text: { zh: '旧址', en: '旧址' } }),
      revenue(0, { ...address, value: '新址', text: { zh: '新址', en: '新址' }, source: profile }),
    ]);
    const row = (await screen.findByText('注册地址')).closest('tr, li') as HTMLElement;
    expect(within(row).getAllByRole('link')[0]).toHaveTextContent('新址');
    expect(within(row).getByRole('button', { name: '另有1个不同值' })).toBeInTheDocument();
  });

  it('says what to do where nothing was given yet', async () => {
    open([]);
    expect(await screen.findByText(/尚无数据/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '导出 Excel' })).toBeNull();
  });

  it('exports every value with unit, source and definition', async () => {
    const sheets = vi.spyOn(files, 'createSheetFile').mockResolvedValue(new Blob());
    const saved = vi.spyOn(saving, 'saveAs').mockReturnValue();
    open([revenue(1200), revenue(900, { source: gazelle })]);
    fireEvent.click(await screen.findByRole('button', { name: '导出 Excel' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), '企业数据.xlsx'));
    const [sheet] = sheets.mock.calls[0] ?? [];
    const rows = sheet && 'rows' in sheet ? sheet.rows.map(({ cells }) => cells) : [];
    expect(rows[1]).toEqual([
      { kind: 'text', text: '营业收入' },
      { kind: 'number', number: 2025 },
      { kind: 'number', number: 900 },
      { kind: 'text', text: '万元' },
      { kind: 'text', text: '《瞪羚企业申报》2026-03-01' },
      { kind: 'text', text: 'GX1' },
      { kind: 'date', date: '2026-03-01' },
      expect.objectContaining({ kind: 'text' }),
    ]);
  });

  it('exports units in the words of the page', async () => {
    await act(() => changeLanguage('en-US'));
    onTestFinished(() => act(() => changeLanguage('zh-CN')));
    const sheets = vi.spyOn(files, 'createSheetFile').mockResolvedValue(new Blob());
    vi.spyOn(saving, 'saveAs').mockReturnValue();
    open([revenue(1200)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(sheets).toHaveBeenCalled());
    const [sheet] = sheets.mock.calls[0] ?? [];
    expect(sheet && 'rows' in sheet && sheet.rows[0]?.cells[3]).toEqual({
      kind: 'text',
      text: 'ten thousand CNY',
    });
  });
});
