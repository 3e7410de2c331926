import { rightNames } from '@domain/accounts/roles';
import { Result } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';
import { useRoute } from '@/utils/route';
import { unmetAccess } from '../access';
import styles from '../index.module.css';

/** Keeps a page to those who may open it, as its route says, and tells others why. The server refuses all the same. */
export default function Guard({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const say = useText();
  const { access } = useRoute();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const unmet = unmetAccess(access, user);
  if (!unmet) return children;
  const { right } = unmet;
  const side = unmet.office ? 'access.office' : 'access.company';
  return (
    <Result
      status="403"
      title={
        <h1 className={styles.denied}>
          {right ? t('access.right', { right: say(rightNames[right]) }) : t(side)}
        </h1>
      }
      subTitle={t(right ? 'access.right.why' : `${side}.why`)}
      extra={<Link to="/index">{t('notFound.home')}</Link>}
    />
  );
}
