/** Lists of filings as documents: for the decision meeting, as a summary, and for the public notice. */
import { MAX_OFFICE_SETTING_LENGTHS } from '../api/call-constants';
import { toFileName } from '../files/names';
import { type FilingStatus, statuses } from '../filing/status';
import { type FileLanguage, fillText, say, type Text, type TextTemplate } from '../text';
import { formatBeijingDay } from '../windows/calendar';
import { type ExportCell, formatCellText } from './export';
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
  /** Filings grouped by program; `title` is the name of the program, a row holds the cells of one filing. */
  groups: { title: Text; head: readonly Text[]; rows: ExportCell[][] }[];
}

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
      head: [documentWords.rowNumber, ...group.head].map(translate),
      rows: group.rows.map((cells, i) => ({ cells: [i + 1, ...cells].map(cellOf), sum: false })),
    })),
    continued: translate(documentWords.continued),
    footer: `${title} · ${translate(office)} · ${formatBeijingDay(at)}`,
    namedCharacters: translate(documentWords.namedCharacters),
    pageNumber: translate(documentWords.page),
  };
}
