/** Calls of the electronic seal: its certificate, its picture, and the check of a sealed PDF. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { copyData } from './calls';
import { MAX_CHECKED_PDF_MB, SEAL_VERDICTS } from './seal';

const sealedData = z.object({
  verdict: z.enum(SEAL_VERDICTS),
  /** Name of the sealer in the certificate; unverified where the seal is not the portal's own. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  /** True where the bytes that the seal covers are unchanged. */
  intact: z.boolean(),
  /** True where the seal covers the file to its end: nothing was appended after sealing. */
  whole: z.boolean(),
  /** True for a seal with a certificate of this portal. */
  own: z.boolean(),
  /** SHA-256 of the certificate. */
  fingerprint: z.string().nullable(),
  /** The portal's document with the number of the PDF, where the seal is the portal's own and nothing was appended. */
  copy: copyData.nullable(),
});
export type SealCheck = z.infer<typeof sealedData>;

export const checkSealed = defineCall('checkSealed', 'POST /api/v1.0/portal/report/check/', {
  tag: 'documents',
  summary: `Whether the electronic seal of a PDF holds, and whose it is; up to ${MAX_CHECKED_PDF_MB} MB, nothing is kept`,
  access: 'public',
  upload: { type: 'multipart/form-data', shape: z.object({ file: z.file() }) },
  data: sealedData,
});

const sealData = z.object({
  /** Kind of sealer; own: a certificate that the portal made for itself. */
  kind: z.enum(['own', 'file', 'http', 'off']),
  address: z.string().nullable(),
  /** Reason why the sealer cannot seal at present; null while it can. */
  fault: z.string().nullable(),
  certificate: z
    .object({ name: z.string(), fingerprint: z.string(), valid_from: z.string(), valid_to: z.string() })
    .nullable(),
  /** Picture of the seal: a PNG in Base64. */
  picture: z.string().nullable(),
  picture_updated_at: z.string().nullable(),
  picture_updated_by: z.string().nullable(),
});
export type OfficeSealData = z.infer<typeof sealData>;

export const readSeal = defineCall('seal', 'GET /api/v1.0/review/house/seal/', {
  tag: 'system',
  summary: 'What papers are sealed with, and the picture of the seal',
  access: 'house.manage',
  data: sealData,
});

export const saveSealPicture = defineCall('saveSealPicture', 'PUT /api/v1.0/review/house/seal/picture/', {
  tag: 'system',
  summary: 'The picture of the seal on letters, a PNG; letters that were sealed stay as they are',
  access: 'house.manage',
  upload: { type: 'multipart/form-data', shape: z.object({ file: z.file() }) },
  data: sealData,
});

export const removeSealPicture = defineCall(
  'removeSealPicture',
  'DELETE /api/v1.0/review/house/seal/picture/',
  {
    tag: 'system',
    summary: 'Take the picture of the seal away: letters say in words that they are sealed',
    access: 'house.manage',
    data: sealData,
  },
);
