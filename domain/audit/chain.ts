/**
 * The hash chain of the audit log. A line's hash is sha256 over the hash before it and the line in canonical form, so that a
 * holder of the log can detect altered, missing and inserted lines. Details withheld from companies (which official acted,
 * notes of the office) enter as a seal, a hash of their own: a company can prove its log without learning them. Pure: the
 * caller supplies sha256.
 */
import { z } from 'zod';

type Sha256 = (text: string) => string;

/** The part of a log line that a company sees. */
export interface VisibleLogLine {
  id: string;
  action: string;
  actor_role: string;
  from_status: string | null;
  to_status: string | null;
  version: number | null;
  comment: string | null;
  details: Record<string, unknown> | null;
  at: string;
}

/** The part of a log line that only the people concerned see. */
interface SealedPart {
  actor_id: string | null;
  actor_name: string;
  details: Record<string, unknown> | null;
}

/** Subject of a log: a filing, a company or another thing, with the company that it belongs to. */
interface Subject {
  kind: string;
  id: string;
  company: string | null;
}

/** Details that a company reads in the log of its filing. */
const VISIBLE_DETAILS = [
  'changes',
  'reasons',
  'fix_items',
  'correction_deadline',
  'correction',
  'copied_from',
  'left_out',
  'agent',
];

type Details = Record<string, unknown> | null;

export function splitLogDetails(details: Details): { visible: Details; sealed: Details } {
  if (details === null) return { visible: null, sealed: null };
  const entries = Object.entries(details).filter(([, value]) => value !== undefined);
  const isVisible = ([key]: [string, unknown]) => VISIBLE_DETAILS.includes(key);
  return {
    visible: Object.fromEntries(entries.filter(isVisible)),
    sealed: Object.fromEntries(entries.filter((entry) => !isVisible(entry))),
  };
}

/** Sorts the keys of a value: jsonb does not keep their order, and the canonical form must not depend on it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

export const computeLineSeal = ({ actor_id, actor_name, details }: SealedPart, sha256: Sha256): string =>
  sha256(JSON.stringify([actor_id, actor_name, sorted(details)]));

export const formatCanonicalLine = (
  { kind, id, company }: Subject,
  line: VisibleLogLine,
  seal: string,
): string =>
  JSON.stringify([
    kind,
    id,
    company,
    line.id,
    line.action,
    line.actor_role,
    line.from_status,
    line.to_status,
    line.version,
    line.comment,
    sorted(line.details),
    line.at,
    seal,
  ]);

/**
 * Format of a filing's log as a self-verifying file: each line with its seal and hashes. The file also names the number and
 * hash of the last line, so that lines missing at the end are detected like others.
 */
export const LOG_FORMAT = 'filing-log/1';

const details = z.record(z.string(), z.unknown()).nullable();

const logFileLine = z.object({
  /** The number of the line, from 1, without gaps. */
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
  /** The sealed part of a line of the company's own people. */
  sealed: z.object({ actor_id: z.string().nullable(), actor_name: z.string(), details }).optional(),
  seal: z.string(),
  prev_hash: z.string(),
  hash: z.string(),
});
export type LogFileLine = z.infer<typeof logFileLine>;

/** Maximum number of lines of a log file: more than any filing has. */
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

/** The first fault of a log file, with the number of its line. */
export interface LogFault {
  fault: 'altered' | 'missing';
  seq: number;
}

function isRight(file: LogFile, line: LogFileLine, previous: string, sha256: Sha256): boolean {
  if (line.sealed && computeLineSeal(line.sealed, sha256) !== line.seal) return false;
  const subject = { kind: 'filing', id: file.filing, company: file.company };
  const hash = sha256(previous + formatCanonicalLine(subject, line, line.seal));
  return line.prev_hash === previous && line.hash === hash;
}

/**
 * The first fault of a log file; null where the file is consistent in itself. Only the portal can tell whether the file is
 * its own log.
 */
export function findLogFault(file: LogFile, sha256: Sha256): LogFault | null {
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
