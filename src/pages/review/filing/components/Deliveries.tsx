import type { Delivery } from '@domain/calls/deliveries';
import { Tag } from 'antd';
import AsyncView from '@/components/AsyncView';
import { fetchDeliveries } from '@/services/review';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

const COLOURS = { sent: 'success', waiting: 'processing', failed: 'error' } as const;

/** SMS and mail that left about this filing, the latest first. */
export default function Deliveries({ id }: { id: string }) {
  const { t } = useLanguage();
  const deliveries = useRead(fetchDeliveries, id);
  return (
    <AsyncView resource={deliveries}>
      {(found) =>
        found.length === 0 ? (
          <p>{t('deliveries.none')}</p>
        ) : (
          <ul className={styles.changes}>
            {found.map((each) => (
              <Line key={each.id} {...each} />
            ))}
          </ul>
        )
      }
    </AsyncView>
  );
}

function Line({ kind, to, title, state, attempts, created_at, settled_at }: Delivery) {
  const { t } = useLanguage();
  return (
    <li>
      <Tag color={COLOURS[state]}>{t(`deliveries.${state}`)}</Tag>
      <bdi>{title}</bdi> · {t(`deliveries.${kind}`)} <bdi>{to}</bdi> ·{' '}
      {beijingMinutes(settled_at ?? created_at)}
      {state !== 'sent' && attempts > 0 && ` · ${t('deliveries.tried', { count: attempts })}`}
    </li>
  );
}
