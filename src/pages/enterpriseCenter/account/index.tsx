import { useSelector } from 'umi';
import PageHead from '@/components/PageHead';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import Facts from './components/Facts';
import Security from './components/Security';
import Sessions from './components/Sessions';
import styles from './index.module.css';

/** The own account: what it is and may do, how it is kept safe, and where it is signed in. */
export default function Account() {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  if (!user) return null;
  return (
    <div className={styles.page}>
      <PageHead lead={t('account.lead')} />
      <Facts user={user} />
      <Security user={user} />
      <Sessions />
    </div>
  );
}
