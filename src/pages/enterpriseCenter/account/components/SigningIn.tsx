import type { OidcBinding } from '@domain/accounts/oidc-calls';
import type { AccountSession } from '@domain/accounts/own-account-calls';
import type { PasswordProof as Proof } from '@domain/accounts/second-factor-calls';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import PasswordProof from '@/components/SecondFactor/PasswordProof';
import FormModal from '@/components/ValidatedForm/FormModal';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { describeDevice } from '@/utils/device';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { readOidcState, saveOidcState, useSignInServices } from '@/utils/signInServices';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Devices on which the account is signed in: an unknown one can be signed out. */
export function Sessions() {
  const { t } = useLanguage();
  const sessions = useRead('sessions');
  const nameOf = ({ user_agent }: AccountSession) => describeDevice(user_agent) ?? t('account.deviceUnknown');

  const end = async (session: AccountSession) => {
    const name = nameOf(session);
    const agreed = await feedback.confirm({
      title: t('account.end.ask', { name, address: session.ip ?? '' }),
      content: t('account.end.effect'),
      okText: t('account.end'),
      okType: 'danger',
    });
    if (agreed)
      await mutate(call('endSession', { path: { id: session.id } }), { afterwards: sessions.reload });
  };

  const endOthers = async (count: number) => {
    const agreed = await feedback.confirm({
      title: t('account.endOthers.ask', { count }),
      content: t('account.end.effect'),
      okText: t('account.endOthers'),
      okType: 'danger',
    });
    if (agreed) await mutate(call('endOtherSessions'), { afterwards: sessions.reload });
  };

  const columns: RecordColumn<AccountSession>[] = [
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
    createActionsColumn(
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
    {formatDateTime(at)}
  </time>
);

/** Accounts at identity providers that sign in to this one; an unknown one that a person has just come from is linked here. */
export function LinkedSignInServices() {
  const { t } = useLanguage();
  const isOffered = useSignInServices().length > 0;
  const bindings = useRead(isOffered ? 'oidcBindings' : null);
  const [toBind, setToBind] = useState(() => readOidcState('oidc_bind'));
  const [toUnbind, setToUnbind] = useState<OidcBinding | null>(null);

  const leave = () => {
    saveOidcState('oidc_bind', null);
    setToBind(null);
    setToUnbind(null);
  };
  const settle = async (done: unknown) => {
    if (done === undefined) return;
    leave();
    await bindings.reload();
  };
  const bind = async ({ password }: Proof) =>
    toBind && settle(await mutate(call('bindOidc', { data: { ticket: toBind.ticket, password } })));
  const unbind = async ({ password }: Proof) =>
    toUnbind && settle(await mutate(call('unbindOidc', { path: { id: toUnbind.id }, data: { password } })));

  if (!isOffered) return null;
  return (
    <Panel id="other-services" title={t('account.otherServices')}>
      <p className={styles.quiet}>{t('account.otherServicesWhy')}</p>
      <AsyncView resource={bindings}>
        {(list) => (
          <ul className={styles.rows}>
            {list.map((binding) => (
              <li key={binding.id}>
                <div>
                  <strong>
                    <bdi>{binding.name}</bdi>
                  </strong>
                  <p>{t('account.boundAt', { at: formatDateTime(binding.created_at) })}</p>
                </div>
                <Button
                  danger
                  aria-label={`${t('account.unbind')} ${binding.name}`}
                  onClick={() => setToUnbind(binding)}
                >
                  {t('account.unbind')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      <FormModal<Proof>
        open={toBind !== null}
        title={t('account.bind.ask', { name: toBind?.name ?? '' })}
        okText={t('account.bind')}
        requiredMark={false}
        onCancel={leave}
        onFinish={bind}
      >
        <PasswordProof />
      </FormModal>
      <FormModal<Proof>
        open={toUnbind !== null}
        title={t('account.unbind.ask', { name: toUnbind?.name ?? '' })}
        okText={t('account.unbind')}
        danger
        requiredMark={false}
        onCancel={leave}
        onFinish={unbind}
      >
        <PasswordProof />
      </FormModal>
    </Panel>
  );
}
