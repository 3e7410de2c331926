/** Ranking of a batch as PDF and as workbook, with the cut-off line that the meeting drew. */

import type { Readable } from 'node:stream';
import type { ExportCell } from '../../domain/document/export';
import { exportedLists } from '../../domain/document/exported-lists';
import { createListDocument } from '../../domain/document/list';
import { documentWords } from '../../domain/document/words';
import { getOfficeName } from '../../domain/filing/office-settings';
import { getStatusWords } from '../../domain/filing/outcome';
import { sumAmounts, wordMoney } from '../../domain/filing/units';
import {
  computeRemainingBudget,
  countAboveCutOff,
  rankByScore,
  sumProposedGrants,
  type WithRank,
} from '../../domain/review/ranking';
import type { RankedFiling, RankingData, RankingFileBody } from '../../domain/review/ranking-calls';
import { type FileLanguage, fillText, say, type Text } from '../../domain/text';
import { nameBatch } from '../../domain/windows/batch-name';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { readRanking } from '../review/ranking-service';
import type { ReviewDeps } from '../review/review-deps';
import { type ExportDeps, noteExport } from './export-service';
import { createWorkbookStream } from './export-sheet';
import { type PrintedDocument, type PrintingDeps, printToPdf } from './printing';

type RankingFileDeps = ExportDeps & { printing: PrintingDeps; review: ReviewDeps };

const title = exportedLists.ranking;
const sides = {
  above: {
    zh: '{{program}} {{batch}} 拟支持，合计{{sum}}',
    en: '{{program}}, {{batch}}: proposed, {{sum}}',
    ar: '{{program}}، {{batch}}: مقترح، {{sum}}',
  },
  below: {
    zh: '{{program}} {{batch}} 不予支持',
    en: '{{program}}, {{batch}}: below the line',
    ar: '{{program}}، {{batch}}: تحت الخط',
  },
  budget: {
    zh: '，预算{{budget}}，剩余{{left}}',
    en: '; budget {{budget}}, left {{left}}',
    ar: '، الميزانية {{budget}}، المتبقي {{left}}',
  },
  over: {
    zh: '，预算{{budget}}，超出{{left}}',
    en: '; budget {{budget}}, exceeded by {{left}}',
    ar: '، الميزانية {{budget}}، تجاوزتها بـ{{left}}',
  },
} satisfies Record<string, Text>;

interface Column extends Text {
  cell(filing: WithRank<RankedFiling>, language: FileLanguage): ExportCell;
}

const answered: Text = {
  zh: '{{submitted}}/{{required}}，未全部提交',
  en: '{{submitted}} of {{required}}, not all',
  ar: '{{submitted}} من {{required}}، غير مكتمل',
};

const COLUMNS: Column[] = [
  { zh: '名次', en: 'Rank', ar: 'المرتبة', cell: ({ rank, isTied }) => (isTied ? `${rank}=` : rank) },
  { ...documentWords.company, cell: ({ company }) => company },
  { ...documentWords.subject, cell: ({ subject }) => subject },
  { ...documentWords.receiptNo, cell: ({ receipt_no: no }) => no },
  { zh: '专家评分', en: 'Score', ar: 'الدرجة', cell: ({ score }) => score },
  {
    zh: '评审意见',
    en: 'Assessments',
    ar: 'التقييمات',
    cell: ({ panel: { required, submitted, complete } }, language) =>
      complete ? `${submitted}/${required}` : say(fillText(answered, { submitted, required }), language),
  },
  {
    zh: '申请金额（万元）',
    en: 'Applied for (10,000 yuan)',
    ar: 'المطلوب (10,000 يوان)',
    cell: ({ asked }) => asked,
  },
  {
    zh: '拟支持金额（万元）',
    en: 'Proposed (10,000 yuan)',
    ar: 'المنحة المقترحة (10,000 يوان)',
    cell: ({ grant }) => grant.amount,
  },
  { ...documentWords.status, cell: ({ status }, language) => say(getStatusWords(status), language) },
];

