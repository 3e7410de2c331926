import type { RetentionData, RetentionRuleState } from '@domain/calls/retention';
import type { RetentionDays } from '@domain/retention/rules';
import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { PageHead, Panel } from '@/components/Page';
import ValidatedForm from '@/components/ValidatedForm';
import { fetchRetention, saveRetention } from '@/services/retention';
import { beijingMinutes } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import Holds from './components/Holds';
import styles from './index.module.css';

/** For how long each kind of data is kept, what the next run takes, what is held back, and what went. */
export default function Retention() {
  const { t } = useLanguage();
  const retention = useRead(fetchRetention);
  return (
    <>
      <PageHead lead={t('retention.lead')} />
      <AsyncView resource={retention}>
        {(data) => (
          <div className={styles.page}>
            <Panel id="periods" title={t('retention.periods')}>
              <Periods
                key={data.rules.map(({ days }) => days).join()}
                rules={data.rules}
                onSaved={(saved) => retention.change(saved)}
              />
            </Panel>
            <Holds holds={data.holds} onChanged={(changed) => retention.change(changed)} />
            <Panel id="log" title={t('retention.log')}>
              <Log lines={data.log} />
            </Panel>
          </div>
        )}
      </AsyncView>
    </>
  );
}

function Log({ lines }: { lines: RetentionData['log'] }) {
  const { t } = useLanguage();
  if (lines.length === 0) return <p className={styles.quiet}>{t('retention.log.none')}</p>;
  return (
    <ul className={styles.list}>
      {lines.map(({ at, by, action, kind, count }) => (
        <li key={`${at} ${action} ${kind} ${count}`}>
          {beijingMinutes(at)} · <bdi>{by === 'system' ? t('retention.bySystem') : by}</bdi> · {action}
          {kind && ` · ${kind}`}
          {count !== null && ` · ${t('retention.count', { count })}`}
        </li>
      ))}
    </ul>
  );
}

interface PeriodsProps {
  rules: RetentionRuleState[];
  onSaved(data: RetentionData): void;
}

/** Days of each kind, and what the next run takes. Shorter ones are asked about: what goes is gone. */
function Periods({ rules, onSaved }: PeriodsProps) {
  const { t, say } = useLanguage();
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
            label={say(rule.name)}
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
  const { t, say } = useLanguage();
  const { since, least, most, notice_days: notice, due, examples } = rule;
  return (
    <>
      {t('retention.since', { since: say(since), least, most })}
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
