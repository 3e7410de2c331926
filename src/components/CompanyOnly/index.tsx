import { Result } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

/** Pages that belong to a company; an account of the administering side is told so. */
export default function CompanyOnly({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const company = useSelector((state: RootState) => state.user.currentUser?.company);
  if (company) return children;
  return (
    <Result
      status="403"
      title={t('companyOnly')}
      subTitle={t('companyOnly.why')}
      extra={<Link to="/index">{t('notFound.home')}</Link>}
    />
  );
}
