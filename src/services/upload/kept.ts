/** The unfinished upload of a file, so that choosing it again after a reload goes on where it was. */
import { readStored, writeStored } from '@/utils/storage';

const KEY = 'unfinished_uploads';
/** The server gives an upload up after a day without a part. */
const KEPT_MS = 24 * 60 * 60 * 1000;

type Kept = Record<string, { id: string; at: number }>;

/** A file that was changed since is another file. */
const nameOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

function read(): Kept {
  try {
    const all = JSON.parse(readStored(KEY) ?? '{}') as Kept;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < KEPT_MS));
  } catch {
    return {};
  }
}

export const keptUpload = (file: File): string | null => read()[nameOf(file)]?.id ?? null;

export const keepUpload = (file: File, id: string): void =>
  writeStored(KEY, JSON.stringify({ ...read(), [nameOf(file)]: { id, at: Date.now() } }));

export function forgetUpload(file: File): void {
  const { [nameOf(file)]: _, ...rest } = read();
  writeStored(KEY, Object.keys(rest).length > 0 ? JSON.stringify(rest) : null);
}
