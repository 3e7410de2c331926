import { objectionFiles } from '@domain/objections/objection';
import { useState } from 'react';
import { describeFileRefusal, describeUploadFailure } from '@/filling/attachments/uploads';
import { UploadError } from '@/services/upload';
import { sendObjectionFile } from '@/services/upload/links';
import { createId } from '@/utils/createId';
import { getLocale } from '@/utils/language';

/** File of an objection: chosen, uploading, uploaded, or refused with a message. */
export interface ObjectionFile {
  key: string;
  file: File;
  state: 'chosen' | 'sending' | 'there';
  percent: number;
  problem?: string | undefined;
  isRetryable?: boolean;
}

interface Credentials {
  no: string;
  code: string;
}

/** Files to add to an objection; `already`: number of files that it has. */
export function useObjectionFiles(already = 0) {
  const [files, setFiles] = useState<ObjectionFile[]>([]);
  const patch = (key: string, change: Partial<ObjectionFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  /** Adds chosen files; those that cannot be sent get a message at once and are not sent. */
  const choose = (given: File[]): ObjectionFile[] => {
    let taken = already + files.filter(({ problem }) => !problem).length;
    const fresh = given.map((file): ObjectionFile => {
      const problem = describeFileRefusal(file, objectionFiles, taken);
      if (!problem) taken += 1;
      return { key: createId(), file, state: 'chosen', percent: 0, problem };
    });
    setFiles((all) => [...all, ...fresh]);
    return fresh;
  };

  const sendOne = async ({ key, file }: ObjectionFile, to: Credentials) => {
    patch(key, { state: 'sending', percent: 0, problem: undefined, isRetryable: false });
    const { signal } = new AbortController();
    const onProgress = (percent: number) => patch(key, { percent });
    try {
      await sendObjectionFile(file, to, { language: getLocale(), signal, onProgress });
      patch(key, { state: 'there' });
    } catch (error) {
      const known = error instanceof UploadError ? error : new UploadError('network');
      patch(key, { state: 'chosen', isRetryable: false, ...describeUploadFailure(known, file) });
    }
  };

  return {
    files,
    choose,
    remove: (key: string) => setFiles((all) => all.filter((each) => each.key !== key)),
    sendOne,
    /** Sends files one after the other; each shows its own outcome. */
    send: async (some: readonly ObjectionFile[], to: Credentials) => {
      for (const each of some) if (!each.problem && each.state === 'chosen') await sendOne(each, to);
    },
    isSending: files.some(({ state }) => state === 'sending'),
  };
}
