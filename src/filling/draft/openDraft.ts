/** Opens a declaration: from the server, with the work on it that this browser still holds. */
import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import type { Program } from '@domain/definition';
import { withRowIds } from '@domain/filing/rows';
import type { Filing } from '@domain/filing/types';
import { findFillable } from '@domain/programs/reports';
import { fetchCurrent, fetchFresh, fetchOne, findOne } from '@/services/filing';
import { messageOf } from '@/utils/failure';
import { newId } from '@/utils/newId';
import {
  entryOf,
  type FilingAddress,
  type FilingMerge,
  type FilingState,
  isEditable,
  programOf,
  scopeOf,
} from './filingState';
import { begunUnsaved, filingEntries, forgetEntries, record, tab } from './localStore';
import { loadReconcile } from './machine';
import { conflictOf } from './state';
import { stillUnparsed } from './unparsedInput';

/** A filing to open; without id and draft that of the current batch. */
export interface OpenRequest extends FilingAddress {
  user: string;
  program: string;
  kind: string;
}

export interface Opened {
  filing: Filing;
  /** The id that a first save asks for. */
  draft: string;
}

interface Found {
  answer: Envelope<Filing>;
  draft: string;
}

/** Fetches a filing with row ids in place. Answers with the reason when there is none to show. */
export async function openFiling(request: OpenRequest): Promise<Opened | string> {
  const program = findFillable(request.program) as Program;
  const { answer, draft } = await findFiling(program, request);
  if (answer.code !== CODE.success) return messageOf(answer);
  // The merge comes with the form: the network may be gone when it is needed.
  const [{ sections }] = await Promise.all([program.load(), loadReconcile()]);
  return { filing: { ...answer.data, data: withRowIds(sections, answer.data.data) }, draft };
}

async function findFiling(program: Program, { user, kind, id, draft }: OpenRequest): Promise<Found> {
  if (id) return { answer: await fetchOne(program, id, kind), draft: '' };
  if (draft) return findFurther(program, kind, draft);
  const answer = await fetchCurrent(program, kind);
  const found = { answer, draft: newId() };
  if (answer.code !== CODE.success || answer.data.id === null || quotaOf(program, answer.data) === 1)
    return found;
  const begun = await begunUnsaved({
    user,
    program: program.key,
    kind: answer.data.kind,
    batch: answer.data.batch,
  });
  const further = begun ? await findFurther(program, kind, begun) : found;
  return further.answer.code === CODE.success ? further : found;
}

/** A further filing under the id that it was given here: it is there already if only the answer to its first save was lost. */
async function findFurther(program: Program, kind: string, draft: string): Promise<Found> {
  const known = await findOne(program, draft, kind);
  return { answer: known.code === CODE.success ? known : await fetchFresh(program, kind), draft };
}

const quotaOf = (program: Program, { window }: Filing): number => window?.quota ?? program.perCompanyAndBatch;

/** No other filing of the batch can be the one that something was begun for: one may be held, or none is there yet. */
const isAlone = ({ filing, ...state }: FilingState): boolean =>
  filing !== null &&
  (quotaOf(findFillable(state.program) as Program, filing) === 1 ||
    (filing.id === null && !filing.window?.used));

/** Applies this browser's entries to a filing; null when they add nothing. */
export async function replayEntries(state: FilingState): Promise<FilingMerge | null> {
  const program = programOf(state);
  if (!isEditable(state) || state.filing?.edition !== program.edition) return null;
  const left = await filingEntries(scopeOf(state), isAlone(state));
  if (left.length === 0) return null;
  const { inEdition, replay, same } = await loadReconcile();
  const form = await program.load();
  const entries = left.map((entry) => inEdition(form, program.edition, entry));
  const { answers, differences } = replay(form, entries, state.answers);
  const unreadable = Object.assign({}, ...entries.map((entry) => entry.unreadable));
  const aside = entries.flatMap((entry) => entry.aside);
  const { updated_by, updated_at } = state.filing;
  const conflict = conflictOf(differences, updated_by, updated_at);
  const hasUnparsed = Object.keys(stillUnparsed(unreadable, answers)).length > 0;
  const isNews = conflict !== null || hasUnparsed || aside.length > 0 || !same(answers, state.answers);
  if (!isNews) await forgetEntries(left);
  else if (!conflict) await adopt({ ...state, answers, unreadable, aside });
  if (!isNews) return null;
  const note = { kind: 'replayed', at: left.at(-1)?.editedAt ?? '', by: '' } as const;
  return { filing: state.filing, theirs: state.base, answers, unreadable, conflict, aside, note };
}

/** Replaces the entries of closed tabs by this tab's, into which they were merged. */
export async function adopt(state: FilingState): Promise<void> {
  const entry = entryOf(state);
  const left = await filingEntries(entry, isAlone(state));
  await record(entry);
  await forgetEntries(left.filter((other) => other.tab !== tab || other.filing !== entry.filing));
}
