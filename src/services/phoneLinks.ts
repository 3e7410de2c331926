/** Links by which a phone sends files to a box of a form: two calls of the form, and those of the phone. */

import { paths } from '@domain/api/paths.generated';
import { PHONE_HEADER } from '@domain/api/call-constants';
import type { PhoneArrivals, PhoneBox, PhoneLink } from '@domain/files/phone-link-calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** A box of an open form, and the files that it still takes. */
export interface PhoneTarget {
  program: string;
  draft: string;
  path: string;
  room: number;
}

/** Silent: its dialog says what became of it. */
export const beginPhoneLink = (data: PhoneTarget) =>
  request<PhoneLink>(paths.beginPhoneLink, { data, ...inBackground });

/** `taken`: files of the link that the form holds. Silent: asked again and again. */
export const takePhoneFiles = (id: string, taken: number) =>
  request<PhoneArrivals>(paths.takePhoneFiles, { path: { id }, data: { taken }, ...inBackground });

export const endPhoneLink = (id: string, taken: number) =>
  request<PhoneArrivals>(paths.endPhoneLink, { path: { id }, data: { taken }, ...inBackground });

/** Silent: the page of the phone says it. */
export const openPhoneLink = (secrets: string) =>
  request<PhoneBox>(paths.openPhoneLink, { headers: { [PHONE_HEADER]: secrets }, ...inBackground });
