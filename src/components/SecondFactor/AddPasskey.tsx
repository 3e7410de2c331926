import FormModal from '@/components/ValidatedForm/FormModal';
import { beginPasskey, finishFactor } from '@/services/secondFactor';
import { deviceOf } from '@/utils/device';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import type { AddProps } from './AddApp';
import FactorName from './FactorName';
import styles from './index.module.css';
import PasswordProof from './PasswordProof';
import { makePasskey } from './passkeys';

interface Values {
  password: string;
  name: string;
}

/** The browser asks for finger, face, PIN or key in a dialog of its own. */
export default function AddPasskey({ open, onClose, onAdded }: AddProps) {
  const { t } = useLanguage();

  const add = async ({ password, name }: Values) => {
    const begun = await mutate(beginPasskey({ password }), { done: t('factor.followBrowser') });
    const passkey = begun && (await makePasskey(begun.options));
    if (!begun || !passkey) return;
    const data = await mutate(finishFactor({ ticket: begun.ticket, name, passkey }));
    if (data) onAdded(data.recovery_codes);
  };

  return (
    <FormModal<Values>
      open={open}
      title={t('factor.addPasskey')}
      okText={t('factor.add')}
      requiredMark={false}
      initialValues={{ name: deviceOf(navigator.userAgent) ?? '' }}
      onCancel={onClose}
      onFinish={add}
    >
      <p className={styles.lead}>{t('factor.passkeyWhy')}</p>
      <FactorName />
      <PasswordProof />
    </FormModal>
  );
}
