/** Keeping drafts: a save carries the version that it was made from, and never overwrites another one. */

import { buildCompanyRecord, type RegisteredCompany } from '../../domain/company/record';
import type { Program } from '../../domain/definition';
import type { ChangeBody } from '../../domain/filing/calls';
import { computeAnswers, selectComputedAnswers } from '../../domain/filing/compute';
import type { AsideAnswer, EditionNote } from '../../domain/filing/edition-note';
import type { FilingFault } from '../../domain/filing/filing-faults';
import { addRowIds } from '../../domain/filing/rows';
import { separateVoidedSignatures } from '../../domain/filing/signed-answers';
import { isEditable } from '../../domain/filing/status';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { findChosen } from '../continuing/continuing-service';
import { assertOwn, type Caller } from '../core/access';
import { problems } from '../core/errors';
import { saveDraft } from '../core/steps/draft';
import {
  createFilingContext,
  diffComputedSections,
  readChanges,
  readDraft,
  type SettledAnswers,
  withChanges,
} from './answers';
import { createFiling } from './create-filing';
import type { CachedDraft, FilingDeps } from './filing-deps';
import type { ChangedDraft } from './filing-response';
import { getProgram } from './filing-steps';
import type { FilingHead, FilingOutline, FilingRow } from './filings-store';
import {
  assertPresentEdition,
  convertToPresentEdition,
  createEditionLine,
  type PresentRow,
  withAside,
} from './present-edition';
import {
  assertInCorrectionTime,
  assertMayFile,
  createCurrentStateProblem,
  createMissingVersionProblem,
  createNotEditableProblem,
} from './refusals';
import { computeTextHash } from './signatories-service';
import { createVoidedLine, tellVoided } from './signatory-notices';

export interface SaveRequest {
  id?: string | null;
  /** The id that the client made for a new filing. */
  newId?: string | null;
  version?: number | null;
  /** The edition of the form that the client has. */
  edition?: string | null | undefined;
  data: Record<string, unknown>;
  kind: string;
  /** Answers that the client set aside when it came to this edition. */
  aside?: AsideAnswer[] | undefined;
}

/** The caller's own filing of this program, whatever program its id was sent to. */
export function assertOwnFiling<T extends FilingHead>(
  caller: Caller,
  row: T | undefined,
  program: Program,
): T {
  const own = assertOwn(caller, row, 'filing');
  if (own.program !== program.key) throw problems.notFound();
  return own;
}

async function loadCompany({ filings }: FilingDeps, companyId: string): Promise<RegisteredCompany> {
  const company = await filings.company(companyId);
  if (!company) throw problems.notFound();
  return company;
}

/** The answer to a save that found the row changed. */
async function createSaveRefusal({ filings, programs }: FilingDeps, id: string): Promise<Error> {
  const row = await filings.find(id);
  if (!row) return problems.notFound();
  const program = getProgram(programs, row.program);
  return createCurrentStateProblem(convertToPresentEdition(program, await program.load(), row));
}

/** Whatever the answers are: who may save, and when, and from which version and edition. */
async function assertSavable(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  row: FilingHead,
  { version, edition }: Pick<SaveRequest, 'version' | 'edition'>,
): Promise<void> {
  assertMayFile(caller, program.key, 'filing.edit');
  if (!isEditable(row.status)) throw createNotEditableProblem(row);
  assertInCorrectionTime(row, deps.clock());
  if (version === undefined || version === null) throw createMissingVersionProblem();
  assertPresentEdition(program, edition);
  if (version !== row.version) throw await createSaveRefusal(deps, row.id);
}

/** The things that answers are read with: the form, the day, and what is decided elsewhere. */
async function createAnswerReader(
  deps: FilingDeps,
  program: Program,
  { companyId, id, kind, company, batchYear }: FilingOutline,
  answers: unknown,
) {
  const form = await program.load();
  const chosen = await findChosen(deps, program, { companyId, id, answers });
  const decided = { kind, record: buildCompanyRecord(company), link: chosen?.link };
  return { form, ctx: createFilingContext(batchYear, formatBeijingDay(deps.clock())), decided };
}

/** Notes kept beside the answers: a draft of an earlier edition is read once more, for what has no place in this one. */
async function findEditionNote(
  { filings }: FilingDeps,
  program: Program,
  row: FilingOutline,
  aside: SaveRequest['aside'],
): Promise<EditionNote | null> {
  const stored = row.edition === program.edition ? undefined : await filings.find(row.id);
  const moved = stored && convertToPresentEdition(program, await program.load(), stored);
  return withAside(moved ? moved.editionNote : row.editionNote, aside, program.edition);
}

/**
 * Stores the answers, and keeps them for the next change. Gives the row as it stands then; null where the row, or the
 * company that it speaks for, is not any more what the answers were read with.
 */
