/** Mandates, and acting by one (our own calls). */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type { AnswerMandateBody, GiveMandateBody, Mandate, MandatesQuery } from '@domain/mandates/calls';
import { request } from '@/utils/request';

export const fetchGivenMandates = (params: Partial<MandatesQuery>) =>
  request<Page<Mandate>>(paths.givenMandates, { params });

export const fetchHeldMandates = (params: Partial<MandatesQuery>) =>
  request<Page<Mandate>>(paths.heldMandates, { params });

export const giveMandate = (data: GiveMandateBody) => request<Mandate | null>(paths.giveMandate, { data });

export const answerMandate = (id: string, data: AnswerMandateBody) =>
  request<Mandate>(paths.answerMandate, { path: { id }, data });

export const endMandate = (id: string, version: number) =>
  request<Mandate>(paths.endMandate, { path: { id }, data: { version } });

/** Lets the session act by a mandate; with null for the own company again. */
export const actFor = (mandate: string | null) => request<null>(paths.actFor, { data: { mandate } });
