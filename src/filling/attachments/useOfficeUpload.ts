import type { AttachedFile, FileField } from '@domain/definition';
import { useState } from 'react';
import type { SendOfficeFile } from '@/services/upload/officeFiles';
import { useLanguage } from '@/utils/language';
import { cannotKeep, useUnsavedWork } from '@/utils/unsaved';
import { describeFileRefusal, describeUploadFailure } from './uploads';

interface UploadState {
  /** Percent of a file on its way; null while there is none. */
  percent: number | null;
  problem: string;
}

interface OfficeUpload {
  field: FileField;
  sendFile: SendOfficeFile;
  onStored(file: AttachedFile): void;
}

/** Sends files of an office, one at a time. One on its way is unsaved work: closing the drawer around it asks first. */
export function useOfficeUpload({ field, sendFile, onStored }: OfficeUpload) {
  const { language } = useLanguage();
  const [{ percent, problem }, setState] = useState<UploadState>({ percent: null, problem: '' });
  useUnsavedWork(percent === null ? null : cannotKeep);
  const send = async (file: File): Promise<void> => {
    const refusal = describeFileRefusal(file, field, 0);
    if (refusal) return setState({ percent: null, problem: refusal });
    const onProgress = (done: number) => setState({ percent: done, problem: '' });
    onProgress(0);
    try {
      onStored(await sendFile(file, { language, onProgress }));
      setState({ percent: null, problem: '' });
    } catch (error) {
      setState({ percent: null, problem: describeUploadFailure(error, file).problem ?? '' });
    }
  };
  return { percent, problem, send };
}
