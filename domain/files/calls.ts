import { z } from 'zod';
import { MAX_FILE_INFOS } from '../api/call-constants';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { fileName } from '../calls/text-kinds';

/** The verdict of the virus scanner on a file. */
const SCAN_STATES = ['waiting', 'clean', 'infected', 'unscanned'] as const;

/**
 * Virus scan of a file. `waiting`: the scanner has not answered yet; `unscanned`: there was no scanner, or the file is
 * larger than it takes.
 */
export type ScanState = (typeof SCAN_STATES)[number];

/**
 * Decision of the company about a file in its library. kept: it stays although no form holds it; withdrawn: it is offered
 * no more, and no filing that holds it can be submitted.
 */
export const LIBRARY_STATES = ['kept', 'withdrawn'] as const;
export type LibraryState = (typeof LIBRARY_STATES)[number];

/** Maximum size in bytes of a file in one request; a larger one is sent in parts. */
export const UPLOAD_LIMIT = 50 * 1024 * 1024;
/** Maximum size in bytes of any file: that of the most generous field of a form. */
export const FILE_LIMIT = 200 * 1024 * 1024;

export const fileInfoData = z.object({
  id: z.string(),
  name: z.string(),
  /** Size in bytes. */
  size: z.number().int(),
  mime: z.string(),
  /** Extension in lower case, without the dot; it matches the content. */
  extension: z.string(),
  sha256: z.string(),
  /** The verdict of the virus scanner; the bytes of an infected file are not given to anybody. */
  scan: z.enum(SCAN_STATES),
  /**
   * False for a PDF without any text, such as a scan, which cannot be searched; null for other files, and where it is
   * unknown.
   */
  has_text: z.boolean().nullable(),
  /** Decision of the company about the file in its library; absent where there is none. */
  library: z.enum(LIBRARY_STATES).optional(),
  /** Path of the file below the server's address. */
  url: z.string(),
  created_at: z.string(),
});
export type FileInfo = z.infer<typeof fileInfoData>;

export const uploadFile = defineCall('uploadFile', 'POST /api/v1.0/portal/file/', {
  tag: 'files',
  summary: 'Upload one file (multipart); the same content uploaded twice is stored once',
  access: 'filing.edit',
  upload: { type: 'multipart/form-data', shape: z.object({ file: z.file() }) },
  data: fileInfoData,
});

export const file = defineCall('file', 'GET /api/v1.0/portal/file/{id}', {
  tag: 'files',
  summary: 'The bytes of a file, always as a download',
  access: 'signedIn',
  params: idParams,
});

export const fileInfo = defineCall('fileInfo', 'GET /api/v1.0/portal/file/{id}/info/', {
  tag: 'files',
  summary: 'Name, size and hash of a file',
  access: 'signedIn',
  params: idParams,
  data: fileInfoData,
});

export const fileInfos = defineCall('fileInfos', 'GET /api/v1.0/portal/file/infos/', {
  tag: 'files',
  summary: 'The same of several files; those that are not there, or not to be seen, are left out',
  access: 'signedIn',
  query: z.object({
    /** Ids of the files, separated by commas. */
    ids: z
      .string()
      .max(MAX_FILE_INFOS * 37)
      .regex(/^[\da-fA-F,-]*$/)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(z.string()).max(MAX_FILE_INFOS)),
  }),
  data: z.object({ list: z.array(fileInfoData) }),
});

const uploadStateData = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().int(),
  /** Number of bytes stored so far: the offset of the next part. */
  offset: z.number().int(),
  /** Size in bytes of every part but the last. */
  part_size: z.number().int(),
  /** Maximum number of parts of one request. */
  parts_at_once: z.number().int(),
  /** Expiry of the upload; each part that arrives extends it. */
  expires_at: z.string(),
});
export type UploadState = z.infer<typeof uploadStateData>;

export const beginUpload = defineCall('beginUpload', 'POST /api/v1.0/portal/upload/', {
  tag: 'files',
  summary: 'Begin a file that comes in parts, and goes on after the connection broke',
  access: 'filing.edit',
  kind: 'upload',
  body: z.object({ name: fileName, size: z.number().int().min(0) }),
  data: uploadStateData,
});

export const uploadState = defineCall('uploadState', 'GET /api/v1.0/portal/upload/{id}/', {
  tag: 'files',
  summary: 'How much of a file has arrived',
  access: 'filing.edit',
  params: idParams,
  data: uploadStateData,
});

export const uploadPart = defineCall('uploadPart', 'PUT /api/v1.0/portal/upload/{id}/', {
  tag: 'files',
  summary:
    'The next part, or several (application/octet-stream); one that begins elsewhere is answered with the offset',
  access: 'filing.edit',
  params: idParams,
  query: z.object({ offset: z.coerce.number().int().min(0) }),
  upload: { type: 'application/octet-stream', shape: z.file() },
  data: uploadStateData,
});

export const finishUpload = defineCall('finishUpload', 'POST /api/v1.0/portal/upload/{id}/finish/', {
  tag: 'files',
  summary: 'Make a file of what has arrived; a second time gives the same file',
  access: 'filing.edit',
  kind: 'upload',
  params: idParams,
  data: fileInfoData,
});

export const cancelUpload = defineCall('cancelUpload', 'DELETE /api/v1.0/portal/upload/{id}/', {
  tag: 'files',
  summary: 'Give an unfinished upload up',
  access: 'filing.edit',
  params: idParams,
});
