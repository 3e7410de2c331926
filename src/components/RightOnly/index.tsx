import { rightNames } from '@domain/accounts/right-names';
import type { Right } from '@domain/accounts/roles';
import { Result } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';

/** Pages that need a right; who does not have it is told which one. The server refuses all the same. */
export default function RightOnly({ right, children }: { right: Right; children: ReactNode }) {
  const { t } = useLanguage();
  const say = useText();
  const user = useSelector((state: RootState) => state.user.currentUser);
  if (user?.permissions.includes(right)) return children;
  return (
    <Result
      status="403"
      title={<h1>{t('rightOnly', { right: say(rightNames[right]) })}</h1>}
      subTitle={t('rightOnly.why')}
      extra={<Link to="/index">{t('notFound.home')}</Link>}
    />
  );
}
