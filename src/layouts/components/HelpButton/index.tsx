import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import settings from '../../../../config/defaultSettings';
import styles from './index.module.css';

const STEPS = ['help.step1', 'help.step2', 'help.step3', 'help.step4'];

/** Help, in the same place on every page (WCAG 2.2, 3.2.6). */
export default function HelpButton() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="text"
        className={styles.button as string}
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={t('help')}
        onClick={() => setOpen(true)}
      >
        <span className={styles.word}>{t('help')}</span>
      </Button>
      <Modal open={open} title={t('help.title')} onCancel={close} footer={null}>
        <ol className={styles.steps}>
          {STEPS.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ol>
        <p className={styles.contact}>
          {t('help.hotline')} <a href={`tel:${settings.helpLine}`}>{settings.helpLine}</a>
        </p>
      </Modal>
    </>
  );
}
