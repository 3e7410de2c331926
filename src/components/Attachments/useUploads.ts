import type { FileField } from '@domain/programs/define';
import { useRef, useState } from 'react';
import { newId } from '@/journal/newId';
import { UploadError, uploadFile } from '@/services/upload';
import { useLanguage } from '@/utils/language';
import { refusalOf } from './rules';
import { rememberFile } from './useFileInfo';

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: string;
  file: File;
  percent: number;
  /** The network is away; it goes on by itself. */
  isWaiting?: boolean;
  /** Why it did not arrive. */
  problem?: string;
  /** Sending it again may help. */
  isRetryable?: boolean;
  stop: AbortController;
}

/** Uploads of one field. `onChange` gets the ids of all files of the field. */
export function useUploads(field: FileField, ids: string[], onChange: (ids: string[]) => void) {
  const { t, locale } = useLanguage();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const latest = useRef({ ids, onChange });
  latest.current = { ids, onChange };
  // Files may arrive faster than the form is drawn: none is forgotten over another.
  const arrived = useRef<string[]>([]);
  arrived.current = arrived.current.filter((id) => !ids.includes(id));

  const flying = useRef(new Set<string>());
  const held = () => [...new Set([...latest.current.ids, ...arrived.current])];

  const patch = (key: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const problemOf = (error: unknown, { name }: File): Partial<Upload> => {
    if (!(error instanceof UploadError) || error.reason === 'network') {
      return { problem: t('forms.file.network'), isRetryable: true };
    }
    if (error.reason === 'unreadable') {
      return { problem: t('forms.file.unreadable', { name }), isRetryable: false };
    }
    return { problem: error.message || t('forms.file.refused'), isRetryable: error.reason !== 'refused' };
  };

  const send = async ({ key, file, stop }: Upload) => {
    flying.current.add(key);
    try {
      const info = await uploadFile(file, {
        language: locale,
        signal: stop.signal,
        onProgress: (percent) => patch(key, { percent }),
        onWaiting: (isWaiting) => patch(key, { isWaiting }),
      });
      rememberFile(info);
      arrived.current.push(info.id);
      latest.current.onChange(held());
      drop(key);
    } catch (error) {
      if (error instanceof UploadError && error.reason === 'aborted') drop(key);
      else patch(key, problemOf(error, file));
    } finally {
      flying.current.delete(key);
    }
  };

  const add = (files: File[]) => {
    let taken = held().length + flying.current.size;
    const fresh = files.map((file): Upload => {
      const refusal = refusalOf(file, field, taken);
      if (!refusal) taken += 1;
      const problem = refusal ? { problem: t(refusal.key, refusal.values) } : {};
      return { key: newId(), file, percent: 0, stop: new AbortController(), ...problem };
    });
    setUploads((all) => [...all.filter((upload) => upload.isRetryable || !upload.problem), ...fresh]);
    for (const upload of fresh) if (!upload.problem) void send(upload);
  };

  const retry = (upload: Upload) => {
    const { key, file, percent } = upload;
    const again: Upload = { key, file, percent, stop: new AbortController() };
    setUploads((all) => all.map((each) => (each.key === upload.key ? again : each)));
    void send(again);
  };

  const cancel = (upload: Upload) => {
    if (upload.problem) drop(upload.key);
    else upload.stop.abort();
  };

  const remove = (id: string) => {
    const kept = held().filter((other) => other !== id);
    arrived.current = arrived.current.filter((other) => other !== id);
    latest.current.onChange(kept);
  };

  return { uploads, add, retry, cancel, remove };
}
