/** Uploads of people who have a link or an objection number and need not be signed in. */

import { OBJECTION_HEADER, PHONE_HEADER } from '@domain/api/call-constants';
import { CODE } from '@domain/api/codes';
import { paths } from '@domain/api/paths.generated';
import type { PhoneBox } from '@domain/files/phone-link-calls';
import type { ObjectionFiles } from '@domain/objections/calls';
import type { UploadHooks } from './parts';
import { createRefusal, createUploadBody, getAnswerData, send } from './sending';

/**
 * Sends one file over a link for phones; `secrets` as in `openPhoneLink`. Rejects with an `UploadError`: 'over' ends the link.
 */
export async function sendFromPhone(
  file: File,
  secrets: string,
  { language, signal, onProgress }: Omit<UploadHooks, 'onWaiting'>,
): Promise<PhoneBox> {
  const headers = { [PHONE_HEADER]: secrets };
  const answer = await send<PhoneBox & { over?: boolean }>(paths.sendFromPhone, {
    language,
    signal,
    headers,
    ...createUploadBody(file, onProgress),
  });
  if (answer.code === CODE.success) return answer.data;
  throw createRefusal(answer, answer.data?.over ? 'over' : 'refused');
}

/** Sends one file for an objection, by its number and code. Rejects with an `UploadError`. */
export async function sendObjectionFile(
  file: File,
  { no, code }: { no: string; code: string },
  { language, signal, onProgress }: Omit<UploadHooks, 'onWaiting'>,
): Promise<ObjectionFiles> {
  const headers = { [OBJECTION_HEADER]: `${no}.${code}` };
  const one = createUploadBody(file, onProgress);
  return getAnswerData(
    await send<ObjectionFiles>(paths.sendObjectionFile, { language, signal, headers, ...one }),
  );
}
