import { z } from 'zod';
import { defineCall } from './define';
import { idParams } from './shapes';

/** Bytes that one upload may have; a field of a form may allow less. */
export const UPLOAD_LIMIT = 50 * 1024 * 1024;

export const fileInfoData = z.object({
  id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mime: z.string(),
  /** Lower case, without the dot; agrees with the content. */
  extension: z.string(),
  sha256: z.string(),
  /** Below the server's own address. */
  url: z.string(),
  created_at: z.string(),
});
export type FileInfo = z.infer<typeof fileInfoData>;

export const uploadFile = defineCall('uploadFile', {
  tag: 'files',
  summary: 'Upload one file (multipart); the same content uploaded twice is stored once',
  access: 'filing.edit',
  data: fileInfoData,
});

export const file = defineCall('file', {
  tag: 'files',
  summary: 'The bytes of a file, always as a download',
  access: 'signedIn',
  params: idParams,
});

export const fileInfo = defineCall('fileInfo', {
  tag: 'files',
  summary: 'Name, size and hash of a file',
  access: 'signedIn',
  params: idParams,
  data: fileInfoData,
});

export const fileCalls = [uploadFile, file, fileInfo];
