/**
 * Reuse of earlier answers: copying a whole filing into the current batch as a new draft, or offering single answers to a draft.
 */

import { buildCompanyRecord } from '../../domain/company/record';
import type { Answers, Program } from '../../domain/definition';
import type { FileFacts } from '../../domain/files/names';
import { copyAnswers, leaveOutContinued, type OmittedAnswer } from '../../domain/filing/copy';
import { migrateAnswersToEdition } from '../../domain/filing/editions';
import { canReadSensitiveAnswers } from '../../domain/filing/privacy';
import { type ReusableFiling, selectReusableAnswers } from '../../domain/filing/reuse';
import type { ReusableAnswers, ReusableQuery } from '../../domain/filing/reuse-calls';
import { getProgramForBatch } from '../../domain/programs/registry';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { findChosen } from '../continuing/continuing-service';
import { assertOwn, type Caller, isOwn, requireCompanyId } from '../core/access';
import { findCompanyFiles, readFileRules } from '../files/files-service';
import { createFilingContext, readDraft } from './answers';
import { createFiling, createFreshAnswers, type NewFilingContent } from './create-filing';
import { isOfferedFile, listAttachedFiles } from './file-faults';
import type { FilingDeps } from './filing-deps';
import { formatBatchName } from './filing-response';
import { getProgram } from './filing-steps';
import type { FilingRow, QuotaScope } from './filings-store';
import { assertMayFile } from './refusals';

/** Maximum number of omitted answers that a copy lists. */
const NAMED_AT_MOST = 200;

export interface CopiedFiling {
  program: Program;
  row: FilingRow;
  leftOut: OmittedAnswer[];
}

async function copyEarlierAnswers(
  deps: FilingDeps,
  called: Program,
  source: FilingRow,
  held: QuotaScope,
  now: Date,
) {
  const program = getProgramForBatch(called, held);
  const form = await program.load();
  // A file may stand under a former name of its field.
  const { answers: present } = migrateAnswersToEdition(form, source.data, source.edition);
  const ids = listAttachedFiles(form, present).flatMap((each) => each.ids);
  const own = await findCompanyFiles(deps.files, held.companyId, ids);
  const fresh = await createFreshAnswers(deps, program, held, now);
  const ctx = createFilingContext(held.batchYear, formatBeijingDay(now));
  const known = new Set(own.map(({ id }) => id));
  const { edition, data, batchYear } = source;
  const earlier = { answers: data, edition, batchYear };
  const copied = copyAnswers(form, earlier, fresh, ctx, known);
  const { companyId } = held;
  const named = await findChosen(deps, program, { companyId, answers: copied.answers });
  const isTaken = named?.isNamed && named.refusal;
  const { answers, brought, leftOut } =
    program.continues && isTaken ? leaveOutContinued(form, copied, program.continues.id) : copied;
  const chosen = isTaken ? await findChosen(deps, program, { companyId, answers }) : named;
  return {
    answers: readDraft(form, answers, ctx, {
      kind: held.kind,
      record: buildCompanyRecord(source.company),
      link: chosen?.link,
    }).answers,
    note: edition === program.edition ? null : { ...brought, from: edition, to: program.edition },
    leftOut: leftOut.slice(0, NAMED_AT_MOST),
  };
}

/** First audit line of the copy: its source, and the answers left out. Their values are not logged, as the source holds them. */
const createCopyLine = (
  source: FilingRow,
  leftOut: OmittedAnswer[],
): Pick<NewFilingContent, 'action' | 'details'> => ({
  action: 'copy',
  details: {
    copied_from: {
      id: source.id,
      batch: formatBatchName(source),
      no: source.submission?.receiptNo ?? null,
    },
    ...(leftOut.length > 0 && {
      left_out: leftOut.map(({ path, label, reason }) => ({ path, label, reason })),
    }),
  },
});

export async function copyFiling(deps: FilingDeps, caller: Caller, id: string): Promise<CopiedFiling> {
  const source = assertOwn(caller, await deps.filings.find(id), 'filing');
  const program = getProgram(deps.programs, source.program);
  let leftOut: OmittedAnswer[] = [];
  const row = await createFiling(deps, program, caller, {
    kind: source.kind,
    fill: async (_form, held, now) => {
      const { answers, note, ...taken } = await copyEarlierAnswers(deps, program, source, held, now);
      leftOut = taken.leftOut;
      return { answers, note, copiedFrom: source.id, ...createCopyLine(source, leftOut) };
    },
  });
  return { program, row, leftOut };
}

/** Filings searched for reusable answers, latest changed first; older ones were mostly copied into them. */
const SOURCES_AT_MOST = 20;

interface EarlierFiling extends ReusableFiling {
  row: FilingRow;
  program: Program;
}

const formatTime = ({ submission, updatedAt }: FilingRow): string =>
  (submission?.submittedAt ?? updatedAt).toISOString();

/** Filing with its answers migrated to the current edition of its own form, in a list; empty if its program is unknown. */
async function listEarlierFilings(
  programs: readonly Program[],
  caller: Caller,
  row: FilingRow,
): Promise<EarlierFiling[]> {
  const program = programs.find(({ key }) => key === row.program);
  if (!program) return [];
  const form = await program.load();
  const { answers } = migrateAnswersToEdition(form, row.data, row.edition);
  const whole = canReadSensitiveAnswers(caller, program.key);
  return [{ row, program, form, answers, batchYear: row.batchYear, whole }];
}

const toReuseSource = ({ row, program }: EarlierFiling, answers: Answers, language: Language) => ({
  id: row.id,
  program: row.program,
  title: say(program.title, language),
  kind: row.kind,
  batch: formatBatchName(row),
  status: row.status,
  no: row.submission?.receiptNo ?? null,
  at: formatTime(row),
  answers,
});

/**
 * Answers of the company's other filings that a draft could take, with their source, newest first. Filings with nothing to offer
 * are left out.
 */
export async function findReusable(
  { programs, filings, files }: FilingDeps,
  caller: Caller,
  query: ReusableQuery,
  language: Language,
): Promise<ReusableAnswers> {
  const target = getProgram(programs, query.program);
  const companyId = requireCompanyId(caller);
  assertMayFile(caller, target.key, 'filing.edit');
  const form = await target.load();
  const others = await filings.others(companyId, query.except ?? null, SOURCES_AT_MOST);
  const rows = others.filter((row) => isOwn(caller, row));
  const earlier = (await Promise.all(rows.map((row) => listEarlierFilings(programs, caller, row)))).flat();
  const ids = earlier.flatMap((each) =>
    listAttachedFiles(each.form, each.answers).flatMap((file) => file.ids),
  );
  const own = (await findCompanyFiles(files, companyId, [...new Set(ids)])).filter(isOfferedFile);
  const known = new Map<string, FileFacts>(own.map((file) => [file.id, file]));
  const { takesOfd } = await readFileRules(files);
  const sources = earlier
    .map((each) => toReuseSource(each, selectReusableAnswers(form, each, { known, takesOfd }), language))
    .filter(({ answers }) => Object.keys(answers).length > 0)
    .sort((a, b) => b.at.localeCompare(a.at));
  const offered = JSON.stringify(sources.map(({ answers }) => answers));
  return {
    sources,
    files: own.filter(({ id }) => offered.includes(id)).map(({ id, name, size }) => ({ id, name, size })),
  };
}
