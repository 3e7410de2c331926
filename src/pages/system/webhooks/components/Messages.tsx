import type { WebhookItem, WebhookMessage } from '@domain/calls/webhooks';
import { webhookEventName } from '@domain/webhooks/webhooks';
import { Button, Tag } from 'antd';
import AsyncView from '@/components/AsyncView';
import SideDrawer from '@/components/Controls/SideDrawer';
import EmptyHint from '@/components/EmptyHint';
import type { RecordColumn } from '@/components/RecordTable';
import RecordTable from '@/components/RecordTable';
import { actionsColumn } from '@/components/RecordTable/columns';
import { fetchWebhookMessages, replayWebhook } from '@/services/system';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

const COLOURS = { sent: 'success', waiting: 'processing', failed: 'error' } as const;

interface MessagesProps {
  webhook: WebhookItem | null;
  onClose(): void;
}

/** Messages to an endpoint, the latest first. */
export default function Messages({ webhook, onClose }: MessagesProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer
      open={webhook !== null}
      size={760}
      title={t('webhooks.messagesOf', { name: webhook?.name ?? '' })}
      onClose={onClose}
    >
      {webhook && <Sent id={webhook.id} />}
    </SideDrawer>
  );
}

function Sent({ id }: { id: string }) {
  const { t } = useLanguage();
  const messages = useRead(fetchWebhookMessages, id);
  const replay = (message?: string) =>
    mutate(replayWebhook(id, message === undefined ? {} : { message }), { afterwards: messages.reload });
  const columns = useColumns(({ id: message }) => replay(message));
  return (
    <AsyncView resource={messages}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyHint text={t('webhooks.noMessages')} />
        ) : (
          <div className={styles.messages}>
            {list.some(({ state }) => state === 'failed') && (
              <div>
                <Button onClick={() => replay()}>{t('webhooks.allAgain')}</Button>
              </div>
            )}
            <RecordTable items={list} columns={columns} />
          </div>
        )
      }
    </AsyncView>
  );
}

function useColumns(replay: (message: WebhookMessage) => void): RecordColumn<WebhookMessage>[] {
  const { t } = useLanguage();
  const say = useText();
  return [
    {
      key: 'event',
      title: t('webhooks.event'),
      place: 'name',
      render: ({ event }) => say(webhookEventName(event)),
    },
    {
      key: 'number',
      title: t('webhooks.number'),
      isShort: true,
      render: ({ number }) => <bdi>{number}</bdi>,
    },
    {
      key: 'state',
      title: t('webhooks.state'),
      render: ({ state, attempts, fault }) => (
        <>
          <Tag color={COLOURS[state]}>{t(`deliveries.${state}`)}</Tag>
          {state !== 'sent' && attempts > 0 && (
            <>
              {t('deliveries.tried', { count: attempts })} <bdi dir="ltr">{fault}</bdi>
            </>
          )}
        </>
      ),
    },
    {
      key: 'at',
      title: t('webhooks.at'),
      isShort: true,
      render: ({ settled_at, created_at }) => beijingMinutes(settled_at ?? created_at),
    },
    actionsColumn(
      t,
      (message) =>
        message.state !== 'waiting' && <Button onClick={() => replay(message)}>{t('webhooks.again')}</Button>,
    ),
  ];
}
