import { UploadOutlined } from '@ant-design/icons';
import { CODE } from '@domain/api/codes';
import { attachmentField } from '@domain/definition';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { buildAcceptAttribute } from '@/filling/attachments/rules';
import { describeFileRefusal, describeUploadFailure } from '@/filling/attachments/uploads';
import { uploadFile } from '@/services/upload';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { getLocale, useLanguage } from '@/utils/language';

/** Any file that some form accepts, one at a time. */
const field = { ...attachmentField, accept: [...attachmentField.accept, 'mp4' as const], maxSizeMb: 200 };

/** Uploads files into the library, one after the other. */
export default function UploadButton({ onUploaded }: { onUploaded(): void }) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState<{ name: string; percent: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const upload = async (file: File) => {
    const { name } = file;
    const refusal = describeFileRefusal(file, field, 0);
    if (refusal) return feedback.error(refusal);
    setBusy({ name, percent: 0 });
    try {
      const { id } = await uploadFile(file, {
        language: getLocale(),
        signal: new AbortController().signal,
        onProgress: (percent) => setBusy({ name, percent }),
        onWaiting: () => undefined,
      });
      const { code } = await call('setLibraryFile', { path: { id }, data: { state: 'kept' } });
      if (code === CODE.success) feedback.success(t('library.file.uploaded', { name }));
    } catch (error) {
      const reason = describeUploadFailure(error, file).problem ?? '';
      feedback.error(t('library.file.uploadFailed', { name, reason }));
    }
  };
  const uploadAll = async (files: File[]) => {
    for (const file of files) await upload(file);
    setBusy(null);
    onUploaded();
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('library.file.upload')}
        accept={buildAcceptAttribute(field)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void uploadAll(files);
        }}
      />
      <Button
        icon={<UploadOutlined aria-hidden />}
        loading={busy !== null}
        onClick={() => input.current?.click()}
      >
        {busy ? t('library.file.uploading', busy) : t('library.file.upload')}
      </Button>
    </>
  );
}
