import type { Notice } from '@domain/calls/inbox';
import { MESSAGE_CATEGORIES, type MessageCategory, messageCategories } from '@domain/inbox/messages';
import { Button, Tabs } from 'antd';
import { Link, useDispatch, useSelector } from 'umi';
import EmptyHint from '@/components/EmptyHint';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';
import { useMessagesPath } from '@/utils/messagesPath';
import styles from './index.module.css';
import NoticeRow from './NoticeRow';

/** The kinds that there are notices of, in the order of the list of kinds. */
const kindsOf = (notices: Notice[]): MessageCategory[] =>
  MESSAGE_CATEGORIES.filter((category) => notices.some(({ type }) => type === category));

/** Notices by kind. `onLeave` closes the panel. */
export default function NoticePanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useLanguage();
  const say = useText();
  const all = useMessagesPath();
  const notices = useSelector((state: RootState) => state.global.notices);
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
  return (
    <div className={styles.panel}>
      {tabs.length > 0 ? <Tabs items={tabs} /> : <EmptyHint text={t('center.bell.empty')} />}
      <div className={styles.footer}>
        <Link to={all} onClick={onLeave}>
          {t('center.bell.all')}
        </Link>
      </div>
    </div>
  );
}

interface KindProps {
  kind: MessageCategory;
  notices: Notice[];
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
