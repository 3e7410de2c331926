/** Colleagues of a company on one draft (our own calls). */
import { paths } from '@domain/api/paths';
import type { ClaimBody, SectionClaims, Together } from '@domain/calls/together';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Says in which section the person is (null: gone), and gives where colleagues are. Silent: a form is filled in without it. */
export const noteFilling = (id: string, section: string | null) =>
  request<Together>(paths.noteFilling, { path: { id }, data: { section }, ...inBackground });

export const fetchClaims = (id: string) =>
  request<SectionClaims>(paths.sectionClaims, { path: { id }, ...inBackground });

export const claimSection = (id: string, data: ClaimBody) =>
  request<SectionClaims>(paths.claimSection, { path: { id }, data });
