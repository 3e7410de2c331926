import type { OfficeNotice } from '@domain/api/calls/office-notices';
import { Button, Drawer, Form, Space } from 'antd';
import { useState } from 'react';
import { newId } from '@/journal/newId';
import { countRecipients, editNotice, writeNotice } from '@/services/office-notices';
import { shownAlready } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import { bodyOf, type NoticeValues, valuesOf } from '../values';
import AudienceFields from './AudienceFields';
import { DRAWER_WIDTH } from './NoticeDrawer';
import SendingFields from './SendingFields';
import WordFields from './WordFields';

export type Editing = OfficeNotice | 'new';

interface NoticeEditorProps {
  editing: Editing | null;
  onClose: () => void;
  onSaved: () => void;
}

/** A new notice, or one that is not being sent yet. Leaving asks where something was typed. */
export default function NoticeEditor({ editing, onClose, onSaved }: NoticeEditorProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<NoticeValues>();
  const [isSending, setSending] = useState(false);
  // What is sent again after a lost answer is one notice; what was changed since is another.
  const [key, setKey] = useState(newId);
  const notice = editing === 'new' ? null : editing;

  const leave = async () => {
    const agreed =
      !form.isFieldsTouched() ||
      (await feedback.confirm({
        title: t('notices.leave.ask'),
        content: t('notices.leave.effect'),
        okText: t('notices.leave'),
      }));
    if (agreed) onClose();
  };

  const send = async () => {
    const values: NoticeValues = form.getFieldsValue(true);
    const body = bodyOf(values);
    setSending(true);
    try {
      const { data } = await countRecipients(body.audience);
      const agreed = await feedback.confirm({
        title: t(body.send_at ? 'notices.schedule.ask' : 'notices.send.ask', { count: data?.companies ?? 0 }),
        content: values.title,
        okText: t(body.send_at ? 'notices.schedule' : 'notices.send'),
      });
      if (!agreed) return;
      const call = notice
        ? editNotice(notice.id, { ...body, version: notice.version })
        : writeNotice(body, key);
      if (await carryOut(call)) onSaved();
    } catch (failure) {
      shownAlready(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <Drawer
      open={editing !== null}
      onClose={leave}
      maskClosable={false}
      title={t(notice ? 'notices.edit' : 'notices.new')}
      width={DRAWER_WIDTH}
      destroyOnHidden
      footer={
        <Space>
          <Button type="primary" loading={isSending} onClick={() => form.submit()}>
            {t('notices.goOn')}
          </Button>
          <Button onClick={leave}>{t('notices.close')}</Button>
        </Space>
      }
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        clearOnDestroy
        initialValues={valuesOf(notice)}
        onValuesChange={() => setKey(newId())}
        onFinish={send}
      >
        <AudienceFields company={notice?.company ?? null} />
        <WordFields />
        <SendingFields />
      </Form>
    </Drawer>
  );
}
