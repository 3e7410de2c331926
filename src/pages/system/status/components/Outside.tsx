import type { ResponseEnvelope } from '@domain/api/envelope';
import type { GivenUpState, ServiceState, SystemStatus, TestKind } from '@domain/system/status-calls';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createTimeColumn } from '@/components/RecordTable/columns';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import { Facts } from './Processes';

interface ServicesProps {
  services: ServiceState[];
  onProbed(status: SystemStatus): void;
}

/** External services with the result of their last check, and a button to check them at once. */
export function Services({ services, onProbed }: ServicesProps) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const columns = useColumns();

  async function ask() {
    setAsking(true);
    const status = await mutate(call('probeServices'), {
      afterwards: () => setAsking(false),
    });
    if (status) onProbed(status);
  }

  const items = services.map((service) => ({ ...service, id: `${service.kind} ${service.address}` }));
  const button = (
    <Button onClick={ask} loading={isAsking}>
      {t('system.services.ask')}
    </Button>
  );
  return (
    <Panel id="services" title={t('system.services')} {...(items.length > 0 && { extra: button })}>
      {items.length > 0 ? (
        <RecordTable items={items} columns={columns} />
      ) : (
        <p className={styles.quiet}>{t('system.services.none')}</p>
      )}
    </Panel>
  );
}

function useColumns(): RecordColumn<ServiceState & { id: string }>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'kind',
      title: t('system.service'),
      place: 'name',
      render: ({ kind }) => t(`system.service.${kind}`),
    },
    { key: 'address', title: t('system.address'), render: ({ address }) => <bdi>{address}</bdi> },
    {
      key: 'state',
      title: t('common.status'),
      isShort: true,
      render: (service) => <ServiceTag {...service} />,
    },
    {
      key: 'reason',
      title: t('common.reason'),
      render: (service) => <Reason {...service} />,
    },
    {
      key: 'took',
      title: t('system.took'),
      isShort: true,
      isNumber: true,
      render: ({ took_ms }) => (took_ms === null ? '—' : t('system.ms', { count: took_ms })),
    },
    createTimeColumn('asked', t('system.asked'), ({ asked_at }) => asked_at),
  ];
}

/** Advice about a certificate, and the error message of the connection. */
function Reason({ reason, certificate }: ServiceState) {
  const { t } = useLanguage();
  if (!reason) return '—';
  return (
    <>
      {certificate && <p className={styles.reason}>{t(`system.certificate.${certificate}`)}</p>}
      <bdi lang="en">{reason}</bdi>
    </>
  );
}

/** State of a service: the portal stops without a required one, and serves on without the others. */
function ServiceTag({ is_there, is_needed }: ServiceState) {
  const { t } = useLanguage();
  if (is_there === null) return <Tag>{t('system.unasked')}</Tag>;
  if (is_there) return <Tag color="success">{t('system.there')}</Tag>;
  return (
    <Tag color={is_needed ? 'error' : 'warning'}>{t(is_needed ? 'system.away.needed' : 'system.away')}</Tag>
  );
}

interface OutboxProps {
  outbox: SystemStatus['outbox'];
  onSent(): Promise<void>;
}

/** SMS and mail to be sent and failed ones, and a test message to one's own number. */
export function Outbox({ outbox, onSent }: OutboxProps) {
  const { t } = useLanguage();
  const { waiting, failing, oldest_at, given_up, latest_given_up: latest } = outbox;
  const [busy, setBusy] = useState<string | null>(null);
  const canSend = failing > 0 || latest.some(({ can_be_sent }) => can_be_sent);

  async function run(name: string, send: () => Promise<ResponseEnvelope<unknown>>) {
    setBusy(name);
    await mutate(send(), { afterwards: () => setBusy(null) });
    await onSent();
  }
  const again = (name: string, ids?: string[]) =>
    run(name, () => call('sendAgain', { data: ids ? { ids } : {} }));
  const test = (kind: TestKind) => run(kind, () => call('sendTest', { data: { kind } }));

  return (
    <Panel id="outbox" title={t('system.outbox')}>
      <Facts
        facts={[
          [t('system.outbox.waiting'), t('system.outbox.count', { count: waiting })],
          [t('system.outbox.failing'), t('system.outbox.count', { count: failing })],
          [t('system.outbox.oldest'), formatDateTime(oldest_at)],
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
      <bdi>{to}</bdi> · {t('companies.undelivered.at', { at: formatDateTime(gave_up_at) })}
    </>
  );
}
