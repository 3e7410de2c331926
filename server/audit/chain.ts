/**
 * The hash chain of the audit log. A line's hash is sha256 over the hash before it and the line in canonical form, so
 * that whoever holds a log can see that no line was altered, left out in the middle or put in afterwards.
 */
import { createHash } from 'node:crypto';

/** What of a line the hash covers. */
export interface ChainedLine {
  id: string;
  subjectKind: string;
  subjectId: string;
  companyId: string | null;
  action: string;
  actorId: string | null;
  actorName: string;
  actorRole: string;
  fromStatus: string | null;
  toStatus: string | null;
  version: number | null;
  comment: string | null;
  details: Record<string, unknown> | null;
  at: Date;
}

/** jsonb forgets the order of keys: the canonical form sorts them. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

export const canonicalLine = (line: ChainedLine): string =>
  JSON.stringify([
    line.id,
    line.subjectKind,
    line.subjectId,
    line.companyId,
    line.action,
    line.actorId,
    line.actorName,
    line.actorRole,
    line.fromStatus,
    line.toStatus,
    line.version,
    line.comment,
    sorted(line.details),
    line.at.toISOString(),
  ]);

export const chainHash = (previous: string, canonical: string): string =>
  createHash('sha256')
    .update(previous + canonical)
    .digest('hex');

/** The number (from 1) of the first line that does not fit its chain, or null when the whole log holds. */
export function firstBrokenLine(lines: (ChainedLine & { prevHash: string; hash: string })[]): number | null {
  let previous = '';
  for (const [i, line] of lines.entries()) {
    if (line.prevHash !== previous || line.hash !== chainHash(previous, canonicalLine(line))) return i + 1;
    previous = line.hash;
  }
  return null;
}
