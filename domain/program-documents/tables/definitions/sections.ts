/** Tables of sections, and of what a section holds beside its fields. */
import { DOCUMENT_LIMITS } from '../../schema';
import { registerKinds, sectionKinds, tableLayouts } from '../choices';
import { numbersCodec, pairsCodec, textCodec } from '../codecs';
import {
  choiceColumn,
  expressionColumn,
  flagColumn,
  integerColumn,
  lineColumn,
  linesColumn,
  numbersColumn,
  pairsColumn,
  referenceField,
  textColumns,
} from '../columns';
import { placeInItemRecords, placeInItems, placeInList } from '../holders';
import type { ItemTable, Plain } from '../item-table';

const FIELD_LISTS: Readonly<Record<string, string>> = { table: 'columns', yearly: 'indicators' };

/** Property of a section that holds its fields, columns or indicators. */
export const getFieldList = ({ kind }: Plain): string => FIELD_LISTS[String(kind)] ?? 'fields';

export const identifySection = ({ id, key }: Plain): string => String(id ?? key ?? '');

const isKind =
  (...kinds: string[]) =>
  ({ kind }: Plain): boolean =>
    kinds.includes(String(kind));

const isTable = isKind('table');
const isYearly = isKind('yearly');

/** A register by its name; where a column decides, `listsBy` and `listsRegisters` stand in its place. */
const registerName = {
  ...textCodec,
  write: (value: unknown) => (typeof value === 'string' ? value : undefined),
};

const sectionsPlace = placeInList({ at: ['form', 'sections'], isRequired: true, idOf: identifySection });

export const sectionTable: ItemTable = {
  key: 'sections',
  title: { zh: '分组', en: 'Sections', ar: 'الأقسام' },
  help: {
    zh: '申报表的各个分组，一行一组，顺序即申报表中的顺序',
    en: 'The sections of the form, one a row, in the order of the form',
    ar: 'أقسام النموذج، قسم في كل صف، بترتيب النموذج',
  },
  outer: [],
  parts: ['fields', 'columns', 'indicators', 'statements', 'fixedRows', 'groups'],
  maxRows: DOCUMENT_LIMITS.sections,
  ...sectionsPlace,
  attach(items, builder) {
    for (const { item } of items) item[getFieldList(item)] = [];
    sectionsPlace.attach(items, builder);
  },
  nameOf: ({ item }) => String(item.key ?? ''),
  identity: { derive: ({ key }) => String(key ?? '') },
  getCreatedParts: (item) => [getFieldList(item)],
  columns: [
    lineColumn({
      key: 'key',
      zh: '标识',
      en: 'Key',
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
        ar: 'النوع',
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
        en: 'Company register',
        ar: 'سجل الشركة',
        codec: registerName,
        help: {
          zh: '各行（或本组）属于企业的哪一名册，可从名册选取带入',
          en: 'Register of the company that the rows belong to: they can be picked from it',
          ar: 'سجل الشركة الذي تنتمي إليه الصفوف، ويمكن اختيارها منه',
        },
        fits: isKind('fields', 'table'),
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
  ],
};

/** Column that says to which section an item belongs. */
export const sectionField = referenceField(
  {
    key: 'section',
    zh: '所属分组',
    en: 'Section',
    ar: 'القسم',
    required: true,
    help: {
      zh: '“分组”表中的标识',
      en: 'A key of the table of sections',
      ar: 'معرّف من جدول الأقسام',
    },
  },
  'sections',
  'key',
);

export const statementTable: ItemTable = {
  key: 'statements',
  title: { zh: '承诺事项', en: 'Statements', ar: 'بنود التعهد' },
  help: {
    zh: '承诺分组中逐条列出的承诺事项',
    en: 'What the applicant promises, in sections of declarations',
    ar: 'ما يتعهد به مقدم الطلب في أقسام التعهد',
  },
  outer: [sectionField],
  parts: [],
  maxRows: 1000,
  columns: textColumns({ key: '', zh: '内容', en: 'Text', ar: 'النص', required: true }),
  ...placeInItems({ of: sectionTable, column: 'section', in: () => 'statements' }),
};

export const givenRowTable: ItemTable = {
  key: 'fixedRows',
  title: { zh: '固定行', en: 'Given rows', ar: 'الصفوف المحددة' },
  help: {
    zh: '表格中由表单规定的各行',
    en: 'Rows of tables that the form prescribes',
    ar: 'صفوف الجداول التي يحددها النموذج',
  },
  outer: [sectionField],
  parts: [],
  maxRows: 5000,
  ...placeInItems({
    of: sectionTable,
    column: 'section',
    in: () => 'fixedRows',
    idOf: ({ id, key }, i, sectionId) => `${sectionId}.${String(id ?? key ?? i)}`,
  }),
  identity: { derive: ({ key }, sectionId) => `${sectionId}.${String(key ?? '')}`, hasPrefix: true },
  columns: [
    lineColumn({ key: 'key', zh: '标识', en: 'Key', ar: 'المعرّف', required: true }),
    ...textColumns({ key: '', zh: '名称', en: 'Name', ar: 'الاسم', required: true }),
    lineColumn({
      key: 'group',
      zh: '行组',
      en: 'Group of rows',
      ar: 'مجموعة الصفوف',
      help: {
        zh: '同组的行排在一起，名称见“行组”表',
        en: 'Rows of a group stand together; the table of groups has its name',
        ar: 'تجتمع صفوف المجموعة معًا، واسمها في جدول المجموعات',
      },
    }),
    linesColumn({
      key: 'sumOf',
      zh: '合计各行',
      en: 'Sum of rows',
      ar: 'مجموع الصفوف',
      help: {
        zh: '本行为哪些行之和，每行一个标识',
        en: 'Keys of the rows whose sum this row is, one a line',
        ar: 'معرّفات الصفوف التي يجمعها هذا الصف، واحد في كل سطر',
      },
    }),
  ],
};

export const rowGroupTable: ItemTable = {
  key: 'rowGroups',
  title: { zh: '行组', en: 'Groups of rows', ar: 'مجموعات الصفوف' },
  help: {
    zh: '固定行分组的名称',
    en: 'Names of the groups of given rows',
    ar: 'أسماء مجموعات الصفوف المحددة',
  },
  outer: [
    sectionField,
    {
      key: 'group',
      zh: '行组',
      en: 'Group of rows',
      ar: 'مجموعة الصفوف',
      type: 'text',
      maxLength: 500,
      required: true,
    },
  ],
  parts: [],
  maxRows: 1000,
  columns: textColumns({ key: '', zh: '名称', en: 'Name', ar: 'الاسم', required: true }),
  ...placeInItemRecords({ of: sectionTable, column: 'section', property: 'groups', name: 'group' }),
};
