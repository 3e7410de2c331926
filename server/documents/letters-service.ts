/**
 * Letter of a decision. Its number identifies submission and audit line; its hash is that of the audit line, which the hash chain
 * of the log binds to all earlier lines.
 */
import { readAppealDeadline } from '../../domain/appeals/appeal';
import type { CopyCheck } from '../../domain/document/calls';
import {
  createLetterDocument,
  formatLetterNumber,
  type LetterCertificate,
  type LetterFacts,
  parseLetterNumber,
  type SubmissionSnapshot,
} from '../../domain/document/letter';
import {
  getLetterName,
  isLetterAction,
  type LetterAction,
  leavesDecision,
} from '../../domain/document/letter-names';
import { listSubjectFacts } from '../../domain/document/subject-facts';
import { SUBMIT_ACTIONS } from '../../domain/filing/actions';
import { EMPTY_OFFICE_SETTINGS, getOfficeName, isFirstReview } from '../../domain/filing/office-settings';
import { getOwnEdition } from '../../domain/programs/edition-forms';
import { type FileLanguage, say, type Text } from '../../domain/text';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import { problems } from '../core/errors';
import { isSameHash } from '../core/secrets';
import type { FilingRow } from '../filings/filings-store';
import { getFirstDepartment } from '../filings/sign-submission';
import { logCopy } from './copies-log';
import type { DocumentDeps } from './document-deps';
import { listIssuedCertificates } from './issued-certificates';
import { type PrintedDocument, printToPdf } from './printing';

/** Audit line of a decision that the company gets a letter about. */
type LetterLine = AuditLine & { action: LetterAction };

/** Details of a decision's audit line. */
interface DecisionDetails {
  /** Key of a department, or the name of the city office at that time. */
  office?: unknown;
  letter_no?: string;
  reasons?: string[];
  fix_items?: { path?: string; comment: string }[];
  correction_deadline?: string;
  project_no?: string;
  grant_approved?: number;
  doc_no?: string;
  task_book_due?: string;
  task_book_how?: Text;
  appeal_no?: string;
  appealed_at?: string;
  /** Action that was appealed against. */
  decision?: string;
}

/** Decisions whose letters name the certificate. */
const GIVING: readonly LetterAction[] = ['approve', 'revoke'];

/** Finds the certificate of a filing as it was at a decision; certificates issued later change no letter. */
async function findCertificate(
  { recognitions }: Pick<DocumentDeps, 'recognitions'>,
  filingId: string,
  { seq }: AuditLine,
  lines: readonly AuditLine[],
): Promise<LetterCertificate | null> {
  const row = (await recognitions.ofFilings([filingId])).get(filingId);
  if (!row) return null;
  const now = { from: row.validFrom, to: row.validTo };
  const { from, to } = listIssuedCertificates(lines, now).findLast(({ line }) => line.seq <= seq) ?? now;
  return { no: row.certificateNo, from, to };
}

const getDecisionDetails = ({ details }: AuditLine): DecisionDetails => (details ?? {}) as DecisionDetails;

const listLetterLines = (lines: AuditLine[]): LetterLine[] =>
  lines.filter((line): line is LetterLine => isLetterAction(line.action));

const SUBMITTING: readonly string[] = SUBMIT_ACTIONS;

/** Appeal that an audit line decides on. */
function getAppealFacts({
  appeal_no: no,
  appealed_at: sent,
  decision = '',
}: DecisionDetails): LetterFacts['appeal'] {
  return no && sent && isLetterAction(decision) ? { no, sentAt: new Date(sent), against: decision } : null;
}

/** True while a letter is valid; dismissing an appeal keeps the letter before it. */
const isCurrent = (line: LetterLine, letters: LetterLine[], status: string): boolean =>
  line.toStatus === status &&
  letters.slice(letters.indexOf(line) + 1).every(({ action }) => leavesDecision(action));

/** Number of the submission that an audit line is about: the submissions logged before it. */
export const countEarlierPapers = (line: AuditLine, lines: AuditLine[]): number =>
  lines.filter(({ seq, action }) => seq < line.seq && SUBMITTING.includes(action)).length;

/** Office that decided. An expired correction counts as a decision of the office that had requested it. */
export function findDecidingOffice(line: AuditLine, lines: AuditLine[]): Text {
  const before = lines.filter(({ seq }) => seq < line.seq);
  const asked = before.findLast(({ action }) => action.startsWith('return_'));
  const deciding = line.action === 'expire_correction' ? (asked ?? line) : line;
  const { office } = getDecisionDetails(deciding);
  if (typeof office === 'string' || (isLetterAction(deciding.action) && isFirstReview(deciding.action)))
    return getFirstDepartment({ department: office });
  return (office as Text | undefined) ?? getOfficeName(EMPTY_OFFICE_SETTINGS);
}

