import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '@/services/files';
import type { ViewedFile } from './context';
import { kindOf } from './kinds';

export type Bytes = { id: string; blob: Blob } | { id: string; blob: null } | null;

/** The bytes of the file that is shown, and ahead of time those of the next; null while they are on their way. */
export function useBytes(file: ViewedFile, next: ViewedFile | undefined): Bytes {
  const fetched = useRef(new Map<string, Promise<Blob>>());
  const [bytes, setBytes] = useState<Bytes>(null);

  useEffect(() => {
    const { current: kept } = fetched;
    const get = ({ id, extension }: ViewedFile) => {
      if (kindOf(extension) === 'other') return null;
      const asked = kept.get(id) ?? fetchFile(id);
      kept.set(id, asked);
      asked.catch(() => kept.delete(id));
      return asked;
    };
    for (const id of kept.keys()) if (id !== file.id && id !== next?.id) kept.delete(id);
    let isWanted = true;
    const tell = (blob: Blob | null) => isWanted && setBytes({ id: file.id, blob });
    get(file)
      ?.then(tell, () => tell(null))
      .then(() => (isWanted && next ? get(next) : null))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file, next]);

  return bytes?.id === file.id ? bytes : null;
}