async function store(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  row: FilingOutline,
  { answers, computed }: SettledAnswers,
  aside: SaveRequest['aside'],
): Promise<PresentRow | null> {
  const { id, companyId, status } = row;
  const now = deps.clock();
  const version = row.version + 1;
  const isMoved = row.edition !== program.edition;
  const editionNote = await findEditionNote(deps, program, row, aside);
  const { good: signed, voided } = separateVoidedSignatures(row.signed, answers, computeTextHash);
  const isVoiding = voided.length > 0;
  const data = JSON.stringify(answers);
  const change = { edition: program.edition, editionNote, signed, updatedAt: now, updatedBy: caller.name };
  const line = {
    subjectKind: 'filing',
    subjectId: id,
    companyId,
    action: 'save' as const,
    caller,
    fromStatus: status,
    toStatus: status,
    version,
  };
  let logged: Partial<FilingRow> = {};
  const isStored = await saveDraft(deps, {
    row,
    caller,
    now,
    lines: [
      ...(isMoved ? [createEditionLine(row, editionNote, version, caller)] : []),
      ...(isVoiding ? [createVoidedLine(row, voided, version, caller)] : []),
      line,
    ],
    isLogged: isMoved || isVoiding,
    async store(log) {
      logged = log;
      const isKept = await deps.filings.saveDraft(row, { ...change, ...log, data });
      if (isKept && isVoiding) await tellVoided(deps, caller, row, voided);
      return isKept;
    },
  });
  deps.draftCache.drop(id);
  if (!isStored) return null;
  const stored = { ...row, ...change, ...logged, version, data: answers };
  deps.draftCache.put({ row: stored, computed }, data.length);
  return isVoiding ? { ...stored, voided } : stored;
}

/** The row may change while a save is decided on it: then it is read once more. */
const ATTEMPTS = 2;

async function update(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  save: SaveRequest & { id: string },
): Promise<PresentRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = assertOwnFiling(caller, await deps.filings.outline(save.id), program);
    await assertSavable(deps, program, caller, row, save);
    const { form, ctx, decided } = await createAnswerReader(deps, program, row, save.data);
    const read = readDraft(form, save.data, ctx, decided);
    const stored = await store(deps, program, caller, row, read, save.aside);
    if (stored) return { ...stored, overruled: read.overruled, settled: read };
  }
  throw await createSaveRefusal(deps, save.id);
}

/** The draft as it is stored, in the present form. */
async function loadStoredDraft(
  deps: FilingDeps,
  caller: Caller,
  id: string,
): Promise<Partial<CachedDraft> & Pick<CachedDraft, 'row'>> {
  const row = assertOwn(caller, await deps.filings.find(id), 'filing');
  const program = getProgram(deps.programs, row.program);
  const form = await program.load();
  return { row: { ...row, data: convertToPresentEdition(program, form, row).data } };
}

/** Cached draft in the current form edition. */
function findCachedDraft(
  { draftCache, programs }: FilingDeps,
  id: string,
  version: number,
): CachedDraft | undefined {
  const draft = draftCache.get(id, version);
  return draft && draft.row.edition === getProgram(programs, draft.row.program).edition ? draft : undefined;
}

/** The changes of a draft that was kept here, or else of the stored one. */
export async function changeFiling(
  deps: FilingDeps,
  caller: Caller,
  id: string,
  given: ChangeBody,
): Promise<ChangedDraft> {
  let kept = findCachedDraft(deps, id, given.version);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const draft = kept ?? (await loadStoredDraft(deps, caller, id));
    const row = assertOwn(caller, draft.row, 'filing');
    const program = getProgram(deps.programs, row.program);
    await assertSavable(deps, program, caller, row, given);
    const form = await program.load();
    const changed = withChanges(form, addRowIds(form.sections, row.data), given.changes);
    const { ctx, decided } = await createAnswerReader(deps, program, row, changed.answers);
    const read = readChanges(form, changed, ctx, decided);
    const stored = await store(deps, program, caller, row, read, given.aside);
    if (stored) {
      const before = draft.computed ?? selectComputedAnswers(form, computeAnswers(form, row.data, ctx));
      const { voided = [] } = stored;
      return { ...read, row: stored, voided, computed: diffComputedSections(before, read.computed) };
    }
    kept = undefined;
  }
  throw await createSaveRefusal(deps, id);
}

async function create(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  save: SaveRequest,
): Promise<PresentRow> {
  const { data, kind, aside } = save;
  let overruled: FilingFault[] = [];
  const row = await createFiling(deps, program, caller, {
    kind,
    newId: save.newId,
    edition: save.edition,
    fill: async (form, { companyId, batchYear }, now) => {
      const record = buildCompanyRecord(await loadCompany(deps, companyId));
      const link = (await findChosen(deps, program, { companyId, answers: data }))?.link;
      const draft = readDraft(form, data, createFilingContext(batchYear, formatBeijingDay(now)), {
        kind,
        record,
        link,
      });
      overruled = draft.overruled;
      return { answers: draft.answers, note: withAside(null, aside, program.edition) };
    },
  });
  return { ...row, overruled };
}

/** Saves a draft: a new one without id. Gives the row as it stands now. */
export const saveFiling = (
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  save: SaveRequest,
): Promise<PresentRow> =>
  save.id ? update(deps, program, caller, { ...save, id: save.id }) : create(deps, program, caller, save);
