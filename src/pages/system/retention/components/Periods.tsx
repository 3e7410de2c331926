import type { RetentionData, RetentionRuleState } from '@domain/calls/retention';
import type { RetentionDays } from '@domain/retention/rules';
import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { saveRetention } from '@/services/retention';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';

interface PeriodsProps {
  rules: RetentionRuleState[];
  onSaved(data: RetentionData): void;
}

/** Days of each kind, and what the next run takes. Shorter ones are asked about: what goes is gone. */
export default function Periods({ rules, onSaved }: PeriodsProps) {
  const { t } = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const days = Object.fromEntries(rules.map((rule) => [rule.kind, rule.days])) as RetentionDays;

  async function save(values: RetentionDays) {
    const isShorter = rules.some(({ kind, days: now }) => values[kind] < now);
    if (isShorter && !(await feedback.confirm({ title: t('retention.ask'), content: t('retention.effect') })))
      return;
    setSaving(true);
    const saved = await mutate(saveRetention(values), { afterwards: () => setSaving(false) });
    if (saved) onSaved(saved);
  }

  return (
    <ValidatedForm<RetentionDays> initialValues={days} onFinish={save}>
      <div className={styles.rules}>
        {rules.map((rule) => (
          <Form.Item
            key={rule.kind}
            name={rule.kind}
            label={rule.name}
            rules={[{ required: true, message: t('retention.missing') }]}
            extra={<Explained rule={rule} />}
          >
            <InputNumber min={rule.least} max={rule.most} precision={0} addonAfter={t('retention.days')} />
          </Form.Item>
        ))}
      </div>
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('records.save')}
      </Button>
    </ValidatedForm>
  );
}

function Explained({ rule }: { rule: RetentionRuleState }) {
  const { t } = useLanguage();
  const { since, least, most, notice_days: notice, due, examples } = rule;
  return (
    <>
      {t('retention.since', { since, least, most })}
      {notice > 0 && ` ${t('retention.notice', { count: notice })}`}
      <br />
      {due > 0 ? t('retention.due', { count: due }) : t('retention.due.none')}
      {examples.length > 0 && (
        <ul className={styles.list}>
          {examples.map((example, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be called alike
            <li key={`${i} ${example}`}>
              <bdi>{example}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
