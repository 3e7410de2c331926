import { paths } from '@domain/api/paths.generated';
import type { AttachedFile } from '@domain/definition';
import { createUploadBody, getAnswerData, send } from './sending';

interface GuideUploadHooks {
  language: string;
  onProgress(percent: number): void;
}

/** Sends a file for the guide of a program. Rejects with an `UploadError`. */
export const uploadGuideFile = async (
  file: File,
  { language, onProgress }: GuideUploadHooks,
): Promise<AttachedFile> =>
  getAnswerData(
    await send<AttachedFile>(paths.uploadGuideFile, { language, ...createUploadBody(file, onProgress) }),
  );
