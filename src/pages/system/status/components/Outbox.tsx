import type { GivenUpState, SystemStatus, TestKind } from '@domain/calls/system-status';
import { Button } from 'antd';
import { useState } from 'react';
import { Panel } from '@/components/Page';
import { sendAgain, sendTest } from '@/services/system';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import Facts from './Facts';

interface OutboxProps {
  outbox: SystemStatus['outbox'];
  onSent(): Promise<void>;
}

/** SMS and mail on their way, those that never went out, and a test to one's own number. */
export default function Outbox({ outbox, onSent }: OutboxProps) {
  const { t } = useLanguage();
  const { waiting, failing, oldest_at, given_up, latest_given_up: latest } = outbox;
  const [busy, setBusy] = useState<string | null>(null);
  const canSend = failing > 0 || latest.some(({ can_be_sent }) => can_be_sent);

  async function run(name: string, call: () => ReturnType<typeof sendAgain | typeof sendTest>) {
    setBusy(name);
    await mutate<unknown>(call(), { afterwards: () => setBusy(null) });
    await onSent();
  }
  const again = (name: string, ids?: string[]) => run(name, () => sendAgain(ids));
  const test = (kind: TestKind) => run(kind, () => sendTest(kind));

  return (
    <Panel id="outbox" title={t('system.outbox')}>
      <Facts
        facts={[
          [t('system.outbox.waiting'), t('system.outbox.count', { count: waiting })],
          [t('system.outbox.failing'), t('system.outbox.count', { count: failing })],
          [t('system.outbox.oldest'), beijingMinutes(oldest_at)],
          [t('system.outbox.givenUp'), t('system.outbox.count', { count: given_up })],
        ]}
      />
      {latest.length > 0 && (
        <ul className={styles.list}>
          {latest.map((message) => (
            <li key={message.id}>
              <GivenUp message={message} />{' '}
              {message.can_be_sent ? (
                <Button
                  type="link"
                  size="small"
                  loading={busy === message.id}
                  onClick={() => again(message.id, [message.id])}
                >
                  {t('system.outbox.again')}
                </Button>
              ) : (
                <span className={styles.quiet}>{t('system.outbox.over')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {canSend && (
          <Button type="primary" loading={busy === 'all'} onClick={() => again('all')}>
            {t('system.outbox.againAll')}
          </Button>
        )}
        <Button loading={busy === 'sms'} onClick={() => test('sms')}>
          {t('system.outbox.test.sms')}
        </Button>
        <Button loading={busy === 'mail'} onClick={() => test('mail')}>
          {t('system.outbox.test.mail')}
        </Button>
      </div>
      <p className={styles.note}>{t('system.outbox.test.why')}</p>
    </Panel>
  );
}

function GivenUp({ message: { kind, to, title, about, gave_up_at } }: { message: GivenUpState }) {
  const { t } = useLanguage();
  return (
    <>
      {about && <bdi>{about}</bdi>} {title && <bdi>{title}</bdi>} {t(`companies.undelivered.${kind}`)}{' '}
      <bdi>{to}</bdi> · {t('companies.undelivered.at', { at: beijingMinutes(gave_up_at) })}
    </>
  );
}
