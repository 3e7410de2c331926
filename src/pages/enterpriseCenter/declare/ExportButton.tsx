import { CODE, PAGE_SIZE } from '@domain/api/codes';
import type { ReportItem } from '@domain/filing/calls';
import { getStatusWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import type { PlainCell, SheetColumn, SheetContent } from '@domain/spreadsheet/model';
import { Button } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { saveAs } from '@/utils/saveAs';

/** Column of the exported list of filings, which companies use for their internal reporting. */
interface FilingColumn {
  head: string;
  /** Column width in characters. */
  width: number;
  of(filing: ReportItem): string | number | null | undefined;
}

const cellOf = (value: string | number | null | undefined): PlainCell => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number' ? { kind: 'number', number: value } : { kind: 'text', text: value };
};

const columnOf = ({ head, width }: FilingColumn): SheetColumn => ({
  key: head,
  head,
  note: '',
  width,
  format: '@',
  isLocked: false,
  isHidden: false,
  validation: null,
});

/** Sheet with one row per filing. Its cells may be edited and sorted: it is never imported. */
const filingsSheet = (
  name: string,
  columns: readonly FilingColumn[],
  filings: readonly ReportItem[],
): SheetContent => ({
  name,
  columns: columns.map(columnOf),
  rows: filings.map((filing) => ({ cells: columns.map(({ of }) => cellOf(of(filing))), locked: [] })),
  frozen: 1,
  room: filings.length + 1,
  known: [],
});

/**
 * Fetches every filing that the person may read, page by page, ignoring the filters of the list. Oldest first, so that filings
 * added meanwhile come last.
 */
async function allFilings(): Promise<ReportItem[]> {
  const found: ReportItem[] = [];
  for (let current = 1; ; current += 1) {
    const { code, data } = await call('reportInfo', {
      params: { current, pageSize: PAGE_SIZE.max, sorter: 'created_at' },
    });
    if (code !== CODE.success) throw new RequestFailure('refused');
    found.push(...data.list);
    if (data.list.length < PAGE_SIZE.max) return found;
  }
}

function useColumns(): FilingColumn[] {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const titleOf = ({ program, title }: ReportItem) =>
    say(findProgram(program)?.title ?? { zh: title, en: title });
  const statusOf = ({ program, status }: ReportItem) => say(getStatusWords(status, findProgram(program)));
  return [
    { head: t('common.program'), width: 36, of: titleOf },
    { head: t('common.batch'), width: 16, of: ({ batch }) => batchName(batch) },
    { head: t('center.export.subject'), width: 36, of: ({ subject }) => subject },
    { head: t('common.status'), width: 16, of: statusOf },
    { head: t('center.filing.receiptNo'), width: 24, of: ({ receipt }) => receipt?.no },
    {
      head: t('common.submittedAt'),
      width: 18,
      of: ({ receipt }) => receipt && formatDateTime(receipt.submitted_at),
    },
    {
      head: t('center.export.due'),
      width: 18,
      of: ({ status, correction_due_at: due }) => (status === 'returned' && due ? formatDateTime(due) : null),
    },
    { head: t('center.filing.created'), width: 18, of: ({ created_at }) => formatDateTime(created_at) },
    { head: t('center.filing.updated'), width: 18, of: ({ updated_at }) => formatDateTime(updated_at) },
  ];
}

/** Downloads all filings of the company as a spreadsheet. */
export default function ExportButton() {
  const { t } = useLanguage();
  const columns = useColumns();
  const [isBusy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    try {
      const name = t('menu.declare');
      const [{ createSheetFile }, filings] = await Promise.all([
        import('@/filling/spreadsheet/files'),
        allFilings(),
      ]);
      saveAs(await createSheetFile(filingsSheet(name, columns, filings)), `${name}.xlsx`);
    } catch (error) {
      if (!(error instanceof RequestFailure)) feedback.error(t('sheets.exportFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={isBusy} onClick={take}>
      {t('sheets.export')}
    </Button>
  );
}
