/** Appeals of companies against decisions (our own calls). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  AnswerAppealBody,
  AppealsQuery,
  HeardAppeal,
  OwnAppeals,
  SendAppealBody,
} from '@domain/appeals/calls';
import { request } from '@/utils/request';

/** `id`: of the filing. */
export const fetchOwnAppeals = (id: string) => request<OwnAppeals>(paths.ownAppeal, { path: { id } });

export const sendAppeal = (id: string, data: SendAppealBody) =>
  request<OwnAppeals>(paths.sendAppeal, { path: { id }, data });

export const fetchAppeals = (params: Partial<AppealsQuery>) =>
  request<Page<HeardAppeal>>(paths.appeals, { params });

export const answerAppeal = (id: string, data: AnswerAppealBody) =>
  request<HeardAppeal>(paths.answerAppeal, { path: { id }, data });
