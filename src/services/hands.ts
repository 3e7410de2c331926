/** Signatures of a company on its filing (our own calls). */
import type { Envelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import type { HandsData, SignBody } from '@domain/calls/hands';
import type { SecondStep } from '@domain/calls/second-step';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** `data` of a 208 answer: a second factor is asked for, or the filing has changed. */
export interface SignRefusal {
  second_step?: SecondStep;
  conflict?: true;
}

/** Silent: a form is filled in without it. */
export const fetchHands = (id: string) =>
  request<HandsData>(paths.filingHands, { path: { id }, ...inBackground });

export const signFiling = (id: string, data: SignBody): Promise<Envelope<HandsData | SignRefusal | null>> =>
  request(paths.signFiling, { path: { id }, data });
