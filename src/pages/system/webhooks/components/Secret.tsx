import { Alert, Button, Modal } from 'antd';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Shown this once: the dialog closes only by its button. */
export default function Secret({ secret, onClose }: { secret: string | null; onClose(): void }) {
  const { t } = useLanguage();
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret ?? '');
      feedback.success(t('secret.copied'));
    } catch {
      feedback.error(t('secret.copyFailed'));
    }
  }
  return (
    <Modal
      open={secret !== null}
      title={t('webhooks.secret')}
      closable={false}
      maskClosable={false}
      keyboard={false}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t('secret.kept')}
        </Button>
      }
    >
      <Alert type="warning" showIcon role="note" message={t('webhooks.secret.once')} />
      <p className={styles.secret}>
        <code dir="ltr">{secret}</code>
        <Button onClick={copy}>{t('secret.copy')}</Button>
      </p>
    </Modal>
  );
}
