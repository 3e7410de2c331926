import {
  DeleteOutlined,
  DownloadOutlined,
  InfoCircleOutlined,
  PaperClipOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import type { FileInfo } from '@domain/calls/files';
import type { FileField } from '@domain/definition';
import { Button, Popover } from 'antd';
import { type AriaAttributes, type DragEvent, useContext, useState } from 'react';
import { fetchFile } from '@/services/files';
import { beijingMinutes } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import styles from './index.module.css';
import { acceptOf, readableSize } from './rules';
import UploadRow from './UploadRow';
import { UploadsContext } from './uploads';
import { useFileInfo } from './useFileInfo';

/** Facts about a file, with the hash by which anybody can tell that it is still the same. */
function FileDetails({ info }: { info: FileInfo }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const content = (
    <dl className={styles.details}>
      <dt>{t('forms.file.size')}</dt>
      <dd>{readableSize(info.size)}</dd>
      <dt>{t('forms.file.uploadedAt')}</dt>
      <dd>{beijingMinutes(info.created_at)}</dd>
      <dt>SHA-256</dt>
      <dd>
        <code dir="ltr">{info.sha256}</code>
      </dd>
    </dl>
  );
  return (
    <Popover content={content} trigger={['hover', 'click']} open={isOpen} onOpenChange={setOpen}>
      <Button
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
  /** null: the file is not there any more; undefined: not known yet. */
  info: FileInfo | null | undefined;
  onRemove(): void;
}

/** A file that is there. */
function FileRow({ id, info, onRemove }: FileRowProps) {
  const { t } = useLanguage();
  const name = info?.name ?? t(info === null ? 'forms.file.gone' : 'forms.file.unknown');
  const download = () =>
    fetchFile(id).then(
      (bytes) => saveAs(bytes, name),
      () => feedback.error(t('forms.file.notDownloaded', { name })),
    );
  return (
    <li className={styles.row}>
      <PaperClipOutlined aria-hidden="true" />
      <bdi className={styles.name}>{name}</bdi>
      {info && <bdi className={styles.size}>{readableSize(info.size)}</bdi>}
      <span className={styles.actions}>
        {info && (
          <>
            <FileDetails info={info} />
            <Button
              type="text"
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              aria-label={t('forms.file.download', { name })}
              onClick={download}
            />
          </>
        )}
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('forms.file.remove', { name })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

interface AttachmentsProps {
  id: string;
  /** The path of the answer. */
  path: string;
  field: FileField;
  ids: string[];
  labelledBy: string;
  aria: AriaAttributes;
  /** In a cell of a table. */
  isCompact: boolean;
  onChange(ids: string[]): void;
}

/** The files of one field: those that are there, those on their way, and those that did not arrive. */
export default function Attachments(props: AttachmentsProps) {
  const { id, path, field, ids, labelledBy, aria, isCompact, onChange } = props;
  const { t } = useLanguage();
  const infoOf = useFileInfo(ids);
  const form = useContext(UploadsContext);
  const uploads = form?.at(path) ?? [];
  const [isOver, setOver] = useState(false);
  const isFull = ids.length >= field.maxFiles;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    form?.add(path, field, [...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a second way, the input below is the first
    <div
      className={`${isCompact ? styles.compact : styles.box} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {(ids.length > 0 || uploads.length > 0) && (
        <ul className={styles.list} aria-labelledby={labelledBy}>
          {ids.map((file) => (
            <FileRow
              key={file}
              id={file}
              info={infoOf(file)}
              onRemove={() => onChange(ids.filter((other) => other !== file))}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => form?.retry(upload)}
              onCancel={() => form?.cancel(upload)}
            />
          ))}
        </ul>
      )}
      <div className={styles.pick}>
        <input
          id={id}
          className={styles.input}
          type="file"
          accept={acceptOf(field)}
          multiple={field.maxFiles > 1}
          disabled={isFull}
          aria-labelledby={`${labelledBy} ${id}-pick`}
          {...aria}
          onChange={(event) => {
            form?.add(path, field, [...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <label id={`${id}-pick`} htmlFor={id} className={isFull ? styles.full : styles.button}>
          <UploadOutlined aria-hidden="true" /> {t('forms.file.choose')}
        </label>
        {!isCompact && (
          <span className={styles.rules}>
            {t('forms.file.rules', {
              types: field.accept.join(' / '),
              size: field.maxSizeMb,
              count: ids.length,
              limit: field.maxFiles,
            })}
          </span>
        )}
      </div>
    </div>
  );
}
