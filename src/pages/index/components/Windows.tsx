import { mayFile } from '@domain/accounts/roles';
import type { CurrentUser } from '@domain/calls/accounts';
import type { ReportItem } from '@domain/calls/filings';
import type { DeclareDayItem } from '@domain/calls/windows';
import EmptyHint from '@/components/EmptyHint';
import WindowCard from '@/pages/index/components/WindowCard';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface WindowsProps {
  windows: DeclareDayItem[];
  user: CurrentUser;
  /** The company's filings that wait for it. */
  open: ReportItem[];
}

const ORDER = { open: 0, upcoming: 1, closed: 2 };

/** Open ones by the days that are left, then those to come by their opening. */
const byState = (a: DeclareDayItem, b: DeclareDayItem) =>
  ORDER[a.status] - ORDER[b.status] ||
  (a.days_left ?? 0) - (b.days_left ?? 0) ||
  a.opens_at.localeCompare(b.opens_at);

/** People of the offices file nothing: a window leads them to what they do about it. */
function deskOf({ permissions }: CurrentUser, program: string): string | null {
  if (permissions.includes('windows.manage')) return `/review/windows?program=${program}`;
  return permissions.includes('review.first') ? `/review/filings?program=${program}` : null;
}

const isOf = (filing: ReportItem, window: DeclareDayItem) =>
  filing.program === window.program && filing.batch_year === window.batch_year;

export default function Windows({ windows, user, open }: WindowsProps) {
  const { t } = useLanguage();
  const sorted = [...windows].sort(byState);
  const closed = sorted.filter((window) => window.status === 'closed');
  const current = sorted.filter((window) => window.status !== 'closed');
  const cards = (list: DeclareDayItem[]) => (
    <div className={styles.cards}>
      {list.map((window) => (
        <WindowCard
          key={`${window.program}-${window.batch_year}-${window.batch_no}`}
          window={window}
          desk={deskOf(user, window.program)}
          mayFile={mayFile(user, window.program)}
          isBegun={open.some((filing) => isOf(filing, window))}
        />
      ))}
    </div>
  );
  return (
    <>
      {current.length > 0 ? cards(current) : <EmptyHint text={t('center.home.noWindows')} />}
      {closed.length > 0 && (
        <details className={styles.closed}>
          <summary>{t('center.home.closedWindows', { count: closed.length })}</summary>
          {cards(closed)}
        </details>
      )}
    </>
  );
}
