import { isChangeable, noticeStates } from '@domain/announcements/announcements';
import type { OfficeNotice } from '@domain/calls/office-notices';
import { messageCategories } from '@domain/inbox/messages';
import { Button, Tag } from 'antd';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import { useAudienceName } from './useAudienceName';

interface NoticeTableProps {
  notices: OfficeNotice[];
  onRead: (notice: OfficeNotice) => void;
  onEdit: (notice: OfficeNotice) => void;
  onCancel: (notice: OfficeNotice) => void;
}

export default function NoticeTable({ notices, onRead, onEdit, onCancel }: NoticeTableProps) {
  const { t } = useLanguage();
  const say = useText();
  const audienceName = useAudienceName();
  const columns: RecordColumn<OfficeNotice>[] = [
    {
      key: 'title',
      title: t('notices.title'),
      place: 'name',
      render: (notice) => (
        <Button type="link" className={styles.open ?? ''} onClick={() => onRead(notice)}>
          <bdi>{notice.title}</bdi>
        </Button>
      ),
    },
    {
      key: 'category',
      title: t('notices.category'),
      render: ({ category }) => say(messageCategories[category]),
    },
    { key: 'to', title: t('notices.to'), render: (notice) => <bdi>{audienceName(notice)}</bdi> },
    {
      key: 'state',
      title: t('notices.state'),
      render: ({ state }) => <Tag color={noticeStates[state].colour}>{say(noticeStates[state])}</Tag>,
    },
    {
      key: 'at',
      title: t('notices.sendAt'),
      render: ({ sent_at, send_at }) => beijingMinutes(sent_at ?? send_at),
    },
    {
      key: 'read',
      title: t('notices.reached'),
      render: ({ state, received, read }) =>
        state === 'sending' || state === 'sent' ? t('notices.readOf', { read, received }) : '—',
    },
    { key: 'author', title: t('notices.author'), render: ({ author }) => <bdi>{author}</bdi> },
    {
      key: 'actions',
      title: t('records.actions'),
      place: 'actions',
      render: (notice) =>
        isChangeable(notice.state) && (
          <div className={styles.actions}>
            <Button type="link" onClick={() => onEdit(notice)} aria-label={t('notices.editOf', notice)}>
              {t('notices.edit')}
            </Button>
            <Button
              type="link"
              danger
              onClick={() => onCancel(notice)}
              aria-label={t('notices.cancelOf', notice)}
            >
              {t('notices.cancel')}
            </Button>
          </div>
        ),
    },
  ];
  return <RecordTable items={notices} columns={columns} />;
}
