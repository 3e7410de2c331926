import { addArabic } from '../../domain/program-documents/arabic';
import type { ProgramEditionBody } from '../../domain/program-documents/calls';
import { addEditionStep } from '../../domain/program-documents/edition-step';
import { judgesAlike } from '../../domain/program-documents/judging';
import { getProgramBody } from '../../domain/program-documents/parts';
import type { ProgramBody, ProgramDocument } from '../../domain/program-documents/types';
import { documentHashes } from '../../domain/programs/document-hashes.generated';
import { bodies, programs as shipped } from '../../domain/programs/index.generated';
import { reportBodies } from '../../domain/programs/report-bodies.generated';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { problems } from '../core/errors';
import type { EditionsStore } from './editions-store';
import { hashDocument, readStoredDocument } from './registry-service';
import type { TrialEditionsStore } from './trial-editions-store';

/** Editions in a row that a draft is brought through. */
const STEPS_AT_MOST = 100;

interface DocumentsDeps {
  editions: EditionsStore;
  trials: TrialEditionsStore;
}

/** The stored edition of this name: on trial, proposed, or issued. */
const findStored = ({ editions, trials }: DocumentsDeps, key: string, edition: string) =>
  isTrialProgram(key) ? trials.one(key, edition) : editions.one(key, edition);

/** Loads the document of the release's own edition. */
export async function loadShippedDocument(key: string, edition: string): Promise<ProgramDocument> {
  const program = shipped.find((each) => each.key === key && each.edition === edition);
  if (!program) throw problems.notFound();
  const loadBody = (bodies as Record<string, () => Promise<ProgramBody>>)[key];
  if (!loadBody) throw problems.notFound();
  const [{ document }, brought] = await Promise.all([loadBody(), reportBodies[key]?.()]);
  return { ...document, ...(brought && { reports: brought.reports }) };
}

/** The document of the build where it puts right the words of an edition that an earlier release has stored; null for any other. */
async function loadReworded(stored: ProgramDocument, hash: string): Promise<ProgramDocument | null> {
  const { key, edition } = stored;
  const isShipped = shipped.some((program) => program.key === key && program.edition === edition);
  if (!isShipped || documentHashes[key] === hash) return null;
  const document = await loadShippedDocument(key, edition);
  return judgesAlike(stored, document) ? addArabic(document) : null;
}

/** Loads the document of an edition that is on trial, proposed, issued, or part of the release. */
export async function loadEditionDocument(
  deps: DocumentsDeps,
  key: string,
  edition: string,
): Promise<ProgramDocument> {
  const row = await findStored(deps, key, edition);
  if (!row) return addArabic(await loadShippedDocument(key, edition));
  const stored = readStoredDocument(row);
  const isOfRelease = 'origin' in row && row.origin === 'release';
  return (isOfRelease && (await loadReworded(stored, row.hash))) || stored;
}

async function loadAt(
  deps: DocumentsDeps,
  key: string,
  edition: string,
  depth: number,
): Promise<ProgramDocument | null> {
  const row = await findStored(deps, key, edition);
  // Releases before this one keep no documents: drafts of their editions are taken as they are.
  if (!row && !shipped.some((program) => program.key === key && program.edition === edition)) return null;
  const document = await loadEditionDocument(deps, key, edition);
  const earlier = row?.base && depth < STEPS_AT_MOST ? await loadAt(deps, key, row.base, depth + 1) : null;
  return earlier ? addEditionStep(earlier, document) : document;
}

/**
 * Loads the document of an edition as drafts run on it: with the steps from the editions that it replaced, one after the other.
 * They follow from these documents, which never change, and are no part of what the hash of the edition says.
 */
export const loadRunningDocument = async (
  deps: DocumentsDeps,
  key: string,
  edition: string,
): Promise<ProgramDocument> =>
  (await loadAt(deps, key, edition, 0)) ?? loadEditionDocument(deps, key, edition);

/** The body of an edition for browsers, which run drafts on it. */
export async function loadEditionBody(
  deps: DocumentsDeps,
  key: string,
  edition: string,
): Promise<ProgramEditionBody> {
  const { document, trees } = getProgramBody(await loadRunningDocument(deps, key, edition));
  return { key, edition, hash: hashDocument(JSON.stringify(document)), document, trees: { ...trees } };
}
