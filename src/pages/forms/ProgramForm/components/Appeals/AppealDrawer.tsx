import { appealFiles, MAX_APPEAL_REASON_LENGTH } from '@domain/appeals/appeal';
import type { OwnAppeals } from '@domain/appeals/calls';
import { appealMessages } from '@domain/appeals/messages';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import SideDrawer from '@/components/Controls/SideDrawer';
import ValidatedForm from '@/components/ValidatedForm';
import FileBox from '@/filling/attachments/FileBox';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useRule';

interface Sending {
  /** The id of the filing. */
  filing: string;
  onSent(state: OwnAppeals): void;
  /** Called when the server refused the appeal: the page may be out of date. */
  onRefused(): void;
}

interface AppealDrawerProps extends Sending {
  isOpen: boolean;
  onClose(): void;
}

/** Drawer to write an appeal. Closing it loses nothing: the typed text is restored. */
export default function AppealDrawer({ isOpen, onClose, ...sending }: AppealDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer open={isOpen} beginsInForm onClose={onClose} title={t('appeals.begin')}>
      <Appeal {...sending} />
    </SideDrawer>
  );
}

interface Typed {
  reason: string;
  files: string[];
}

function Appeal({ filing, onSent, onRefused }: Sending) {
  const { t } = useLanguage();
  const { typed, type, forget } = useTextDraft<Typed>(`appeal/${filing}`);
  const [isSending, setSending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reasoned = useVisible(appealMessages.reasonMissing);
  if (!typed) return null;

  async function send(): Promise<void> {
    const agreed = await feedback.confirm({
      title: t('appeals.ask'),
      content: t('appeals.askWhy'),
      okText: t('appeals.send'),
    });
    if (!agreed) return;
    setSending(true);
    const { reason = '', files = [] } = typed ?? {};
    const state = await mutate(call('sendAppeal', { path: { id: filing }, data: { reason, files } }), {
      afterwards: () => setSending(false),
    });
    if (!state) return onRefused();
    await forget();
    onSent(state);
  }

  return (
    <ValidatedForm<Typed> isDraft initialValues={typed} onValuesChange={type} onFinish={send}>
      <p>{t('appeals.why')}</p>
      <Form.Item name="reason" label={t('appeals.reason')} required rules={[reasoned]}>
        <Input.TextArea dir="auto" {...createLengthLimit(MAX_APPEAL_REASON_LENGTH)} showCount rows={8} />
      </Form.Item>
      <FileBox
        id="appeal-files"
        field={appealFiles}
        ids={typed.files ?? []}
        onChange={(files) => type({ files })}
        onBusy={setBusy}
      />
      <Button type="primary" htmlType="submit" loading={isSending} disabled={isBusy}>
        {t('appeals.send')}
      </Button>
    </ValidatedForm>
  );
}
