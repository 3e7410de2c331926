/** Colleagues of a company on one draft: where they are, what they note, take on and sign (our own calls). */

import type { Envelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type { HandsData, SignBody } from '@domain/filing/signatory-calls';
import type { SecondStep } from '@domain/accounts/second-step-shapes';
import type { ClaimBody, NoteBody, SectionClaims, SectionNote, Together } from '@domain/filing/collaboration-calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Says in which section the person is (null: gone), and gives where colleagues are. Silent: a form is filled in without it. */
export const noteFilling = (id: string, section: string | null) =>
  request<Together>(paths.noteFilling, {
    path: { id },
    data: { section },
    keepalive: section === null,
    ...inBackground,
  });

export const fetchClaims = (id: string) =>
  request<SectionClaims>(paths.sectionClaims, { path: { id }, ...inBackground });

export const claimSection = (id: string, data: ClaimBody) =>
  request<SectionClaims>(paths.claimSection, { path: { id }, data });

/** Silent: a form is filled in without them, too. */
export const fetchNotes = (id: string) =>
  request<SectionNote[]>(paths.sectionNotes, { path: { id }, ...inBackground });

/** The same `key` may be sent again: there is one note. */
export const addNote = (id: string, data: NoteBody, key: string) =>
  request<SectionNote[]>(paths.addNote, { path: { id }, data, headers: { 'Idempotency-Key': key } });

export const removeNote = (id: string) => request<SectionNote[]>(paths.removeNote, { path: { id } });

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
