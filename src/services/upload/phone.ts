import { CODE } from '@domain/api/codes';
import { paths } from '@domain/api/paths';
import { PHONE_HEADER } from '@domain/calls/known';
import type { PhoneBox } from '@domain/calls/phone-links';
import type { UploadHooks } from './parts';
import { refusal, send } from './sending';

/** Sends one file over a link for phones; `secrets` as in `openPhoneLink`. Rejects with an `UploadError`: 'over' ends the link. */
export async function sendFromPhone(
  file: File,
  secrets: string,
  { language, signal, onProgress }: Omit<UploadHooks, 'onWaiting'>,
): Promise<PhoneBox> {
  const body = new FormData();
  body.append('file', file);
  const onSent = (bytes: number) => onProgress(Math.min(100, Math.floor((bytes / file.size) * 100)));
  const headers = { [PHONE_HEADER]: secrets };
  const answer = await send<PhoneBox & { over?: boolean }>(paths.sendFromPhone, {
    language,
    signal,
    body,
    headers,
    onSent,
  });
  if (answer.code === CODE.success) return answer.data;
  throw refusal(answer, answer.data?.over ? 'over' : 'refused');
}
