import { UploadOutlined } from '@ant-design/icons';
import type { FileField } from '@domain/definition';
import { type AriaAttributes, type DragEvent, useContext, useState } from 'react';
import { useLanguage } from '@/utils/language';
import FileRow from './FileRow';
import styles from './index.module.css';
import { acceptOf } from './rules';
import UploadRow from './UploadRow';
import { UploadsContext } from './uploads';
import { useFileInfo } from './useFileInfo';

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
