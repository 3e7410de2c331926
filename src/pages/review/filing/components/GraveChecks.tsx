import type { ReviewData } from '@domain/calls/review';
import { type CheckKind, checkKinds, gravityOf } from '@domain/review/checks';
import { Alert } from 'antd';
import { Link } from 'umi';
import { useMay } from '@/models/useMay';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

/** Lists in which a check is answered. */
const ANSWERED_AT: Partial<Record<CheckKind, string>> = {
  objection: '/review/objections?status=open',
  appeal: '/review/appeals?status=open',
};

/** Checks that forbid a positive decision, and appeals, before all that the page says: a band across its head. */
export default function GraveChecks({ checks }: Pick<ReviewData, 'checks'>) {
  const { t } = useLanguage();
  const say = useText();
  const mayAnswer = useMay()('review.final');
  const grave = checks.filter((check) => gravityOf(check) === 'forbids' || check.kind === 'appeal');
  if (grave.length === 0) return null;
  return (
    <Alert
      type={grave.some((check) => gravityOf(check) === 'forbids') ? 'error' : 'warning'}
      role="alert"
      showIcon
      className={styles.grave ?? ''}
      message={t('review.grave')}
      description={
        <ul className={styles.graveList}>
          {grave.map(({ kind, count }) => (
            <li key={kind}>
              <strong>{say(checkKinds[kind])}</strong> {count > 1 && count} {t(`review.grave.${kind}`)}{' '}
              {mayAnswer && ANSWERED_AT[kind] && (
                <Link to={ANSWERED_AT[kind]}>{t('review.grave.answer')}</Link>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
