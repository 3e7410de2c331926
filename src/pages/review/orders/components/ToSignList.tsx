import { actionNames } from '@domain/filing/actions';
import { partNames } from '@domain/workflow/workflow';
import { Alert } from 'antd';
import { Link } from 'umi';
import { fetchToSign } from '@/services/orders';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Decisions of colleagues that wait for this person's signature; each is signed at the desk of its filing. */
export default function ToSignList() {
  const { t } = useLanguage();
  const say = useText();
  const { data } = useRead(fetchToSign);
  if (!data || data.total === 0) return null;
  return (
    <Alert
      type="warning"
      className={styles.toSign ?? ''}
      message={t('workflows.toSign', { count: data.total })}
      description={
        <ul className={styles.list}>
          {data.list.map(({ id, company, receipt_no, action, by, part, ordered_at }) => (
            <li key={id}>
              <Link to={`/review/filing?id=${id}`}>
                <bdi>{company}</bdi> <bdi>{receipt_no}</bdi>
              </Link>{' '}
              {t('workflows.toSign.of', {
                part: say(partNames[part]),
                by,
                action: say(actionNames[action]),
                at: beijingMinutes(ordered_at),
              })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
