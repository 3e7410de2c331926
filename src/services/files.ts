/** Attachments that are there; how they get there: upload/. */

import { canBeFileId, MAX_FILE_INFOS } from '@domain/api/call-constants';
import { CODE, ERROR_LEVEL } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type { FileInfo } from '@domain/files/calls';
import { call } from '@/utils/call';
import { requestFile } from '@/utils/request';

type Infos = Promise<ResponseEnvelope<{ list: FileInfo[] }>>;

/** Files that are asked for while a page is drawn, and the one request for them. */
let together: { ids: string[]; answer: Infos } | null = null;

function askTogether(id: string): Infos {
  if (!together || together.ids.length === MAX_FILE_INFOS) {
    const ids: string[] = [];
    const answer = Promise.resolve().then(() => {
      if (together?.ids === ids) together = null;
      return call('fileInfos', { params: { ids: ids.join() } });
    });
    together = { ids, answer };
  }
  if (!together.ids.includes(id)) together.ids.push(id);
  return together.answer;
}

/** Name, size and hash of a file; data is null where it is not there. All that are asked for at once go in one request. */
export async function fetchFileInfo(id: string): Promise<ResponseEnvelope<FileInfo | null>> {
  if (!canBeFileId(id)) return { code: CODE.success, msg: 'success', data: null };
  const answer = await askTogether(id);
  const found = answer.data?.list.find((file) => file.id === id);
  return { ...answer, data: found ?? null };
}

/** The bytes of a file. A link would not carry the session. Silent: the place of the file says that it is not there. */
export const fetchFile = async (id: string): Promise<Blob> =>
  (await requestFile(paths.file, { path: { id }, level: ERROR_LEVEL.silent })).blob;
