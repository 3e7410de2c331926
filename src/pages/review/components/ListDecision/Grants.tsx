import type { OrderPreview } from '@domain/calls/orders';
import { InputNumber } from 'antd';
import { Fold } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface GrantsProps {
  filings: OrderPreview['in'];
  grants: Record<string, number | null>;
  onChange(grants: Record<string, number | null>): void;
}

/** A grant for each filing that gets another than all. */
export default function Grants({ filings, grants, onChange }: GrantsProps) {
  const { t } = useLanguage();
  return (
    <Fold title={t('orders.grantOwn')}>
      {() => (
        <ul className={styles.list}>
          {filings.map(({ id, company, receipt_no, subject }) => (
            <li key={id}>
              <span>
                <bdi>{company}</bdi> <bdi>{subject ?? receipt_no}</bdi>
              </span>
              <InputNumber
                min={0}
                precision={2}
                aria-label={t('orders.grantOf', { name: `${company} ${receipt_no}` })}
                value={grants[id] ?? null}
                onChange={(grant) => onChange({ ...grants, [id]: grant })}
              />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
