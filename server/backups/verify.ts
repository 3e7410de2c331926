/**
 * Verifies a portal's data: the hash of each submission, the chains of the log, the hash of each file, and the certificates by
 * which it recognises its seals.
 */
import { createHash } from 'node:crypto';
import { type ChainedLine, computeSha256, formatAuditLine } from '../core/audit/chain';
import {
  type BackupSource,
  computeStreamHash,
  listStoredContents,
  readSourceRows,
  type SourceTableRow,
  type StoredContent,
} from './backup-source';

/** Maximum number of faults listed; the rest are only counted. */
const NAMED_AT_MOST = 50;

export interface VerificationResult {
  submissions: number;
  lines: number;
  files: number;
  certificates: number;
  /** Descriptions of the first faults. */
  faults: string[];
  faulty: number;
}

const readText = (row: SourceTableRow, column: string): string => row[column] ?? '';

/** Parses a time as PostgreSQL writes it in UTC. */
const parseTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00`);

const toChainedLine = (row: SourceTableRow): ChainedLine => ({
  id: readText(row, 'id'),
  subjectKind: readText(row, 'subject_kind'),
  subjectId: readText(row, 'subject_id'),
  companyId: row.company_id ?? null,
  action: readText(row, 'action'),
  actorId: row.actor_id ?? null,
  actorName: readText(row, 'actor_name'),
  actorRole: readText(row, 'actor_role'),
  fromStatus: row.from_status ?? null,
  toStatus: row.to_status ?? null,
  version: row.version ? Number(row.version) : null,
  comment: row.comment ?? null,
  details: row.details ? JSON.parse(row.details) : null,
  at: parseTime(readText(row, 'at')),
});

interface Link {
  subject: string;
  seq: number;
  hash: string;
}

/** Returns the fault in the hash chain at a line, given the line before it of the same subject; null without one. */
function findChainFault(row: SourceTableRow, { seq, hash }: Link): string | null {
  if (Number(row.seq) !== seq + 1) return 'a line before it is missing';
  if (row.prev_hash !== hash) return 'it does not follow the line before it';
  return computeSha256(hash + formatAuditLine(toChainedLine(row))) === row.hash ? null : 'it was altered';
}

/** Returns the hash of the stored bytes: null where there are none, '' where reading fails. */
async function computeFoundHash(
  source: BackupSource,
  { sha256: expected }: StoredContent,
): Promise<string | null> {
  const bytes = await source.open(expected);
  return bytes && computeStreamHash(bytes).catch(() => '');
}

const computeFingerprint = (row: SourceTableRow): string =>
  createHash('sha256')
    .update(Buffer.from(readText(row, 'certificate'), 'base64'))
    .digest('hex');

/** Verifies the source. `everyTable`: also reads the tables without checks, because a backup's manifest covers every row. */
export async function verify(source: BackupSource, { everyTable = false } = {}): Promise<VerificationResult> {
  const verdict: VerificationResult = {
    submissions: 0,
    lines: 0,
    files: 0,
    certificates: 0,
    faults: [],
    faulty: 0,
  };
  const note = (fault: string) => {
    verdict.faulty += 1;
    if (verdict.faults.length < NAMED_AT_MOST) verdict.faults.push(fault);
  };

  for (const table of ['submissions', 'report_submissions'])
    for await (const row of readSourceRows(source, table)) {
      verdict.submissions += 1;
      if (computeSha256(readText(row, 'snapshot')) !== row.sha256)
        note(`submission ${row.receipt_no}: it was altered`);
    }

  let link: Link = { subject: '', seq: 0, hash: '' };
  for await (const row of readSourceRows(source, 'audit_log')) {
    verdict.lines += 1;
    const subject = `${row.subject_kind} ${row.subject_id}`;
    if (subject !== link.subject) link = { subject, seq: 0, hash: '' };
    const fault = findChainFault(row, link);
    if (fault) note(`log of ${subject}, line ${row.seq}: ${fault}`);
    link = { subject, seq: Number(row.seq), hash: readText(row, 'hash') };
  }

  for await (const content of listStoredContents(source)) {
    verdict.files += 1;
    const hash = await computeFoundHash(source, content);
    if (hash !== content.sha256)
      note(`file ${content.name} (${content.sha256}): ${hash === null ? 'it is missing' : 'it was altered'}`);
  }

  for await (const row of readSourceRows(source, 'seal_certificates')) {
    verdict.certificates += 1;
    if (computeFingerprint(row) !== row.fingerprint)
      note(`certificate of seals ${row.fingerprint} (${row.name}): it was altered`);
  }

  for (const table of everyTable ? source.portrait.tables : []) for await (const _ of source.rows(table));
  return verdict;
}
