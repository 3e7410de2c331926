/**
 * Certificate of a recognition. Its number is that of the recognition; its hash is that of the audit line by which it was granted
 * or issued anew, which the hash chain of the log binds to all earlier lines. Only the latest certificate is valid.
 */

import type { CopyCheck } from '../../domain/document/calls';
import { createCertificateDocument } from '../../domain/document/certificate';
import type { SubmissionSnapshot } from '../../domain/document/letter';
import { documentMessages } from '../../domain/document/messages';
import { listSubjectFacts } from '../../domain/document/subject-facts';
import { getOwnEdition } from '../../domain/programs/edition-forms';
import {
  computeRecognitionState,
  getRecognitionName,
  hasRecognitionEnded,
  isRecognitionValid,
} from '../../domain/recognitions/recognition';
import { type FileLanguage, fillText, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import { createRefusal, problems } from '../core/errors';
import { isSameHash } from '../core/secrets';
import { readDocumentNo } from '../filings/decisions-store';
import type { FilingRow } from '../filings/filings-store';
import { logCopy } from './copies-log';
import type { DocumentDeps } from './document-deps';
import { listIssuedCertificates } from './issued-certificates';
import { countEarlierPapers, findDecidingOffice } from './letters-service';
import { type PrintedDocument, printToPdf } from './printing';

/** Validity of a recognition as it stands today. */
interface CertificateValidity {
  validFrom: string;
  validTo: string;
}

/** Certificates since the current approval, with the submission approved and the office that decided. */
async function readApproval(
  deps: DocumentDeps,
  filingId: string,
  { validFrom: from, validTo: to }: CertificateValidity,
) {
  const lines = await deps.audit.read('filing', filingId);
  const issued = listIssuedCertificates(lines, { from, to });
  const [first, last] = [issued[0], issued.at(-1)];
  const signed = first && (await deps.store.paper(filingId, countEarlierPapers(first.line, lines)));
  if (!first || !last || !signed) return null;
  const paper = JSON.parse(signed.snapshot) as SubmissionSnapshot;
  return { lines, issued, last, paper, office: findDecidingOffice(first.line, lines) };
}

/** Prints the latest certificate of a filing; null for a filing without a recognition. Throws once it is revoked. */
async function printLatestCertificate(
  deps: DocumentDeps,
  caller: Caller,
  row: FilingRow,
): Promise<{ no: string; document: PrintedDocument } | null> {
  const given = (await deps.recognitions.ofFilings([row.id])).get(row.id);
  const program = deps.programs.find(({ key }) => key === row.program);
  const approval = given && (await readApproval(deps, row.id, given));
  if (!given || !approval || !program) return null;
  if (given.revokedOn) throw createRefusal(fillText(documentMessages.revoked, { day: given.revokedOn }));
  const { last, paper, office } = approval;
  const { line, from, to, issue } = last;
  const no = given.certificateNo;
  const model = createCertificateDocument({
    program: getOwnEdition(program, paper.edition),
    kind: row.kind,
    office,
    paper,
    company: last.company ?? paper.filing.company,
    issue,
    decidedAt: line.at,
    certificate: { no, from, to },
    hash: line.hash,
    address: deps.checkAddress(no, line.hash),
  });
  return { no, document: await printToPdf(deps.printing, caller, model, row.program, true) };
}

async function printFilingCertificate(
  deps: DocumentDeps,
  caller: Caller,
  row: FilingRow,
): Promise<PrintedDocument> {
  const printed = await printLatestCertificate(deps, caller, row);
  if (!printed) throw problems.notFound();
  await logCopy(deps, caller, row, 'download_certificate', { certificate: printed.no });
  return printed.document;
}

/** Prints the certificate of a filing for an archive, which logs itself; null where there is none that holds. */
export async function printArchivedCertificate(
  deps: DocumentDeps,
  caller: Caller,
  row: FilingRow,
): Promise<PrintedDocument | null> {
  const given = (await deps.recognitions.ofFilings([row.id])).get(row.id);
  if (!given || given.revokedOn) return null;
  return (await printLatestCertificate(deps, caller, row))?.document ?? null;
}

export async function printCertificate(
  deps: DocumentDeps,
  caller: Caller,
  id: string,
): Promise<PrintedDocument> {
  return printFilingCertificate(deps, caller, assertOwn(caller, await deps.filingsStore.find(id), 'filing'));
}

export async function printReviewedCertificate(
  deps: DocumentDeps,
  caller: Caller,
  id: string,
): Promise<PrintedDocument> {
  const row = await deps.filingsStore.find(id);
  if (!row) throw problems.notFound();
  const { companyId, program } = row;
  const department = await deps.store.departmentOf(companyId);
  assertInCharge(caller, { id: row.id, companyId, program, department }, 'filing');
  return printFilingCertificate(deps, caller, row);
}

/** Revocation of a recognition, with the number of its document as the latest line about a revocation has it. */
function findRevocation(revokedOn: string | null, lines: readonly AuditLine[]) {
  if (revokedOn === null) return null;
  const line = lines.findLast(({ action }) => action === 'revoke');
  return { on: revokedOn, doc_no: readDocumentNo(line?.details) };
}

/** Checks a printed certificate; null if no certificate has this number and hash. */
export async function checkCertificate(
  deps: DocumentDeps,
  no: string,
  hash: string,
  language: FileLanguage,
): Promise<CopyCheck | null> {
  const given = await deps.recognitions.byNumber(no);
  const approval = given?.filingId ? await readApproval(deps, given.filingId, given) : null;
  const program = given && deps.programs.find(({ key }) => key === given.program);
  const found = approval?.issued.find(({ line }) => isSameHash(line.hash, hash));
  if (!given || !approval || !program || !found) return null;
  const { paper } = approval;
  const { line, from, to, company, replacedAt } = found;
  const { validFrom, validTo, revokedOn } = given;
  const now = { from: validFrom, to: validTo };
  const state = computeRecognitionState({ ...now, revokedOn }, formatBeijingDay(deps.clock()));
  return {
    kind: 'certificate',
    no: given.certificateNo,
    title: say(getRecognitionName(program, given.kind), language),
    company: company ?? paper.filing.company,
    credit_code: paper.filing.credit_code,
    facts: listSubjectFacts(getOwnEdition(program, paper.edition), paper, language),
    submitted_at: line.at.toISOString(),
    current: replacedAt === null && isRecognitionValid(state),
    validity: { from, to },
    // A newer certificate of a recognition that holds no more is void as well.
    ...(replacedAt && !hasRecognitionEnded(state) && { replaced_at: replacedAt.toISOString() }),
    recognition: { state, ...now, revoked: findRevocation(revokedOn, approval.lines) },
  };
}
