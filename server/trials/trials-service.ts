/** Trials of programs: a draft or a proposal becomes a program on trial, which the trial company alone files. */

import { listDocumentFaults } from '../../domain/program-documents/document-faults';
import { createItemFinder } from '../../domain/program-documents/library-item';
import { getProgramConditions, getProgramHead } from '../../domain/program-documents/parts';
import { readProgramDocument } from '../../domain/program-documents/read';
import { readDocumentRows } from '../../domain/program-documents/tables';
import { createTrialDocument } from '../../domain/program-documents/trial-document';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { libraryItems } from '../../domain/programs/library.generated';
import { findReportTask } from '../../domain/programs/reports';
import { department } from '../../domain/reference/authorities';
import { formatPeriod } from '../../domain/reports/calendar';
import { computeReportStatus } from '../../domain/reports/status';
import type { Text } from '../../domain/text';
import type { ProgramTrial, TrialFiling, TrialReport } from '../../domain/trials/calls';
import { trialMessages } from '../../domain/trials/messages';
import { getTrialKey, getTriedKey, type TrialSourceKind } from '../../domain/trials/trial-key';
import { formatBeijingDay, getBeijingYear } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { createDocumentProblem } from '../programs/documents-service';
import { loadEditionDocument } from '../programs/edition-documents';
import { hashDocument, readStoredDocument } from '../programs/registry-service';
import type { PresentTrial } from '../programs/trial-editions-store';
import { TRIAL_COMPANY } from './trial-company';
import type { TrialsDeps } from './trials-deps';

/** The draft or the proposal that is tried, by its id or its number. */
export interface TrialSource {
  source: 'draft' | 'proposal';
  id: string;
}

const SUBJECT_KIND = 'program';
/** The right to act for the trial company does not end by itself. */
const LAST_DAY = '2099-12-31';

/** Reads a document as a proposal does. Throws all its faults. */
function readFaultless(text: string): ProgramDocument {
  const { document, faults, findOrigin: _ } = readProgramDocument(text, createItemFinder(libraryItems));
  if (!document) throw createDocumentProblem(faults);
  const found = listDocumentFaults(document);
  if (found.length > 0) throw createDocumentProblem(found);
  return document;
}

async function loadDraftDocument({ drafts }: TrialsDeps, id: string): Promise<ProgramDocument> {
  const row = await drafts.find(id);
  if (!row) throw problems.notFound();
  const { document, faults } = readDocumentRows(row.data);
  const whole = { kind: 'row', item: '', at: [0, 0] as const };
  if (faults.length > 0) throw createDocumentProblem(faults.map(({ text }) => ({ ...whole, text })));
  return readFaultless(JSON.stringify(document));
}

async function loadProposedDocument({ editions }: TrialsDeps, no: number): Promise<ProgramDocument> {
  const named = Number.isSafeInteger(no) ? await editions.described(no) : undefined;
  const row = named && (await editions.one(named.program, named.edition));
  if (row?.no !== no) throw problems.notFound();
  return readStoredDocument(row);
}

const loadTriedDocument = (deps: TrialsDeps, { source, id }: TrialSource): Promise<ProgramDocument> =>
  source === 'draft' ? loadDraftDocument(deps, id) : loadProposedDocument(deps, Number(id));

function assertDepartment(code: string | undefined): void {
  if (code && !department.items.some(({ value }) => value === code))
    throw createRefusal(trialMessages.noDepartment);
}

/** Puts a document on trial as the next edition of the program on trial, with a window to file it in. */
async function putOnTrial(
  deps: TrialsDeps,
  caller: Caller,
  tried: ProgramDocument,
  source: { source: TrialSourceKind; id: string },
): Promise<string> {
  const key = getTrialKey(tried.key);
  await deps.db.transaction(async () => {
    const now = deps.clock();
    const tries = await deps.trials.countLocked(key);
    const document = createTrialDocument(tried, tries + 1);
    const text = JSON.stringify(document);
    await deps.trials.add({
      program: key,
      edition: document.edition,
      base: (await deps.trials.latest(key))?.edition ?? null,
      hash: hashDocument(text),
      head: getProgramHead(document),
      conditions: getProgramConditions(document),
      document: text,
      source: source.source,
      sourceId: source.id,
      madeBy: caller.name,
      madeAt: now,
    });
    await deps.store.keepWindow(key, getBeijingYear(now), now);
    await deps.audit.write({
      subjectKind: SUBJECT_KIND,
      subjectId: tried.key,
      action: 'program.try',
      caller,
      details: { edition: tried.edition, trial: document.edition, ...source },
    });
  });
  return key;
}

/** Puts the program that one on trial continues beside it as it is in force, unless it is on trial already, and so on. */
async function putContinuedOnTrial(
  deps: TrialsDeps,
  caller: Caller,
  { manifest: { continues } }: ProgramDocument,
): Promise<void> {
  const inForce = deps.programs.find(({ key }) => key === continues?.program);
  if (!inForce || (await deps.trials.latest(getTrialKey(inForce.key)))) return;
  const { key, edition } = inForce;
  const document = await loadEditionDocument(deps, key, edition);
  await putOnTrial(deps, caller, document, { source: 'edition', id: edition });
  await putContinuedOnTrial(deps, caller, document);
}

