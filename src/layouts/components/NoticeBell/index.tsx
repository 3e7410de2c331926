import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useSelector } from 'umi';
import BarPopover from '@/layouts/components/BarPopover';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import NoticePanel from './NoticePanel';

/** Beside the bell, whatever the direction: over it, two digits would hide it. */
const BESIDE = { insetInlineEnd: -8, paddingInline: 4 };

/** The bell of the header: how many notices are unread, and behind it the notices themselves. */
export default function NoticeBell() {
  const { t } = useLanguage();
  const unread = useSelector((state: RootState) => state.global.unreadCount);
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
      {(close) => <NoticePanel onLeave={close} />}
    </BarPopover>
  );
}
