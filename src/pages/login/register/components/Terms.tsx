import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

const PARAGRAPHS = ['terms.1', 'terms.2', 'terms.3', 'terms.4', 'terms.5', 'terms.6'];

/** The terms, to be read before they are accepted. */
export default function Terms() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="link" className={styles.terms as string} onClick={() => setOpen(true)}>
        {t('register.terms')}
      </Button>
      <Modal open={open} title={t('register.terms')} footer={null} onCancel={() => setOpen(false)}>
        {PARAGRAPHS.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </Modal>
    </>
  );
}
