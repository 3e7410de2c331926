import type { ProgramEditionBody } from '../../domain/program-documents/calls';
import { addEditionStep } from '../../domain/program-documents/edition-step';
import { getProgramBody } from '../../domain/program-documents/parts';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { programs as shipped } from '../../domain/programs/index.generated';
import { loadEditionDocument } from './documents-service';
import type { EditionsStore } from './editions-store';
import { hashDocument } from './registry-service';

/** Editions in a row that a draft is brought through. */
const STEPS_AT_MOST = 100;

interface DocumentsDeps {
  editions: EditionsStore;
}

async function loadAt(
  deps: DocumentsDeps,
  key: string,
  edition: string,
  depth: number,
): Promise<ProgramDocument | null> {
  const row = await deps.editions.one(key, edition);
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
