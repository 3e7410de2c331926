/** Exports the published results as a file: read and sent in batches, and not at all to a client that has the current version. */

import { Readable } from 'node:stream';
import type { Manifest } from '../../domain/definition';
import { type ExportCell, formatCsvLine } from '../../domain/document/export';
import { documentWords } from '../../domain/document/words';
import { getStatusWords } from '../../domain/filing/outcome';
import type { OpenDataQuery, PublicResult } from '../../domain/results/calls';
import { REUSE_TERMS } from '../../domain/results/open-data';
import { type Language, say, type Text } from '../../domain/text';
import { listRealPrograms } from '../../domain/trials/trial-key';
import { nameBatch } from '../../domain/windows/batch-name';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { computeSha256 } from '../core/audit/chain';
import { type ResultsDeps, readAllResults, readRevision } from './results-service';

/** Columns of the open data as CSV; their names are stable. Published answers are in the JSON only. */
interface Column extends Text {
  cell(result: PublicResult, language: Language, program: Manifest | undefined): ExportCell;
}

function formatBatch(batch: string, language: Language): string {
  const [year = '', no = ''] = batch.split('-');
  return say(nameBatch(year, no), language);
}

const scopes = {
  public: { zh: '公开', en: 'Public', ar: 'عام' },
  masked: { zh: '脱敏后公开', en: 'Without sensitive details', ar: 'دون تفاصيل حساسة' },
  targeted: { zh: '定向发布', en: 'Selected bidders only', ar: 'مقدمو عروض مختارون فقط' },
} satisfies Record<NonNullable<PublicResult['scope']>, Text>;

const OPEN_DATA_COLUMNS: readonly Column[] = [
  { ...documentWords.program, cell: ({ title }) => title },
  { zh: '类别', en: 'Kind', ar: 'الصنف', cell: ({ kind }) => kind },
  { ...documentWords.batch, cell: ({ batch }, language) => formatBatch(batch, language) },
  { zh: '单位名称', en: 'Company', ar: 'الشركة', cell: ({ company }) => company },
  { zh: '项目名称', en: 'Project', ar: 'المشاريع', cell: ({ subject }) => subject },
  {
    zh: '状态',
    en: 'Status',
    ar: 'الحالة',
    cell: ({ status }, language, program) => say(getStatusWords(status, program), language),
  },
  { zh: '项目编号', en: 'Project number', ar: 'رقم المشروع', cell: ({ project_no: no }) => no },
  {
    zh: '批准资助（万元）',
    en: 'Grant approved (10,000 yuan)',
    ar: 'المنحة المعتمدة (10,000 يوان)',
    cell: ({ grant }) => grant,
  },
  { zh: '通过日期', en: 'Approved on', ar: 'تاريخ الموافقة', cell: ({ approved_on: day }) => day },
  { zh: '公示开始', en: 'Notice from', ar: 'الإعلان من', cell: ({ notice }) => notice?.from ?? null },
  { zh: '公示结束', en: 'Notice until', ar: 'الإعلان حتى', cell: ({ notice }) => notice?.to ?? null },
  { zh: '撤销日期', en: 'Revoked on', ar: 'أُلغي في', cell: ({ revoked }) => revoked?.on ?? null },
  {
    zh: '撤销文号',
    en: 'Revoked by document',
    ar: 'أُلغي بالوثيقة',
    cell: ({ revoked }) => revoked?.doc_no ?? null,
  },
  {
    zh: '公开范围',
    en: 'Scope',
    ar: 'النطاق المعلن',
    cell: ({ scope }, language) => scope && say(scopes[scope], language),
  },
  {
    zh: '证书编号',
    en: 'Certificate number',
    ar: 'رقم الشهادة',
    cell: ({ certificate }) => certificate?.no ?? null,
  },
  {
    zh: '有效期起',
    en: 'Valid from',
    ar: 'صالح من',
    cell: ({ certificate }) => certificate?.valid_from ?? null,
  },
  {
    zh: '有效期止',
    en: 'Valid to',
    ar: 'صالح إلى',
    cell: ({ certificate }) => certificate?.valid_to ?? null,
  },
];

const BOM = '\ufeff';

async function* formatCsv(
  { programs }: ResultsDeps,
  found: AsyncIterable<PublicResult[]>,
  { language }: OpenDataQuery,
): AsyncGenerator<string> {
  yield BOM + formatCsvLine(OPEN_DATA_COLUMNS.map((column) => say(column, language)));
  for await (const some of found)
    yield some
      .map((result) => {
        const program = programs.find(({ key }) => key === result.program);
        return formatCsvLine(OPEN_DATA_COLUMNS.map(({ cell }) => cell(result, language, program)));
      })
      .join('');
}

async function* formatJson(head: object, found: AsyncIterable<PublicResult[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  let isFirst = true;
  for await (const some of found) {
    yield `${isFirst ? '\n' : ',\n'}${some.map((result) => JSON.stringify(result)).join(',\n')}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

/** Hash of the column names and program titles, which a release may change for the same results. */
const formatWording = ({ programs }: ResultsDeps): string =>
  computeSha256(
    JSON.stringify([OPEN_DATA_COLUMNS, listRealPrograms(programs).map(({ title, kinds }) => [title, kinds])]),
  ).slice(0, 8);

/** Reads the revision first: a change while the file is sent makes the file outdated at once, never wrongly current. */
export async function createOpenData(deps: ResultsDeps, query: OpenDataQuery) {
  const today = formatBeijingDay(deps.clock());
  const { changes, at } = await readRevision(deps);
  // Includes the day, because a public notice ends without a change in the data.
  const etag = `W/"${changes}-${today}-${formatWording(deps)}"`;
  const { format, language } = query;
  return {
    etag,
    changedAt: at,
    name: `results_${today}.${format}`,
    send(): Readable {
      const found = readAllResults(deps, query, language);
      const head = {
        terms: say(REUSE_TERMS, language),
        changed_at: at?.toISOString() ?? null,
        taken_on: today,
      };
      const text = format === 'csv' ? formatCsv(deps, found, query) : formatJson(head, found);
      return Readable.from(text, { objectMode: false });
    },
  };
}
