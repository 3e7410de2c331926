import type { SecondStep } from '@domain/accounts/second-step-shapes';
import { Alert, Button, Flex } from 'antd';
import Dialog from '@/components/Controls/Dialog';
import { useLanguage } from '@/utils/language';
import CodeForm, { useFactorChoice } from './CodeForm';

interface ConfirmDialogProps {
  step: SecondStep;
  /** Message with which the server refused the last proof. */
  refusal: string;
  isSending: boolean;
  onSend(proof: object): void;
  onClose(): void;
}

/** Asks the signed-in person for a second factor, to confirm one thing. */
export default function ConfirmDialog({ step, refusal, isSending, onSend, onClose }: ConfirmDialogProps) {
  const { t } = useLanguage();
  const { chosen, choose, bringPasskey, others } = useFactorChoice(step, onSend);
  return (
    <Dialog open title={t('second.title')} footer={null} onCancel={onClose}>
      <Flex vertical gap="middle">
        <p>{t(chosen ? `second.${chosen}.confirm` : 'second.none')}</p>
        {refusal && <Alert role="alert" type="error" showIcon message={refusal} />}
        {chosen === 'passkey' && (
          <Button type="primary" size="large" block autoFocus loading={isSending} onClick={bringPasskey}>
            {t('second.passkey.submit')}
          </Button>
        )}
        {(chosen === 'totp' || chosen === 'recovery') && (
          <CodeForm
            key={chosen}
            way={chosen}
            submit={t('second.confirm')}
            isSending={isSending}
            onSend={onSend}
          />
        )}
        <Flex wrap gap="small">
          {others.map((way) => (
            <Button key={way} type="link" onClick={() => choose(way)}>
              {t(`second.${way}`)}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Dialog>
  );
}
