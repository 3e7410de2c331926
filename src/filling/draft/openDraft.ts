/** Opens a declaration: fetches it from the server and applies the unsent work on it in this browser. */
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { Program } from '@domain/definition';
import { addRowIds } from '@domain/filing/rows';
import type { Filing } from '@domain/filing/types';
import { findFillable } from '@domain/programs/reports';
import { fetchCurrent, fetchFresh, fetchOne, findOne } from '@/services/filing';
import { createId } from '@/utils/createId';
import { formatEnvelopeMessage } from '@/utils/failure';
import { isOwnName } from '@/utils/session';
import {
  createFilingEntry,
  type FilingAddress,
  type FilingMerge,
  type FilingState,
  findFilingEdition,
  getFilingProgram,
  getFilingScope,
  isEditable,
} from './filingState';
import {
  deleteAdoptedEntries,
  deleteEntry,
  findUnsavedFilingId,
  listFilingEntries,
  type StoredEntry,
  saveEntry,
  tab,
} from './localStore';
import { loadReconcile } from './machine';
import { createOpenConflict } from './state';
import { filterStillUnparsed } from './unparsedInput';

/** A filing to open; without id and draft that of the current batch. */
export interface OpenRequest extends FilingAddress {
  user: string;
  program: string;
  kind: string;
}

export interface OpenedFiling {
  filing: Filing;
  /** Id that the first save requests. */
  draft: string;
}

interface FoundFiling {
  answer: ResponseEnvelope<Filing>;
  draft: string;
}

/** Fetches a filing and adds missing row ids. Resolves with a message where there is nothing to show. */
export async function openFiling(request: OpenRequest): Promise<OpenedFiling | string> {
  const program = findFillable(request.program) as Program;
  const { answer, draft } = await findFiling(program, request);
  if (answer.code !== CODE.success) return formatEnvelopeMessage(answer);
  // The merge code is loaded together with the form: the network may be down when it is needed.
  const edition = findFilingEdition(program, answer.data);
  const [{ sections }] = await Promise.all([edition.load(), loadReconcile()]);
  return { filing: { ...answer.data, data: addRowIds(sections, answer.data.data) }, draft };
}

async function findFiling(program: Program, { user, kind, id, draft }: OpenRequest): Promise<FoundFiling> {
  if (id) return { answer: await fetchOne(program, id, kind), draft: '' };
  if (draft) return findFurther(program, kind, draft);
  const answer = await fetchCurrent(program, kind);
  const found = { answer, draft: createId() };
  if (answer.code !== CODE.success || answer.data.id === null || quotaOf(program, answer.data) === 1)
    return found;
  const begun = await findUnsavedFilingId({
    user,
    program: program.key,
    kind: answer.data.kind,
    batch: answer.data.batch,
  });
  const further = begun ? await findFurther(program, kind, begun) : found;
  return further.answer.code === CODE.success ? further : found;
}

/** Fetches a further filing by its provisional id: it exists already if only the response to its first save was lost. */
async function findFurther(program: Program, kind: string, draft: string): Promise<FoundFiling> {
  const known = await findOne(program, draft, kind);
  return { answer: known.code === CODE.success ? known : await fetchFresh(program, kind), draft };
}

const quotaOf = (program: Program, { window }: Filing): number => window?.quota ?? program.perCompanyAndBatch;

/** True if local work of this batch can belong to no other filing: only one may exist, or none exists yet. */
const isAlone = ({ filing, ...state }: FilingState): boolean =>
  filing !== null &&
  (quotaOf(findFillable(state.program) as Program, filing) === 1 ||
    (filing.id === null && !filing.window?.used));

/** Applies this browser's entries to a filing; null when they add nothing. */
export async function applyLocalEntries(state: FilingState): Promise<FilingMerge | null> {
  const program = getFilingProgram(state);
  if (!isEditable(state) || state.filing?.edition !== program.edition) return null;
  const left = await listFilingEntries(getFilingScope(state), isAlone(state));
  if (left.length === 0) return null;
  const { convertEntryEdition: inEdition, applyEntries: replay, isSameContent: same } = await loadReconcile();
  const form = await program.load();
  const entries = left.map((entry) => inEdition(form, program.edition, entry));
  const { updated_by, updated_at } = state.filing;
  const { answers, differences } = replay(form, entries, state.answers, isOwnName(updated_by));
  const unreadable = Object.assign({}, ...entries.map((entry) => entry.unreadable));
  const aside = entries.flatMap((entry) => entry.aside);
  const conflict = createOpenConflict(differences, updated_by, updated_at, left);
  const hasUnparsed = Object.keys(filterStillUnparsed(unreadable, answers)).length > 0;
  const isNews = conflict !== null || hasUnparsed || aside.length > 0 || !same(answers, state.answers);
  if (!isNews) await deleteAdoptedEntries(left);
  else if (!conflict) await mergeLocalEntries({ ...state, answers, unreadable, aside }, left);
  if (!isNews) return null;
  const note = { kind: 'replayed', at: left.at(-1)?.editedAt ?? '', by: '' } as const;
  const merge = { filing: state.filing, theirs: state.base, answers, unreadable, conflict, aside, note };
  return { ...merge, replaced: [] };
}

/** Stores the draft in this tab's entry, and then deletes the entries that are merged into it. */
export async function mergeLocalEntries(state: FilingState, merged: readonly StoredEntry[]): Promise<void> {
  const entry = createFilingEntry(state);
  if (!(await saveEntry(entry))) return;
  const isOwn = (other: StoredEntry) =>
    other.tab === tab && 'filing' in other && other.filing === entry.filing;
  await deleteAdoptedEntries(merged.filter((other) => !isOwn(other)));
  // The filing of a colleague has another id than the one that this tab has asked for.
  if (entry.filing !== state.draft) await deleteEntry({ ...entry, filing: state.draft });
}
