/** Keeping drafts: a save carries the version that it was made from, and never overwrites another one. */

import { recordOf } from '../../domain/company/record';
import type { Program } from '../../domain/definition';
import type { AsideAnswer, EditionNote } from '../../domain/filing/edition-note';
import { isEditable } from '../../domain/filing/status';
import type { Fault } from '../../domain/filing/types';
import { dayOf } from '../../domain/windows/calendar';
import type { ContinuingFilings } from '../continuing/continuing-service';
import { assertOwn, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import { contextOf, readDraft } from './answers';
import type { Beginnings } from './beginning-service';
import type { FilingHead, FilingRow, FilingsStore } from './filings-store';
import {
  assertPresentEdition,
  editionLine,
  inPresentEdition,
  type PresentRow,
  withAside,
} from './present-edition';
import { assertInCorrectionTime, assertMayFile, notEditable, standing, versionMissing } from './refusals';

/** One audit line per user and filing in this time: autosave would fill the log. */
const LINE_EVERY_MS = 10 * 60_000;

export interface Save {
  id?: string | null;
  /** Of a new filing: the id that the client made for it. */
  newId?: string | null;
  version?: number | null;
  /** The edition of the form that the client has. */
  edition?: string | null | undefined;
  data: Record<string, unknown>;
  kind: string;
  /** What the client set aside when it came to this edition. */
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

type Change = Parameters<FilingsStore['saveVersion']>[2] & { editionNote: EditionNote | null };

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & {
  store: FilingsStore;
  beginnings: Beginnings;
  continuing: Pick<ContinuingFilings, 'chosen'>;
};

export function createSaving({ db, clock, audit, store, beginnings, continuing }: SaveDeps) {
  async function companyOf(companyId: string): Promise<FilingRow['company']> {
    const company = await store.company(companyId);
    if (!company) throw problems.notFound();
    return company;
  }

  /** Why a save that found the row changed cannot go on. */
  async function refusal(program: Program, id: string): Promise<Error> {
    const row = await store.find(id);
    if (!row) return problems.notFound();
    return standing(inPresentEdition(program, await program.load(), row));
  }

  /** What stays beside the answers: a draft of an earlier edition is read once more, for what has no place in this one. */
  async function noteFor(program: Program, row: FilingHead, { aside }: Save): Promise<EditionNote | null> {
    const stored = row.edition === program.edition ? undefined : await store.find(row.id);
    const moved = stored && inPresentEdition(program, await program.load(), stored);
    return withAside(moved ? moved.editionNote : row.editionNote, aside, program.edition);
  }

  const lineIsDue = ({ saveLoggedAt, saveLoggedBy }: FilingHead, { userId }: Caller, now: Date): boolean =>
    saveLoggedBy !== userId || !saveLoggedAt || now.getTime() - saveLoggedAt.getTime() >= LINE_EVERY_MS;

  /** A bare update, in most cases; with its audit line in one transaction where one is due. */
  async function write(row: FilingHead, change: Change, caller: Caller) {
    const { id, companyId, version, status } = row;
    const isMoved = change.edition !== row.edition;
    if (!isMoved && !lineIsDue(row, caller, change.updatedAt)) return store.saveVersion(id, version, change);
    return db.transaction(async () => {
      const line = { saveLoggedAt: change.updatedAt, saveLoggedBy: caller.userId };
      const saved = await store.saveVersion(id, version, { ...change, ...line });
      if (saved && isMoved) await audit.write(editionLine(row, change.editionNote, version + 1, caller));
      if (saved)
        await audit.write({
          subjectKind: 'filing',
          subjectId: id,
          companyId,
          action: 'save',
          caller,
          fromStatus: status,
          toStatus: status,
          version: version + 1,
        });
      return saved;
    });
  }

  async function update(program: Program, caller: Caller, save: Save & { id: string }): Promise<PresentRow> {
    const now = clock();
    const row = assertOwnFiling(caller, await store.head(save.id), program);
    assertMayFile(caller, program.key, 'filing.edit');
    if (!isEditable(row.status)) throw notEditable(row);
    assertInCorrectionTime(row, now);
    if (save.version === undefined || save.version === null) throw versionMissing();
    assertPresentEdition(program, save.edition);
    if (save.version !== row.version) throw await refusal(program, row.id);
    const form = await program.load();
    const { companyId, id, kind } = row;
    const company = await companyOf(companyId);
    const chosen = await continuing.chosen(program, { companyId, id, answers: save.data });
    const ctx = contextOf(row.batchYear, dayOf(now));
    const { answers, overruled } = readDraft(form, save.data, ctx, {
      kind,
      record: recordOf(company),
      link: chosen?.link,
    });
    const change = {
      data: answers,
      edition: program.edition,
      editionNote: await noteFor(program, row, save),
      updatedAt: now,
      updatedBy: caller.name,
    };
    if (!(await write(row, change, caller))) throw await refusal(program, row.id);
    return { ...row, ...change, company, version: row.version + 1, overruled };
  }

  async function create(program: Program, caller: Caller, save: Save): Promise<PresentRow> {
    const { data, kind, aside } = save;
    let overruled: Fault[] = [];
    const row = await beginnings.begin(program, caller, {
      kind,
      newId: save.newId,
      edition: save.edition,
      fill: async (form, { companyId, batchYear }, now) => {
        const record = recordOf(await companyOf(companyId));
        const link = (await continuing.chosen(program, { companyId, answers: data }))?.link;
        const draft = readDraft(form, data, contextOf(batchYear, dayOf(now)), { kind, record, link });
        overruled = draft.overruled;
        return { answers: draft.answers, note: withAside(null, aside, program.edition) };
      },
    });
    return { ...row, overruled };
  }

  return {
    /** Saves a draft: a new one without id. Gives the row as it stands now. */
    save: (program: Program, caller: Caller, save: Save): Promise<PresentRow> =>
      save.id ? update(program, caller, { ...save, id: save.id }) : create(program, caller, save),
  };
}

export type Saving = ReturnType<typeof createSaving>;
