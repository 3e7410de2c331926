import { TIMING } from '@domain/api/codes';
import { Badge } from 'antd';
import type { ReactNode } from 'react';
import { useLiveRefresh } from '@/live';
import {
  DECISIONS_TO_SIGN_PATH,
  OpenDecisionsProvider,
  useOpenDecisions,
  useReadOpenDecisions,
} from '@/models/openDecisions';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface MenuCountsProps {
  isOfficer: boolean;
  children: ReactNode;
}

/** Reads the counts beside menu entries: items that wait for the person on a page. Nothing but the counts is drawn anew for them. */
export function MenuCounts({ isOfficer, children }: MenuCountsProps) {
  const open = useReadOpenDecisions(isOfficer);
  useLiveRefresh(open.reload, TIMING.unreadPoll, ['message', 'status']);
  return <OpenDecisionsProvider value={open}>{children}</OpenDecisionsProvider>;
}

/** Count beside the menu entry of a path; renders nothing for 0. */
export function MenuCount({ path }: { path: string | undefined }) {
  const { t } = useLanguage();
  const { toSign } = useOpenDecisions();
  const count = path === DECISIONS_TO_SIGN_PATH ? toSign : 0;
  if (!count) return null;
  return (
    <>
      <Badge aria-hidden count={count} overflowCount={999} size="small" className={styles.count as string} />
      <span className="visually-hidden">{t('header.waiting', { count })}</span>
    </>
  );
}
