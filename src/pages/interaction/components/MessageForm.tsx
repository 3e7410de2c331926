import type { ResponseEnvelope } from '@domain/api/envelope';
import { questionMessages } from '@domain/questions/messages';
import { MAX_QUESTION_LENGTH, questionFiles } from '@domain/questions/thread';
import { Button, Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import FileBox from '@/filling/attachments/FileBox';
import { useTextDraft } from '@/filling/draft/useTextDraft';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useRule';
import styles from '../index.module.css';

/** Text typed so far, and functions for fields to change it. */
export interface MessageFormState {
  typed: Partial<TypedQuestion>;
  type(change: Partial<TypedQuestion>): void;
  /** Called while files are uploading: the message cannot be sent yet. */
  setBusy(isBusy: boolean): void;
}

interface MessageFormProps<T> {
  /** Key of the draft in the local store. */
  place: string;
  /** Sends the message; a text sent again under the same `key` is sent once. */
  send(typed: Partial<TypedQuestion>, key: string): Promise<ResponseEnvelope<T | null>>;
  sendName: string;
  onSent(answer: T): void;
  onRefused?(): void;
  /** Buttons beside the send button. */
  beside?: ReactNode;
  children(written: MessageFormState): ReactNode;
}

/** Message form. Its draft is stored in this browser until it is sent, then cleared. */
export default function MessageForm<T>(props: MessageFormProps<T>) {
  const { place, send, sendName, onSent, onRefused, beside, children } = props;
  const [form] = Form.useForm<TypedQuestion>();
  const { typed, key, type, forget } = useTextDraft<TypedQuestion>(place);
  const [isSending, setSending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!typed) return null;

  const finish = async () => {
    setSending(true);
    const answer = await mutate(send(typed, key), { afterwards: () => setSending(false) });
    if (!answer) return onRefused?.();
    await forget();
    form.setFieldsValue({ text: '' });
    onSent(answer);
  };
  const change = (changed: Partial<TypedQuestion>) => {
    // A filing belongs to one program: another program resets it.
    const ofProgram = 'program' in changed ? { filing_id: undefined } : {};
    form.setFieldsValue(ofProgram);
    type({ ...changed, ...ofProgram });
  };
  return (
    <ValidatedForm isDraft form={form} initialValues={typed} onValuesChange={change} onFinish={finish}>
      {children({ typed, type, setBusy })}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isSending} disabled={isBusy}>
          {sendName}
        </Button>
        {beside}
      </div>
    </ValidatedForm>
  );
}

/** Question as typed so far. */
interface TypedQuestion {
  program: string | undefined;
  filing_id: string | undefined;
  subject: string;
  text: string;
  files: string[];
}

/** Rule that refuses a text without visible characters. */
export const useVisibleQuestion = () => useVisible(questionMessages.empty);

/** Plain text field of a question. */
export function QuestionText({ label }: { label: string }) {
  const something = useVisibleQuestion();
  return (
    <Form.Item name="text" label={label} required rules={[something]}>
      <Input.TextArea dir="auto" {...createLengthLimit(MAX_QUESTION_LENGTH)} showCount rows={6} />
    </Form.Item>
  );
}

interface QuestionFilesProps {
  /** Key of the draft that the attachments belong to. */
  place: string;
  written: MessageFormState;
}

/** Attachments of a question. */
export function QuestionFiles({ place, written }: QuestionFilesProps) {
  const { typed, type, setBusy } = written;
  return (
    <FileBox
      id={`files-of-${place}`}
      field={questionFiles}
      ids={typed.files ?? []}
      onChange={(files) => type({ files })}
      onBusy={setBusy}
    />
  );
}