/** Begins a trial: the document, what it continues, and a company to file them. */
export async function tryProgram(
  deps: TrialsDeps,
  caller: Caller,
  { department: code, ...source }: TrialSource & { department?: string | undefined },
): Promise<ProgramTrial> {
  assertDepartment(code);
  const tried = await loadTriedDocument(deps, source);
  const key = await deps.db.transaction(async () => {
    await deps.store.keepCompany(TRIAL_COMPANY, code, deps.clock());
    await putContinuedOnTrial(deps, caller, tried);
    return putOnTrial(deps, caller, tried, source);
  });
  await deps.registry.update();
  const begun = (await listTrials(deps)).find((trial) => trial.key === key);
  if (!begun) throw problems.notFound();
  return begun;
}

type FilingRow = Awaited<ReturnType<TrialsDeps['store']['filings']>>[number];

type ReportRow = Awaited<ReturnType<TrialsDeps['store']['reports']>>[number];

function viewReport(row: ReportRow, today: string): TrialReport {
  const { zh, en, ar }: Text = findReportTask(row) ?? { zh: row.code, en: row.code };
  const period = formatPeriod(row.period, row.about);
  return { id: row.id, title: { zh, en, ar }, period, status: computeReportStatus(row, today) };
}

const viewFiling = (row: FilingRow, reports: TrialReport[]): TrialFiling => ({
  reports,
  id: row.id,
  status: row.status,
  receipt: row.receiptNo,
  edition: row.edition,
  updated_at: row.updatedAt.toISOString(),
  updated_by: row.updatedBy,
  appeal: row.appeal,
  moved: row.editionNote && {
    from: row.editionNote.from,
    kept: row.editionNote.kept,
    moved: row.editionNote.moved.length,
    aside: row.editionNote.aside.length,
  },
});

const viewTrial = (
  { row, route, tries }: { row: PresentTrial; route: string; tries: number },
  filings: readonly TrialFiling[],
): ProgramTrial => ({
  key: row.program,
  program: getTriedKey(row.program),
  edition: row.edition,
  tries,
  title: row.head.manifest.title as ProgramTrial['title'],
  route,
  source: row.source,
  made_by: row.madeBy,
  made_at: row.madeAt.toISOString(),
  filings: [...filings],
});

/** Programs on trial with the filings of each: those of the trial company, which are in no other list of an office. */
export async function listTrials({ trials, store, programs, clock }: TrialsDeps): Promise<ProgramTrial[]> {
  const [present, filings, tries] = [await trials.present(), await store.filings(), await trials.counts()];
  const [reports, today] = [await store.reports(), formatBeijingDay(clock())];
  const reportsOf = (id: string) =>
    reports.filter(({ filingId }) => filingId === id).map((report) => viewReport(report, today));
  return present.map((row) => {
    const route = programs.find(({ key }) => key === row.program)?.route ?? '';
    const own = filings.filter(({ program }) => program === row.program);
    return viewTrial(
      { row, route, tries: tries.get(row.program) ?? 1 },
      own.map((filing) => viewFiling(filing, reportsOf(filing.id))),
    );
  });
}

/**
 * Lets the session file for the trial company, as an agent does, or assess its filings, as an expert does. Its person stays who it
 * is, in the log too.
 */
export async function actOnTrial(
  { db, store, trials, clock, audit }: TrialsDeps,
  caller: Caller,
  { as }: { as: 'filer' | 'expert' },
): Promise<void> {
  const company = await store.company();
  const programs = (await trials.present()).map(({ program }) => program);
  if (!company || programs.length === 0) throw createRefusal(trialMessages.nothingToTry);
  const now = clock();
  const terms = { programs, firstDay: formatBeijingDay(now), lastDay: LAST_DAY, givenBy: caller.name };
  await db.transaction(async () => {
    await store.act({ ...caller, isExpert: as === 'expert' }, company.id, terms, now);
    await audit.write({
      subjectKind: SUBJECT_KIND,
      subjectId: programs.map(getTriedKey).join(' '),
      companyId: company.id,
      action: 'program.act_on_trial',
      caller,
      details: { as },
    });
  });
}

/** Removes a program on trial with its filings. Returns how many filings went. */
export async function removeTrial(deps: TrialsDeps, caller: Caller, key: string): Promise<number> {
  const count = await deps.db.transaction(async () => {
    const present = await deps.trials.latest(key);
    if (!present) throw problems.notFound();
    const removed = await deps.store.remove(key);
    await deps.trials.remove(key);
    await deps.audit.write({
      subjectKind: SUBJECT_KIND,
      subjectId: getTriedKey(key),
      action: 'program.remove_trial',
      caller,
      details: { trial: present.edition, filings: removed },
    });
    return removed;
  });
  await deps.registry.update();
  return count;
}
