/** Answers of a company's other filings that one being filled in could take, with their source. */
import type { ReusableAnswers, ReusableQuery } from '../../domain/calls/taking-over';
import type { Answers, Program } from '../../domain/definition';
import type { FileFacts } from '../../domain/files/accepts';
import { bringForward } from '../../domain/filing/editions';
import { seesWhole } from '../../domain/filing/privacy';
import { type Earlier, reusableAnswers } from '../../domain/filing/reuse';
import { type Language, say } from '../../domain/text';
import { type Caller, companyOf, isOwn } from '../core/access';
import { attachedFiles } from './file-faults';
import type { FilingParts } from './filing-parts';
import { programOf } from './filing-steps';
import { batchName } from './filing-view';
import type { FilingRow } from './filings-store';
import { assertMayFile } from './refusals';

/** The filings touched last are enough: older ones were mostly copied into them. */
const SOURCES_AT_MOST = 20;

interface EarlierFiling extends Earlier {
  row: FilingRow;
  program: Program;
}

const timeOf = ({ submission, updatedAt }: FilingRow): string =>
  (submission?.submittedAt ?? updatedAt).toISOString();

/** A filing as the present edition of its own form has it. */
async function earlierOf(
  programs: readonly Program[],
  caller: Caller,
  row: FilingRow,
): Promise<EarlierFiling[]> {
  const program = programs.find(({ key }) => key === row.program);
  if (!program) return [];
  const form = await program.load();
  const { answers } = bringForward(form, row.data, row.edition);
  return [{ row, program, form, answers, whole: seesWhole(caller, program.key) }];
}

const sourceOf = ({ row, program }: EarlierFiling, answers: Answers, language: Language) => ({
  id: row.id,
  program: row.program,
  title: say(program.title, language),
  kind: row.kind,
  batch: batchName(row),
  status: row.status,
  no: row.submission?.receiptNo ?? null,
  at: timeOf(row),
  answers,
});

/** The newest first. Filings that have nothing to offer are not named. */
export async function findReusable(
  { programs, filings, files }: FilingParts,
  caller: Caller,
  query: ReusableQuery,
  language: Language,
): Promise<ReusableAnswers> {
  const target = programOf(programs, query.program);
  const companyId = companyOf(caller);
  assertMayFile(caller, target.key, 'filing.edit');
  const form = await target.load();
  const others = await filings.others(companyId, query.except ?? null, SOURCES_AT_MOST);
  const rows = others.filter((row) => isOwn(caller, row));
  const earlier = (await Promise.all(rows.map((row) => earlierOf(programs, caller, row)))).flat();
  const ids = earlier.flatMap((each) => attachedFiles(each.form, each.answers).flatMap((file) => file.ids));
  const own = await files.ofCompany(companyId, [...new Set(ids)]);
  const known = new Map<string, FileFacts>(own.map((file) => [file.id, file]));
  const sources = earlier
    .map((each) => sourceOf(each, reusableAnswers(form, each, known), language))
    .filter(({ answers }) => Object.keys(answers).length > 0)
    .sort((a, b) => b.at.localeCompare(a.at));
  const offered = JSON.stringify(sources.map(({ answers }) => answers));
  return {
    sources,
    files: own.filter(({ id }) => offered.includes(id)).map(({ id, name, size }) => ({ id, name, size })),
  };
}
