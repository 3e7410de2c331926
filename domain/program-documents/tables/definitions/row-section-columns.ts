/** Columns of sections that have rows: tables and yearly tables. */
import { tableLayouts } from '../choices';
import { numbersCodec, pairsCodec } from '../codecs';
import {
  choiceColumn,
  expressionColumn,
  integerColumn,
  lineColumn,
  numbersColumn,
  pairsColumn,
  textColumns,
} from '../columns';
import type { ItemColumn } from '../item-table';
import { isTable, isYearly } from './section-kinds';

export const tableColumns: ItemColumn[] = [
  choiceColumn(
    {
      key: 'layout',
      zh: '表格样式',
      en: 'Layout',
      ar: 'التخطيط',
      help: {
        zh: '不填为普通表格；长文字较多时用卡片',
        en: 'A plain table if empty; cards suit long texts',
        ar: 'جدول عادي إن كان فارغًا، والبطاقات تناسب النصوص الطويلة',
      },
      fits: isTable,
    },
    tableLayouts,
  ),
  lineColumn({
    key: 'crossedBy',
    zh: '交叉列',
    en: 'Crossed by',
    ar: 'متقاطع مع',
    help: {
      zh: '交叉表中作为列标题的那一列的标识',
      en: 'Key of the column whose values head the columns of a matrix',
      ar: 'معرّف العمود الذي تتصدر قيمه أعمدة المصفوفة',
    },
    fits: isTable,
  }),
  lineColumn({
    key: 'numberColumn',
    zh: '自动编号列',
    en: 'Numbered column',
    ar: 'عمود الترقيم',
    at: ['autoNumber', 'column'],
    help: {
      zh: '自动编号写入的列，如 RD01',
      en: 'Column that gets numbers such as RD01',
      ar: 'العمود الذي يُرقّم مثل RD01',
    },
    fits: isTable,
  }),
  lineColumn({
    key: 'numberPrefix',
    zh: '编号前缀',
    en: 'Prefix of numbers',
    ar: 'بادئة الأرقام',
    at: ['autoNumber', 'prefix'],
    fits: isTable,
  }),
  integerColumn({
    key: 'numberDigits',
    zh: '编号位数',
    en: 'Digits of numbers',
    ar: 'خانات الأرقام',
    at: ['autoNumber', 'digits'],
    fits: isTable,
  }),
  lineColumn({
    key: 'rowPer',
    zh: '一行表示',
    en: 'A row stands for',
    ar: 'الصف يمثل',
    help: {
      zh: '一行是什么，如“一项知识产权”',
      en: 'What one row is, such as one patent',
      ar: 'ما يمثله الصف الواحد، كبراءة اختراع',
    },
    fits: isTable,
  }),
  integerColumn({ key: 'minRows', zh: '最少行数', en: 'Fewest rows', ar: 'أقل عدد للصفوف', fits: isTable }),
  expressionColumn({
    key: 'minRowsWhen',
    zh: '提高最少行数的条件',
    en: 'More rows needed if',
    ar: 'صفوف أكثر إذا',
    at: ['minRowsWhen', 'when'],
    help: {
      zh: '满足时按“提高后的最少行数”执行',
      en: 'If this holds, the raised number of rows is needed',
      ar: 'إذا تحقق هذا لزم العدد الأعلى من الصفوف',
    },
    fits: isTable,
  }),
  integerColumn({
    key: 'minRowsRaised',
    zh: '提高后的最少行数',
    en: 'Raised number of rows',
    ar: 'العدد الأعلى للصفوف',
    at: ['minRowsWhen', 'min'],
    fits: isTable,
  }),
  integerColumn({ key: 'maxRows', zh: '最多行数', en: 'Most rows', ar: 'أكبر عدد للصفوف', fits: isTable }),
  lineColumn({
    key: 'sourceTable',
    zh: '来源表格',
    en: 'Copied from table',
    ar: 'منسوخ من جدول',
    at: ['source', 'table'],
    help: {
      zh: '新申报从关联申报的哪张表带入，写作 项目.分组',
      en: 'Table of the linked filing that a new filing copies, as program.section',
      ar: 'جدول الطلب المرتبط الذي يُنسخ، بصيغة برنامج.قسم',
    },
    fits: isTable,
  }),
  pairsColumn({
    key: 'sourceColumns',
    zh: '来源各列',
    en: 'Copied columns',
    ar: 'الأعمدة المنسوخة',
    at: ['source', 'columns'],
    codec: pairsCodec,
    help: {
      zh: '每行一条：本表的列 = 来源表的列',
      en: 'One a line: column here = column there',
      ar: 'واحد في كل سطر: العمود هنا = العمود هناك',
    },
    fits: isTable,
  }),
];

