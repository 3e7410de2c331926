import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import type { Field } from '@domain/definition';
import { formatBytes } from '@domain/files/size';
import { guideFileField, readAttachedFile, writeAttachedFile } from '@domain/program-documents/guide-files';
import { Button } from 'antd';
import { useRef } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { buildAcceptAttribute } from '@/filling/attachments/rules';
import { useOfficeUpload } from '@/filling/attachments/useOfficeUpload';
import { fetchDraftGuideFile } from '@/services/documents';
import { uploadGuideFile } from '@/services/upload/officeFiles';
import { useLanguage, useText } from '@/utils/language';
import { useSaveFile } from '@/utils/useSaveFile';
import styles from './index.module.css';

interface GuideFileFieldProps {
  id: string;
  field: Field;
  /** The cell as it is stored. */
  value: string;
  onChange(value: string | null): void;
}

/** The file of a guide: uploaded here, and kept with the document by its hash. */
export default function GuideFileField({ id, field, value, onChange }: GuideFileFieldProps) {
  const { t } = useLanguage();
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const { percent, problem, send } = useOfficeUpload({
    field: guideFileField,
    sendFile: uploadGuideFile,
    onStored: (stored) => onChange(writeAttachedFile(stored) ?? null),
  });
  const { isSaving, save } = useSaveFile();
  const file = readAttachedFile(value);
  return (
    <div className={styles.expression} id={id} tabIndex={-1}>
      <div className={styles.label}>{say(field)}</div>
      {file ? (
        <div className={styles.file}>
          <Button
            type="link"
            icon={<DownloadOutlined aria-hidden />}
            loading={isSaving}
            onClick={() => save(() => fetchDraftGuideFile(file))}
          >
            <bdi>{file.name}</bdi>
          </Button>
          <bdi className={styles.help}>{formatBytes(file.size)}</bdi>
        </div>
      ) : (
        value && <bdi className={styles.fault}>{value}</bdi>
      )}
      <div className={styles.file}>
        <Button
          icon={<UploadOutlined aria-hidden />}
          loading={percent !== null}
          onClick={() => input.current?.click()}
        >
          {percent === null
            ? t(file ? 'design.guideFile.replace' : 'design.guideFile.upload')
            : `${percent}%`}
        </Button>
        {value && <Button onClick={() => onChange(null)}>{t('design.guideFile.remove')}</Button>}
      </div>
      <FileInput
        ref={input}
        accept={buildAcceptAttribute(guideFileField)}
        hidden
        aria-label={say(field)}
        onChoose={send}
      />
      <div className={styles.help}>
        {t('design.guideFile.takes', {
          types: guideFileField.accept.join(' / ').toUpperCase(),
          limit: guideFileField.maxSizeMb,
        })}
      </div>
      {problem && (
        <div className={styles.fault} role="alert">
          {problem}
        </div>
      )}
    </div>
  );
}
