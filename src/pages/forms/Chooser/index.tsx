import { CODE, PAGE_SIZE, TIMING } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { Program } from '@domain/definition';
import type { ReportItem } from '@domain/filing/calls';
import type { DeclareDayItem } from '@domain/windows/calls';
import { Children, type ReactNode } from 'react';
import AsyncView from '@/components/AsyncView';
import { call } from '@/utils/call';
import { useRefresh } from '@/utils/presence';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface ChooserProps {
  /** Programs to choose from; pass a constant, because a new list is fetched again. */
  programs: readonly Program[];
  children: (standing: ChooserData) => ReactNode[];
}

/** Cards of forms to choose from; `children` receives the windows and the company's filings. */
export default function Chooser({ programs, children }: ChooserProps) {
  const standing = useRead(fetchStanding, programs);
  useRefresh(standing.reload, TIMING.unreadPoll);
  return (
    <AsyncView resource={standing}>
      {(data) => (
        <ul className={styles.list}>
          {Children.map(children(data), (child) => (
            <li>{child}</li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}

/** Windows of the programs, and the company's filings in them. */
export interface ChooserData {
  windows: DeclareDayItem[];
  filings: ReportItem[];
}

/** Page size: a company has a handful of filings per program and batch, so one page contains them all. */
const pageSize = PAGE_SIZE.max;

/** Windows of the programs, and the company's filings of their batches. */
async function fetchStanding(programs: readonly Program[]): Promise<ResponseEnvelope<ChooserData>> {
  const days = await call('declareDay');
  if (days.code !== CODE.success) return { ...days, data: { windows: [], filings: [] } };
  const keys = new Set(programs.map(({ key }) => key));
  const windows = days.data.filter(({ program }) => keys.has(program));
  const years = [...new Set(windows.map((window) => window.batch_year))];
  const reports = await Promise.all(
    years.map((batch_year) =>
      programs.length === 1 && programs[0]
        ? call('reportInfo', { params: { batch_year, pageSize, program: programs[0].key } })
        : call('reportInfo', { params: { batch_year, pageSize } }),
    ),
  );
  const refused = reports.find(({ code }) => code !== CODE.success);
  const filings = reports.flatMap(({ data }) => data?.list ?? []);
  return { ...(refused ?? days), data: { windows, filings } };
}

/** The company's filings in a window, of one kind where the program has several. */
export const selectOwnFilings = (
  { filings }: ChooserData,
  window: DeclareDayItem | undefined,
  kind = '',
): ReportItem[] =>
  window
    ? filings.filter(
        (filing) =>
          filing.program === window.program &&
          filing.kind === kind &&
          filing.batch === `${window.batch_year}-${window.batch_no}`,
      )
    : [];
