import { z } from 'zod';
import { PHONE_HEADER } from '../api/call-constants';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { id, key } from '../calls/text-kinds';
import { fileInfoData, UPLOAD_LIMIT } from './calls';

/** Milliseconds in which a phone may send files over a link. */
export const PHONE_LINK_LIFETIME_MS = 10 * 60_000;
/** Files that have arrived and that the form has not confirmed yet. */
const arrivedData = z.object({
  files: z.array(fileInfoData),
  /** True once a phone has opened the link. */
  is_opened: z.boolean(),
  /** True while the link takes files. */
  is_open: z.boolean(),
});
export type PhoneArrivals = z.infer<typeof arrivedData>;

const linkData = arrivedData.extend({ id: z.string(), token: z.string(), expires_at: z.string() });
export type PhoneLink = z.infer<typeof linkData>;

/** Number of files of the link that the form has confirmed: later ones are handed out again. */
const takenBody = z.object({ taken: z.number().int().min(0).max(1_000) });

const targetBody = z.object({
  program: key,
  /** Id of the draft among those of the program; empty for one that was never saved. */
  draft: id,
  path: id,
  /** Number of files that the field still takes. */
  room: z.number().int().min(1).max(1_000),
});
/** A file field of an open form, and the number of files that it still takes. */
export type PhoneTarget = z.infer<typeof targetBody>;

export const beginPhoneLink = defineCall('beginPhoneLink', 'POST /api/v1.0/portal/phone_link/', {
  tag: 'files',
  summary: 'A one-time link by which a phone sends files to one box of an open form; good for ten minutes',
  access: 'filing.edit',
  body: targetBody,
  data: linkData,
});

export const takePhoneFiles = defineCall('takePhoneFiles', 'PUT /api/v1.0/portal/phone_link/{id}/', {
  tag: 'files',
  summary: 'Files that have come over a phone link; says how many of them the form holds',
  access: 'filing.edit',
  params: idParams,
  body: takenBody,
  data: arrivedData,
});

export const endPhoneLink = defineCall('endPhoneLink', 'POST /api/v1.0/portal/phone_link/{id}/end/', {
  tag: 'files',
  summary: 'End a phone link; gives the files that came last',
  access: 'filing.edit',
  params: idParams,
  body: takenBody,
  data: arrivedData,
});

const textData = z.object({ zh: z.string(), en: z.string() });

const phoneBoxData = z.object({
  program: textData,
  label: textData,
  accept: z.array(z.string()),
  max_size_mb: z.number(),
  /**
   * `room`: number of files that the link accepts. `arrived`: files received. `taken`: those of them that the form has
   * confirmed.
   */
  room: z.number().int(),
  arrived: z.number().int(),
  taken: z.number().int(),
  expires_at: z.string(),
});
export type PhoneBox = z.infer<typeof phoneBoxData>;

export const openPhoneLink = defineCall('openPhoneLink', 'POST /api/v1.0/public/phone/', {
  tag: 'files',
  summary: `The box that a phone link leads to; the first phone to ask keeps the link (header ${PHONE_HEADER})`,
  access: 'public',
  kind: 'save',
  data: phoneBoxData,
});

export const sendFromPhone = defineCall('sendFromPhone', 'POST /api/v1.0/public/phone/file/', {
  tag: 'files',
  summary: `One file from the phone that opened the link (header ${PHONE_HEADER}), up to ${UPLOAD_LIMIT} bytes`,
  access: 'public',
  upload: { type: 'multipart/form-data', shape: z.object({ file: z.file() }) },
  data: phoneBoxData,
});
