import { paths } from '@domain/api/paths.generated';
import type { AttachedFile, CallPath } from '@domain/definition';
import { createUploadBody, getAnswerData, send } from './sending';

interface OfficeUploadHooks {
  language: string;
  onProgress(percent: number): void;
}

/** Sends a file of an office. Rejects with an `UploadError`. */
export type SendOfficeFile = (file: File, hooks: OfficeUploadHooks) => Promise<AttachedFile>;

const createSender =
  (call: CallPath): SendOfficeFile =>
  async (file, { language, onProgress }) =>
    getAnswerData(await send<AttachedFile>(call, { language, ...createUploadBody(file, onProgress) }));

/** Sends a file for the guide of a program. */
export const uploadGuideFile = createSender(paths.uploadGuideFile);

/** Sends a file for a notice. */
export const uploadNoticeFile = createSender(paths.uploadNoticeFile);
