import type { Undelivered as Message } from '@domain/calls/undelivered';
import { Alert } from 'antd';
import { fetchUndelivered } from '@/services/managedCompanies';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Whom messages did not reach, so that the office tells them in another way; nothing where all went out. */
export default function Undelivered() {
  const { t } = useLanguage();
  const { data } = useRead(fetchUndelivered);
  if (!data || data.total === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.undelivered ?? ''}
      message={t('companies.undelivered', { count: data.total })}
      description={
        <details>
          <summary>{t('companies.undelivered.show')}</summary>
          <ul className={styles.messages}>
            {data.list.map((message) => (
              <li key={message.id}>
                <Line {...message} />
              </li>
            ))}
          </ul>
          {data.list.length < data.total && (
            <p>{t('companies.undelivered.first', { count: data.list.length })}</p>
          )}
        </details>
      }
    />
  );
}

function Line({ about, title, kind, to, gave_up_at }: Message) {
  const { t } = useLanguage();
  return (
    <>
      {about && (
        <>
          <strong>
            <bdi>{about}</bdi>
          </strong>{' '}
        </>
      )}
      {title && <bdi>{title}</bdi>} {t(`companies.undelivered.${kind}`)} <bdi>{to}</bdi> ·{' '}
      {t('companies.undelivered.at', { at: beijingMinutes(gave_up_at) })}
    </>
  );
}
