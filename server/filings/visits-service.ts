/** Changes by others in a filing since a person of its company last looked at it. Each person reads only their own visits. */

import type { Answers } from '../../domain/definition';
import { isRecord } from '../../domain/filing/sections';
import { createCoveredText } from '../../domain/filing/signed-answers';
import type { FilingNews, UnseenChanges } from '../../domain/filing/visit-calls';
import { type FilingVisit, listSeenChanges, ROWS } from '../../domain/filing/visits';
import type { Language } from '../../domain/text';
import { assertOwn, type Caller, getMandatedPrograms, requireCompanyId } from '../core/access';
import { toActorView } from '../core/audit/actor-view';
import type { FilingDeps } from './filing-deps';
import { computeTextHash } from './signable-filing';

/** Characters of a hash that tell whether a section is as it was; it protects nothing. */
const HASH_LENGTH = 10;

/** Text of a section without content. */
const NOTHING = createCoveredText({}, []);

/** Short hash of each entry with content, the same for equal content. */
const hashEntries = (entries: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(entries)
      .map((key) => [key, createCoveredText(entries as Answers, [key])] as const)
      .filter(([, text]) => text !== NOTHING)
      .map(([key, text]) => [key, computeTextHash(text).slice(0, HASH_LENGTH)]),
  );

/** Hashes of the columns of a table over all its rows, with the number of rows. */
function hashColumns(rows: unknown[]): Record<string, string> {
  const records = rows.filter(isRecord);
  const keys = new Set(records.flatMap((row) => Object.keys(row)));
  keys.delete('row');
  const columns = [...keys].map((key) => [key, records.map((row) => row[key] ?? '')]);
  return { ...hashEntries(Object.fromEntries(columns)), [ROWS]: String(rows.length) };
}

const hashFields = (section: unknown): Record<string, string> =>
  Array.isArray(section) ? hashColumns(section) : isRecord(section) ? hashEntries(section) : {};

const hashAnswers = (answers: Answers): Pick<FilingVisit, 'sections' | 'fields'> => ({
  sections: hashEntries(answers),
  fields: Object.fromEntries(Object.entries(answers).map(([key, section]) => [key, hashFields(section)])),
});

type VisitDeps = Pick<FilingDeps, 'visits' | 'filings' | 'notes' | 'audit' | 'clock'>;

export async function loadFilingNews(
  { visits, filings, notes, audit }: VisitDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<FilingNews> {
  const { data, updatedAt, updatedBy, saveLoggedBy } = assertOwn(caller, await filings.find(id), 'filing');
  const visit = await visits.visit(id, caller.userId);
  if (!visit) return { since: null, changes: [] };
  const log = (await audit.read('filing', id)).map((line) => ({
    ...line,
    by: toActorView(line, language).name,
  }));
  const written = (await notes.of(id)).map(({ createdAt, ...note }) => ({ ...note, at: createdAt }));
  const now = {
    userId: caller.userId,
    log,
    lastSave: updatedBy ? { at: updatedAt, actorId: saveLoggedBy, by: updatedBy } : null,
    notes: written,
    ...hashAnswers(data),
  };
  return { since: visit.seenAt.toISOString(), changes: listSeenChanges(visit, now) };
}

export async function noteVisit(
  { visits, filings, clock }: VisitDeps,
  caller: Caller,
  id: string,
): Promise<{ seen_at: string }> {
  const { data } = assertOwn(caller, await filings.find(id), 'filing');
  const seenAt = clock();
  await visits.note(id, caller.userId, { seenAt, ...hashAnswers(data) });
  return { seen_at: seenAt.toISOString() };
}

/** Filings of the company with changes that the person has not seen; those never visited are left out. */
export async function countUnseenChanges({ visits }: VisitDeps, caller: Caller): Promise<UnseenChanges> {
  const counts = await visits.counts(requireCompanyId(caller), caller.userId);
  const among = getMandatedPrograms(caller);
  return counts
    .filter(({ program, count }) => count > 0 && (among === null || among.includes(program)))
    .map(({ id, count }) => ({ id, count }));
}
