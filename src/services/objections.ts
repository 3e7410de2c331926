/** Objections to public notices (our own calls). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  AnswerObjectionBody,
  ObjectBody,
  Objection,
  ObjectionReceipt,
  ObjectionsQuery,
  TrackBody,
  TrackedObjection,
} from '@domain/objections/calls';
import { request, requestFile } from '@/utils/request';

export const sendObjection = (data: ObjectBody) => request<ObjectionReceipt>(paths.sendObjection, { data });

export const trackObjection = (data: TrackBody) => request<TrackedObjection>(paths.trackObjection, { data });

export const fetchObjections = (params: Partial<ObjectionsQuery>) =>
  request<Page<Objection>>(paths.objections, { params });

export const answerObjection = (id: string, data: AnswerObjectionBody) =>
  request<Objection>(paths.answerObjection, { path: { id }, data });

/** The bytes of a file that came with an objection; a refusal, as of one with a virus, is shown in the server's words. */
export const fetchObjectionFile = async (id: string): Promise<Blob> =>
  (await requestFile(paths.objectionFile, { path: { id } })).blob;
