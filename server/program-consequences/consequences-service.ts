/**
 * What a publication does. Filings are judged in a worker thread, a slice a call: no request holds the server, and nothing is
 * written. Names of companies and of items are told, never an answer.
 */
import { buildCompanyRecord } from '../../domain/company/record';
import {
  asksMoreFirst,
  type DocumentComparison,
  findStrictness,
  type ItemChange,
} from '../../domain/program-documents/comparison/compare-documents';
import type {
  ComparedEditions,
  DocumentSource,
  DryRunSlice,
  ReplaySlice,
  TriedScenarios,
} from '../../domain/program-documents/consequence-calls';
import type {
  DraftConsequence,
  SubmissionConsequence,
} from '../../domain/program-documents/consequences/judge-filings';
import { listDocumentFaults } from '../../domain/program-documents/document-faults';
import { createItemFinder } from '../../domain/program-documents/library-item';
import { readProgramDocument } from '../../domain/program-documents/read';
import type { ScenarioResult } from '../../domain/program-documents/scenarios/run-scenarios';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { libraryItems } from '../../domain/programs/library.generated';
import { loadShippedScenarios } from '../../domain/programs/shipped-scenarios';
import type { Text } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { resolveWorkerFile, type WorkerJob } from '../core/workers/workers';
import { createFilingContext } from '../filings/answers';
import { createDocumentProblem } from '../programs/documents-service';
import { loadEditionDocument } from '../programs/edition-documents';
import { createEditionStores } from '../programs/programs-deps';
import type { ConsequenceTask, JudgedRow, JudgedSubmission } from './consequence-worker';
import { createConsequencesStore } from './consequences-store';

/** Filings of a slice, so that a call takes a second or two, and what each slice costs beside them weighs little. */
const SLICE = 100;
/** Changes that are told of a comparison; of more the gravest. */
const CHANGES_AT_MOST = 2_000;

const JUDGING: WorkerJob = {
  file: resolveWorkerFile(__dirname, 'consequence-worker'),
  timeoutMs: 60_000,
  waitingPerOwner: 4,
};

export function createConsequencesDeps(deps: Deps) {
  return {
    ...deps,
    ...createEditionStores(deps.db),
    consequences: createConsequencesStore(deps.db),
    /** Documents that were read lately, by their text: the slices of a run name the same one. */
    documents: new Map<string, ProgramDocument>(),
  };
}

export type ConsequencesDeps = ReturnType<typeof createConsequencesDeps>;

const DOCUMENTS_KEPT = 4;

/** Reads a document as somebody wrote it. Throws all its faults. */
function readDocument({ documents }: ConsequencesDeps, text: string): ProgramDocument {
  const known = documents.get(text);
  if (known) return known;
  const { document, faults } = readProgramDocument(text, createItemFinder(libraryItems));
  if (!document) throw createDocumentProblem(faults);
  const found = listDocumentFaults(document);
  if (found.length > 0) throw createDocumentProblem(found);
  documents.set(text, document);
  for (const oldest of [...documents.keys()].slice(0, -DOCUMENTS_KEPT)) documents.delete(oldest);
  return document;
}

const loadDocument = async (deps: ConsequencesDeps, source: DocumentSource): Promise<ProgramDocument> =>
  source.kind === 'edition'
    ? loadEditionDocument(deps, source.key, source.edition)
    : readDocument(deps, source.document);

/** The document in force for the program of another one; null for a new program. */
async function loadPresent(
  deps: ConsequencesDeps,
  { key }: ProgramDocument,
): Promise<ProgramDocument | null> {
  const program = deps.programs.find((each) => each.key === key);
  return program ? loadEditionDocument(deps, key, program.edition) : null;
}

export const runConsequenceTask = <Result>(
  { workers }: ConsequencesDeps,
  caller: Caller,
  task: ConsequenceTask,
): Promise<Result> => workers.run<Result>(JUDGING, caller.userId, task);

export const viewChange = ({
  properties,
  acts,
  ...change
}: ItemChange): ComparedEditions['changes'][number] => ({
  ...change,
  acts: [...acts],
  properties: properties.map(({ isExpression, ...property }) => ({
    ...property,
    is_expression: isExpression,
  })),
});

export async function compareSources(
  deps: ConsequencesDeps,
  caller: Caller,
  sources: { proposed: DocumentSource; before?: DocumentSource | undefined },
): Promise<ComparedEditions> {
  const proposed = await loadDocument(deps, sources.proposed);
  const before = sources.before
    ? await loadDocument(deps, sources.before)
    : await loadPresent(deps, proposed);
  if (!before) return { before: null, after: proposed.edition, strictness: 'words', total: 0, changes: [] };
  const comparison = await runConsequenceTask<DocumentComparison>(deps, caller, {
    do: 'compare',
    present: JSON.stringify(before),
    proposed: JSON.stringify(proposed),
  });
  const { changes } = comparison;
  const told = changes.length > CHANGES_AT_MOST ? [...changes].sort(asksMoreFirst) : changes;
  return {
    before: comparison.before,
    after: comparison.after,
    strictness: findStrictness(comparison),
    total: changes.length,
    changes: told.slice(0, CHANGES_AT_MOST).map(viewChange),
  };
}

