/** Files of notices: uploaded by the office, downloaded by it and by the companies that received the notice. */
import { noticeFileField } from '../../domain/announcements/announcements';
import type { AttachedFile } from '../../domain/definition';
import type { Caller } from '../core/access';
import { listMessageFiles } from '../core/inbox/read-messages';
import type { OpenedFile } from '../files/files-service';
import { type IncomingFile, openAttachedFile, storeOfficeFile } from '../files/office-files-service';
import type { NoticeDeps } from './notice-deps';
import { readNotice } from './notices-service';

export const uploadNoticeFile = (
  { files }: NoticeDeps,
  caller: Caller,
  file: IncomingFile,
): Promise<AttachedFile> => storeOfficeFile(files, caller, noticeFileField, file);

export async function openNoticeFile(
  deps: NoticeDeps,
  caller: Caller,
  { id, sha256 }: { id: string; sha256: string },
): Promise<OpenedFile> {
  const { attachments } = await readNotice(deps, caller, id);
  return openAttachedFile(deps.files, attachments, sha256);
}

/** Opens an attachment by the copy of the notice that the caller received. */
export async function openMessageFile(
  deps: NoticeDeps,
  caller: Caller,
  { id, sha256 }: { id: string; sha256: string },
): Promise<OpenedFile> {
  return openAttachedFile(deps.files, await listMessageFiles(deps, caller, id), sha256);
}