async function readLetterFacts(
  deps: DocumentDeps,
  row: Pick<FilingRow, 'id' | 'program' | 'batchNo'>,
  line: LetterLine,
  lines: AuditLine[],
) {
  const signed = await deps.store.paper(row.id, countEarlierPapers(line, lines));
  if (!signed) throw problems.notFound();
  const said = getDecisionDetails(line);
  const paper = JSON.parse(signed.snapshot) as SubmissionSnapshot;
  const present = deps.programs.find(({ key }) => key === row.program);
  const facts: Omit<LetterFacts, 'address'> = {
    action: line.action,
    decidedAt: line.at,
    office: findDecidingOffice(line, lines),
    program: present ? getOwnEdition(present, paper.edition) : {},
    batchNo: row.batchNo,
    paper,
    receipt: { no: signed.receiptNo, submittedAt: signed.submittedAt },
    opinion: line.comment,
    reasons: said.reasons ?? [],
    corrections: said.fix_items ?? [],
    deadline: said.correction_deadline ? new Date(said.correction_deadline) : null,
    project: said.project_no ? { no: said.project_no, grant: said.grant_approved ?? 0 } : null,
    certificate: GIVING.includes(line.action) ? await findCertificate(deps, row.id, line, lines) : null,
    appeal: getAppealFacts(said),
    taskBookDue: said.task_book_due ?? null,
    taskBookHow: said.task_book_how ?? null,
    documentNo: said.doc_no ?? null,
    appealUntil: readAppealDeadline(line.details),
    letterNo: said.letter_no ?? null,
    no: formatLetterNumber(signed.receiptNo, line.seq),
    hash: line.hash,
  };
  return facts;
}

async function printLine(
  deps: DocumentDeps,
  caller: Caller,
  row: FilingRow,
  line: LetterLine,
  lines: AuditLine[],
) {
  const facts = await readLetterFacts(deps, row, line, lines);
  const address = deps.checkAddress(facts.no, facts.hash);
  return {
    no: facts.no,
    document: await printToPdf(
      deps.printing,
      caller,
      createLetterDocument({ ...facts, address }),
      row.program,
      true,
    ),
  };
}

/** Prints the letter of the given audit line, or of the latest decision. */
async function printFilingLetter(
  deps: DocumentDeps,
  caller: Caller,
  row: FilingRow,
  lineId?: string,
): Promise<PrintedDocument> {
  const lines = await deps.audit.read('filing', row.id);
  const letters = listLetterLines(lines);
  const line = lineId ? letters.find(({ id }) => id === lineId) : letters.at(-1);
  if (!line) throw problems.notFound();
  const { no, document } = await printLine(deps, caller, row, line, lines);
  await logCopy(deps, caller, row, 'download_letter', { letter: no });
  return document;
}

export async function printLetter(
  deps: DocumentDeps,
  caller: Caller,
  id: string,
  line?: string,
): Promise<PrintedDocument> {
  return printFilingLetter(deps, caller, assertOwn(caller, await deps.filingsStore.find(id), 'filing'), line);
}

export async function printReviewedLetter(
  deps: DocumentDeps,
  caller: Caller,
  id: string,
  line?: string,
): Promise<PrintedDocument> {
  const row = await deps.filingsStore.find(id);
  if (!row) throw problems.notFound();
  const department = await deps.store.departmentOf(row.companyId);
  const { companyId, program } = row;
  assertInCharge(caller, { id: row.id, companyId, program, department }, 'filing');
  return printFilingLetter(deps, caller, row, line);
}

/** Prints all letters of a filing one by one; the caller logs them. */
export async function* printLetters(
  deps: DocumentDeps,
  caller: Caller,
  row: FilingRow,
  lines: AuditLine[],
): AsyncGenerator<PrintedDocument> {
  for (const line of listLetterLines(lines)) yield (await printLine(deps, caller, row, line, lines)).document;
}

/** Checks a printed letter; null if no letter has this number and hash. */
export async function checkLetter(
  { store, audit, programs }: DocumentDeps,
  no: string,
  hash: string,
  language: FileLanguage,
): Promise<CopyCheck | null> {
  const named = parseLetterNumber(no);
  const filing = named && (await store.filingOf(named.receiptNo));
  if (!named || !filing) return null;
  const lines = await audit.read('filing', filing.id);
  const letters = listLetterLines(lines);
  const line = letters.find(({ seq }) => seq === named.line);
  const signed = line && (await store.paper(filing.id, countEarlierPapers(line, lines)));
  if (!line || signed?.receiptNo !== named.receiptNo || !isSameHash(line.hash, hash)) return null;
  const paper = JSON.parse(signed.snapshot) as SubmissionSnapshot;
  const program = programs.find(({ key }) => key === filing.program);
  const facts = program ? listSubjectFacts(getOwnEdition(program, paper.edition), paper, language) : [];
  return {
    kind: 'letter',
    no,
    title: `${say(getLetterName(line.action, program), language)} · ${say(paper.title, language)}`,
    company: paper.filing.company,
    credit_code: paper.filing.credit_code,
    facts,
    submitted_at: line.at.toISOString(),
    current: isCurrent(line, letters, filing.status),
  };
}
