import { toWorkbook } from '@domain/spreadsheet/model';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import ExcelJS from 'exceljs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as files from '@/filling/spreadsheet/files';
import { writeBook } from '@/filling/spreadsheet/writeBook';
import * as saving from '@/utils/saveAs';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import ExportButton from './ExportButton';

afterEach(() => vi.restoreAllMocks());

const filing = (id: number, more: object = {}) => ({
  id: String(id),
  program: 'gazelle',
  title: '瞪羚企业申报',
  subject: null,
  batch: '2026-1',
  status: 'draft',
  receipt: null,
  correction_due_at: null,
  created_at: '2026-06-10T02:00:00Z',
  updated_at: '2026-06-10T02:00:00Z',
  ...more,
});

/** Downloads the filings of the pages; returns the sheet. */
async function download(pages: object[][], sorter: string): Promise<ExcelJS.Worksheet> {
  mockCall('reportInfo').mockImplementation(async (input) => {
    const { current = 1 } = input?.params ?? {};
    return { code: 200, msg: '', data: { list: pages[current - 1] } } as never;
  });
  const written: ArrayBuffer[] = [];
  vi.spyOn(files, 'createSheetFile').mockImplementation(async (sheet) => {
    written.push(await writeBook(toWorkbook(sheet)));
    return new Blob();
  });
  const saved = vi.spyOn(saving, 'saveAs').mockReturnValue();
  render(withPortal({}, <ExportButton sorter={sorter} />));
  fireEvent.click(screen.getByRole('button', { name: '导出 Excel' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), '我的申报.xlsx'));
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(written[0] as ArrayBuffer);
  return book.getWorksheet('我的申报') as ExcelJS.Worksheet;
}

describe('ExportButton', () => {
  test('downloads every page of the list, in the words of the list', async () => {
    const returned = filing(101, {
      subject: '=HYPERLINK("x")',
      status: 'returned',
      receipt: { no: 'GZ-1', submitted_at: '2026-06-11T02:00:00Z', sha256: '' },
      correction_due_at: '2026-06-20T09:00:00Z',
    });
    const sheet = await download([Array.from({ length: 100 }, (_, id) => filing(id)), [returned]], 'status');
    expect(sheet.actualRowCount).toBe(102);
    const cells = (row: number) => (sheet.getRow(row).values as unknown[]).slice(1);
    expect(cells(1)[3]).toBe('状态');
    expect(cells(102)).toMatchObject({
      2: '=HYPERLINK("x")',
      4: 'GZ-1',
      5: new Date('2026-06-11T10:00:00Z'),
      6: new Date('2026-06-20T17:00:00Z'),
    });
  });

  test.each([
    ['-updated_at', ['丙', '甲', '乙']],
    ['updated_at', ['乙', '甲', '丙']],
    ['-created_at', ['丙', '乙', '甲']],
  ])('sorts by %s as the list does', async (sorter, subjects) => {
    const sheet = await download(
      [
        [
          filing(1, { subject: '甲', updated_at: '2026-06-12T02:00:00Z' }),
          filing(2, { subject: '乙', updated_at: '2026-06-11T02:00:00Z' }),
          filing(3, { subject: '丙', updated_at: '2026-06-13T02:00:00Z' }),
        ],
      ],
      sorter,
    );
    expect([2, 3, 4].map((row) => sheet.getCell(row, 3).value)).toEqual(subjects);
  });
});
