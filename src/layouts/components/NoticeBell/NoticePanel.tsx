import type { ResponseEnvelope } from '@domain/api/envelope';
import type { InboxNotice } from '@domain/inbox/calls';
import {
  MESSAGE_CATEGORIES,
  type MessageCategory,
  messageCategories,
  NOTICES_AT_MOST,
} from '@domain/inbox/messages';
import { Button, Tabs } from 'antd';
import { useCallback, useState } from 'react';
import { Link, useDispatch, useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import type { RootState } from '@/models/connect';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useMessagesPath } from '@/utils/messagesPath';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface NoticeRowProps {
  notice: InboxNotice;
  /** Address behind notices without a link of their own. */
  elsewhere: string;
  onLeave: () => void;
}

/** One notice; following it marks it as read. */
function NoticeRow({ notice, elsewhere, onLeave }: NoticeRowProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const follow = () => {
    if (!notice.read) dispatch({ type: 'global/changeNoticeReadState', payload: notice.id });
    onLeave();
  };
  return (
    <li>
      <Link
        to={notice.link ?? elsewhere}
        className={notice.read ? styles.read : styles.unread}
        onClick={follow}
      >
        {!notice.read && <span className="visually-hidden">{t('center.message.unread')}</span>}
        <bdi className={styles.title}>{notice.title}</bdi>
        <bdi className={styles.words}>{notice.description}</bdi>
        <time dir="auto" dateTime={notice.datetime}>
          {formatDateTime(notice.datetime)}
        </time>
      </Link>
    </li>
  );
}

/** Kinds of the notices, in the order of the list of kinds. */
const kindsOf = (notices: InboxNotice[]): MessageCategory[] =>
  MESSAGE_CATEGORIES.filter((category) => notices.some(({ type }) => type === category));

/** Kind to show first: the most pressing one with unread notices, such as a filing to correct. */
function pressingKind(notices: InboxNotice[]): MessageCategory | undefined {
  const unread = kindsOf(notices.filter(({ read }) => !read));
  return unread.sort((a, b) => messageCategories[a].priority - messageCategories[b].priority)[0];
}

interface NoticePanelProps {
  /** Closes the panel. */
  onLeave: () => void;
}

/** Notices by kind, read when the panel is opened. */
export default function NoticePanel({ onLeave }: NoticePanelProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const fetchNotices = useCallback(
    async () =>
      (await dispatch({ type: 'global/fetchNotices' })) as unknown as ResponseEnvelope<InboxNotice[]>,
    [dispatch],
  );
  const fresh = useRead(fetchNotices);
  // Notices of the last time are shown until they are read again.
  const known = useSelector((state: RootState) => state.global.notices);
  const data = known.length > 0 ? known : fresh.data;
  const all = useMessagesPath();
  return (
    <div className={styles.panel}>
      <AsyncView resource={{ ...fresh, data }}>{() => <Kinds onLeave={onLeave} />}</AsyncView>
      <div className={styles.footer}>
        {data && data.length >= NOTICES_AT_MOST && (
          <p className={styles.newest}>{t('center.bell.newest', { count: NOTICES_AT_MOST })}</p>
        )}
        <Link to={all} onClick={onLeave}>
          {t('center.bell.all')}
        </Link>
      </div>
    </div>
  );
}

function Kinds({ onLeave }: NoticePanelProps) {
  const { t } = useLanguage();
  const say = useText();
  const notices = useSelector((state: RootState) => state.global.notices);
  const [first] = useState(() => pressingKind(notices));
  const tabs = kindsOf(notices).map((kind) => {
    const list = notices.filter(({ type }) => type === kind);
    const unread = list.filter(({ read }) => !read).length;
    const name = say(messageCategories[kind]);
    return {
      key: kind,
      label: unread > 0 ? `${name} (${unread})` : name,
      children: <Kind kind={kind} notices={list} onLeave={onLeave} />,
    };
  });
  if (tabs.length === 0) return <EmptyHint text={t('center.bell.empty')} />;
  return <Tabs items={tabs} defaultActiveKey={first} />;
}

interface KindProps {
  kind: MessageCategory;
  notices: InboxNotice[];
  onLeave: () => void;
}

function Kind({ kind, notices, onLeave }: KindProps) {
  const { t } = useLanguage();
  const say = useText();
  const all = useMessagesPath();
  const dispatch = useDispatch();
  return (
    <>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            elsewhere={`${all}?category=${kind}`}
            onLeave={onLeave}
          />
        ))}
      </ul>
      <Button block onClick={() => dispatch({ type: 'global/clearNotices', payload: kind })}>
        {t('center.bell.clear', { kind: say(messageCategories[kind]) })}
      </Button>
    </>
  );
}
