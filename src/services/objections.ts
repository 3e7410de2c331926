/** Objections to public notices (our own calls). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import type {
  AnswerObjectionBody,
  ObjectBody,
  Objection,
  ObjectionReceipt,
  ObjectionsQuery,
  TrackBody,
  TrackedObjection,
} from '@domain/calls/objections';
import settings from '@/../config/defaultSettings';
import { messageOf } from '@/utils/failure';
import { request } from '@/utils/request';
import { authHeaders } from '@/utils/session';

export const sendObjection = (data: ObjectBody) => request<ObjectionReceipt>(paths.sendObjection, { data });

export const trackObjection = (data: TrackBody) => request<TrackedObjection>(paths.trackObjection, { data });

export const fetchObjections = (params: Partial<ObjectionsQuery>) =>
  request<Page<Objection>>(paths.objections, { params });

export const answerObjection = (id: string, data: AnswerObjectionBody) =>
  request<Objection>(paths.answerObjection, { path: { id }, data });

/** The bytes of a file that came with an objection; a refusal, as of one with a virus, is thrown in the server's words. */
export async function fetchObjectionFile(id: string): Promise<Blob> {
  const path = paths.objectionFile.replace('GET ', '').replace('{id}', id);
  const response = await fetch(settings.apiOrigin + path, { headers: authHeaders() });
  if (response.ok && !response.headers.get('content-type')?.includes('json')) return response.blob();
  throw new Error(messageOf(await response.json()));
}
