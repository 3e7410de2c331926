import type { CurrentUser } from '@domain/calls/accounts';
import type { DeclareDayItem } from '@domain/calls/windows';
import { aboutPath } from '@domain/programs/find';
import { Tag } from 'antd';
import { Link } from 'umi';
import { beijingDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import FitTag from './FitTag';
import styles from './index.module.css';
import ProgramEntry from './ProgramEntry';
import type { Standing } from './standing';

interface ProgramRowProps {
  standing: Standing;
  user: CurrentUser;
}

/** A program in one row: what it is for, until when, how it fits, and the way in. */
export default function ProgramRow({ standing, user }: ProgramRowProps) {
  const say = useText();
  const { t } = useLanguage();
  const { program, window, fit } = standing;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>
          <Link to={aboutPath(program)}>{say(program.title)}</Link>
          {fit && <FitTag fit={fit} />}
          {window?.closing_soon && <Tag color="warning">{t('center.window.closingSoon')}</Tag>}
        </p>
        {program.summary && <p className={styles.purpose}>{say(program.summary)}</p>}
        {window?.first && <p className={styles.obstacle}>{window.first.message}</p>}
      </div>
      <p className={styles.when}>
        <When window={window} />
      </p>
      <ProgramEntry standing={standing} user={user} />
    </li>
  );
}

function When({ window }: { window: DeclareDayItem | undefined }) {
  const { t } = useLanguage();
  if (!window) return <>{t('center.programs.noWindow')}</>;
  const { status, opens_at, closes_at, days_left: days, closing_soon, extended_until } = window;
  const date = beijingDate(status === 'upcoming' ? opens_at : closes_at);
  return (
    <>
      <span>{t(`center.programs.${status}`, { date })}</span>
      {days !== null && (
        <strong className={closing_soon ? styles.soon : undefined}>
          {days === 0 ? t('center.window.today') : t('center.window.daysLeft', { days })}
        </strong>
      )}
      {extended_until && <span className={styles.note}>{t('center.window.extended')}</span>}
    </>
  );
}
