import { paths } from '@domain/api/paths';
import { OBJECTION_HEADER } from '@domain/calls/known';
import type { ObjectionFiles } from '@domain/calls/objections';
import type { UploadHooks } from './parts';
import { dataOf, send } from './sending';

/** Sends one file for an objection, by its number and code. Rejects with an `UploadError`. */
export async function sendObjectionFile(
  file: File,
  { no, code }: { no: string; code: string },
  { language, signal, onProgress }: Omit<UploadHooks, 'onWaiting'>,
): Promise<ObjectionFiles> {
  const body = new FormData();
  body.append('file', file);
  const onSent = (bytes: number) => onProgress(Math.min(100, Math.floor((bytes / file.size) * 100)));
  const headers = { [OBJECTION_HEADER]: `${no}.${code}` };
  return dataOf(
    await send<ObjectionFiles>(paths.sendObjectionFile, { language, signal, body, headers, onSent }),
  );
}