interface DrawnRanking {
  data: RankingData;
  /** Filings above and below the cut-off line. */
  above: WithRank<RankedFiling>[];
  below: WithRank<RankedFiling>[];
}

function draw(data: RankingData, { cut }: RankingFileBody): DrawnRanking {
  const list = rankByScore(data.list);
  const free = sumAmounts([data.budget.amount, -data.granted]);
  const count = countAboveCutOff(
    list.map((each) => ({ ...each, grant: each.grant.amount })),
    cut,
    free,
  );
  return { data, above: list.slice(0, count), below: list.slice(count) };
}

const buildCells = (list: WithRank<RankedFiling>[], language: FileLanguage): ExportCell[][] =>
  list.map((each) => COLUMNS.map(({ cell }) => cell(each, language)));

/** Heading of the filings above the line: the sum of their grants, and the budget that remains. */
function buildHeading(
  { data: { budget, granted }, above }: DrawnRanking,
  named: Record<string, string | Text>,
): Text {
  const grants = above.map(({ grant, ...each }) => ({ ...each, grant: grant.amount }));
  const head = fillText(sides.above, {
    ...named,
    sum: wordMoney(sumAmounts(grants.map(({ grant }) => grant))),
  });
  if (budget.amount === null) return head;
  const left = computeRemainingBudget(budget.amount, granted, sumProposedGrants(grants));
  const tail = fillText(left < 0 ? sides.over : sides.budget, {
    budget: wordMoney(budget.amount),
    left: wordMoney(Math.abs(left)),
  });
  return { zh: head.zh + tail.zh, en: head.en + tail.en };
}

export async function exportRankingSheet(
  deps: RankingFileDeps,
  caller: Caller,
  body: RankingFileBody,
): Promise<{ name: string; stream: Readable }> {
  const { data, above, below } = draw(await readRanking(deps.review, caller, body, body.language), body);
  await note(deps, caller, body, data);
  const { language } = body;
  const side: Text = { zh: '划线', en: 'Line', ar: 'الخط' };
  const line = {
    above: { zh: '线上', en: 'Above', ar: 'فوق' },
    below: { zh: '线下', en: 'Below', ar: 'تحت' },
  };
  const rows = [...above.map(() => line.above), ...below.map(() => line.below)];
  const cells = buildCells([...above, ...below], language).map((row, i) => [
    ...row,
    say(rows[i] ?? line.below, language),
  ]);
  async function* some() {
    yield cells;
  }
  const head = [...COLUMNS, side].map((column) => say(column, language));
  return {
    name: `${say(title, language)}_${formatBeijingDay(deps.clock())}.xlsx`,
    stream: createWorkbookStream(say(title, language), head, some()),
  };
}

export async function printRanking(
  deps: RankingFileDeps,
  caller: Caller,
  body: RankingFileBody,
): Promise<PrintedDocument> {
  const drawn = draw(await readRanking(deps.review, caller, body, body.language), body);
  await note(deps, caller, body, drawn.data);
  const { language, program, batch } = body;
  const [year = '', no = ''] = batch.split('-');
  const named = {
    program: deps.programs.find(({ key }) => key === program)?.title ?? program,
    batch: nameBatch(year, no),
  };
  const groups = [
    { title: buildHeading(drawn, named), rows: buildCells(drawn.above, language) },
    { title: fillText(sides.below, named), rows: buildCells(drawn.below, language) },
  ];
  const model = createListDocument({
    title,
    office: getOfficeName(await deps.officeSettings.current()),
    at: deps.clock(),
    language,
    groups: groups.filter(({ rows }) => rows.length > 0).map((group) => ({ ...group, head: COLUMNS })),
  });
  return printToPdf(deps.printing, caller, model, 'list');
}

const note = (
  deps: RankingFileDeps,
  caller: Caller,
  { format, program, batch, cut }: RankingFileBody,
  data: RankingData,
) =>
  noteExport(deps, caller, 'export.list', {
    list: 'ranking',
    format,
    program,
    batch,
    cut,
    rows: data.list.length,
  });
