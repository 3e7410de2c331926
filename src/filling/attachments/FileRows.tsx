import {
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  InfoCircleOutlined,
  PaperClipOutlined,
  ReloadOutlined,
  SwapOutlined,
  UndoOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { FileInfo } from '@domain/files/calls';
import { formatBytes } from '@domain/files/size';
import { Button, type ButtonProps, Popover } from 'antd';
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { SampleFilesContext } from '@/components/AnswersView/SampleFilesContext';
import { useFileViewer } from '@/components/FileViewer/context';
import ScanTag from '@/components/FileViewer/ScanTag';
import { useDownload } from '@/components/FileViewer/useDownload';
import { createOverlayTrigger } from '@/components/OverlayTrigger';
import FaultText from '@/filling/form/FaultText';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import type { FileUpload } from './uploads';

const Opener = createOverlayTrigger<ButtonProps>(Button);

/** Metadata of a file, with the hash that proves its content unchanged. */
function FileDetails({ info }: { info: FileInfo }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const content = (
    <dl className={styles.details}>
      <dt>{t('forms.file.size')}</dt>
      <dd>{formatBytes(info.size)}</dd>
      <dt>{t('forms.file.uploadedAt')}</dt>
      <dd>{formatDateTime(info.created_at)}</dd>
      <dt>SHA-256</dt>
      <dd>
        <code dir="ltr">{info.sha256}</code>
      </dd>
    </dl>
  );
  return (
    <Popover content={content} trigger={['hover', 'click']} open={isOpen} onOpenChange={setOpen}>
      <Opener
        type="text"
        size="small"
        icon={<InfoCircleOutlined aria-hidden />}
        aria-label={t('forms.file.details', { name: info.name })}
        aria-expanded={isOpen}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        onBlur={() => setOpen(false)}
      />
    </Popover>
  );
}

interface FileRowProps {
  id: string;
  /** null: the server no longer has the file; undefined: not loaded yet. */
  info: FileInfo | null | undefined;
  /** Warnings: reasons to check the file again. */
  doubts: string[];
  onRemove(): void;
  /** Input that replaces the file by another one. */
  replace?: ReactNode;
}

/** Row of an attached file. */
export function FileRow({ id, info, doubts, onRemove, replace }: FileRowProps) {
  const { t } = useLanguage();
  const viewer = useFileViewer();
  const download = useDownload();
  const isSample = useContext(SampleFilesContext);
  const missing = isSample ? 'forms.file.sample' : 'forms.file.gone';
  const name = info?.name ?? t(info === null ? missing : 'forms.file.unknown');
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <PaperClipOutlined aria-hidden="true" />
        {info && viewer ? (
          <Button type="link" className={styles.name ?? ''} onClick={() => viewer.open(info)}>
            <bdi>{name}</bdi>
          </Button>
        ) : (
          <bdi className={styles.name}>{name}</bdi>
        )}
        {info && <bdi className={styles.size}>{formatBytes(info.size)}</bdi>}
        {info && <ScanTag scan={info.scan} />}
        {info?.library === 'withdrawn' && (
          <span className={styles.doubt}>{t('library.file.withdrawnHere')}</span>
        )}
        {info?.has_text === false && <span className={styles.size}>{t('forms.file.noText')}</span>}
      </span>
      <span className={styles.actions}>
        {info && (
          <>
            <FileDetails info={info} />
            <Button
              type="text"
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              aria-label={t('forms.file.download', { name })}
              onClick={() => download({ id, name })}
            />
          </>
        )}
        {replace}
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('forms.file.remove', { name })}
          data-remove
          onClick={onRemove}
        />
      </span>
      {doubts.map((doubt) => (
        <span key={doubt} className={styles.doubt}>
          <WarningOutlined aria-hidden /> {doubt}
        </span>
      ))}
    </li>
  );
}

interface RemovedRowProps {
  name: string;
  onTakeBack(): void;
}

/** Row of a file that was just removed, with a button to restore it. */
export function RemovedRow({ name, onTakeBack }: RemovedRowProps) {
  const { t } = useLanguage();
  return (
    <li className={`${styles.row} ${styles.removed}`}>
      <span>{t('forms.file.removed', { name })}</span>
      <Button
        size="small"
        icon={<UndoOutlined aria-hidden />}
        aria-label={t('forms.file.takeBack', { name })}
        onClick={onTakeBack}
      >
        {t('common.undo')}
      </Button>
    </li>
  );
}

interface UploadRowProps {
  upload: FileUpload;
  onRetry(): void;
  onCancel(): void;
  /** Called when the row disappears while it has the focus, because its file has arrived or was cancelled. */
  onGoneWithFocus?(): void;
}

/** Row of an upload in progress, or of a failed one with the reason. */
export function UploadRow({ upload, onRetry, onCancel, onGoneWithFocus }: UploadRowProps) {
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
        <bdi className={styles.size}>{problem ? formatBytes(file.size) : `${percent}%`}</bdi>
        <span className={styles.actions}>
          {isRetryable && (
            <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
              {t('common.retry')}
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

interface ReplaceFileInputProps {
  name: string;
  accept: string;
  onChoose(files: File[]): void;
}

/** File input that replaces an attached file. */
export function ReplaceFileInput({ name, accept, onChoose }: ReplaceFileInputProps) {
  const { t } = useLanguage();
  return (
    <label className={styles.replace}>
      <SwapOutlined aria-hidden="true" /> {t('forms.file.replace')}
      <input
        className={styles.input}
        type="file"
        accept={accept}
        aria-label={t('forms.file.replaceOne', { name })}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
