/**
 * Drafts of programs. A save carries the version that it is based on, and never overwrites another one: the browser merges, as
 * it does with drafts of filings.
 */
import type { Answers, Form } from '../../domain/definition';
import type { AnswerChange } from '../../domain/filing/change-set';
import { DELETED_DRAFT_DAYS } from '../../domain/filing/deleted-drafts';
import type { ProgramDocument } from '../../domain/program-documents/types';
import type {
  DeletedProgramDraft,
  ProgramDraftConflict,
  ProgramDraftLine,
  ProgramDraftOrigin,
  StoredProgramDraft,
} from '../../domain/program-drafts/calls';
import { PROGRAM_DRAFT_LIMITS } from '../../domain/program-drafts/limits';
import { programDraftMessages } from '../../domain/program-drafts/messages';
import { findNextEdition } from '../../domain/program-drafts/next-edition';
import { computeRetentionCutOff } from '../../domain/retention/rules';
import { fillText, type Text } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createConflict, createRefusal, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { saveDraft } from '../core/steps/draft';
import { assertDraft, createFilingContext, readDraft, withChanges } from '../filings/answers';
import type { MergedRelease } from '../program-consequences/three-ways-service';
import {
  createProgramDraftsStore,
  type ProgramDraftHead,
  type ProgramDraftRow,
} from './program-drafts-store';

/** Name and origin of a document in a list. */
export type DocumentName = Pick<ProgramDocument, 'key' | 'edition'> & { title: Text };

/** Documents as rows of a form. */
export interface DraftTables {
  form: Form;
  writeRows(document: ProgramDocument): Answers;
  readName(answers: Answers): DocumentName;
  createEmpty(): Answers;
  /** Reads a file. Throws with its faults. */
  readFile(text: string): ProgramDocument;
}

interface CoreDeps extends Pick<Deps, 'db' | 'clock' | 'audit' | 'officeSettings'> {
  tables: DraftTables;
  loadDocument(key: string, edition: string): Promise<ProgramDocument>;
  /** Names of the editions of a program that are proposed or issued. */
  listEditionNames(key: string): Promise<string[]>;
  /** Merges the proposal of a release into the edition in force. */
  mergeRelease(
    caller: Caller,
    release: Extract<ProgramDraftOrigin, { kind: 'release' }>,
  ): Promise<MergedRelease>;
}

export const createProgramDraftDeps = (core: CoreDeps) => ({
  ...core,
  drafts: createProgramDraftsStore(core.db),
});
export type ProgramDraftDeps = ReturnType<typeof createProgramDraftDeps>;

export const toDraftLine = (row: ProgramDraftHead): ProgramDraftLine => ({
  id: row.id,
  key: row.program,
  edition: row.edition,
  title: row.title as ProgramDraftLine['title'],
  base: row.base,
  merges: row.merges,
  version: row.version,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  updated_by: row.updatedBy,
  updated_at: row.updatedAt.toISOString(),
});

const computeEnd = (deletedAt: Date): Date => computeRetentionCutOff(deletedAt, -DELETED_DRAFT_DAYS);

const toDeletedDraft = (row: ProgramDraftHead, deletedAt: Date): DeletedProgramDraft => ({
  ...toDraftLine(row),
  deleted_by: row.deletedBy ?? '',
  deleted_at: deletedAt.toISOString(),
  gone_at: computeEnd(deletedAt).toISOString(),
});

export async function listProgramDrafts({ drafts, clock, officeSettings }: ProgramDraftDeps) {
  const deleted = await drafts.deleted();
  const { fewerEditionHands } = await officeSettings.rules();
  return {
    drafts: (await drafts.list()).map(toDraftLine),
    deleted: deleted.flatMap((row) =>
      row.deletedAt && computeEnd(row.deletedAt) > clock() ? [toDeletedDraft(row, row.deletedAt)] : [],
    ),
    fewer_hands: fewerEditionHands,
  };
}

async function requireDraft({ drafts }: ProgramDraftDeps, id: string): Promise<ProgramDraftRow> {
  const row = await drafts.find(id);
  if (!row) throw problems.notFound();
  return row;
}

export async function readProgramDraft(deps: ProgramDraftDeps, id: string): Promise<StoredProgramDraft> {
  const row = await requireDraft(deps, id);
  return { ...toDraftLine(row), data: row.data };
}

const createContext = (now: Date) => {
  const today = formatBeijingDay(now);
  return createFilingContext(Number(today.slice(0, 4)), today);
};

function assertSize(answers: Answers): void {
  const limit = PROGRAM_DRAFT_LIMITS.bytes;
  if (Buffer.byteLength(JSON.stringify(answers)) > limit)
    throw createRefusal(fillText(programDraftMessages.tooLarge, { limit: limit / 1_000_000 }));
}

/** Rows of a new draft, the edition that it begins from, and the proposal of a release that is merged into it. */
async function beginRows(
  { tables, loadDocument, listEditionNames, mergeRelease }: ProgramDraftDeps,
  caller: Caller,
  from: ProgramDraftOrigin,
): Promise<{ rows: Answers; base: string | null; merges?: number }> {
  switch (from.kind) {
    case 'empty':
      return { rows: tables.createEmpty(), base: null };
    case 'file':
      return { rows: tables.writeRows(tables.readFile(from.document)), base: null };
    case 'release':
      return { ...(await mergeRelease(caller, from)), merges: from.no };
    case 'edition': {
      const document = await loadDocument(from.key, from.edition);
      const edition = findNextEdition(from.edition, await listEditionNames(from.key));
      return { rows: tables.writeRows({ ...document, edition }), base: from.edition };
    }
  }
}

