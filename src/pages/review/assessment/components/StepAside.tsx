import { Button, Form } from 'antd';
import { useState } from 'react';
import { declareConflict } from '@/services/experts';
import { useLanguage } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import styles from '../index.less';
import { Reason } from './Declaration';

interface StepAsideProps {
  id: string;
  /** What is written here is given up. */
  onLeave(): void;
  onDone(): void;
}

/** For a conflict of interest that is noticed while reading. */
export default function StepAside({ id, onLeave, onDone }: StepAsideProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const done = await carryOut(declareConflict(id, { conflict: true, reason }));
    setBusy(false);
    if (!done) return;
    onLeave();
    onDone();
  }

  if (!isOpen)
    return (
      <Button type="link" className={styles.conflict ?? ''} onClick={() => setOpen(true)}>
        {t('experts.noticed')}
      </Button>
    );
  return (
    <Form layout="vertical" className={styles.conflict ?? ''} onFinish={send}>
      <Reason value={reason} onChange={setReason} />
      <Button danger htmlType="submit" loading={isBusy} disabled={!reason.trim()}>
        {t('experts.declare.aside')}
      </Button>
    </Form>
  );
}
