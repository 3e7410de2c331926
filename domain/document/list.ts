/** Lists of filings as documents: for the decision meeting, as a summary, and for the public notice. */
import { MAX_OFFICE_SETTING_LENGTHS } from '../api/call-constants';
import { toFileName } from '../files/names';
import { type FilingStatus, statuses } from '../filing/status';
import { type FileLanguage, fillText, say, type Text, type TextTemplate } from '../text';
import { nameBatch } from '../windows/batch-name';
import { formatBeijingDay } from '../windows/calendar';
import { type ExportCell, type ExportedFiling, formatCellText } from './export';
import type { ListDocument, TableCell } from './model';
import { documentWords } from './words';

export const PRINTED_LISTS = ['meeting', 'summary', 'notice'] as const;
export type PrintedList = (typeof PRINTED_LISTS)[number];
export const MAX_PRINTED_FILINGS = 2000;

export const listTitles: Record<PrintedList, Text> = {
  meeting: { zh: '申报项目会审表', en: 'Filings for the review meeting', ar: 'طلبات لاجتماع المراجعة' },
  summary: { zh: '申报项目汇总表', en: 'Summary of filings', ar: 'ملخص الطلبات' },
  notice: { zh: '公示名单', en: 'List for the public notice', ar: 'قائمة الإعلان العام' },
};

/** True for a filing that a public notice may name: proposed to the public, or approved. */
export const mayBeNoticed = (status: FilingStatus): boolean =>
  statuses[status].publicList === 'notice' || statuses[status].countedAs === 'approved';

/** Orders of the list for the public notice. */
export const NOTICE_ORDERS = ['no', 'department', 'rank'] as const;
export type NoticeOrder = (typeof NOTICE_ORDERS)[number];
export const MAX_HEADING_LENGTH = MAX_OFFICE_SETTING_LENGTHS.notice_heading;

export const noticeOrders: Record<NoticeOrder, Text> = {
  no: { zh: '按申报编号', en: 'By receipt number', ar: 'حسب رقم الإيصال' },
  department: { zh: '按归口部门', en: 'By department', ar: 'حسب الإدارة المختصة' },
  rank: { zh: '按评审名次', en: 'By rank', ar: 'حسب الترتيب' },
};

interface Noticed {
  receiptNo: string;
  department: Text;
  score: number | null;
}

/** Sorts filings for the public notice; by rank, filings without a score come last. */
export function sortForNotice<T>(list: readonly T[], order: NoticeOrder, of: (each: T) => Noticed): T[] {
  const byNo = list.toSorted((a, b) => (of(a).receiptNo < of(b).receiptNo ? -1 : 1));
  if (order === 'no') return byNo;
  if (order === 'rank') return byNo.toSorted((a, b) => (of(b).score ?? -1) - (of(a).score ?? -1));
  return byNo.toSorted((a, b) => of(a).department.zh.localeCompare(of(b).department.zh, 'zh'));
}

const own = {
  leftOut: {
    zh: '{{count}}件异议待答复，未列入。',
    en: {
      one: '{{count}} with an objection that is not answered yet is not listed.',
      other: '{{count}} with an objection that is not answered yet are not listed.',
    },
    ar: 'لم تُدرج طلبات عليها اعتراضات بلا رد: {{count}}.',
  },
  noticed: { zh: '{{title}} {{batch}}', en: '{{title}}, {{batch}}', ar: '{{title}}، {{batch}}' },
  period: {
    zh: '公示期：{{from}} 至 {{to}}',
    en: 'Notice period: {{from}} to {{to}}',
    ar: 'مدة الإعلان: {{from}} إلى {{to}}',
  },
  objections: {
    zh: '对公示内容有异议的，请在公示期内实名向{{office}}提出（电话：{{phone}}），写明单位和项目名称、异议事项和依据，也可在公示页面在线提交。',
    en: 'To object, write to {{office}} (telephone {{phone}}) under your own name during the notice period, or do so on the page of the notice. State the company, the project, your objection and the evidence.',
    ar: 'للاعتراض اكتب باسمك إلى {{office}} (هاتف {{phone}}) خلال مدة الإعلان أو قدّمه في صفحة الإعلان. اذكر الشركة والمشروع وما تعترض عليه ودليله.',
  },
  count: { zh: '{{title}}（{{count}}件）', en: '{{title}} ({{count}})', ar: '{{title}} ({{count}})' },
  drawnUp: {
    zh: '制表单位：{{office}}　制表日期：{{day}}',
    en: 'Drawn up by {{office}} on {{day}}',
    ar: 'أعدّته {{office}} في {{day}}',
  },
} satisfies Record<string, TextTemplate>;

export interface ListFacts {
  title: Text;
  /** Number of filings with an open objection: the list counts them, but does not name them. */
  leftOut?: number;
  office: Text;
  at: Date;
  language: FileLanguage;
  /** Office that takes objections; named below a list with filings in public notice. */
  objections?: { office: Text; phone: string } | undefined;
  /** Filings grouped by program; `title` is the name of the program, a row holds the cells of one filing. */
  groups: ListGroup[];
}

export interface ListGroup {
  title: Text;
  /** Days of the public notice that the filings stand in. */
  notice?: NoticePeriod | undefined;
  head: readonly Text[];
  rows: ExportCell[][];
}

/** First and last day of a public notice, YYYY-MM-DD. */
export interface NoticePeriod {
  from: string;
  to: string;
}

/** Name of a program with the batch whose filings a public notice names. */
export const nameNoticed = (title: Text, { batchYear, batchNo }: Batch): Text =>
  fillText(own.noticed, { title, batch: nameBatch(batchYear, batchNo) });

type Batch = Pick<ExportedFiling, 'batchYear' | 'batchNo'>;

const cellOf = (cell: ExportCell): TableCell => ({
  text: formatCellText(cell),
  number: typeof cell === 'number',
});

export function createListDocument({
  title: named,
  leftOut = 0,
  office,
  at,
  language,
  objections,
  groups,
}: ListFacts): ListDocument {
  const translate = (text: Text) => say(text, language);
  const title = translate(named);
  return {
    kind: 'list',
    language,
    title,
    fileName: toFileName(`${title}_${formatBeijingDay(at)}`, 80),
    office: translate(office),
    lead: [
      translate(fillText(own.drawnUp, { office: translate(office), day: formatBeijingDay(at) })),
      ...(leftOut > 0 ? [translate(fillText(own.leftOut, { count: leftOut }))] : []),
    ].join('　'),
    sections: groups.map((group) => ({
      title: translate(fillText(own.count, { title: translate(group.title), count: group.rows.length })),
      ...(group.notice && { note: translate(fillText(own.period, { ...group.notice })) }),
      head: [documentWords.rowNumber, ...group.head].map(translate),
      rows: group.rows.map((cells, i) => ({ cells: [i + 1, ...cells].map(cellOf), sum: false })),
    })),
    ...(objections && { closing: translate(fillText(own.objections, objections)) }),
    continued: translate(documentWords.continued),
    footer: `${title} · ${translate(office)} · ${formatBeijingDay(at)}`,
    namedCharacters: translate(documentWords.namedCharacters),
    pageNumber: translate(documentWords.page),
  };
}
