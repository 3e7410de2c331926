/** Tells the office which expressions of its editions fail on submissions, without anything of the filings. */
import type { FailingExpressionLine } from '../../domain/program-documents/failure-calls';
import { listDocumentExpressions } from '../../domain/program-documents/references';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { Problem } from '../core/errors';
import { createEditionLoader } from '../programs/programs-deps';
import type { EditionFailure } from './expression-failures-store';
import type { FilingDeps } from './filing-deps';

/** The document of an edition; null for one of a release that kept none. */
const loadDocument = (
  { db }: Pick<FilingDeps, 'db'>,
  { program, edition }: EditionFailure,
): Promise<ProgramDocument | null> =>
  createEditionLoader(db)(program, edition).catch((failure: unknown) => {
    if (failure instanceof Problem) return null;
    throw failure;
  });

function viewFailure(failure: EditionFailure, document: ProgramDocument | null): FailingExpressionLine {
  const { program, edition, place, kind, filings, since } = failure;
  const found = document && listDocumentExpressions(document).find((each) => each.place === place);
  return {
    key: program,
    edition,
    title: document?.manifest.title ?? { zh: program, en: program },
    place,
    text: found?.text ?? '',
    kind,
    filings,
    since: since.toISOString(),
  };
}

export async function listExpressionFailures(
  deps: Pick<FilingDeps, 'db' | 'expressionFailures'>,
): Promise<FailingExpressionLine[]> {
  const failures = await deps.expressionFailures.list();
  const documents = new Map<string, Promise<ProgramDocument | null>>();
  const load = (failure: EditionFailure) => {
    const name = `${failure.program} ${failure.edition}`;
    const loading = documents.get(name) ?? loadDocument(deps, failure);
    documents.set(name, loading);
    return loading;
  };
  return Promise.all(failures.map(async (failure) => viewFailure(failure, await load(failure))));
}
