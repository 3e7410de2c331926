import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import FaultText from '@/filling/form/FaultText';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { readableSize } from './rules';
import type { Upload } from './uploads';

interface UploadRowProps {
  upload: Upload;
  onRetry(): void;
  onCancel(): void;
  /** It arrived, or was taken back, while the focus was on it. */
  onGoneWithFocus?(): void;
}

/** A file on its way, with its progress; or one that did not arrive, with the reason. */
export default function UploadRow({ upload, onRetry, onCancel, onGoneWithFocus }: UploadRowProps) {
  const { t } = useLanguage();
  const row = useRef<HTMLLIElement>(null);
  const gone = useRef(onGoneWithFocus);
  gone.current = onGoneWithFocus;
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      if (own?.contains(document.activeElement)) gone.current?.();
    };
  }, []);
  const { file, percent, problem, isRetryable, isWaiting } = upload;
  const { name } = file;
  return (
    <li ref={row} className={styles.upload}>
      <div className={styles.row}>
        <bdi className={styles.name}>{name}</bdi>
        <bdi className={styles.size}>{problem ? readableSize(file.size) : `${percent}%`}</bdi>
        <span className={styles.actions}>
          {isRetryable && (
            <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
              {t('forms.file.retry')}
            </Button>
          )}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t(problem ? 'forms.file.dismiss' : 'forms.file.cancel', { name })}
            onClick={onCancel}
          />
        </span>
      </div>
      {problem ? (
        <div role="alert">
          <FaultText text={problem} />
        </div>
      ) : (
        <>
          <div
            className={styles.track}
            role="progressbar"
            aria-label={t('forms.file.progress', { name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
          </div>
          {isWaiting && <div className={styles.waiting}>{t('forms.file.waiting')}</div>}
        </>
      )}
    </li>
  );
}
