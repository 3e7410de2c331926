import type { ManagedCompany } from '@domain/calls/managed-companies';
import { Alert } from 'antd';
import { Link } from 'umi';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Open companies whose names could be taken for this one's. */
export default function LookAlikes({ companies }: { companies: ManagedCompany['look_alikes'] }) {
  const { t } = useLanguage();
  if (companies.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('companies.lookAlikes')}
      description={
        <ul className={styles.list}>
          {companies.map(({ id, name, credit_code }) => (
            <li key={id}>
              <Link to={`/review/company?id=${id}`}>
                <bdi>{name}</bdi>
              </Link>{' '}
              <bdi>{credit_code}</bdi>
            </li>
          ))}
        </ul>
      }
    />
  );
}
