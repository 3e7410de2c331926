/** Calls of the files that offices upload for the guides of their programs. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { line } from '../calls/text-kinds';
import { editionParams } from './calls';

const TAG = 'programs';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Hashes in one question: those of a document, several times over. */
const HASHES_AT_MOST = 120;

export const attachedFileData = z.object({ name: z.string(), size: z.number().int(), sha256: z.string() });

export const uploadGuideFile = defineCall('uploadGuideFile', 'POST /api/v1.0/system/programs/guide-files/', {
  tag: TAG,
  summary:
    'Upload a file for the guide of a program (multipart). The answer goes into the document; a file that no document names is deleted after two months',
  access: 'programs.compile',
  upload: { type: 'multipart/form-data', shape: z.object({ file: z.file() }) },
  data: attachedFileData,
});

export const guideFilesHere = defineCall('guideFilesHere', 'GET /api/v1.0/system/programs/guide-files/', {
  tag: TAG,
  summary: 'Which of these guide files are here, by their hashes with commas between',
  access: 'programs.compile',
  query: z.object({
    hashes: line(HASHES_AT_MOST * 65)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(sha256).max(HASHES_AT_MOST)),
  }),
  data: z.object({ hashes: z.array(z.string()) }),
});

export const draftGuideFile = defineCall(
  'draftGuideFile',
  'GET /api/v1.0/system/programs/guide-files/{sha256}/',
  {
    tag: TAG,
    summary: 'The bytes of an uploaded guide file, for people who compile programs',
    access: 'programs.compile',
    params: z.object({ sha256 }),
  },
);

export const guideFile = defineCall(
  'guideFile',
  'GET /api/v1.0/portal/programs/{key}/editions/{edition}/guide-files/{sha256}/',
  {
    tag: TAG,
    summary: 'The bytes of a file of the guide of an edition, always as a download',
    access: 'signedIn',
    params: editionParams.extend({ sha256 }),
  },
);
