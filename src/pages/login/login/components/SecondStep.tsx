import type { LoginData } from '@domain/calls/accounts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import { canUsePasskeys, provePasskey } from '@/components/SecondFactor/passkeys';
import ValidatedForm from '@/components/ValidatedForm';
import type { RootState } from '@/models/connect';
import type { PendingSecondStep } from '@/models/login';
import { useLanguage } from '@/utils/language';
import { useRun } from '@/utils/useRun';

interface Props {
  step: PendingSecondStep;
  onSignedIn: (login: LoginData) => void;
}

type Way = 'passkey' | 'totp' | 'recovery';

/** The second step of a sign-in, by one of the factors that the account has. */
export default function SecondStep({ step, onSignedIn }: Props) {
  const { t } = useLanguage();
  const run = useRun();
  const dispatch = useDispatch();
  const refusal = useSelector((root: RootState) => root.login.refusal);
  const isSending = useSelector((root: RootState) => root.loading.effects['login/secondStep'] ?? false);
  const ways: Way[] = [
    ...(step.passkey && canUsePasskeys() ? ['passkey' as const] : []),
    ...(step.totp ? ['totp' as const] : []),
    ...(step.recovery ? ['recovery' as const] : []),
  ];
  const [chosen, setChosen] = useState<Way | undefined>(ways[0]);

  const send = (proof: object) => run({ type: 'login/secondStep', payload: proof, callback: onSignedIn });
  const bringPasskey = async () => {
    const passkey = step.passkey && (await provePasskey(step.passkey));
    if (passkey) await send({ passkey });
  };
  const leave = () => dispatch({ type: 'login/leaveSecondStep' });

  return (
    <div className="login-panel">
      <h1>{t('second.title')}</h1>
      <p className="login-lead">{t(chosen ? `second.${chosen}.lead` : 'second.none')}</p>
      {refusal && !isSending && (
        <div className="login-refusal" role="alert">
          <span>{refusal}</span>
        </div>
      )}
      {chosen === 'passkey' && (
        <Button type="primary" size="large" block autoFocus loading={isSending} onClick={bringPasskey}>
          {t('second.passkey.submit')}
        </Button>
      )}
      {(chosen === 'totp' || chosen === 'recovery') && (
        <CodeForm key={chosen} way={chosen} isSending={isSending} onSend={send} />
      )}
      <div className="login-foot">
        {ways
          .filter((way) => way !== chosen)
          .map((way) => (
            <button key={way} type="button" className="link-button" onClick={() => setChosen(way)}>
              {t(`second.${way}`)}
            </button>
          ))}
        <button type="button" className="link-button" onClick={leave}>
          {t('forgot.back')}
        </button>
      </div>
    </div>
  );
}

interface CodeFormProps {
  way: 'totp' | 'recovery';
  isSending: boolean;
  onSend(proof: object): void;
}

function CodeForm({ way, isSending, onSend }: CodeFormProps) {
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
        {t('second.submit')}
      </Button>
    </ValidatedForm>
  );
}
