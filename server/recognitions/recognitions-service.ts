/** Recognitions: created by an approval, read by both sides. */

import type { PagedList } from '../../domain/api/envelope';
import type { Program } from '../../domain/definition';
import { addMonths } from '../../domain/expressions/dates';
import type { RecognitionItem, RecognitionsQuery } from '../../domain/recognitions/calls';
import {
  computeRecognitionState,
  computeValidity,
  formatCertificateNo,
  getNextExpiryReminderDay,
  getRecognitionTitle,
} from '../../domain/recognitions/recognition';
import { reminderKinds } from '../../domain/reminders/reminder-kinds';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { type Caller, getMandatedPrograms, getOfficeScope, requireCompanyId } from '../core/access';
import type { Deps } from '../core/deps';
import { formatBatchName } from '../filings/filing-response';
import { createFilingsStore } from '../filings/filings-store';
import { createRecognitionsStore, type RecognitionRow, type RecognitionsStore } from './recognitions-store';

export const createRecognitionDeps = (deps: Deps) => ({
  ...deps,
  store: createRecognitionsStore(deps.db),
  filings: createFilingsStore(deps.db),
});
export type RecognitionDeps = ReturnType<typeof createRecognitionDeps>;

interface Approval {
  filingId: string;
  companyId: string;
  kind: string;
  projectNo: string;
  approvedAt: Date;
}

/** Creates the recognition for an approval, in its transaction; does nothing where the program gives none. */
export async function giveRecognition(
  store: Pick<RecognitionsStore, 'add'>,
  { key, recognition }: Pick<Program, 'key' | 'recognition'>,
  { filingId, companyId, kind, projectNo, approvedAt }: Approval,
): Promise<void> {
  if (!recognition) return;
  const day = formatBeijingDay(approvedAt);
  const { from, to } = computeValidity(recognition, day);
  await store.add({
    id: filingId,
    filingId,
    companyId,
    kind,
    program: key,
    certificateNo: formatCertificateNo(projectNo),
    validFrom: from,
    validTo: to,
    remindOn: getNextExpiryReminderDay(to, day),
  });
}

interface CertificateFields {
  certificateNo: string;
  validFrom: string;
  validTo: string;
}

export const toCertificate = ({ certificateNo: no, validFrom, validTo }: CertificateFields) => ({
  no,
  valid_from: validFrom,
  valid_to: validTo,
});

export function toRecognitionItem(
  { programs, clock }: Pick<RecognitionDeps, 'programs' | 'clock'>,
  row: RecognitionRow,
  language: Language,
): RecognitionItem {
  const program = programs.find(({ key }) => key === row.program);
  const kind = program?.kinds?.find(({ value }) => String(value) === row.kind);
  return {
    ...toCertificate(row),
    state: computeRecognitionState(
      { from: row.validFrom, to: row.validTo, revokedOn: row.revokedOn },
      formatBeijingDay(clock()),
    ),
    id: row.id,
    filing: row.filingId,
    version: row.version,
    program: row.program,
    title: program ? say(getRecognitionTitle(program), language) : row.program,
    kind: row.kind,
    kind_name: kind ? say(kind, language) : null,
    subject: row.subject?.trim() || null,
    batch:
      row.batchYear === null || row.batchNo === null
        ? ''
        : formatBatchName({ batchYear: row.batchYear, batchNo: row.batchNo }),
    company: { id: row.holderId, name: row.companyName },
    revoked_on: row.revokedOn,
  };
}

/** `ids`: of these recognitions only. */
type ListedRecognitionsQuery = RecognitionsQuery & { ids?: readonly string[] | undefined };
type ListSide = 'company' | 'office';

function createFilter(
  { clock }: Pick<RecognitionDeps, 'clock'>,
  caller: Caller,
  query: ListedRecognitionsQuery,
  side: ListSide,
) {
  const today = formatBeijingDay(clock());
  const reach =
    side === 'company'
      ? { companyId: requireCompanyId(caller), among: getMandatedPrograms(caller) }
      : { scope: getOfficeScope(caller) };
  return {
    ...query,
    ...reach,
    today,
    soonUntil: addMonths(today, reminderKinds.recognition.monthsBefore[0]),
  };
}

/** Ids of a page of the office's list. */
export async function listRecognitionIds(
  deps: RecognitionDeps,
  caller: Caller,
  query: RecognitionsQuery,
): Promise<string[]> {
  const rows = await deps.store.ids(createFilter(deps, caller, query, 'office'), query.pageSize);
  return rows.map(({ id }) => id);
}

/** Lists recognitions of the caller's company, or of the companies in the office's scope. */
export async function listRecognitions(
  deps: RecognitionDeps,
  caller: Caller,
  query: ListedRecognitionsQuery,
  side: ListSide,
  language: Language,
): Promise<PagedList<RecognitionItem>> {
  const filter = createFilter(deps, caller, query, side);
  const rows = await deps.store.list(filter, query);
  return {
    list: rows.map((row) => toRecognitionItem(deps, row, language)),
    total: await deps.store.total(filter),
  };
}

export const OWN_RECOGNITIONS = '/enterpriseCenter/recognitions';
