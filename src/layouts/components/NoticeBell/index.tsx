import { BellOutlined } from '@ant-design/icons';
import { TIMING } from '@domain/api/codes';
import { Badge } from 'antd';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'umi';
import { LazyPart } from '@/layouts/components/AntdFrame/withAntdFrame';
import BarPopover from '@/layouts/components/BarPopover';
import { useLiveRefresh } from '@/live';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

const loadNoticePanel = () => import('./NoticePanel');

/** Position of the count beside the bell in both directions: over the bell, two digits would hide it. */
const BESIDE = { insetInlineEnd: -8, paddingInline: 4 };

/** Bell of the header: the number of unread notices, and a panel with the notices. */
export default function NoticeBell() {
  const { t } = useLanguage();
  const unread = useSelector((state: RootState) => state.user.currentUser?.unreadCount ?? 0);
  return (
    <BarPopover
      label={unread > 0 ? t('center.bell.unread', { count: unread }) : t('center.bell.none')}
      title={t('center.bell.title')}
      icon={
        <Badge aria-hidden count={unread} overflowCount={99} size="small" style={BESIDE}>
          <BellOutlined aria-hidden className={styles.icon} />
        </Badge>
      }
    >
      {(close) => <LazyPart load={loadNoticePanel} given={{ onLeave: close }} />}
    </BarPopover>
  );
}

const BELL = ['message'] as const;

/**
 * Reads notices on events of the stream (without a stream every minute while the page is visible), and when the person returns to
 * the page. At first their number is known with the person.
 */
export function useNotices(isReader: boolean): void {
  const dispatch = useDispatch();
  const ask = useCallback(() => {
    if (isReader) dispatch({ type: 'global/fetchNotices' });
  }, [dispatch, isReader]);
  useLiveRefresh(ask, TIMING.unreadPoll, BELL);
}
