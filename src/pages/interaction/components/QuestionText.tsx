import { questionMessages } from '@domain/api/messages/questions';
import { isVisibleText } from '@domain/checks/visible-text';
import { TEXT_AT_MOST } from '@domain/questions/talk';
import { Form, type FormInstance, Input } from 'antd';
import { useText } from '@/utils/language';

/** A question as far as it is typed. */
export interface TypedQuestion {
  program: string | undefined;
  filing_id: string | undefined;
  subject: string;
  text: string;
  files: string[];
}

/** Refuses a text in which nobody sees anything. */
export function useSomething() {
  const say = useText();
  return {
    async validator(_: unknown, value = '') {
      if (!isVisibleText(value)) throw new Error(say(questionMessages.empty));
    },
  };
}

/** What was said of a field no longer holds when it is changed; it is looked at again when it is sent. */
export const forgetFaults = (form: FormInstance<TypedQuestion>, changed: Partial<TypedQuestion>): void =>
  form.setFields((Object.keys(changed) as (keyof TypedQuestion)[]).map((name) => ({ name, errors: [] })));

/** What is asked, in plain text. */
export default function QuestionText({ label }: { label: string }) {
  const something = useSomething();
  return (
    <Form.Item name="text" label={label} rules={[something]}>
      <Input.TextArea dir="auto" maxLength={TEXT_AT_MOST} showCount rows={6} />
    </Form.Item>
  );
}
