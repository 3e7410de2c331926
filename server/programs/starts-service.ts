/** From when a proposed edition holds, and which batches under way it meets. */
import { compareBatches, type ProgramBatch } from '../../domain/program-documents/batches';
import { editionStepTexts } from '../../domain/program-documents/edition-messages';
import {
  type BatchUnderWay,
  chooseEdition,
  type EditionStrictness,
  findStartFault,
} from '../../domain/program-documents/edition-start';
import { measureStrictness } from '../../domain/program-documents/edition-strictness';
import type { EditionStartBody } from '../../domain/program-documents/proposal-calls';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { computeWindowState } from '../../domain/windows/state';
import { createRefusal } from '../core/errors';
import { createWindowsStore, type WindowRow } from '../windows/windows-store';
import { loadEditionDocument } from './edition-documents';
import type { EditionRow } from './editions-store';
import {
  getCurrentBatch,
  listHoldingEditions,
  type RangedEdition,
  toRangedEdition,
} from './holding-editions';
import type { ProgramsDeps } from './programs-deps';

/** The columns of an edition that say from when it holds. */
export type EditionStartColumns = Pick<EditionRow, 'startKind' | 'startAt' | 'fromYear' | 'fromNo'>;

/** What an edition meets: the issued ones of its program, and the windows of this. */
interface Surroundings {
  issued: RangedEdition[];
  windows: WindowRow[];
}

export async function readSurroundings(
  { db, editions }: Pick<ProgramsDeps, 'db' | 'editions'>,
  program: string,
): Promise<Surroundings> {
  const windows = await createWindowsStore(db).all(null);
  return {
    issued: (await editions.issuedOf(program)).map(toRangedEdition),
    windows: windows.filter((row) => row.program === program),
  };
}

/** The batch after the present one: that of the next window, or the first of next year. */
function findNextBatch(program: string, windows: readonly WindowRow[], now: Date): ProgramBatch {
  const current = getCurrentBatch(program, windows, now);
  const [next] = windows
    .filter((row) => !row.suspendedAt && compareBatches(row, current) > 0)
    .sort(compareBatches);
  return next ?? { batchYear: current.batchYear + 1, batchNo: 1 };
}

export async function resolveStart(
  deps: ProgramsDeps,
  program: string,
  start: EditionStartBody,
): Promise<EditionStartColumns> {
  const now = deps.clock();
  if (start.kind === 'now') return { startKind: 'now', startAt: null, fromYear: 0, fromNo: 0 };
  if (start.kind === 'hour') {
    const startAt = new Date(start.at);
    if (startAt <= now) throw createRefusal(editionStepTexts.hourPassed, { field: 'hour' });
    return { startKind: 'hour', startAt, fromYear: 0, fromNo: 0 };
  }
  const { windows } = await readSurroundings(deps, program);
  const { batch_year: batchYear, batch_no: batchNo = 1 } = start;
  const from = batchYear ? { batchYear, batchNo } : findNextBatch(program, windows, now);
  return { startKind: 'batch', startAt: null, fromYear: from.batchYear, fromNo: from.batchNo };
}

export interface StartView {
  /** First batch that the edition holds for. */
  from: ProgramBatch;
  /** The edition that it takes the place of; null for a new program. */
  replaces: string | null;
  strictness: EditionStrictness;
  underWay: BatchUnderWay[];
}

/** Settles which batches an edition would hold for if it were issued now, and what it asks more of them. */
export async function viewStart(
  deps: ProgramsDeps,
  start: EditionStartColumns,
  document: ProgramDocument,
): Promise<StartView> {
  const now = deps.clock();
  const { key, edition } = document;
  const { issued, windows } = await readSurroundings(deps, key);
  const since = start.startAt && start.startAt > now ? start.startAt : now;
  const [current] = listHoldingEditions(issued, windows, now).current;
  const own = { batchYear: start.fromYear, batchNo: start.fromNo };
  const from = start.startKind === 'batch' ? own : (current?.from ?? own);
  const others = issued.filter((row) => row.edition !== edition);
  const candidate = { from, since, no: Number.MAX_SAFE_INTEGER };
  const underWay = windows.flatMap((row): BatchUnderWay[] => {
    const { daysLeft } = computeWindowState({ ...row, extendedUntil: null }, since);
    const isMet = chooseEdition([...others, candidate], row, since) === candidate;
    return daysLeft !== null && isMet ? [{ batchYear: row.batchYear, batchNo: row.batchNo, daysLeft }] : [];
  });
  const before = chooseEdition(others, underWay[0] ?? from, since) ?? current;
  const replaced = before?.edition ?? deps.programs.find((program) => program.key === key)?.edition ?? null;
  const isOther = replaced !== null && replaced !== edition;
  const replacedDocument = isOther ? await loadEditionDocument(deps, key, replaced) : null;
  return {
    from,
    replaces: isOther ? replaced : null,
    underWay,
    strictness: measureStrictness(replacedDocument, document),
  };
}

/** Throws where an edition asks more of a batch under way without a reason, a field of the form of proposals, or on the last day. */
export function assertMayStart({ strictness, underWay }: StartView, reason: string): void {
  const fault = findStartFault(strictness, reason, underWay);
  if (!fault) return;
  throw createRefusal(fault, fault === editionStepTexts.reasonMissing ? { field: 'reason' } : undefined);
}
