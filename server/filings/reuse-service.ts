/** What other filings of a company hold that one being filled in could take, and where it came from. */
import type { ReusableAnswers, ReusableQuery } from '../../domain/calls/taking-over';
import type { Answers, Program } from '../../domain/definition';
import type { FileFacts } from '../../domain/files/accepts';
import { bringForward } from '../../domain/filing/editions';
import { seesWhole } from '../../domain/filing/privacy';
import { type Earlier, reusableAnswers } from '../../domain/filing/reuse';
import { type Language, say } from '../../domain/text';
import { type Caller, companyOf } from '../core/access';
import { problems } from '../core/errors';
import type { Files } from '../files/files-service';
import { attachedFiles } from './file-faults';
import { batchName } from './filing-view';
import type { FilingRow, FilingsStore } from './filings-store';
import { assertMayFile } from './refusals';

/** Of the filings touched last: what is older was mostly copied into them. */
const SOURCES_AT_MOST = 20;

interface ReuseDeps {
  programs: Program[];
  store: FilingsStore;
  files: Pick<Files, 'ofCompany'>;
}

interface EarlierFiling extends Earlier {
  row: FilingRow;
  program: Program;
}

const timeOf = ({ submission, updatedAt }: FilingRow): string =>
  (submission?.submittedAt ?? updatedAt).toISOString();

export function createReuse({ programs, store, files }: ReuseDeps) {
  /** A filing as the present edition of its own form has it. */
  async function earlierOf(caller: Caller, row: FilingRow): Promise<EarlierFiling[]> {
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

  return {
    /** The newest first. Filings that have nothing to offer are not named. */
    async reusable(caller: Caller, query: ReusableQuery, language: Language): Promise<ReusableAnswers> {
      const target = programs.find(({ key }) => key === query.program);
      if (!target) throw problems.notFound();
      const companyId = companyOf(caller);
      assertMayFile(caller, target.key, 'filing.edit');
      const form = await target.load();
      const rows = await store.others(companyId, query.except ?? null, SOURCES_AT_MOST);
      const earlier = (await Promise.all(rows.map((row) => earlierOf(caller, row)))).flat();
      const ids = earlier.flatMap((each) =>
        attachedFiles(each.form, each.answers).flatMap((file) => file.ids),
      );
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
    },
  };
}

export type Reuse = ReturnType<typeof createReuse>;
