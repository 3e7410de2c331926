import { questionMessages } from '@domain/api/messages/questions';
import { TEXT_AT_MOST } from '@domain/questions/thread';
import { Form, Input } from 'antd';
import { useVisible } from '@/utils/useRule';

/** A question as far as it is typed. */
export interface TypedQuestion {
  program: string | undefined;
  filing_id: string | undefined;
  subject: string;
  text: string;
  files: string[];
}

/** Refuses a text in which nobody sees anything. */
export const useSomething = () => useVisible(questionMessages.empty);

/** The text of a question, plain. */
export default function QuestionText({ label }: { label: string }) {
  const something = useSomething();
  return (
    <Form.Item name="text" label={label} rules={[something]}>
      <Input.TextArea dir="auto" maxLength={TEXT_AT_MOST} showCount rows={6} />
    </Form.Item>
  );
}
