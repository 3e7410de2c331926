import type { LoginData } from '@domain/accounts/calls';
import { Button } from 'antd';
import { useDispatch, useSelector } from 'umi';
import CodeForm, { useFactorChoice } from '@/components/SecondFactor/CodeForm';
import type { RootState } from '@/models/connect';
import type { PendingSecondStep } from '@/models/login';
import { useLanguage } from '@/utils/language';
import { useRun } from '@/utils/useRun';

interface Props {
  step: PendingSecondStep;
  onSignedIn: (login: LoginData) => void;
}

/** The second step of a sign-in, by one of the factors that the account has. */
export default function SecondStep({ step, onSignedIn }: Props) {
  const { t } = useLanguage();
  const run = useRun();
  const dispatch = useDispatch();
  const refusal = useSelector((root: RootState) => root.login.refusal);
  const isSending = useSelector((root: RootState) => root.loading.effects['login/secondStep'] ?? false);
  const send = (proof: object) => run({ type: 'login/secondStep', payload: proof, callback: onSignedIn });
  const { chosen, choose, bringPasskey, others } = useFactorChoice(step, send);
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
        <CodeForm key={chosen} way={chosen} submit={t('second.submit')} isSending={isSending} onSend={send} />
      )}
      <div className="login-foot">
        {others.map((way) => (
          <button key={way} type="button" className="link-button" onClick={() => choose(way)}>
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
