import { changeMessages } from '@domain/api/messages/company-changes';
import type { ReceivedChange } from '@domain/calls/company-changes';
import {
  CHANGE_OUTCOMES,
  CHANGE_REASON_AT_MOST,
  type ChangeOutcome,
  changeKinds,
} from '@domain/company/changes';
import { Alert, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import CompanyChange from '@/components/CompanyChange';
import RadioGroup from '@/components/RadioGroup';
import ValidatedForm from '@/components/ValidatedForm';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { decideChange } from '@/services/companyChanges';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useMay } from '@/utils/useMay';
import { useVisible } from '@/utils/useRule';

export function CompanyLink({ company: { id, name } }: { company: { id: string; name: string } }) {
  return (
    <Link to={`/review/company?id=${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}

interface DecisionDrawerProps {
  /** null: closed. */
  change: ReceivedChange | null;
  onClose(): void;
  onDecided(): void;
}

/** A change with its evidence, and the place to decide on it. */
export default function DecisionDrawer({ change, onClose, onDecided }: DecisionDrawerProps) {
  const { t } = useLanguage();
  const say = useText();
  const manages = useMay()('companies.manage');
  return (
    <Drawer
      open={change !== null}
      onClose={onClose}
      title={change && say(changeKinds[change.kind])}
      width="min(100vw, 640px)"
      destroyOnHidden
    >
      {change && (
        <>
          <LookAlikes companies={change.look_alikes} />
          <CompanyChange
            change={change}
            about={[
              [t('changes.company'), <CompanyLink key="company" company={change.company} />],
              [t('companies.creditCode'), change.company.credit_code],
            ]}
          />
          {manages && change.status === 'requested' && <Decision change={change} onDecided={onDecided} />}
        </>
      )}
    </Drawer>
  );
}

/** Companies that the new name could be taken for. */
function LookAlikes({ companies }: { companies: ReceivedChange['look_alikes'] }) {
  const { t } = useLanguage();
  if (companies.length === 0) return null;
  const links = companies.map((company) => (
    <li key={company.id}>
      <CompanyLink company={company} />
    </li>
  ));
  return <Alert type="warning" showIcon message={t('changes.lookAlikes')} description={<ul>{links}</ul>} />;
}

interface Typed {
  outcome: ChangeOutcome;
  reason: string;
}

/** The typed reason stays in this browser until it is sent. */
function Decision({ change: { id, version }, onDecided }: { change: ReceivedChange; onDecided(): void }) {
  const { t } = useLanguage();
  const { typed, type, forget } = useTextDraft<Typed>(`company-change/${id}`);
  const [isSending, setSending] = useState(false);
  const something = useVisible(changeMessages.reasonMissing);
  if (!typed) return null;

  async function send(decision: Typed): Promise<void> {
    setSending(true);
    const decided = await mutate(decideChange(id, { version, ...decision }), {
      afterwards: () => setSending(false),
    });
    if (!decided) return;
    await forget();
    onDecided();
  }

  return (
    <ValidatedForm<Typed> initialValues={typed} onValuesChange={type} onFinish={send}>
      <Form.Item
        name="outcome"
        label={t('changes.outcome')}
        rules={[{ required: true, message: t('changes.outcomeMissing') }]}
      >
        <RadioGroup
          label={t('changes.outcome')}
          options={CHANGE_OUTCOMES.map((outcome) => ({ value: outcome, label: t(`changes.${outcome}`) }))}
        />
      </Form.Item>
      {typed.outcome === 'refuse' && (
        <Form.Item
          name="reason"
          label={t('changes.reason')}
          extra={t('changes.reasonHint')}
          required
          rules={[something]}
        >
          <Input.TextArea dir="auto" maxLength={CHANGE_REASON_AT_MOST} showCount rows={4} />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t('changes.decideSend')}
      </Button>
    </ValidatedForm>
  );
}
