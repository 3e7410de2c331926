import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import type { Field } from '@domain/definition';
import { formatBytes } from '@domain/files/size';
import { guideFileField, readAttachedFile, writeAttachedFile } from '@domain/program-documents/guide-files';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { buildAcceptAttribute } from '@/filling/attachments/rules';
import { describeFileRefusal, describeUploadFailure } from '@/filling/attachments/uploads';
import { fetchDraftGuideFile } from '@/services/documents';
import { uploadGuideFile } from '@/services/upload/guideFiles';
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

interface UploadState {
  /** Percent of a file on its way; null while there is none. */
  percent: number | null;
  problem: string;
}

/** Sends one file at a time; `onStored` takes it as the cell holds it. */
function useGuideUpload(onStored: (cell: string | null) => void) {
  const { language } = useLanguage();
  const [{ percent, problem }, setState] = useState<UploadState>({ percent: null, problem: '' });
  const send = async (file: File): Promise<void> => {
    const refusal = describeFileRefusal(file, guideFileField, 0);
    if (refusal) return setState({ percent: null, problem: refusal });
    const onProgress = (done: number) => setState({ percent: done, problem: '' });
    onProgress(0);
    try {
      onStored(writeAttachedFile(await uploadGuideFile(file, { language, onProgress })) ?? null);
      setState({ percent: null, problem: '' });
    } catch (error) {
      setState({ percent: null, problem: describeUploadFailure(error, file).problem ?? '' });
    }
  };
  return { percent, problem, send };
}

/** The file of a guide: uploaded here, and kept with the document by its hash. */
export default function GuideFileField({ id, field, value, onChange }: GuideFileFieldProps) {
  const { t } = useLanguage();
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const { percent, problem, send } = useGuideUpload(onChange);
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
