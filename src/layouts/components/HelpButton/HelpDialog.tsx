import { Modal } from 'antd';
import { Hotline } from '@/components/HelpLine';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

const STEPS = ['help.step1', 'help.step2', 'help.step3', 'help.step4'];

export default function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <Modal open={open} title={t('help.title')} onCancel={onClose} footer={null}>
      <ol className={styles.steps}>
        {STEPS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
      <p className={styles.contact}>
        {t('help.hotline')} <Hotline />
      </p>
    </Modal>
  );
}
