import { NOTE_AT_MOST } from '@domain/program-documents/publication-limits';
import type { ProgramDocument } from '@domain/program-documents/types';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { history } from 'umi';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';

/** Proposes the draft as an edition: somebody else checks it, and a third person issues it. */
export default function ProposeButton({ document }: { document: ProgramDocument }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  async function propose({ note = '' }: { note?: string }): Promise<void> {
    setSending(true);
    const data = { document: JSON.stringify(document), note };
    const proposed = await mutate(call('proposeEdition', { data }), { afterwards: () => setSending(false) });
    if (proposed) history.push('/system/programs');
  }
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('design.propose')}
      </Button>
      <Modal
        open={isOpen}
        title={t('design.propose')}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form layout="vertical" onFinish={propose}>
          <p>{t('design.propose.why')}</p>
          <Form.Item name="note" label={t('editions.note')} extra={t('editions.note.hint')}>
            <Input {...createLengthLimit(NOTE_AT_MOST)} autoComplete="off" />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={isSending}>
            {t('design.propose.send')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}
