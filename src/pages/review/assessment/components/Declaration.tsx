import { MAX_COMMENT_LENGTH } from '@domain/experts/assessment';
import type { AssessmentData } from '@domain/experts/calls';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Panel } from '@/components/Page';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';

interface DeclarationProps {
  assessment: AssessmentData;
  /** Called once the server has answered. */
  onDone(isDone: boolean): void;
}

/** Declaration on conflicts of interest before it is sent. */
export interface ConflictDeclaration {
  conflict: boolean;
  reason: string;
}

/** Form of the declaration: nothing of the filing is shown until it is made. */
export default function Declaration({ assessment, onDone }: DeclarationProps) {
  const { t } = useLanguage();
  const { typed, type, forget } = useTextDraft<ConflictDeclaration>(`conflict/${assessment.id}`);
  const [isBusy, setBusy] = useState(false);

  if (!typed) return null;
  const { conflict = null, reason = '' } = typed;

  async function send() {
    if (conflict === null) return;
    setBusy(true);
    const sent = call('declareConflict', {
      path: { id: assessment.id },
      data: { conflict, ...(conflict && { reason }) },
    });
    const done = await mutate(sent);
    if (done) await forget();
    setBusy(false);
    onDone(Boolean(done));
  }

  return (
    <Panel id="declaration" title={t('experts.declare')}>
      <p>{t('experts.declare.why')}</p>
      <ul>
        {['kin', 'work', 'money', 'rival'].map((kind) => (
          <li key={kind}>{t(`experts.declare.${kind}`)}</li>
        ))}
      </ul>
      <Form layout="vertical" onFinish={send}>
        <Form.Item label={t('experts.declare.choice')} required>
          <RadioGroup
            label={t('experts.declare.choice')}
            value={conflict}
            onChange={({ target }) => type({ conflict: target.value })}
            options={[
              { value: false, label: t('experts.declare.none') },
              { value: true, label: t('experts.declare.conflict') },
            ]}
          />
        </Form.Item>
        {conflict && <Reason value={reason} onChange={(changed) => type({ reason: changed })} />}
        <Button
          type="primary"
          htmlType="submit"
          loading={isBusy}
          disabled={conflict === null || (conflict && !reason.trim())}
        >
          {t(conflict ? 'experts.declare.aside' : 'experts.declare.begin')}
        </Button>
      </Form>
    </Panel>
  );
}

export function Reason({ value, onChange }: { value: string; onChange(reason: string): void }) {
  const { t } = useLanguage();
  return (
    <Form.Item label={t('experts.declare.reason')} htmlFor="reason" required>
      <Input.TextArea
        id="reason"
        rows={3}
        {...createLengthLimit(MAX_COMMENT_LENGTH)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  );
}
