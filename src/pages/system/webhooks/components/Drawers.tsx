import { programs } from '@domain/programs/registry';
import { webhookMessages as texts } from '@domain/system/messages';
import type { WebhookBody, WebhookItem, WebhookMessage } from '@domain/webhooks/calls';
import {
  getWebhookEventName,
  MAX_WEBHOOK_NAME_LENGTH,
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_EVENTS,
} from '@domain/webhooks/webhooks';
import { Button, Checkbox, Form, Input, Tag } from 'antd';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import SideDrawer from '@/components/Controls/SideDrawer';
import EmptyHint from '@/components/EmptyHint';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import FormModal from '@/components/ValidatedForm/FormModal';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

interface WebhookEditorProps {
  edited: WebhookItem | 'new' | null;
  onClose(): void;
  /** Called after saving, with the secret of a new endpoint. */
  onSaved(secret: string | null): void;
}

const FRESH: WebhookBody = { name: '', url: '', events: [...WEBHOOK_EVENTS], programs: [], enabled: true };

/** Form of a webhook endpoint: its address and the events that it receives. */
export function WebhookEditor({ edited, onClose, onSaved }: WebhookEditorProps) {
  const { t } = useLanguage();
  const say = useText();
  const isNew = edited === 'new';

  async function save(body: WebhookBody) {
    if (isNew) {
      const made = await mutate(call('createWebhook', { data: body }));
      if (made) onSaved(made.secret);
    } else if (edited && (await mutate(call('updateWebhook', { path: { id: edited.id }, data: body }))))
      onSaved(null);
  }

  return (
    <FormModal<WebhookBody>
      open={edited !== null}
      title={t(isNew ? 'webhooks.add' : 'webhooks.edit')}
      okText={t('common.save')}
      initialValues={edited && edited !== 'new' ? edited : FRESH}
      onCancel={onClose}
      onFinish={save}
    >
      <Form.Item
        name="name"
        label={t('common.name')}
        rules={[{ required: true, whitespace: true, message: say(texts.noName) }]}
      >
        <Input {...createLengthLimit(MAX_WEBHOOK_NAME_LENGTH)} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="url"
        label={t('webhooks.url')}
        extra={t('webhooks.url.hint')}
        rules={[{ required: true, whitespace: true, message: say(texts.badUrl) }]}
      >
        <Input {...createLengthLimit(MAX_WEBHOOK_URL_LENGTH)} autoComplete="off" inputMode="url" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="events"
        label={t('webhooks.events')}
        rules={[{ required: true, type: 'array', min: 1, message: say(texts.noEvents) }]}
      >
        <Checkbox.Group
          options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: say(getWebhookEventName(event)) }))}
        />
      </Form.Item>
      <Form.Item name="programs" label={t('webhooks.programs')}>
        <Select<string[]>
          mode="multiple"
          allowClear
          optionFilterProp="label"
          placeholder={t('common.anyProgram')}
          options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
        />
      </Form.Item>
      <Form.Item name="enabled" valuePropName="checked" extra={t('webhooks.enabled.hint')}>
        <Checkbox>{t('webhooks.enabled')}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}

const COLOURS = { sent: 'success', waiting: 'processing', failed: 'error', held: 'warning' } as const;

interface MessagesProps {
  webhook: WebhookItem | null;
  onClose(): void;
}

/** Messages to an endpoint, the latest first. */
export function Messages({ webhook, onClose }: MessagesProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer
      open={webhook !== null}
      size={760}
      title={t('webhooks.messagesOf', { name: webhook?.name ?? '' })}
      onClose={onClose}
    >
      {webhook && <SentMessages id={webhook.id} />}
    </SideDrawer>
  );
}

function SentMessages({ id }: { id: string }) {
  const { t } = useLanguage();
  const messages = useRead('webhookMessages', { path: { id }, params: { pageSize: 50 } });
  const replay = (message?: string) =>
    mutate(call('replayWebhook', { path: { id }, data: message === undefined ? {} : { message } }), {
      afterwards: messages.reload,
    });
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
      render: ({ event }) => say(getWebhookEventName(event)),
    },
    {
      key: 'number',
      title: t('webhooks.number'),
      isShort: true,
      render: ({ number }) => <bdi>{number}</bdi>,
    },
    {
      key: 'state',
      title: t('common.status'),
      render: ({ state, attempts, fault }) => (
        <>
          <Tag color={COLOURS[state]}>{t(state === 'held' ? 'webhooks.heldOne' : `deliveries.${state}`)}</Tag>
          {state !== 'sent' && attempts > 0 && (
            <>
              {t('deliveries.tried', { count: attempts })} <bdi>{fault}</bdi>
            </>
          )}
        </>
      ),
    },
    {
      key: 'at',
      title: t('webhooks.at'),
      isShort: true,
      render: ({ settled_at, created_at }) => formatDateTime(settled_at ?? created_at),
    },
    createActionsColumn(
      t,
      (message) =>
        (message.state === 'sent' || message.state === 'failed') && (
          <Button onClick={() => replay(message)}>{t('webhooks.again')}</Button>
        ),
    ),
  ];
}
