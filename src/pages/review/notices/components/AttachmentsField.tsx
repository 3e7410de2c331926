import { UploadOutlined } from '@ant-design/icons';
import { noticeFileField } from '@domain/announcements/announcements';
import type { AttachedFile } from '@domain/definition';
import { Button, Form } from 'antd';
import { type MutableRefObject, useRef } from 'react';
import FileInput from '@/components/Controls/FileInput';
import { OfficeFileFacts } from '@/components/OfficeFile';
import { buildAcceptAttribute } from '@/filling/attachments/rules';
import { useOfficeUpload } from '@/filling/attachments/useOfficeUpload';
import { uploadNoticeFile } from '@/services/upload/officeFiles';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import type { NoticeValues } from '../values';
import styles from './AttachmentsField.module.css';

/** Files of the notice, uploaded as they are chosen. */
export default function AttachmentsField() {
  const { t } = useLanguage();
  const { accept, maxSizeMb: limit, maxFiles: count } = noticeFileField;
  const types = accept.join(' / ').toUpperCase();
  const isUploading = useRef(false);
  return (
    <Form.Item<NoticeValues>
      name="attachments"
      label={useText()(noticeFileField)}
      extra={t('notices.files.takes', { types, limit, count })}
      rules={[
        {
          async validator() {
            if (isUploading.current) throw new Error(t('notices.files.uploading'));
          },
        },
      ]}
    >
      <AttachmentsControl isUploading={isUploading} />
    </Form.Item>
  );
}

interface AttachmentsControlProps {
  /** Set while a file is on its way. */
  isUploading: MutableRefObject<boolean>;
  id?: string;
  value?: AttachedFile[];
  onChange?: (files: AttachedFile[]) => void;
}

function AttachmentsControl({ isUploading, id, value = [], onChange }: AttachmentsControlProps) {
  const { t } = useLanguage();
  const say = useText();
  const form = Form.useFormInstance<NoticeValues>();
  const input = useRef<HTMLInputElement>(null);
  const { percent, problem, send } = useOfficeUpload({
    field: noticeFileField,
    sendFile: uploadNoticeFile,
    onStored: (file) => {
      // A file may have been removed while this one was on its way.
      const files: AttachedFile[] = form.getFieldValue('attachments') ?? [];
      const same = files.find(({ sha256 }) => sha256 === file.sha256);
      if (same) feedback.warn(t('notices.files.same', { name: file.name, earlier: same.name }));
      else onChange?.([...files, file]);
    },
  });
  isUploading.current = percent !== null;
  return (
    <>
      {value.length > 0 && (
        <ul className={styles.files}>
          {value.map((file) => (
            <li key={file.sha256}>
              <bdi>{file.name}</bdi>
              <OfficeFileFacts file={file} />
              <Button
                size="small"
                aria-label={t('notices.files.removeOf', { name: file.name })}
                onClick={() => onChange?.(value.filter((each) => each !== file))}
              >
                {t('common.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {value.length < noticeFileField.maxFiles && (
        <Button
          {...(id && { id })}
          icon={<UploadOutlined aria-hidden />}
          loading={percent !== null}
          onClick={() => input.current?.click()}
        >
          {percent === null ? t('notices.files.upload') : `${percent}%`}
        </Button>
      )}
      <FileInput
        ref={input}
        accept={buildAcceptAttribute(noticeFileField)}
        hidden
        aria-label={say(noticeFileField)}
        onChoose={send}
      />
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </>
  );
}
