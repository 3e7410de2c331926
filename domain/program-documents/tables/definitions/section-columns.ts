/** Columns of the table of sections. */
import type { Row } from '../../../definition';
import { registerKinds, sectionKinds } from '../choices';
import { pairsCodec, textCodec } from '../codecs';
import {
  choiceColumn,
  expressionColumn,
  flagColumn,
  lineColumn,
  linesColumn,
  pairsColumn,
  textColumns,
} from '../columns';
import type { ItemColumn } from '../item-table';
import { isSectionKind, isTable } from './section-kinds';

const isOfReport = ({ form }: Row): boolean => Boolean(form);

/** A register by its name; where a column decides, `listsBy` and `listsRegisters` stand in its place. */
const registerName = {
  ...textCodec,
  write: (value: unknown) => (typeof value === 'string' ? value : undefined),
};

export const sectionColumns: ItemColumn[] = [
  lineColumn({
    key: 'key',
    zh: '标识',
    en: 'Identifier',
    ar: 'المعرّف',
    required: true,
    help: {
      zh: '公式引用时使用的名称：字母开头，可用字母、数字和下划线',
      en: 'The name by which formulas refer to it: letters, digits and underscores, a letter first',
      ar: 'الاسم الذي تستخدمه الصيغ: حروف وأرقام وشرطات سفلية، يبدأ بحرف',
    },
  }),
  choiceColumn(
    {
      key: 'kind',
      zh: '类型',
      en: 'Kind',
      ar: 'الصنف',
      required: true,
      help: {
        zh: '决定本组如何填写',
        en: 'Says how the section is filled in',
        ar: 'يحدد طريقة تعبئة القسم',
      },
    },
    sectionKinds,
  ),
  ...textColumns({ key: 'title', zh: '标题', en: 'Title', ar: 'العنوان', required: true }),
  ...textColumns({
    key: 'shortTitle',
    zh: '短标题',
    en: 'Short title',
    ar: 'عنوان قصير',
    help: {
      zh: '用于目录和按钮；不填时由标题得出',
      en: 'For lists and buttons; if empty it follows from the title',
      ar: 'للقوائم والأزرار، ويُستخلص من العنوان إن كان فارغًا',
    },
  }),
  ...textColumns({
    key: 'help',
    zh: '填写说明',
    en: 'Instructions',
    ar: 'تعليمات التعبئة',
    help: {
      zh: '显示在本组标题下方',
      en: 'Shown below the title of the section',
      ar: 'تظهر تحت عنوان القسم',
    },
  }),
  expressionColumn({
    key: 'showWhen',
    zh: '显示条件',
    en: 'Shown if',
    ar: 'يظهر إذا',
    help: {
      zh: '满足时才显示本组；不填表示总是显示',
      en: 'The section is shown if this holds; if empty, always',
      ar: 'يظهر القسم إذا تحقق هذا، ودائمًا إن كان فارغًا',
    },
  }),
  lineColumn({
    key: 'page',
    zh: '所在页面',
    en: 'Page',
    ar: 'الصفحة',
    help: {
      zh: '本组单独成页时的页面名称',
      en: 'Name of the page, if the section stands on one of its own',
      ar: 'اسم الصفحة إذا كان القسم في صفحة مستقلة',
    },
  }),
  lineColumn({
    key: 'import',
    zh: '导入格式',
    en: 'Import from',
    ar: 'الاستيراد من',
    help: {
      zh: '允许从文件导入各行时填 xlsx',
      en: 'xlsx if rows can be imported from a file',
      ar: 'xlsx إذا أمكن استيراد الصفوف من ملف',
    },
    fits: isTable,
  }),
  flagColumn({
    key: 'isOfLastYear',
    zh: '属于上一年度',
    en: 'About last year',
    ar: 'يخص السنة الماضية',
    help: {
      zh: '本组数据为申报年度的上一年度，沿用旧申报时须更新',
      en: 'Figures of the year before the batch: they are renewed when a filing is copied',
      ar: 'أرقام السنة السابقة للدفعة، وتُجدّد عند نسخ الطلب',
    },
  }),
  choiceColumn(
    {
      key: 'listsAs',
      zh: '列入名册',
      en: 'Register of the company',
      ar: 'سجل الشركة',
      codec: registerName,
      help: {
        zh: '各行（或本组）属于企业的哪一名册，可从名册选取带入',
        en: 'Register of the company that the rows belong to: they can be picked from it',
        ar: 'سجل الشركة الذي تنتمي إليه الصفوف، ويمكن اختيارها منه',
      },
      fits: isSectionKind('fields', 'table'),
    },
    registerKinds,
  ),
  lineColumn({
    key: 'listsBy',
    zh: '按列决定名册',
    en: 'Register by column',
    ar: 'السجل حسب عمود',
    at: ['listsAs', 'by'],
    help: {
      zh: '名册由哪一列的取值决定',
      en: 'Column whose value decides on the register',
      ar: 'العمود الذي تحدد قيمته السجل',
    },
    fits: isTable,
  }),
  pairsColumn({
    key: 'listsRegisters',
    zh: '取值与名册',
    en: 'Values and registers',
    ar: 'القيم والسجلات',
    at: ['listsAs', 'registers'],
    codec: pairsCodec,
    help: {
      zh: '每行一条：取值 = 名册',
      en: 'One a line: value = register',
      ar: 'واحد في كل سطر: القيمة = السجل',
    },
    fits: isTable,
  }),
];

/** Columns of a section that a report has from the form of the program. */
export const reportSectionColumns: ItemColumn[] = [
  lineColumn({
    key: 'ofProgram',
    zh: '取自申报表分组',
    en: 'Section of the program',
    ar: 'قسم من نموذج البرنامج',
    help: {
      zh: '填报表单沿用申报表的分组时填其标识，其余各列不填',
      en: 'Key of a section of the program that a report has too; the other columns stay empty',
      ar: 'معرّف قسم من نموذج البرنامج يحتويه التقرير، وتبقى الأعمدة الأخرى فارغة',
    },
    fits: isOfReport,
  }),
  linesColumn({
    key: 'given',
    zh: '只带出的字段',
    en: 'Fields carried over',
    ar: 'الحقول المنقولة',
    help: {
      zh: '只显示申报时已填的这些字段，每行一个标识',
      en: 'Only these are shown, as the approved filing has them; one key a line',
      ar: 'تظهر هذه وحدها كما في الطلب المعتمد، معرّف في كل سطر',
    },
    fits: isOfReport,
  }),
  linesColumn({
    key: 'without',
    zh: '不填的字段',
    en: 'Fields left out',
    ar: 'الحقول المتروكة',
    help: {
      zh: '填报时不再填写的字段，每行一个标识',
      en: 'Fields that the report does not ask for, one key a line',
      ar: 'حقول لا يطلبها التقرير، معرّف في كل سطر',
    },
    fits: isOfReport,
  }),
  flagColumn({
    key: 'lastYear',
    zh: '只填上一年度',
    en: 'Last year alone',
    ar: 'السنة الماضية وحدها',
    help: {
      zh: '年度表只填上一年度',
      en: 'Of a yearly table the report asks for the last year alone',
      ar: 'من الجدول السنوي يطلب التقرير السنة الماضية وحدها',
    },
    fits: isOfReport,
  }),
];
