import { Result } from 'antd';
import type { ReactNode } from 'react';
import { useSelector } from 'umi';
import PageHead from '@/components/PageHead';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

/** A reviewer reads for a department; without one no filing is ever there, which is no reason to wait. */
export default function OfDepartment({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const me = useSelector((state: RootState) => state.user.currentUser);
  if (me?.role !== 'reviewer' || me.department) return children;
  return (
    <>
      <PageHead />
      <Result status="info" title={t('review.noDepartment')} subTitle={t('review.noDepartment.why')} />
    </>
  );
}
