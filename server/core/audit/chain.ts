/** The hash chain over the lines as they are stored (the rule: domain/audit/chain). */
import { createHash } from 'node:crypto';
import {
  formatCanonicalLine as canonical,
  computeLineSeal,
  splitLogDetails,
  type VisibleLogLine,
} from '../../../domain/audit/chain';

/** The part of a line that the hash covers. */
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

export const computeSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const getHashedFields = (line: ChainedLine): VisibleLogLine => ({
  id: line.id,
  action: line.action,
  actor_role: line.actorRole,
  from_status: line.fromStatus,
  to_status: line.toStatus,
  version: line.version,
  comment: line.comment,
  details: splitLogDetails(line.details).visible,
  at: line.at.toISOString(),
});

export const getSealedFields = (line: ChainedLine) => ({
  actor_id: line.actorId,
  actor_name: line.actorName,
  details: splitLogDetails(line.details).sealed,
});

export const computeAuditSeal = (line: ChainedLine): string =>
  computeLineSeal(getSealedFields(line), computeSha256);

export const formatAuditLine = (line: ChainedLine): string =>
  canonical(
    { kind: line.subjectKind, id: line.subjectId, company: line.companyId },
    getHashedFields(line),
    computeAuditSeal(line),
  );
