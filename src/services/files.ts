/** Uploaded attachments; upload/ sends them. */

import { canBeFileId, MAX_FILE_INFOS } from '@domain/api/call-constants';
import { CODE, ERROR_LEVEL } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type { FileInfo } from '@domain/files/calls';
import { call } from '@/utils/call';
import { requestFile } from '@/utils/request';

type Infos = Promise<ResponseEnvelope<{ list: FileInfo[] }>>;

/** Files requested while a page renders, and the one request for them. */
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

/** Fetches name, size and hash of a file; data is null for a missing file. Simultaneous calls share one request. */
export async function fetchFileInfo(id: string): Promise<ResponseEnvelope<FileInfo | null>> {
  if (!canBeFileId(id)) return { code: CODE.success, msg: 'success', data: null };
  const answer = await askTogether(id);
  const found = answer.data?.list.find((file) => file.id === id);
  return { ...answer, data: found ?? null };
}

/**
 * Fetches the bytes of a file, because a link would not carry the session. Silent: the component that shows the file reports a
 * missing one.
 */
export const fetchFile = async (id: string): Promise<Blob> =>
  (await requestFile(paths.file, { path: { id }, level: ERROR_LEVEL.silent })).blob;
