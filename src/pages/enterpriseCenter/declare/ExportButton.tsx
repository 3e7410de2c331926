import type { REPORT_COLUMNS } from '@domain/api/call-constants';
import { CODE, PAGE_SIZE } from '@domain/api/codes';
import type { ReportItem } from '@domain/filing/calls';
import { getStatusWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import { Button } from 'antd';
import { useState } from 'react';
import { createPlainSheet, type PlainColumn } from '@/filling/spreadsheet/plainSheet';
import { call } from '@/utils/call';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { saveAs } from '@/utils/saveAs';

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

type ReportColumn = (typeof REPORT_COLUMNS)[number];

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Sorts filings as the list shows them; the server does so for a page at a time. */
function sortFilings(filings: readonly ReportItem[], sorter: string): ReportItem[] {
  const column = sorter.replace(/^-/, '') as ReportColumn;
  const sign = sorter.startsWith('-') ? -1 : 1;
  return filings.toSorted((a, b) => sign * compareTexts(a[column], b[column]) || compareTexts(b.id, a.id));
}

/** Columns of the list of filings, which companies use for their internal reporting. */
function useColumns(): PlainColumn<ReportItem>[] {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const titleOf = ({ program, title }: ReportItem) =>
    say(findProgram(program)?.title ?? { zh: title, en: title });
  const statusOf = ({ program, status }: ReportItem) => say(getStatusWords(status, findProgram(program)));
  return [
    { head: t('common.program'), kind: 'text', width: 36, of: titleOf },
    { head: t('common.batch'), kind: 'text', width: 16, of: ({ batch }) => batchName(batch) },
    { head: t('center.export.subject'), kind: 'text', width: 36, of: ({ subject }) => subject },
    { head: t('common.status'), kind: 'text', width: 16, of: statusOf },
    { head: t('center.filing.receiptNo'), kind: 'text', width: 24, of: ({ receipt }) => receipt?.no },
    { head: t('common.submittedAt'), kind: 'minute', width: 18, of: ({ receipt }) => receipt?.submitted_at },
    {
      head: t('center.export.due'),
      kind: 'minute',
      width: 18,
      of: ({ status, correction_due_at: due }) => (status === 'returned' ? due : null),
    },
    { head: t('center.filing.created'), kind: 'minute', width: 18, of: ({ created_at }) => created_at },
    { head: t('center.filing.updated'), kind: 'minute', width: 18, of: ({ updated_at }) => updated_at },
  ];
}

/** Downloads all filings of the company as a spreadsheet, in the order of the list. */
export default function ExportButton({ sorter }: { sorter: string }) {
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
      const sheet = createPlainSheet(name, columns, sortFilings(filings, sorter));
      saveAs(await createSheetFile(sheet), `${name}.xlsx`);
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