interface Pair {
  proposed: ProgramDocument;
  present: string;
  texts: { present: string; proposed: string };
}

/** The documents of a run; null where the program is new, so that no filing exists. */
async function loadPair(deps: ConsequencesDeps, source: DocumentSource): Promise<Pair | null> {
  const proposed = await loadDocument(deps, source);
  const present = await loadPresent(deps, proposed);
  return (
    present && {
      proposed,
      present: present.edition,
      texts: { present: JSON.stringify(present), proposed: JSON.stringify(proposed) },
    }
  );
}

const nameRules = ({ form }: ProgramDocument, ids: Iterable<string>): { id: string; label: Text }[] => {
  const wanted = new Set(ids);
  return form.rules.filter(({ id }) => wanted.has(id)).map(({ id, met }) => ({ id, label: met }));
};

interface RunRequest {
  proposed: DocumentSource;
  after: string;
}

const findNext = (rows: readonly { id: string }[]): string | null =>
  rows.length < SLICE ? null : (rows.at(-1)?.id ?? null);

const NOTHING = { total: 0, judged: 0, next: null, rules: [] };

const viewFiling = <
  Row extends { id: string; company: string; batchYear: number; batchNo: number; status: string },
>(
  row: Row,
) => ({
  id: row.id,
  company: row.company,
  batch_year: row.batchYear,
  batch_no: row.batchNo,
  status: row.status,
});

export async function dryRun(
  deps: ConsequencesDeps,
  caller: Caller,
  { proposed: source, after }: RunRequest,
): Promise<DryRunSlice> {
  const pair = await loadPair(deps, source);
  if (!pair) return { ...NOTHING, drafts: [] };
  const { key } = pair.proposed;
  const total = await deps.consequences.countDrafts(key);
  const rows = await deps.consequences.drafts(key, after, SLICE);
  const today = formatBeijingDay(deps.clock());
  const judged = await runConsequenceTask<(DraftConsequence & { id: string })[]>(deps, caller, {
    do: 'judgeDrafts',
    ...pair.texts,
    rows: rows.map(
      ({ id, kind, edition, editionNote, data, batchYear, company, creditCode, profile }): JudgedRow => ({
        id,
        kind,
        edition,
        data,
        aside: editionNote?.aside ?? [],
        ctx: createFilingContext(batchYear, today),
        record: buildCompanyRecord({ name: company, creditCode, profile }),
      }),
    ),
  });
  const byId = new Map(judged.map((each) => [each.id, each]));
  return {
    total,
    judged: rows.length,
    next: findNext(rows),
    rules: nameRules(
      pair.proposed,
      judged.flatMap(({ failing, warned }) => [...failing, ...warned]),
    ),
    drafts: rows.flatMap((row) => {
      const found = byId.get(row.id);
      if (!found) return [];
      const { setAside, ...consequence } = found;
      return [{ ...consequence, ...viewFiling(row), set_aside: setAside }];
    }),
  };
}

export async function replay(
  deps: ConsequencesDeps,
  caller: Caller,
  { proposed: source, after }: RunRequest,
): Promise<ReplaySlice> {
  const pair = await loadPair(deps, source);
  const batch = pair && (await deps.consequences.lastBatch(pair.proposed.key));
  if (!pair || !batch) return { ...NOTHING, batch: null, submissions: [] };
  const { key } = pair.proposed;
  const total = await deps.consequences.countDecided(key, batch);
  const rows = await deps.consequences.decided(key, batch, after, SLICE);
  const judged = await runConsequenceTask<(SubmissionConsequence & { id: string })[]>(deps, caller, {
    do: 'judgeSubmissions',
    ...pair.texts,
    rows: rows.map(({ id, snapshot }): JudgedSubmission => ({ id, snapshot })),
  });
  const byId = new Map(judged.map((each) => [each.id, each]));
  return {
    total,
    judged: rows.length,
    next: findNext(rows),
    batch: { batch_year: batch.batchYear, batch_no: batch.batchNo },
    rules: nameRules(
      pair.proposed,
      judged.flatMap(({ failing }) => failing),
    ),
    submissions: rows.flatMap((row) => {
      const found = byId.get(row.id);
      if (!found) return [];
      const { failedBefore, ...consequence } = found;
      return [{ ...consequence, ...viewFiling(row), receipt_no: row.receiptNo, failed_before: failedBefore }];
    }),
  };
}

export async function trySources(
  deps: ConsequencesDeps,
  caller: Caller,
  { proposed: source, falsify }: { proposed: DocumentSource; falsify: boolean },
): Promise<TriedScenarios> {
  const proposed = await loadDocument(deps, source);
  const shipped = await loadShippedScenarios(proposed.key);
  const { scenarios: results, neverFailing } = await runConsequenceTask<{
    scenarios: ScenarioResult[];
    neverFailing?: string[];
  }>(deps, caller, {
    do: 'runScenarios',
    proposed: JSON.stringify(proposed),
    shipped,
    isFalsified: falsify,
  });
  return {
    scenarios: results.map(({ failing, notFailing, failed: _, ...result }) => ({
      ...result,
      failing: nameRules(proposed, failing),
      not_failing: nameRules(proposed, notFailing),
    })),
    never_failing: neverFailing ? nameRules(proposed, neverFailing) : null,
  };
}
