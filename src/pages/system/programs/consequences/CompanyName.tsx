import type { FilingStatus } from '@domain/filing/status';
import { Link } from 'umi';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface CompanyNameProps {
  filing: { id: string; company: string; status: string; batch_year: number; batch_no: number };
}

/** Filings that their companies have not sent are read by nobody else. */
const AT_HOME: readonly FilingStatus[] = ['draft', 'withdrawn'];

/** Company and batch of a filing, with the way to it where the office may read it. */
export default function CompanyName({ filing }: CompanyNameProps) {
  const { t } = useLanguage();
  const { id, company, status, batch_year: year, batch_no: no } = filing;
  const name = <bdi>{company}</bdi>;
  return (
    <>
      {AT_HOME.includes(status as FilingStatus) ? name : <Link to={`/review/filing?id=${id}`}>{name}</Link>}
      <div className={styles.kind}>{t('consequences.ofBatch', { year, no })}</div>
    </>
  );
}
