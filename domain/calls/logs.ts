/** The log of a filing as a file that proves itself, and its check against what the portal keeps. */
import { z } from 'zod';
import { logFile } from '../audit/log-file';
import { defineCall } from './define';
import { idParams } from './shapes';

const TAG = 'filings';

export const logFileCall = defineCall('logFile', {
  tag: TAG,
  summary: 'The log of a filing as a file that can be checked: each line with its hashes',
  access: 'filing.edit',
  params: idParams,
  data: logFile,
  exact: true,
});

const logCheck = z.object({
  /** The first line that is not as it was written; null when the file is whole. */
  fault: z.object({ fault: z.enum(['altered', 'missing']), seq: z.number().int() }).nullable(),
  lines: z.number().int(),
  /** Lines that were written after the file was downloaded. */
  newer: z.number().int(),
});
export type LogCheck = z.infer<typeof logCheck>;

export const checkLog = defineCall('checkLog', {
  tag: TAG,
  summary: 'Whether a downloaded log is whole, or which line was altered or is missing',
  access: 'signedIn',
  body: logFile,
  large: true,
  data: logCheck,
});
