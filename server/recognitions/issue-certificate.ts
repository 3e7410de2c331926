/** Reissue of certificates, and import of recognitions from before the portal. */
import { randomUUID } from 'node:crypto';
import type {
  ImportedRecognitions,
  ImportRecognitionsBody,
  IssueCertificateBody,
  RecognitionItem,
} from '../../domain/recognitions/calls';
import { findIssueFault, getValidityAfter, issueNames } from '../../domain/recognitions/issuing';
import { recognitionMessages as texts } from '../../domain/recognitions/messages';
import { getNextExpiryReminderDay, getRecognitionName } from '../../domain/recognitions/recognition';
import { checkRecognitionList, type RecognitionListFault } from '../../domain/recognitions/recognition-list';
import { fillText, type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { assertInCharge, type Caller, getOfficeScope } from '../core/access';
import { createConflict, createRefusal, problems } from '../core/errors';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { OWN_RECOGNITIONS, type RecognitionDeps, toRecognitionItem } from './recognitions-service';
import type { RecognitionDetail } from './recognitions-store';

/**
 * Logs the issue: in the log of the filing that the recognition comes from, so that the new certificate carries the hash of that
 * line; an imported recognition has a log of its own.
 */
async function logIssue(
  { audit, filings }: RecognitionDeps,
  caller: Caller,
  row: RecognitionDetail,
  body: IssueCertificateBody,
  after: { from: string; to: string },
): Promise<void> {
  const { id, filingId, companyId, certificateNo, validFrom, validTo } = row;
  const filing = filingId ? await filings.lock(filingId) : undefined;
  await audit.write({
    ...(filingId
      ? { subjectKind: 'filing' as const, subjectId: filingId, action: 'issue_certificate' as const }
      : { subjectKind: 'recognition' as const, subjectId: id, action: 'recognition.change' as const }),
    companyId,
    caller,
    version: filing?.version ?? body.version + 1,
    comment: body.reason,
    details: {
      issue: body.issue,
      certificate: certificateNo,
      before: { from: validFrom, to: validTo },
      after,
      ...(body.company && { company: body.company }),
    },
  });
}

async function notifyCompany(
  { inbox, programs }: RecognitionDeps,
  row: RecognitionDetail,
  body: IssueCertificateBody,
) {
  const { company } = row;
  if (!company) return;
  const program = programs.find(({ key }) => key === row.program);
  const template = row.filingId ? 'certificate_issued' : 'recognition_changed';
  await inbox.send({
    companyId: company.id,
    template,
    program: row.program,
    ...(row.filingId && { filingId: row.filingId }),
    link: OWN_RECOGNITIONS,
    params: {
      program: program ? getRecognitionName(program, row.kind) : row.program,
      no: row.certificateNo,
      issue: issueNames[body.issue],
      reason: body.reason,
    },
    contact: { to: getCompanyContact(company.profile), scene: template, about: company.name },
  });
}

/** Issues a new certificate that replaces the previous one. */
export async function issueCertificate(
  deps: RecognitionDeps,
  caller: Caller,
  id: string,
  body: IssueCertificateBody,
  language: Language,
): Promise<RecognitionItem> {
  const { db, store, clock } = deps;
  await db.transaction(async () => {
    const row = await store.read(id);
    assertInCharge(
      caller,
      row && {
        id,
        companyId: row.holderId ?? '',
        program: row.program,
        department: String(row.company?.profile.department ?? ''),
      },
      'recognition',
    );
    if (!row) throw problems.notFound();
    if (row.revokedOn) throw createRefusal(texts.revoked);
    const act = { ...body, from: body.valid_from, to: body.valid_to };
    const before = { from: row.validFrom, to: row.validTo };
    // A certificate that the portal did not issue cannot be reissued.
    if (!row.filingId && body.issue === 'reissue') throw createRefusal(texts.notOurs);
    const fault = findIssueFault(act, before);
    if (fault)
      throw createRefusal(fault.message, {
        missing: [{ path: fault.path, message: say(fault.message, language) }],
      });
    const after = getValidityAfter(act, before);
    const changed = await store.change(id, body.version, {
      validFrom: after.from,
      validTo: after.to,
      remindOn: getNextExpiryReminderDay(after.to, formatBeijingDay(clock())),
      ...(!row.filingId && body.company && { holderName: body.company }),
    });
    if (!changed) throw createConflict(texts.changed, { version: row.version });
    await logIssue(deps, caller, row, body, after);
    await notifyCompany(deps, row, body);
  });
  const row = await store.read(id);
  if (!row) throw problems.notFound();
  return toRecognitionItem(deps, row, language);
}

async function findListFaults(
  { programs, store }: RecognitionDeps,
  caller: Caller,
  list: ImportRecognitionsBody['recognitions'],
): Promise<RecognitionListFault[]> {
  const { programs: own } = getOfficeScope(caller);
  const taken = new Set(await store.taken(list.map(({ no }) => no)));
  const mayHandle = (program: string) => own === null || own.includes(program);
  return checkRecognitionList(list, { programs, mayHandle, taken });
}

/** Imports recognitions: checks the list, or inserts it completely. */
export async function importRecognitions(
  deps: RecognitionDeps,
  caller: Caller,
  { recognitions: list, preview }: ImportRecognitionsBody,
  language: Language,
): Promise<ImportedRecognitions> {
  const { db, store, audit, clock } = deps;
  const faults = (await findListFaults(deps, caller, list)).map(({ line, field, message }) => ({
    line,
    field,
    msg: say(message, language),
  }));
  if (preview) return { faults };
  if (faults.length > 0)
    throw createRefusal(fillText(texts.wrongLines, { count: faults.length }), { faults });
  const today = formatBeijingDay(clock());
  await db.transaction(async () => {
    const added = list.map((each) => ({ ...each, id: randomUUID() }));
    await store.add(
      ...added.map((each) => ({
        id: each.id,
        holderName: each.company,
        holderCode: each.credit_code,
        program: each.program,
        kind: each.kind,
        certificateNo: each.no,
        validFrom: each.valid_from,
        validTo: each.valid_to,
        // The next run of the job tells a company in time for the stage that has begun, and sets the day of the next.
        remindOn: today,
      })),
    );
    await store.tieToFormerCodes(added.map(({ id }) => id));
    await audit.write({
      subjectKind: 'recognition',
      subjectId: 'import',
      action: 'recognition.import',
      caller,
      details: { count: list.length, numbers: list.map(({ no }) => no) },
    });
  });
  return { faults };
}
