import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import { type ConflictDeclaration, Reason } from './Declaration';

interface StepAsideProps {
  id: string;
  /** Called to discard the assessment written so far. */
  onLeave(): void;
  onDone(): void;
}

/** Withdrawal of the expert for a conflict of interest noticed while reading. */
export default function StepAside({ id, onLeave, onDone }: StepAsideProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { typed, type, forget } = useTextDraft<ConflictDeclaration>(`conflict/${id}`);
  const [isBusy, setBusy] = useState(false);

  if (!typed) return null;
  const { reason = '' } = typed;

  function write(changed: string) {
    setOpen(true);
    type({ reason: changed });
  }

  async function send() {
    setBusy(true);
    const done = await mutate(call('declareConflict', { path: { id }, data: { conflict: true, reason } }));
    setBusy(false);
    if (!done) return;
    await forget();
    onLeave();
    onDone();
  }

  if (!isOpen && !reason)
    return (
      <Button type="link" className={styles.conflict ?? ''} onClick={() => setOpen(true)}>
        {t('experts.noticed')}
      </Button>
    );
  return (
    <Form layout="vertical" className={styles.conflict ?? ''} onFinish={send}>
      <Reason value={reason} onChange={write} />
      <Button danger htmlType="submit" loading={isBusy} disabled={!reason.trim()}>
        {t('experts.declare.aside')}
      </Button>
    </Form>
  );
}
