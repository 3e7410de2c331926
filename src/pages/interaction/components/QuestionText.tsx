import { questionMessages } from '@domain/api/messages/questions';
import { isVisibleText } from '@domain/checks/visible-text';
import { TEXT_AT_MOST } from '@domain/questions/talk';
import { Form, Input } from 'antd';
import { useText } from '@/utils/language';

/** Refuses a text in which nobody sees anything. */
export function useSomething() {
  const say = useText();
  return {
    async validator(_: unknown, value = '') {
      if (!isVisibleText(value)) throw new Error(say(questionMessages.empty));
    },
  };
}

/** What is asked, in plain text. */
export default function QuestionText({ label }: { label: string }) {
  const something = useSomething();
  return (
    <Form.Item name="text" label={label} rules={[something]}>
      <Input.TextArea dir="auto" maxLength={TEXT_AT_MOST} showCount rows={6} />
    </Form.Item>
  );
}
