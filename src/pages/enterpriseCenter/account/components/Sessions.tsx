import type { Session } from '@domain/calls/accounts';
import { Button, Tag } from 'antd';
import AsyncView from '@/components/AsyncView';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { actionsColumn } from '@/components/RecordTable/columns';
import { endOtherSessions, endSession, fetchSessions } from '@/services/accounts';
import { beijingMinutes } from '@/utils/beijingTime';
import { deviceOf } from '@/utils/device';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Devices on which the account is signed in: an unknown one can be signed out. */
export default function Sessions() {
  const { t } = useLanguage();
  const sessions = useRead(fetchSessions);
  const nameOf = ({ user_agent }: Session) => deviceOf(user_agent) ?? t('account.deviceUnknown');

  const end = async (session: Session) => {
    const name = nameOf(session);
    const agreed = await feedback.confirm({
      title: t('account.end.ask', { name, address: session.ip ?? '' }),
      content: t('account.end.effect'),
      okText: t('account.end'),
      okType: 'danger',
    });
    if (agreed) await mutate(endSession(session.id), { afterwards: sessions.reload });
  };

  const endOthers = async (count: number) => {
    const agreed = await feedback.confirm({
      title: t('account.endOthers.ask', { count }),
      content: t('account.end.effect'),
      okText: t('account.endOthers'),
      okType: 'danger',
    });
    if (agreed) await mutate(endOtherSessions(), { afterwards: sessions.reload });
  };

  const columns: RecordColumn<Session>[] = [
    {
      key: 'device',
      title: t('account.device'),
      place: 'name',
      render: (session) => (
        <span className={styles.device}>
          <bdi>{nameOf(session)}</bdi>
          {session.current && <Tag color="blue">{t('account.thisDevice')}</Tag>}
        </span>
      ),
    },
    { key: 'ip', title: t('account.address'), render: ({ ip }) => <bdi>{ip}</bdi> },
    { key: 'since', title: t('account.since'), render: ({ created_at }) => <Time at={created_at} /> },
    { key: 'seen', title: t('account.lastSeen'), render: ({ last_seen_at }) => <Time at={last_seen_at} /> },
    actionsColumn(
      t,
      (session) =>
        !session.current && (
          <div>
            <Button aria-label={`${t('account.end')} ${nameOf(session)}`} onClick={() => end(session)}>
              {t('account.end')}
            </Button>
          </div>
        ),
    ),
  ];

  const others = sessions.data?.filter(({ current }) => !current).length ?? 0;
  return (
    <Panel
      id="sessions"
      title={t('account.sessions')}
      extra={
        others > 0 && (
          <Button danger onClick={() => endOthers(others)}>
            {t('account.endOthers')}
          </Button>
        )
      }
    >
      <p className={styles.quiet}>{t('account.sessionsWhy')}</p>
      <AsyncView resource={sessions}>{(list) => <RecordTable items={list} columns={columns} />}</AsyncView>
    </Panel>
  );
}

const Time = ({ at }: { at: string }) => (
  <time dir="auto" dateTime={at}>
    {beijingMinutes(at)}
  </time>
);