const toSubject = (id: string) => ({ subjectKind: 'program_draft', subjectId: id });

const describeRows = ({ tables }: ProgramDraftDeps, answers: Answers) => {
  const { key, edition, title } = tables.readName(answers);
  return { program: key, edition, title };
};

/** Begins a draft under the id that the client gives, once. */
export async function createProgramDraft(
  deps: ProgramDraftDeps,
  caller: Caller,
  { id, from }: { id: string; from: ProgramDraftOrigin },
): Promise<ProgramDraftLine> {
  if (!isUuid(id)) throw problems.badRequest();
  const { db, drafts, audit, clock } = deps;
  const known = await drafts.find(id);
  if (known) return toDraftLine(known);
  const { drafts: limit } = PROGRAM_DRAFT_LIMITS;
  if ((await drafts.count()) >= limit) throw createRefusal(fillText(programDraftMessages.tooMany, { limit }));
  const { rows: data, ...origin } = await beginRows(deps, caller, from);
  assertSize(data);
  const now = clock();
  const by = { createdBy: caller.name, createdAt: now, updatedBy: caller.name, updatedAt: now };
  await db.transaction(async () => {
    if (!(await drafts.add({ id, ...describeRows(deps, data), ...origin, data, ...by }))) return;
    const details = { from: from.kind, ...(origin.base && { base: origin.base }) };
    await audit.write({ ...toSubject(id), action: 'program_draft.create', caller, version: 1, details });
  });
  return toDraftLine(await requireDraft(deps, id));
}

async function createStaleProblem(deps: ProgramDraftDeps, id: string) {
  const { version, updatedBy, updatedAt } = await requireDraft(deps, id);
  return createConflict(fillText(programDraftMessages.stale, { by: updatedBy }), {
    version,
    updated_by: updatedBy,
    updated_at: updatedAt.toISOString(),
  } satisfies Omit<ProgramDraftConflict, 'conflict'>);
}

async function store(
  deps: ProgramDraftDeps,
  caller: Caller,
  row: ProgramDraftRow,
  data: Answers,
): Promise<ProgramDraftLine> {
  assertSize(data);
  const now = deps.clock();
  const change = { ...describeRows(deps, data), data, updatedBy: caller.name, updatedAt: now };
  const isStored = await saveDraft(deps, {
    row,
    caller,
    now,
    lines: [{ ...toSubject(row.id), action: 'program_draft.save', caller, version: row.version + 1 }],
    store: (log) => deps.drafts.save(row, { ...change, ...log }),
  });
  if (!isStored) throw await createStaleProblem(deps, row.id);
  return toDraftLine({ ...row, ...change, version: row.version + 1 });
}

async function requireVersion(deps: ProgramDraftDeps, id: string, version: number): Promise<ProgramDraftRow> {
  const row = await requireDraft(deps, id);
  if (row.version !== version) throw await createStaleProblem(deps, id);
  return row;
}

/** Applies changes to the stored rows, all or none. */
export async function changeProgramDraft(
  deps: ProgramDraftDeps,
  caller: Caller,
  id: string,
  { version, changes }: { version: number; changes: AnswerChange[] },
): Promise<ProgramDraftLine> {
  const { form } = deps.tables;
  const row = await requireVersion(deps, id, version);
  const { answers } = withChanges(form, row.data, changes);
  assertDraft(
    form,
    answers,
    createContext(deps.clock()),
    new Map(Object.keys(answers).map((key) => [key, null])),
  );
  return store(deps, caller, row, answers);
}

/** Saves all rows. */
export async function saveProgramDraft(
  deps: ProgramDraftDeps,
  caller: Caller,
  id: string,
  { version, data }: { version: number; data: Record<string, unknown> },
): Promise<ProgramDraftLine> {
  const row = await requireVersion(deps, id, version);
  const { answers } = readDraft(deps.tables.form, data, createContext(deps.clock()), { kind: '' });
  return store(deps, caller, row, answers);
}

export async function deleteProgramDraft(
  deps: ProgramDraftDeps,
  caller: Caller,
  id: string,
): Promise<{ id: string }> {
  const { db, drafts, audit, clock } = deps;
  await db.transaction(async () => {
    const row = await drafts.setDeleted(id, clock(), caller.name);
    if (!row) throw problems.notFound();
    await audit.write({ ...toSubject(id), action: 'program_draft.delete', caller, version: row.version });
  });
  return { id };
}

export async function restoreProgramDraft(
  deps: ProgramDraftDeps,
  caller: Caller,
  id: string,
): Promise<ProgramDraftLine> {
  const { db, drafts, audit } = deps;
  const { drafts: limit } = PROGRAM_DRAFT_LIMITS;
  return db.transaction(async () => {
    if ((await drafts.count()) >= limit)
      throw createRefusal(fillText(programDraftMessages.tooMany, { limit }));
    const row = await drafts.setDeleted(id, null, null);
    if (!row) throw problems.notFound();
    await audit.write({ ...toSubject(id), action: 'program_draft.restore', caller, version: row.version });
    return toDraftLine(row);
  });
}

/** Removes drafts that can be restored no longer. */
export const removeExpiredDrafts = ({ drafts }: ProgramDraftDeps, now: Date) =>
  drafts.removeDeletedBefore(computeRetentionCutOff(now, DELETED_DRAFT_DAYS));
