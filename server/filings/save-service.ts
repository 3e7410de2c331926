/** Keeping drafts: a save carries the version that it was made from, and never overwrites another one. */

import { recordOf } from '../../domain/company/record';
import type { Program } from '../../domain/definition';
import type { AsideAnswer, EditionNote } from '../../domain/filing/edition-note';
import type { Fault } from '../../domain/filing/messages';
import { isEditable } from '../../domain/filing/status';
import { dayOf } from '../../domain/windows/calendar';
import { assertOwn, type Caller } from '../core/access';
import { problems } from '../core/errors';
import { saveDraft } from '../core/steps/draft';
import { contextOf, readDraft } from './answers';
import { beginFiling } from './beginning-service';
import type { FilingParts } from './filing-parts';
import type { DraftChange, FilingHead, FilingRow } from './filings-store';
import {
  assertPresentEdition,
  editionLine,
  inPresentEdition,
  type PresentRow,
  withAside,
} from './present-edition';
import { assertInCorrectionTime, assertMayFile, currentState, notEditable, versionMissing } from './refusals';

export interface Save {
  id?: string | null;
  /** Of a new filing: the id that the client made for it. */
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

type Change = DraftChange & { edition: string; editionNote: EditionNote | null };

async function companyOf({ filings }: FilingParts, companyId: string): Promise<FilingRow['company']> {
  const company = await filings.company(companyId);
  if (!company) throw problems.notFound();
  return company;
}

/** The answer to a save that found the row changed. */
async function refusal({ filings }: FilingParts, program: Program, id: string): Promise<Error> {
  const row = await filings.find(id);
  if (!row) return problems.notFound();
  return currentState(inPresentEdition(program, await program.load(), row));
}

/** Notes kept beside the answers: a draft of an earlier edition is read once more, for what has no place in this one. */
async function noteFor({ filings }: FilingParts, program: Program, row: FilingHead, { aside }: Save) {
  const stored = row.edition === program.edition ? undefined : await filings.find(row.id);
  const moved = stored && inPresentEdition(program, await program.load(), stored);
  return withAside(moved ? moved.editionNote : row.editionNote, aside, program.edition);
}

function write(parts: FilingParts, row: FilingHead, change: Change, caller: Caller): Promise<boolean> {
  const { id, companyId, version, status } = row;
  const isMoved = change.edition !== row.edition;
  const line = {
    subjectKind: 'filing',
    subjectId: id,
    companyId,
    action: 'save' as const,
    caller,
    fromStatus: status,
    toStatus: status,
    version: version + 1,
  };
  return saveDraft(parts, {
    row,
    caller,
    now: change.updatedAt,
    lines: isMoved ? [editionLine(row, change.editionNote, version + 1, caller), line] : [line],
    isLogged: isMoved,
    store: (log) => parts.filings.saveVersion(id, version, { ...change, ...log }),
  });
}

async function update(
  parts: FilingParts,
  program: Program,
  caller: Caller,
  save: Save & { id: string },
): Promise<PresentRow> {
  const now = parts.clock();
  const row = assertOwnFiling(caller, await parts.filings.head(save.id), program);
  assertMayFile(caller, program.key, 'filing.edit');
  if (!isEditable(row.status)) throw notEditable(row);
  assertInCorrectionTime(row, now);
  if (save.version === undefined || save.version === null) throw versionMissing();
  assertPresentEdition(program, save.edition);
  if (save.version !== row.version) throw await refusal(parts, program, row.id);
  const form = await program.load();
  const { companyId, id, kind } = row;
  const company = await companyOf(parts, companyId);
  const chosen = await parts.continuing.chosen(program, { companyId, id, answers: save.data });
  const ctx = contextOf(row.batchYear, dayOf(now));
  const { answers, overruled } = readDraft(form, save.data, ctx, {
    kind,
    record: recordOf(company),
    link: chosen?.link,
  });
  const change = {
    data: answers,
    edition: program.edition,
    editionNote: await noteFor(parts, program, row, save),
    updatedAt: now,
    updatedBy: caller.name,
  };
  if (!(await write(parts, row, change, caller))) throw await refusal(parts, program, row.id);
  return { ...row, ...change, company, version: row.version + 1, overruled };
}

async function create(parts: FilingParts, program: Program, caller: Caller, save: Save): Promise<PresentRow> {
  const { data, kind, aside } = save;
  let overruled: Fault[] = [];
  const row = await beginFiling(parts, program, caller, {
    kind,
    newId: save.newId,
    edition: save.edition,
    fill: async (form, { companyId, batchYear }, now) => {
      const record = recordOf(await companyOf(parts, companyId));
      const link = (await parts.continuing.chosen(program, { companyId, answers: data }))?.link;
      const draft = readDraft(form, data, contextOf(batchYear, dayOf(now)), { kind, record, link });
      overruled = draft.overruled;
      return { answers: draft.answers, note: withAside(null, aside, program.edition) };
    },
  });
  return { ...row, overruled };
}

/** Saves a draft: a new one without id. Gives the row as it stands now. */
export const saveFiling = (
  parts: FilingParts,
  program: Program,
  caller: Caller,
  save: Save,
): Promise<PresentRow> =>
  save.id ? update(parts, program, caller, { ...save, id: save.id }) : create(parts, program, caller, save);
