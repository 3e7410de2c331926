/** Changes by others in a filing since a person of its company last looked at it. Each person reads only their own visits. */

import type { Answers } from '../../domain/definition';
import { createCoveredText } from '../../domain/filing/signed-answers';
import type { FilingNews, UnseenChanges } from '../../domain/filing/visit-calls';
import { listSeenChanges } from '../../domain/filing/visits';
import type { Language } from '../../domain/text';
import { assertOwn, type Caller, getMandatedPrograms, requireCompanyId } from '../core/access';
import { toActorView } from '../core/audit/actor-view';
import type { FilingDeps } from './filing-deps';
import { computeTextHash } from './signatories-service';

/** Characters of a hash that tell whether a section is as it was; it protects nothing. */
const HASH_LENGTH = 10;

/** Text of a section without content. */
const NOTHING = createCoveredText({}, []);

/** Short hash of each section with content, the same for equal content. */
const hashSections = (answers: Answers): Record<string, string> =>
  Object.fromEntries(
    Object.keys(answers)
      .map((key) => [key, createCoveredText(answers, [key])] as const)
      .filter(([, text]) => text !== NOTHING)
      .map(([key, text]) => [key, computeTextHash(text).slice(0, HASH_LENGTH)]),
  );

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
    lastSave: { at: updatedAt, actorId: saveLoggedBy, by: updatedBy },
    notes: written,
    sections: hashSections(data),
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
  await visits.note(id, caller.userId, { seenAt, sections: hashSections(data) });
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
