import { CheckCircleFilled, ExclamationCircleFilled, LoadingOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import type { Proof } from './useProof';

const ICONS = {
  working: <LoadingOutlined aria-hidden />,
  ready: <CheckCircleFilled aria-hidden className={styles.passed} />,
  failed: <ExclamationCircleFilled aria-hidden className={styles.stopped} />,
};

interface Props {
  proof: Proof;
  children: ReactNode;
}

/** Progress of the computer's proof. A button appears only after a failure. */
export default function ProofStatus({ proof: { state, share, begin }, children }: Props) {
  const { t } = useLanguage();
  return (
    <Form.Item label={t('proof.label')}>
      <div className={styles.status}>
        {ICONS[state]}
        <span role="status">{t(`proof.${state}`)}</span>
        {state === 'working' && <progress value={share} aria-label={t('proof.label')} />}
        {state === 'failed' && (
          <Button type="link" size="small" onClick={begin}>
            {t('proof.again')}
          </Button>
        )}
      </div>
      <div className={styles.tools}>{children}</div>
    </Form.Item>
  );
}
