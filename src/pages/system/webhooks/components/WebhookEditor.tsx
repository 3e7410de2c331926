import { webhookMessages as texts } from '@domain/api/messages/system';
import type { WebhookBody, WebhookItem } from '@domain/calls/webhooks';
import { programs } from '@domain/programs/index.generated';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_AT_MOST,
  WEBHOOK_URL_AT_MOST,
  webhookEventName,
} from '@domain/webhooks/webhooks';
import { Checkbox, Form, Input } from 'antd';
import { Select } from '@/components/Controls/Select';
import FormModal from '@/components/ValidatedForm/FormModal';
import { createWebhook, updateWebhook } from '@/services/system';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface WebhookEditorProps {
  edited: WebhookItem | 'new' | null;
  onClose(): void;
  /** The secret of a new one. */
  onSaved(secret: string | null): void;
}

const FRESH: WebhookBody = { name: '', url: '', events: [...WEBHOOK_EVENTS], programs: [], enabled: true };

/** An endpoint: where it is, and what it is told of. */
export default function WebhookEditor({ edited, onClose, onSaved }: WebhookEditorProps) {
  const { t } = useLanguage();
  const say = useText();
  const isNew = edited === 'new';

  async function save(body: WebhookBody) {
    if (isNew) {
      const made = await mutate(createWebhook(body));
      if (made) onSaved(made.secret);
    } else if (edited && (await mutate(updateWebhook(edited.id, body)))) onSaved(null);
  }

  return (
    <FormModal<WebhookBody>
      open={edited !== null}
      title={t(isNew ? 'webhooks.add' : 'webhooks.edit')}
      okText={t('records.save')}
      initialValues={edited && edited !== 'new' ? edited : FRESH}
      onCancel={onClose}
      onFinish={save}
    >
      <Form.Item
        name="name"
        label={t('webhooks.name')}
        rules={[{ required: true, whitespace: true, message: say(texts.noName) }]}
      >
        <Input maxLength={WEBHOOK_NAME_AT_MOST} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="url"
        label={t('webhooks.url')}
        extra={t('webhooks.url.hint')}
        rules={[{ required: true, whitespace: true, message: say(texts.badUrl) }]}
      >
        <Input maxLength={WEBHOOK_URL_AT_MOST} autoComplete="off" inputMode="url" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="events"
        label={t('webhooks.events')}
        rules={[{ required: true, type: 'array', min: 1, message: say(texts.noEvents) }]}
      >
        <Checkbox.Group
          options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: say(webhookEventName(event)) }))}
        />
      </Form.Item>
      <Form.Item name="programs" label={t('webhooks.programs')}>
        <Select<string[]>
          mode="multiple"
          allowClear
          optionFilterProp="label"
          placeholder={t('webhooks.everyProgram')}
          options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
        />
      </Form.Item>
      <Form.Item name="enabled" valuePropName="checked">
        <Checkbox>{t('webhooks.enabled')}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}