export const yearlyColumns: ItemColumn[] = [
  expressionColumn({
    key: 'yearsBase',
    zh: '基准年度',
    en: 'Base year',
    ar: 'سنة الأساس',
    at: ['years', 'base'],
    help: {
      zh: '通常为 ctx.batchYear（申报年度）',
      en: 'Usually ctx.batchYear, the year of the batch',
      ar: 'غالبًا ctx.batchYear، سنة الدفعة',
    },
    fits: isYearly,
  }),
  numbersColumn({
    key: 'yearsOffsets',
    zh: '各年度',
    en: 'Years',
    ar: 'السنوات',
    at: ['years', 'offsets'],
    codec: { ...numbersCodec, read: (answer, item) => numbersCodec.read(answer, item) ?? [] },
    help: {
      zh: '相对基准年度，用逗号分隔，如 -3, -2, -1',
      en: 'Relative to the base year, with commas: -3, -2, -1',
      ar: 'نسبة إلى سنة الأساس وبفواصل: -3, -2, -1',
    },
    fits: isYearly,
  }),
  expressionColumn({
    key: 'yearsFrom',
    zh: '起始日期',
    en: 'Not before',
    ar: 'ليس قبل',
    at: ['years', 'from'],
    help: {
      zh: '早于该日期所在年度的不填，如成立日期',
      en: 'Years before the year of this date are left out, such as the date of registration',
      ar: 'تُترك السنوات السابقة لسنة هذا التاريخ، كتاريخ التأسيس',
    },
    fits: isYearly,
  }),
  expressionColumn({
    key: 'yearsShowUntil',
    zh: '截止年度',
    en: 'Shown until',
    ar: 'تظهر حتى',
    at: ['years', 'showUntil'],
    help: {
      zh: '晚于该年度的不填',
      en: 'Years after this one are left out',
      ar: 'تُترك السنوات اللاحقة لهذه السنة',
    },
    fits: isYearly,
  }),
  integerColumn({
    key: 'yearsMinCount',
    zh: '最少年数',
    en: 'Fewest years',
    ar: 'أقل عدد للسنوات',
    at: ['years', 'minCount'],
    help: {
      zh: '至少填写几年；不填表示各年都填',
      en: 'The least number of years to fill in; all of them if empty',
      ar: 'أقل عدد من السنوات يُعبأ، وكلها إن كان فارغًا',
    },
    fits: isYearly,
  }),
  ...textColumns({
    key: 'total',
    zh: '合计行名称',
    en: 'Name of the total',
    ar: 'اسم المجموع',
    help: {
      zh: '填写后显示各年合计',
      en: 'If given, a row with the totals is shown',
      ar: 'إن ذُكر ظهر صف المجاميع',
    },
    fits: isYearly,
  }),
  integerColumn({
    key: 'totalFrom',
    zh: '合计起始年度',
    en: 'Total from',
    ar: 'المجموع من',
    at: ['total', 'fromOffset'],
    help: {
      zh: '相对基准年度；不填表示全部年度',
      en: 'Relative to the base year; all years if empty',
      ar: 'نسبة إلى سنة الأساس، وكل السنوات إن كان فارغًا',
    },
    fits: isYearly,
  }),
];
