import { Form, Input } from 'antd';
import { useLanguage } from '@/utils/language';

/** The reason of a change, which stands in the log. */
export default function ReasonField({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useLanguage();
  return (
    <Form.Item
      name="reason"
      label={t('windows.reason')}
      rules={[{ required: isNeeded, whitespace: true, message: t('windows.reason.needed') }]}
    >
      <Input.TextArea rows={2} maxLength={500} showCount />
    </Form.Item>
  );
}
