import type { ReviewData } from '@domain/calls/review';
import { stepWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import { returnReason } from '@domain/reference/return-reason';
import { partNames } from '@domain/workflow/workflow';
import { Button, Form, Input, Space } from 'antd';
import { useState } from 'react';
import { Panel } from '@/components/Page';
import { signDecision } from '@/services/orders';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface SignPanelProps {
  waiting: NonNullable<ReviewData['to_sign']>;
  program: string;
  onDone(): void;
}

/** A colleague's decision that this person checks or issues: signed as it is, or sent back with a note. */
export default function SignPanel({ waiting, program, onDone }: SignPanelProps) {
  const { t } = useLanguage();
  const say = useText();
  const { id, part, by, decision } = waiting;
  const { action, opinion, grant_approved: grant, reasons = [], days } = decision;
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const lacksNote = isTold && note.trim() === '';

  async function send(agree: boolean) {
    setTold(!agree);
    if (!agree && note.trim() === '') return;
    setBusy(true);
    await mutate(signDecision(id, { agree, ...(note.trim() && { note: note.trim() }) }));
    setBusy(false);
    onDone();
  }

  const said = [
    opinion,
    reasons.length > 0 &&
      returnReason.items
        .filter(({ value }) => reasons.some((reason) => reason === value))
        .map(say)
        .join(t('list.comma')),
    days !== undefined && t('workflows.correctionDays', { count: days }),
    grant !== undefined && `${t('review.grant')}: ${grant}`,
  ].filter(Boolean);
  return (
    <Panel id="decision" title={t('workflows.sign', { part: say(partNames[part]) })}>
      <p>
        <strong>
          {t('workflows.decidedBy', { by, action: say(stepWords(action, findProgram(program) ?? {})) })}
        </strong>
      </p>
      {said.map((line) => (
        <p key={String(line)}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <Form layout="vertical">
        <Form.Item
          label={t('workflows.note')}
          htmlFor="sign-note"
          {...(lacksNote && { validateStatus: 'error' as const, help: t('workflows.noteMissing') })}
        >
          <Input.TextArea
            id="sign-note"
            rows={3}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Form.Item>
        <Space wrap>
          <Button type="primary" loading={isBusy} onClick={() => void send(true)}>
            {t('workflows.agree')}
          </Button>
          <Button disabled={isBusy} onClick={() => void send(false)}>
            {t('workflows.sendBack')}
          </Button>
        </Space>
      </Form>
    </Panel>
  );
}
