import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import styles from './index.less';
import NoticePanel from './NoticePanel';

/** The bell of the header: how many notices are unread, and behind it the notices themselves. */
export default function NoticeBell() {
  const { t } = useLanguage();
  const unread = useSelector((state: RootState) => state.global.unreadCount);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<NoticePanel onLeave={() => setOpen(false)} />}
    >
      <Button
        type="text"
        className={styles.bell ?? ''}
        aria-label={unread > 0 ? t('center.bell.unread', { count: unread }) : t('center.bell.none')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <Badge count={unread} overflowCount={99} size="small">
          <BellOutlined aria-hidden className={styles.icon} />
        </Badge>
      </Button>
    </Popover>
  );
}
