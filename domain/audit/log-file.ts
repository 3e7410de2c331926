/**
 * The log of a filing as a file that proves itself: each line with its seal and its hashes. The end is named as well,
 * so that a line cut off there is missed like one in the middle.
 */
import { z } from 'zod';
import { canonicalLine, type Sha256, sealOf } from './chain';

export const LOG_FORMAT = 'filing-log/1';

const details = z.record(z.string(), z.unknown()).nullable();

const logFileLine = z.object({
  /** From 1, without gaps. */
  seq: z.number().int(),
  id: z.string(),
  action: z.string(),
  actor_role: z.string(),
  from_status: z.string().nullable(),
  to_status: z.string().nullable(),
  version: z.number().int().nullable(),
  comment: z.string().nullable(),
  details,
  at: z.string(),
  /** Of the company's own people: what the seal is over. */
  sealed: z.object({ actor_id: z.string().nullable(), actor_name: z.string(), details }).optional(),
  seal: z.string(),
  prev_hash: z.string(),
  hash: z.string(),
});
export type LogFileLine = z.infer<typeof logFileLine>;

/** More lines than any filing has; what is longer was not downloaded here. */
const LINES_AT_MOST = 5_000;

export const logFile = z.object({
  format: z.literal(LOG_FORMAT),
  filing: z.string(),
  program: z.string(),
  company: z.string().nullable(),
  downloaded_at: z.string(),
  lines: z.array(logFileLine).max(LINES_AT_MOST),
  /** The number of lines, and the hash of the last one. */
  count: z.number().int(),
  head: z.string(),
});
export type LogFile = z.infer<typeof logFile>;

/** The first thing that is wrong: which line, and what with it. */
export interface LogFault {
  fault: 'altered' | 'missing';
  seq: number;
}

function isRight(file: LogFile, line: LogFileLine, previous: string, sha256: Sha256): boolean {
  if (line.sealed && sealOf(line.sealed, sha256) !== line.seal) return false;
  const subject = { kind: 'filing', id: file.filing, company: file.company };
  const hash = sha256(previous + canonicalLine(subject, line, line.seal));
  return line.prev_hash === previous && line.hash === hash;
}

/** null: the file is whole by itself. Whether it is the log that the portal keeps, only the portal can say. */
export function faultOf(file: LogFile, sha256: Sha256): LogFault | null {
  let previous = '';
  for (const [i, line] of file.lines.entries()) {
    const seq = i + 1;
    if (line.seq > seq) return { fault: 'missing', seq };
    if (line.seq < seq || !isRight(file, line, previous, sha256)) return { fault: 'altered', seq };
    previous = line.hash;
  }
  const last = file.lines.length;
  if (last < file.count) return { fault: 'missing', seq: last + 1 };
  return last === file.count && previous === file.head ? null : { fault: 'altered', seq: Math.max(1, last) };
}
