import type { Filing } from '@domain/filing/types';
import { Alert, Button } from 'antd';
import { type ComponentProps, useContext } from 'react';
import { useSelector } from 'umi';
import { UploadsContext } from '@/filling/attachments/uploads';
import type { FilingRoot } from '@/filling/draft/filingState';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { OpenPoints } from './Verdict';

export const SUBMIT_ID = 'form-submit';

interface SubmitBarProps {
  filing: Filing;
  isUnsigned: boolean;
  isSubmitting: boolean;
  /** True while the server is busy and the submission waits in line. */
  isWaiting: boolean;
  openPoints: ComponentProps<typeof OpenPoints>;
  onSubmit(): void;
}

/** Submit button with the reasons that block it, always in view. */
export default function SubmitBar(props: SubmitBarProps) {
  const { filing, isUnsigned, isSubmitting, isWaiting, openPoints, onSubmit } = props;
  const { t } = useLanguage();
  const { phase } = useSelector((root: FilingRoot) => root.filing.save);
  const isUploading = useContext(UploadsContext)?.isBusy ?? false;
  const isBarred = isUploading || isUnsigned || phase === 'saving' || !filing.actions.includes('submit');
  return (
    <div id={SUBMIT_ID} tabIndex={-1} className={styles.submit}>
      {isUploading && <Waiting message={t('forms.check.uploading')} />}
      {isWaiting && <Waiting message={t('forms.check.waiting')} />}
      {filing.id === null && <p>{t('forms.check.unsaved')}</p>}
      {isUnsigned && <p>{t('forms.hands.first')}</p>}
      <div className={styles.bar}>
        <Button
          type="primary"
          size="large"
          loading={isSubmitting}
          disabled={isSubmitting || isBarred}
          onClick={onSubmit}
        >
          {t('forms.check.submit')}
        </Button>
        <OpenPoints {...openPoints} />
      </div>
    </div>
  );
}

const Waiting = ({ message }: { message: string }) => (
  <Alert role="status" type="info" showIcon message={message} className={styles.message ?? ''} />
);
