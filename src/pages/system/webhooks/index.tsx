import type { WebhookItem } from '@domain/webhooks/calls';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import Dialog from '@/components/Controls/Dialog';
import EmptyHint from '@/components/EmptyHint';
import { PageHead } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import { Messages, WebhookEditor } from './components/Drawers';
import styles from './index.module.css';

/** Webhook endpoints of other systems, which receive events of filings. */
export default function Webhooks() {
  const { t } = useLanguage();
  const list = useRead('webhooks');
  const [edited, setEdited] = useState<WebhookItem | 'new' | null>(null);
  const [read, setRead] = useState<WebhookItem | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const columns = useColumns({ reload: list.reload, edit: setEdited, read: setRead, tell: setSecret });
  return (
    <>
      <PageHead
        lead={
          <>
            {t('webhooks.lead')} <Link to="/help?topic=webhookFormat">{t('help.format')}</Link>
          </>
        }
        actions={
          <Button type="primary" onClick={() => setEdited('new')}>
            {t('webhooks.add')}
          </Button>
        }
      />
      <AsyncView resource={list}>
        {(items) =>
          items.length > 0 ? (
            <RecordTable items={items} columns={columns} />
          ) : (
            <EmptyHint text={t('webhooks.none')} />
          )
        }
      </AsyncView>
      <WebhookEditor
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={(made) => {
          setEdited(null);
          setSecret(made);
          list.reload();
        }}
      />
      <Messages
        webhook={read}
        onClose={() => {
          setRead(null);
          list.reload();
        }}
      />
      <Secret secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}

interface Acts {
  reload(): Promise<void>;
  edit(item: WebhookItem): void;
  read(item: WebhookItem): void;
  tell(secret: string): void;
}

function useActs({ reload, tell }: Acts) {
  const { t } = useLanguage();
  const ask = (key: 'rotate' | 'remove', name: string) =>
    feedback.confirm({
      title: t(`webhooks.${key}.ask`, { name }),
      content: t(`webhooks.${key}.effect`),
      okText: t(`webhooks.${key}`),
      okType: key === 'remove' ? 'danger' : 'primary',
    });
  return {
    async rotate({ id, name }: WebhookItem) {
      if (!(await ask('rotate', name))) return;
      const made = await mutate(call('rotateWebhook', { path: { id } }), { afterwards: reload });
      if (made) tell(made.secret);
    },
    async remove({ id, name }: WebhookItem) {
      if (await ask('remove', name))
        await mutate(call('deleteWebhook', { path: { id } }), { afterwards: reload });
    },
    test: ({ id }: WebhookItem) => mutate(call('testWebhook', { path: { id } }), { afterwards: reload }),
  };
}

function useColumns(acts: Acts): RecordColumn<WebhookItem>[] {
  const { t } = useLanguage();
  const { rotate, remove, test } = useActs(acts);
  const button = (item: WebhookItem, key: string, act: (item: WebhookItem) => unknown, danger = false) => (
    <Button danger={danger} aria-label={`${t(`webhooks.${key}`)} ${item.name}`} onClick={() => act(item)}>
      {t(`webhooks.${key}`)}
    </Button>
  );
  return [
    {
      key: 'name',
      title: t('common.name'),
      place: 'name',
      render: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'url',
      title: t('webhooks.url'),
      render: ({ url }) => (
        <bdi className={styles.url} dir="ltr">
          {url}
        </bdi>
      ),
    },
    { key: 'state', title: t('common.status'), render: (item) => <State {...item} /> },
    createActionsColumn(t, (item) => (
      <div className={styles.actions}>
        {button(item, 'messages', acts.read)}
        {button(item, 'test', test)}
        {button(item, 'edit', acts.edit)}
        {button(item, 'rotate', rotate)}
        {button(item, 'remove', remove, true)}
      </div>
    )),
  ];
}

function State({ enabled, waiting, failed, held }: WebhookItem) {
  const { t } = useLanguage();
  return (
    <>
      <Tag color={enabled ? 'success' : 'default'}>{t(enabled ? 'webhooks.on' : 'webhooks.off')}</Tag>
      {waiting > 0 && <Tag color="processing">{t('webhooks.waiting', { count: waiting })}</Tag>}
      {held > 0 && <Tag color="warning">{t('webhooks.held', { count: held })}</Tag>}
      {failed > 0 && <Tag color="error">{t('webhooks.failed', { count: failed })}</Tag>}
    </>
  );
}

/** Shows the secret, only once: the dialog closes only by its button. */
function Secret({ secret, onClose }: { secret: string | null; onClose(): void }) {
  const { t } = useLanguage();
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret ?? '');
      feedback.success(t('secret.copied'));
    } catch {
      feedback.error(t('secret.copyFailed'));
    }
  }
  return (
    <Dialog
      open={secret !== null}
      title={t('webhooks.secret')}
      closable={false}
      maskClosable={false}
      keyboard={false}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t('secret.kept')}
        </Button>
      }
    >
      <Alert type="warning" showIcon role="note" message={t('webhooks.secret.once')} />
      <p className={styles.secret}>
        <code dir="ltr">{secret}</code>
        <Button onClick={copy}>{t('secret.copy')}</Button>
      </p>
    </Dialog>
  );
}
