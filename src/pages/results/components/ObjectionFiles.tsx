import { CheckCircleOutlined, PaperClipOutlined } from '@ant-design/icons';
import { formatBytes } from '@domain/files/size';
import { objectionFiles } from '@domain/objections/objection';
import { Button } from 'antd';
import { useRef } from 'react';
import { buildAcceptAttribute } from '@/filling/attachments/rules';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { ObjectionFile } from './useObjectionFiles';

/** Button to choose files, with the accepted types. */
export function FileChoice({ onChoose }: { onChoose(files: File[]): void }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { accept, maxFiles: count, maxSizeMb: size } = objectionFiles;
  return (
    <div className={styles.choice}>
      <Button
        icon={<PaperClipOutlined aria-hidden />}
        aria-describedby="objection-files-rules"
        onClick={() => input.current?.click()}
      >
        {t('objections.addFiles')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        className={styles.input}
        tabIndex={-1}
        aria-label={t('objections.addFiles')}
        accept={buildAcceptAttribute(objectionFiles)}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p id="objection-files-rules" className={styles.quiet}>
        {t('objections.filesRules', { types: accept.join(' / ').toUpperCase(), count, size })}
      </p>
    </div>
  );
}

interface ChosenProps {
  files: readonly ObjectionFile[];
  onRemove?: ((file: ObjectionFile) => void) | undefined;
  onRetry?: ((file: ObjectionFile) => void) | undefined;
}

/** Chosen files, each with its upload state or the reason of its refusal. */
export function ChosenFiles({ files, onRemove, onRetry }: ChosenProps) {
  const { t } = useLanguage();
  return (
    <ul className={styles.chosen} aria-live="polite">
      {files.map((each) => (
        <li key={each.key}>
          <span>
            <bdi>{each.file.name}</bdi> <bdi className={styles.quiet}>{formatBytes(each.file.size)}</bdi>
          </span>
          {each.state === 'there' && (
            <span className={styles.there}>
              <CheckCircleOutlined aria-hidden /> {t('objections.fileThere')}
            </span>
          )}
          {each.state === 'sending' && <span className={styles.quiet}>{each.percent}%</span>}
          {each.isRetryable && onRetry && (
            <Button size="small" onClick={() => onRetry(each)}>
              {t('common.retry')}
            </Button>
          )}
          {each.state === 'chosen' && onRemove && (
            <Button
              size="small"
              type="text"
              aria-label={t('objections.removeFile', { name: each.file.name })}
              onClick={() => onRemove(each)}
            >
              {t('common.remove')}
            </Button>
          )}
          {each.problem && <p className={styles.problem}>{each.problem}</p>}
        </li>
      ))}
    </ul>
  );
}
