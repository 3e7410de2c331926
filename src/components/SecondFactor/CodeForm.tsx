import { Button, Form, Input } from 'antd';
import ValidatedForm from '@/components/ValidatedForm';
import { useLanguage } from '@/utils/language';

interface CodeFormProps {
  way: 'totp' | 'recovery';
  submit: string;
  isSending: boolean;
  onSend(proof: object): void;
}

/** The code of an app, or a recovery code. */
export default function CodeForm({ way, submit, isSending, onSend }: CodeFormProps) {
  const { t } = useLanguage();
  const isApp = way === 'totp';
  return (
    <ValidatedForm<{ code: string }>
      requiredMark={false}
      onFinish={({ code }) => onSend(isApp ? { code } : { recovery_code: code })}
    >
      <Form.Item
        name="code"
        label={t(isApp ? 'factor.code' : 'factor.recoveryCode')}
        rules={[{ required: true, whitespace: true, message: t('factor.codeRequired') }]}
      >
        <Input
          size="large"
          autoFocus
          maxLength={40}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          spellCheck={false}
        />
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" block loading={isSending}>
        {submit}
      </Button>
    </ValidatedForm>
  );
}
