import { paths } from '@domain/api/paths.generated';
import type { FileInfo } from '@domain/files/calls';
import { type UploadHooks, uploadInParts } from './parts';
import { createUploadBody, getAnswerData, send } from './sending';

export { LEFT, UploadError } from './sending';

/** Minimum size in bytes of a resumable upload. */
const IN_PARTS_FROM = 2 * 1024 * 1024;

async function uploadWhole(file: File, { language, signal, onProgress }: UploadHooks): Promise<FileInfo> {
  const one = createUploadBody(file, onProgress);
  return getAnswerData(await send<FileInfo>(paths.uploadFile, { language, signal, ...one }));
}

/** Sends one file. Rejects with an `UploadError`. */
export const uploadFile = (file: File, hooks: UploadHooks): Promise<FileInfo> =>
  file.size < IN_PARTS_FROM ? uploadWhole(file, hooks) : uploadInParts(file, hooks);
