import type { FileField } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { useEffect, useRef, useState } from 'react';
import type { AnswerCell } from '@/filling/draft/changes';
import { LEFT, UploadError, uploadFile } from '@/services/upload';
import { createId } from '@/utils/createId';
import { getLocale, translate } from '@/utils/language';
import { isSameCell } from './fileCells';
import { describeFileRefusal, describeUploadFailure, type FileUpload } from './uploads';
import type { useAttachedFiles } from './useAttachedFiles';

interface UploadsOptions {
  attached: ReturnType<typeof useAttachedFiles>;
  onBusy: ((isBusy: boolean) => void) | undefined;
  onArrived(upload: FileUpload, info: FileInfo): void;
  /** Announces an event to screen readers. */
  tell(change: string | ((before: string) => string)): void;
}

/** Files chosen for a cell. `replaces`: id of the file that goes when the new one arrives. */
interface Chosen {
  cell: AnswerCell;
  hadRow: boolean;
  field: FileField;
  files: File[];
  replaces?: string | undefined;
}

/** The uploads of a form, in progress and failed. Leaving the form aborts them. */
export function useUploads({ attached, onBusy, onArrived, tell }: UploadsOptions) {
  const [uploads, setUploads] = useState<FileUpload[]>([]);
  const flying = useRef(new Map<string, FileUpload>());

  useEffect(() => {
    const all = flying.current;
    return () => {
      for (const { stop } of all.values()) stop.abort(LEFT);
    };
  }, []);

  const patch = (key: string, change: Partial<FileUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const countTaken = (cell: AnswerCell): number =>
    attached.listHeld(cell).length +
    [...flying.current.values()].filter((each) => isSameCell(each.cell, cell) && !each.replaces).length;

  const wait = (key: string, isWaiting: boolean) => {
    const waiting = translate('forms.file.waiting');
    patch(key, { isWaiting });
    tell((before) => (isWaiting ? waiting : before === waiting ? '' : before));
  };

  const send = async (upload: FileUpload) => {
    const { key, file, stop } = upload;
    flying.current.set(key, upload);
    onBusy?.(true);
    try {
      const info = await uploadFile(file, {
        language: getLocale(),
        signal: stop.signal,
        onProgress: (percent) => patch(key, { percent }),
        onWaiting: (isWaiting) => wait(key, isWaiting),
      });
      if (stop.signal.aborted) return;
      const same = attached.findSame(upload.cell, info);
      if (same) return patch(key, { problem: translate('forms.file.same', { name: same.name }) });
      onArrived(upload, info);
      drop(key);
    } catch (error) {
      if (error instanceof UploadError && error.reason === 'aborted') drop(key);
      else patch(key, describeUploadFailure(error, file));
    } finally {
      flying.current.delete(key);
      onBusy?.(flying.current.size > 0);
    }
  };

  /** Uploads to those of the files that the field has room for, and that it accepts. */
  const begin = ({ cell, hadRow, field, files, replaces }: Chosen): FileUpload[] => {
    let taken = countTaken(cell) - (replaces ? 1 : 0);
    return files.map((file): FileUpload => {
      const lacksRoom = taken >= field.maxFiles;
      const problem = describeFileRefusal(file, field, taken);
      if (!problem) taken += 1;
      return {
        key: createId(),
        cell,
        hadRow,
        place: attached.takePlace(),
        replaces,
        file,
        percent: 0,
        stop: new AbortController(),
        ...(problem && { problem, lacksRoom }),
      };
    });
  };

  return {
    uploads,
    countTaken,
    add(chosen: Chosen): void {
      const fresh = begin(chosen);
      const names = new Set(chosen.files.map(({ name }) => name));
      const stays = (upload: FileUpload) =>
        !upload.problem || !isSameCell(upload.cell, chosen.cell) || !names.has(upload.file.name);
      setUploads((all) => [...all.filter(stays), ...fresh]);
      for (const upload of fresh) if (!upload.problem) void send(upload);
    },
    retry({ problem: _, isRetryable: __, ...upload }: FileUpload): void {
      const again: FileUpload = { ...upload, stop: new AbortController() };
      setUploads((all) => all.map((each) => (each.key === upload.key ? again : each)));
      void send(again);
    },
    cancel(upload: FileUpload): void {
      if (upload.problem) drop(upload.key);
      else upload.stop.abort();
    },
  };
}
