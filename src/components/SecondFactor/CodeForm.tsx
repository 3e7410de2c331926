import type { SecondStep } from '@domain/accounts/second-step-shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { canUsePasskeys, signWithPasskey } from './passkeys';

interface CodeFormProps {
  way: 'totp' | 'recovery';
  submit: string;
  isSending: boolean;
  onSend(proof: object): void;
}

/** Form for a code of the authenticator app, or for a recovery code. */
export default function CodeForm({ way, submit, isSending, onSend }: CodeFormProps) {
  const { t } = useLanguage();
  const isApp = way === 'totp';
  return (
    <ValidatedForm<{ code: string }>
      data-enter="sends"
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
          {...createLengthLimit(40)}
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

type FactorKind = 'passkey' | 'totp' | 'recovery';

/** Choice among the second factors that the person has and this browser supports. */
export function useFactorChoice(step: SecondStep, send: (proof: object) => unknown) {
  const ways: FactorKind[] = [
    ...(step.passkey && canUsePasskeys() ? ['passkey' as const] : []),
    ...(step.totp ? ['totp' as const] : []),
    ...(step.recovery ? ['recovery' as const] : []),
  ];
  const [chosen, choose] = useState<FactorKind | undefined>(ways[0]);
  const bringPasskey = async () => {
    const passkey = step.passkey && (await signWithPasskey(step.passkey));
    if (passkey) await send({ passkey });
  };
  return { chosen, choose, bringPasskey, others: ways.filter((way) => way !== chosen) };
}
