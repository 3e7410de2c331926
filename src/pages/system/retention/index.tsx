import type { RetentionData, RetentionHold, RetentionRuleState } from '@domain/retention/calls';
import { MAX_HOLD_REASON_LENGTH, type RetentionDays } from '@domain/retention/rules';
import { Button, Form, Input } from 'antd';
import { Fragment, useState } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import NumberInput from '@/components/Controls/NumberInput';
import { PageHead, Panel } from '@/components/Page';
import ValidatedForm from '@/components/ValidatedForm';
import FormModal from '@/components/ValidatedForm/FormModal';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate, mutateConfirmed } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** Retention of each kind of data: its period, the data that the next run deletes, the companies on hold, and past runs. */
export default function Retention() {
  const { t } = useLanguage();
  const retention = useRead('retention');
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
            <Panel
              id="log"
              title={t('retention.log')}
              extra={<Link to="/system/auditLog?kind=retention">{t('readLog.showAll')}</Link>}
            >
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
      {lines.map(({ at, by, action, about }) => (
        <li key={`${at} ${action} ${about.join()}`}>
          {formatDateTime(at)} · <bdi>{by === 'system' ? t('retention.bySystem') : by}</bdi> · {action}
          {about.map((part) => (
            <Fragment key={part}>
              {' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface PeriodsProps {
  rules: RetentionRuleState[];
  onSaved(data: RetentionData): void;
}

/**
 * Retention period of each kind in days, and the data that the next run deletes. A shorter period is confirmed, with the number
 * of what it deletes, because deletion is final.
 */
function Periods({ rules, onSaved }: PeriodsProps) {
  const { t, say } = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const days = Object.fromEntries(rules.map((rule) => [rule.kind, rule.days])) as RetentionDays;

  async function save(values: RetentionDays) {
    setSaving(true);
    const saved = await mutateConfirmed(
      (confirmed) => call('saveRetention', { data: { days: values, confirmed } }),
      t('retention.ask'),
    );
    setSaving(false);
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
            <NumberInput min={rule.least} max={rule.most} precision={0} addonAfter={t('retention.days')} />
          </Form.Item>
        ))}
      </div>
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('common.save')}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same name
            <li key={`${i} ${example}`}>
              <bdi>{example}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface HoldsProps {
  holds: RetentionHold[];
  onChanged(data: RetentionData): void;
}

/** Companies whose data is kept whatever its age, because an audit or a lawsuit needs it; each reason ends on its own. */
function Holds({ holds, onChanged }: HoldsProps) {
  const { t } = useLanguage();
  const [isAdding, setAdding] = useState(false);

  async function add(values: { credit_code: string; reason: string }) {
    const changed = await mutate(call('addHold', { data: values }));
    if (!changed) return;
    onChanged(changed);
    setAdding(false);
  }

  async function end({ id, company, credit_code: code, reason }: RetentionHold) {
    const others = holds.filter((hold) => hold.credit_code === code && hold.id !== id).length;
    const agreed = await feedback.confirm({
      title: t('retention.hold.end.ask', { company, reason }),
      content:
        others > 0 ? t('retention.hold.end.others', { count: others }) : t('retention.hold.end.effect'),
    });
    const changed = agreed && (await mutate(call('endHold', { path: { id } })));
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
              {formatDate(hold.begun_at)} <bdi>{hold.begun_by}</bdi>{' '}
              {hold.filing && t('retention.hold.filing')}{' '}
              <Button
                size="small"
                aria-label={[t('retention.hold.end'), hold.company, hold.reason].join(' ')}
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
          <Input
            {...createLengthLimit(18)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('common.reason')}
          rules={[{ required: true, whitespace: true, message: t('retention.hold.reasonMissing') }]}
        >
          <Input.TextArea
            {...createLengthLimit(MAX_HOLD_REASON_LENGTH)}
            autoSize={{ minRows: 2 }}
            showCount
          />
        </Form.Item>
      </FormModal>
    </Panel>
  );
}
