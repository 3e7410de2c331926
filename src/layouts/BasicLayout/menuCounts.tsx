import { TIMING } from '@domain/api/codes';
import { Badge } from 'antd';
import { useLiveRefresh } from '@/live';
import { DECISIONS_TO_SIGN_PATH, useReadDecisionsToSign } from '@/models/decisionsToSign';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Counts beside menu entries, by path: items that wait for the person on that page. */
export function useMenuCounts(isOfficer: boolean): Partial<Record<string, number>> {
  const { total, reload } = useReadDecisionsToSign(isOfficer);
  useLiveRefresh(reload, TIMING.unreadPoll, ['message', 'status']);
  return total === undefined ? {} : { [DECISIONS_TO_SIGN_PATH]: total };
}

/** Count beside a menu entry; renders nothing for 0. */
export function MenuCount({ count = 0 }: { count: number | undefined }) {
  const { t } = useLanguage();
  if (count === 0) return null;
  return (
    <>
      <Badge aria-hidden count={count} overflowCount={999} size="small" className={styles.count as string} />
      <span className="visually-hidden">{t('header.waiting', { count })}</span>
    </>
  );
}
