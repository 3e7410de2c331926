import type { DeclareDayItem } from '@domain/calls/windows';
import { findProgram, programByRoute } from '@domain/programs/find';
import { Tag } from 'antd';
import AnotherFiling from '@/components/AnotherFiling';
import ButtonLink from '@/components/ButtonLink';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface WindowCardProps {
  window: DeclareDayItem;
  /** The office's page for it; null for those who file. */
  desk?: string | null;
  /** The person may fill in filings of this program. */
  mayFile: boolean;
  /** A filing of this window has been begun and can be gone on with. */
  isBegun: boolean;
}

/** The window of a program: dates, time left, and the link to the form. */
export default function WindowCard({ window, desk = null, mayFile, isBegun }: WindowCardProps) {
  const { t } = useLanguage();
  const say = useText();
  const program = findProgram(window.program);
  const title = program ? say(program.title) : window.title;
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.heading}>
        <h3>{title}</h3>
        <WindowState window={window} />
      </header>
      <p className={styles.dates}>
        <bdi className={styles.date}>{beijingMinutes(window.opens_at)}</bdi>
        {' – '}
        <bdi className={styles.date}>{beijingMinutes(window.closes_at)}</bdi>
      </p>
      {window.first && <p className={styles.obstacle}>{window.first.message}</p>}
      {window.extended_until && <p className={styles.note}>{t('center.window.extended')}</p>}
      <footer className={styles.footer}>
        <TimeLeft window={window} />
        {program && (
          <EntryLink
            window={window}
            route={desk ?? program.route}
            title={title}
            mayFile={mayFile}
            isBegun={isBegun}
          />
        )}
      </footer>
      {program && !program.kinds && desk === null && (
        <AnotherFiling
          type="link"
          className={styles.another ?? ''}
          program={program.key}
          route={program.route}
          title={title}
          window={window}
          used={window.used}
        />
      )}
    </article>
  );
}

function WindowState({ window }: { window: DeclareDayItem }) {
  const { t } = useLanguage();
  if (window.closing_soon) return <Tag color="warning">{t('center.window.closingSoon')}</Tag>;
  const colour = { open: 'processing', upcoming: 'default', closed: 'default' }[window.status];
  return <Tag color={colour}>{t(`center.window.${window.status}`)}</Tag>;
}

function TimeLeft({ window }: { window: DeclareDayItem }) {
  const { t } = useLanguage();
  if (window.days_left === null) return <span />;
  return (
    <span className={window.closing_soon ? styles.soon : undefined}>
      {window.days_left === 0
        ? t('center.window.today')
        : t('center.window.daysLeft', { days: window.days_left })}
    </span>
  );
}

function wordOf(starts: boolean, continues: boolean): string {
  if (continues) return 'center.window.continue';
  return starts ? 'center.window.start' : 'center.window.view';
}

interface EntryLinkProps extends WindowCardProps {
  route: string;
  title: string;
}

function EntryLink({ window, route, title, mayFile, isBegun }: EntryLinkProps) {
  const { t } = useLanguage();
  const say = useText();
  const starts = window.status === 'open' && mayFile && window.used === 0;
  const first = starts && !isBegun && window.first ? programByRoute(window.first.route) : undefined;
  if (first) {
    return (
      <ButtonLink to={first.route} type="default">
        {t('center.window.first', { title: say(first.title) })}
      </ButtonLink>
    );
  }
  const label = t(wordOf(starts, mayFile && isBegun));
  return (
    <ButtonLink to={route} type={starts ? 'primary' : 'default'} aria-label={`${label} ${title}`}>
      {label}
    </ButtonLink>
  );
}
