import type { ResponseEnvelope } from '@domain/api/envelope';
import type { Text } from '@domain/text';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import RadioGroup from '@/components/Controls/RadioGroup';
import ValidatedForm from '@/components/ValidatedForm';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { feedback } from '@/utils/feedback';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutateConfirmed } from '@/utils/mutate';
import { useVisible } from '@/utils/useRule';

export interface OutcomeAnswer<Outcome extends string> {
  outcome: Outcome;
  text: string;
}

interface OutcomeFormProps<Outcome extends string> {
  /** Key of the draft: typed text stays in this browser until it is sent. */
  place: string;
  outcome: { label: string; hint?: string; missing: string; options: { value: Outcome; label: string }[] };
  /** `isFor`: whether an outcome requires a text; absent: all do. */
  text: { label: string; hint: string; missing: Text; most: number; isFor?(outcome: Outcome): boolean };
  sendLabel: string;
  /** Question before sending, which names the effect of the outcome; absent: none. */
  ask?(outcome: Outcome): { title: string; content: string };
  /** Sends the answer; `confirmed`: the person has confirmed the server's question. */
  send(answer: OutcomeAnswer<Outcome>, confirmed: boolean): Promise<ResponseEnvelope>;
  onSent(): void;
  /** Called when the server refused the answer: somebody else may have answered first. */
  onRefused?(): void;
}

/** Form for an answer of an office: outcome and reason. */
export default function OutcomeForm<Outcome extends string>(props: OutcomeFormProps<Outcome>) {
  const { place, outcome, text, sendLabel, ask, send, onSent, onRefused } = props;
  const { typed, type, forget } = useTextDraft<OutcomeAnswer<Outcome>>(place);
  const [isSending, setSending] = useState(false);
  const something = useVisible(text.missing);
  if (!typed) return null;

  async function finish(answer: OutcomeAnswer<Outcome>): Promise<void> {
    if (ask && !(await feedback.confirm({ ...ask(answer.outcome), okText: sendLabel }))) return;
    setSending(true);
    const sent = await mutateConfirmed((confirmed) => send(answer, confirmed), sendLabel);
    setSending(false);
    if (!sent) return onRefused?.();
    await forget();
    onSent();
  }

  return (
    <ValidatedForm<OutcomeAnswer<Outcome>>
      isDraft
      initialValues={typed}
      onValuesChange={type}
      onFinish={finish}
    >
      <Form.Item
        name="outcome"
        label={outcome.label}
        extra={outcome.hint}
        rules={[{ required: true, message: outcome.missing }]}
      >
        <RadioGroup label={outcome.label} options={outcome.options} />
      </Form.Item>
      {(!text.isFor || (typed.outcome && text.isFor(typed.outcome))) && (
        <Form.Item name="text" label={text.label} extra={text.hint} required rules={[something]}>
          <Input.TextArea dir="auto" {...createLengthLimit(text.most)} showCount rows={6} />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" loading={isSending}>
        {sendLabel}
      </Button>
    </ValidatedForm>
  );
}
