import type { Filing } from '@domain/filing/types';
import { Alert, Button } from 'antd';
import { type ComponentProps, type ReactNode, useContext, useRef } from 'react';
import { UploadsContext } from '@/filling/attachments/uploads';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { OpenPoints, useVerdict } from './Verdict';

export const SUBMIT_ID = 'form-submit';

interface SubmitBarProps {
  filing: Filing;
  isSubmitting: boolean;
  /** True while the server is busy and the submission waits in line. */
  isWaiting: boolean;
  openPoints: ComponentProps<typeof OpenPoints>;
  /** People who have declined to sign, with their roles; '' where nobody has. */
  decliners: string;
  onSubmit(): void;
  /** Notices to confirm, above the button. */
  children: ReactNode;
}

/**
 * Submit button with the notices to confirm, always in view. Where a submission is impossible now, the button leads to the
 * reason: it is never dead. That the window is not open is said here alone, once.
 */
export default function SubmitBar(props: SubmitBarProps) {
  const { filing, isSubmitting, isWaiting, openPoints, decliners, onSubmit, children } = props;
  const { t } = useLanguage();
  const reason = useRef<HTMLParagraphElement>(null);
  const verdict = useVerdict(openPoints);
  const key = useHindrance(filing, openPoints.toSign > 0, decliners !== '');
  const hindrance = openPoints.isShut ? verdict : key && t(key, { who: decliners });
  return (
    <div id={SUBMIT_ID} tabIndex={-1} className={styles.submit}>
      {children}
      {isWaiting && (
        <Alert
          role="status"
          type="info"
          showIcon
          message={t('forms.check.waiting')}
          className={styles.message ?? ''}
        />
      )}
      {hindrance && (
        <p ref={reason} tabIndex={-1} role="status" className={styles.hindrance}>
          {hindrance}
        </p>
      )}
      <div className={styles.bar}>
        <Button
          type={openPoints.isShut ? 'default' : 'primary'}
          size="large"
          loading={isSubmitting}
          disabled={isSubmitting}
          onClick={hindrance ? () => reason.current?.focus() : onSubmit}
        >
          {t('forms.check.submit')}
        </Button>
        {!openPoints.isShut && <OpenPoints {...openPoints} />}
      </div>
    </div>
  );
}

/** Key of the text why nothing can be submitted while the window is open, whatever the answers are; null where it can. */
function useHindrance({ id, actions }: Filing, isUnsigned: boolean, isDeclined: boolean): string | null {
  const isUploading = useContext(UploadsContext)?.isBusy ?? false;
  if (isUploading) return 'forms.check.uploading';
  if (id === null) return 'forms.check.unsaved';
  if (isUnsigned) return isDeclined ? 'forms.hands.firstDeclined' : 'forms.hands.first';
  return actions.includes('submit') ? null : 'forms.check.noRight';
}
