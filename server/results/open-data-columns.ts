/** The columns of the open data as CSV; each keeps its name. Details of published demands stand in the JSON alone. */
import type { PublicResult } from '../../domain/calls/results';
import type { Manifest } from '../../domain/definition';
import type { Cell } from '../../domain/document/export';
import { words } from '../../domain/document/words';
import { statusWords } from '../../domain/filing/outcome';
import { fillText, type Language, say, type Text } from '../../domain/text';

interface Column extends Text {
  cell(result: PublicResult, language: Language, program: Manifest | undefined): Cell;
}

function batchOf(batch: string, language: Language): string {
  const [year = '', no = ''] = batch.split('-');
  return say(fillText(words.batchName, { year, no }), language);
}

const scopes = {
  public: { zh: '公开', en: 'Public' },
  masked: { zh: '脱敏后公开', en: 'Without sensitive details' },
  targeted: { zh: '定向发布', en: 'Selected bidders only' },
} satisfies Record<NonNullable<PublicResult['scope']>, Text>;

export const OPEN_DATA_COLUMNS: readonly Column[] = [
  { ...words.program, cell: ({ title }) => title },
  { zh: '类别', en: 'Kind', cell: ({ kind }) => kind },
  { ...words.batch, cell: ({ batch }, language) => batchOf(batch, language) },
  { zh: '单位名称', en: 'Company', cell: ({ company }) => company },
  { zh: '项目名称', en: 'Project', cell: ({ subject }) => subject },
  {
    zh: '状态',
    en: 'Status',
    cell: ({ status }, language, program) => say(statusWords(status, program), language),
  },
  { zh: '项目编号', en: 'Project number', cell: ({ project_no: no }) => no },
  { zh: '批准资助（万元）', en: 'Grant approved (CNY 10,000)', cell: ({ grant }) => grant },
  { zh: '通过日期', en: 'Approved on', cell: ({ approved_on: day }) => day },
  { zh: '公示开始', en: 'Notice from', cell: ({ notice }) => notice?.from ?? null },
  { zh: '公示结束', en: 'Notice until', cell: ({ notice }) => notice?.to ?? null },
  { zh: '撤销日期', en: 'Revoked on', cell: ({ revoked }) => revoked?.on ?? null },
  { zh: '撤销文号', en: 'Revoked by document', cell: ({ revoked }) => revoked?.doc_no ?? null },
  { zh: '公开范围', en: 'Scope', cell: ({ scope }, language) => scope && say(scopes[scope], language) },
];
