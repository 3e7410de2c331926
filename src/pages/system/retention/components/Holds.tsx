import type { RetentionData, RetentionHold } from '@domain/calls/retention';
import { HOLD_REASON_AT_MOST } from '@domain/retention/rules';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Panel } from '@/components/Page';
import FormModal from '@/components/ValidatedForm/FormModal';
import { addHold, endHold } from '@/services/retention';
import { beijingDate } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';

interface HoldsProps {
  holds: RetentionHold[];
  onChanged(data: RetentionData): void;
}

/** Companies whose data stays whatever its age: an audit or a lawsuit needs it. */
export default function Holds({ holds, onChanged }: HoldsProps) {
  const { t } = useLanguage();
  const [isAdding, setAdding] = useState(false);

  async function add(values: { credit_code: string; reason: string }) {
    const changed = await mutate(addHold(values));
    if (!changed) return;
    onChanged(changed);
    setAdding(false);
  }

  async function end({ id, company }: RetentionHold) {
    const agreed = await feedback.confirm({
      title: t('retention.hold.end.ask', { company }),
      content: t('retention.hold.end.effect'),
    });
    const changed = agreed && (await mutate(endHold(id)));
    if (changed) onChanged(changed);
  }

  return (
    <Panel
      id="holds"
      title={t('retention.holds')}
      extra={<Button onClick={() => setAdding(true)}>{t('retention.hold.add')}</Button>}
    >
      {holds.length === 0 ? (
        <p className={styles.quiet}>{t('retention.holds.none')}</p>
      ) : (
        <ul className={styles.list}>
          {holds.map((hold) => (
            <li key={hold.id}>
              <bdi>{hold.company}</bdi> <bdi>{hold.credit_code}</bdi> · <bdi>{hold.reason}</bdi> ·{' '}
              {beijingDate(hold.begun_at)} <bdi>{hold.begun_by}</bdi>{' '}
              {hold.filing && t('retention.hold.filing')}{' '}
              <Button
                size="small"
                aria-label={`${t('retention.hold.end')} ${hold.company}`}
                onClick={() => end(hold)}
              >
                {t('retention.hold.end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormModal<{ credit_code: string; reason: string }>
        open={isAdding}
        title={t('retention.hold.add')}
        okText={t('retention.hold.add')}
        onCancel={() => setAdding(false)}
        onFinish={add}
      >
        <Form.Item
          name="credit_code"
          label={t('companies.creditCode')}
          rules={[{ required: true, whitespace: true, message: t('retention.hold.codeMissing') }]}
        >
          <Input maxLength={18} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('retention.hold.reason')}
          rules={[{ required: true, whitespace: true, message: t('retention.hold.reasonMissing') }]}
        >
          <Input.TextArea maxLength={HOLD_REASON_AT_MOST} autoSize={{ minRows: 2 }} showCount />
        </Form.Item>
      </FormModal>
    </Panel>
  );
}
