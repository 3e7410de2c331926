import type { Right } from '@domain/accounts/roles';
import type { DeskData } from '@domain/calls/statistics';
import type { DeclareDayItem } from '@domain/calls/windows';
import type { Manifest } from '@domain/definition';
import { programs } from '@domain/programs/index.generated';
import { Link } from 'umi';
import { Panel } from '@/components/Page';
import { beijingDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from '../office.module.css';

interface OfficeProgramsProps {
  waiting: DeskData['programs'];
  windows: DeclareDayItem[];
  rights: readonly Right[];
}

/** Every program on a line, those that have most waiting first: how much it is, and until when companies can file. */
export default function OfficePrograms({ waiting, windows, rights }: OfficeProgramsProps) {
  const { t } = useLanguage();
  const countOf = (key: string) => waiting.find(({ program }) => program === key)?.waiting ?? 0;
  return (
    <Panel id="programs" title={t('center.home.programs')}>
      <ul className={styles.programs}>
        {[...programs]
          .sort((a, b) => countOf(b.key) - countOf(a.key))
          .map((program) => (
            <Row
              key={program.key}
              program={program}
              count={countOf(program.key)}
              window={windows.find((each) => each.program === program.key)}
              maySet={rights.includes('windows.manage')}
            />
          ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  program: Pick<Manifest, 'key' | 'title'>;
  count: number;
  window: DeclareDayItem | undefined;
  maySet: boolean;
}

function Row({ program: { key, title }, count, window, maySet }: RowProps) {
  const { t } = useLanguage();
  const say = useText();
  const date = beijingDate(window?.status === 'upcoming' ? window.opens_at : window?.closes_at);
  const said = window ? t(`center.programs.${window.status}`, { date }) : t('center.programs.noWindow');
  return (
    <li>
      <bdi>{say(title)}</bdi>
      <span className={window?.status === 'open' ? undefined : styles.quiet}>
        {maySet ? <Link to={`/review/windows?program=${key}`}>{said}</Link> : said}
      </span>
      {count > 0 ? (
        <Link to={`/review/filings?status=mine&program=${key}&view=none`}>
          {t('center.home.programWaiting', { count })}
        </Link>
      ) : (
        <span className={styles.quiet}>{t('center.home.programWaiting', { count })}</span>
      )}
    </li>
  );
}
