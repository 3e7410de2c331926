import type { ServiceState, SystemStatus } from '@domain/calls/system-status';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { timeColumn } from '@/components/RecordTable/columns';
import { probeServices } from '@/services/system';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';

interface ServicesProps {
  services: ServiceState[];
  onProbed(status: SystemStatus): void;
}

/** Outside services as they were found last, and a look at them now. */
export default function Services({ services, onProbed }: ServicesProps) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const columns = useColumns();

  async function ask() {
    setAsking(true);
    const status = await mutate(probeServices(), { afterwards: () => setAsking(false) });
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
    { key: 'state', title: t('system.state'), isShort: true, render: (service) => <Standing {...service} /> },
    {
      key: 'reason',
      title: t('system.reason'),
      render: (service) => <Reason {...service} />,
    },
    {
      key: 'took',
      title: t('system.took'),
      isShort: true,
      isNumber: true,
      render: ({ took_ms }) => (took_ms === null ? '—' : t('system.ms', { count: took_ms })),
    },
    timeColumn('asked', t('system.asked'), ({ asked_at }) => asked_at),
  ];
}

/** What to do about a certificate, and the reason in the words of the connection. */
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

/** One that is needed stops the portal while it is away; without the others it serves on. */
function Standing({ is_there, is_needed }: ServiceState) {
  const { t } = useLanguage();
  if (is_there === null) return <Tag>{t('system.unasked')}</Tag>;
  if (is_there) return <Tag color="success">{t('system.there')}</Tag>;
  return (
    <Tag color={is_needed ? 'error' : 'warning'}>{t(is_needed ? 'system.away.needed' : 'system.away')}</Tag>
  );
}
