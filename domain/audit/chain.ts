/**
 * The hash chain of the audit log. A line's hash is sha256 over the hash before it and the line in canonical form, so
 * that whoever holds a log can see that no line was altered, left out or put in afterwards. What a company is not told
 * (which official acted, notes of the office) goes in under a seal, a hash of its own: a company can prove its log
 * without learning it. Pure: how sha256 is computed is the caller's to say.
 */

export type Sha256 = (text: string) => string;

/** The part of a log line that a company sees. */
export interface ToldLine {
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
export interface SealedPart {
  actor_id: string | null;
  actor_name: string;
  details: Record<string, unknown> | null;
}

/** Whose log it is. */
export interface Subject {
  kind: string;
  id: string;
  company: string | null;
}

/** Details that a company reads in the log of its filing. */
const TOLD_DETAILS = [
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

export function splitDetails(details: Details): { told: Details; kept: Details } {
  if (details === null) return { told: null, kept: null };
  const entries = Object.entries(details).filter(([, value]) => value !== undefined);
  const isTold = ([key]: [string, unknown]) => TOLD_DETAILS.includes(key);
  return {
    told: Object.fromEntries(entries.filter(isTold)),
    kept: Object.fromEntries(entries.filter((entry) => !isTold(entry))),
  };
}

/** jsonb forgets the order of keys: the canonical form sorts them. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

export const sealOf = ({ actor_id, actor_name, details }: SealedPart, sha256: Sha256): string =>
  sha256(JSON.stringify([actor_id, actor_name, sorted(details)]));

export const canonicalLine = ({ kind, id, company }: Subject, line: ToldLine, seal: string): string =>
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
