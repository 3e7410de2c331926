import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_STATES,
  announcementStates,
  isAnnouncementChangeable,
} from '@domain/announcements/announcements';
import type { OfficeNotice } from '@domain/announcements/calls';
import { TIMING } from '@domain/api/codes';
import { messageCategories } from '@domain/inbox/messages';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import ListPage, { type ListFilter, useList } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRefresh } from '@/utils/presence';
import { anyText, oneOf, pages } from '@/utils/urlState';
import { useTextOptions } from '@/utils/useTextOptions';
import NoticeDrawer, { useAudienceName } from './components/NoticeDrawer';
import NoticeEditor, { type NoticeToEdit } from './components/NoticeEditor';

const listUrl = {
  state: oneOf(ANNOUNCEMENT_STATES),
  category: oneOf(ANNOUNCEMENT_CATEGORIES),
  keyword: anyText,
  ...pages,
};

const LOOK_EVERY_MS = 5_000;

/** True if the state of the notice will change soon. */
const isMoving = ({ state, send_at }: OfficeNotice): boolean =>
  state === 'sending' || (state === 'scheduled' && Date.parse(send_at) <= Date.now());

/** Notices of the office to companies, with the number of readers. */
export default function OfficeNotices() {
  const { t } = useLanguage();
  const list = useList(listUrl, 'officeNotices');
  const { reload } = list;
  const [editing, setEditing] = useState<NoticeToEdit | null>(null);
  const [reading, setReading] = useState('');
  const sends = useRightCheck()('notices.send');
  useRefresh(reload, list.data?.list.some(isMoving) ? LOOK_EVERY_MS : TIMING.unreadPoll);

  const cancel = async ({ id, version, title }: OfficeNotice) => {
    const agreed = await feedback.confirm({
      title: t('notices.cancel.ask', { title }),
      content: t('notices.cancel.effect'),
      okText: t('notices.cancel'),
      cancelText: t('notices.cancel.keep'),
      okType: 'danger',
    });
    if (agreed)
      await mutate(call('cancelNotice', { path: { id }, data: { version } }), { afterwards: reload });
  };

  return (
    <ListPage
      list={list}
      {...(sends && {
        lead: t('notices.lead'),
        actions: (
          <Button type="primary" onClick={() => setEditing('new')}>
            {t('notices.new')}
          </Button>
        ),
      })}
      filters={useFilters()}
      columns={useColumns({ onRead: ({ id }) => setReading(id), onEdit: setEditing, onCancel: cancel })}
      empty={{ none: t('notices.noneAtAll'), noMatch: t('notices.none'), showAll: t('notices.showAll') }}
    >
      <NoticeEditor
        editing={editing}
        onClose={() => setEditing(null)}
        onSaved={() => {
          setEditing(null);
          reload();
        }}
      />
      <NoticeDrawer id={reading} onClose={() => setReading('')} />
    </ListPage>
  );
}

function useFilters(): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const optionsOf = useTextOptions();
  return [
    {
      name: 'state',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: optionsOf(ANNOUNCEMENT_STATES, announcementStates),
    },
    {
      name: 'category',
      label: t('notices.category'),
      any: t('notices.anyCategory'),
      options: optionsOf(ANNOUNCEMENT_CATEGORIES, messageCategories),
    },
    { name: 'keyword', label: t('notices.search'), kind: 'words' },
  ];
}

type NoticeHandlers = Record<'onRead' | 'onEdit' | 'onCancel', (notice: OfficeNotice) => void>;

function useColumns({ onRead, onEdit, onCancel }: NoticeHandlers): RecordColumn<OfficeNotice>[] {
  const { t } = useLanguage();
  const say = useText();
  const audienceName = useAudienceName();
  const sends = useRightCheck()('notices.send');
  return [
    {
      key: 'title',
      title: t('notices.title'),
      place: 'name',
      render: (notice) => (
        <Button type="link" onClick={() => onRead(notice)}>
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
      title: t('common.status'),
      render: ({ state }) => (
        <Tag color={announcementStates[state].colour}>{say(announcementStates[state])}</Tag>
      ),
    },
    {
      key: 'at',
      title: t('notices.sendAt'),
      render: ({ sent_at, send_at }) => formatDateTime(sent_at ?? send_at),
    },
    {
      key: 'read',
      title: t('notices.reached'),
      render: ({ state, received, read }) =>
        state === 'sending' || state === 'sent' ? t('notices.readOf', { read, received }) : '—',
    },
    { key: 'author', title: t('notices.author'), render: ({ author }) => <bdi>{author}</bdi> },
    createActionsColumn(
      t,
      (notice) =>
        sends &&
        isAnnouncementChangeable(notice.state) && (
          <>
            <Button onClick={() => onEdit(notice)} aria-label={t('notices.editOf', notice)}>
              {t('notices.edit')}
            </Button>
            <Button danger onClick={() => onCancel(notice)} aria-label={t('notices.cancelOf', notice)}>
              {t('notices.cancel')}
            </Button>
          </>
        ),
    ),
  ];
}
