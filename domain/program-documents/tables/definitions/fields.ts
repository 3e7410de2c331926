/** Table of the fields, columns and indicators of all sections. */
import type { Row } from '../../../definition';
import {
  autoKinds,
  fieldTypes,
  figureKinds,
  fileTypes,
  lookedUpRegisters,
  numberDisplays,
  registerFacts,
  renewalKinds,
} from '../choices';
import { booleanCodec, countCodec, fieldValueCodec, flagCodec, pairsCodec, textCodec } from '../codecs';
import {
  choiceColumn,
  choicesColumn,
  expressionColumn,
  flagColumn,
  integerColumn,
  LONGEST,
  lineColumn,
  linesColumn,
  numberColumn,
  pairsColumn,
  paragraphColumn,
  textColumns,
  yesNoColumn,
} from '../columns';
import { placeInItems } from '../holders';
import type { ColumnCodec, ItemColumn, ItemTable } from '../item-table';
import { getFieldList, sectionField, sectionTable } from './sections';

const isType =
  (...types: string[]) =>
  ({ type }: Row): boolean =>
    types.includes(String(type));

const isTyped = isType('text', 'textarea', 'phone', 'email', 'credit_code', 'id_card', 'url');
const isNumber = isType('integer', 'decimal', 'money_wan', 'percent', 'year');
const isChoice = isType('select', 'multiselect', 'cascader');
const isFile = isType('file');

/** A list of the form by its name; options that are rows of a table stand in two columns of their own. */
const dictionaryName: ColumnCodec = {
  ...textCodec,
  write: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
};

/** The document of the filing itself: true, where a separate paper has a key. */
const generatedKey: ColumnCodec = dictionaryName;

const wholeList: ColumnCodec = {
  write: (value) => (Array.isArray(value) ? (value as string[]) : undefined),
  read: (answer) => (Array.isArray(answer) ? answer : []),
};

const basics: ItemColumn[] = [
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
      key: 'type',
      zh: '类型',
      en: 'Type',
      ar: 'النوع',
      required: true,
      help: {
        zh: '决定可以填写什么',
        en: 'Says what can be entered',
        ar: 'يحدد ما يمكن إدخاله',
      },
    },
    fieldTypes,
  ),
  ...textColumns({ key: '', zh: '名称', en: 'Label', ar: 'التسمية', required: true }),
  yesNoColumn({
    key: 'required',
    zh: '必填',
    en: 'Required',
    ar: 'إلزامي',
    codec: booleanCodec,
    help: {
      zh: '提交前必须填写',
      en: 'It must be filled in before submission',
      ar: 'يجب تعبئته قبل التقديم',
    },
  }),
  lineColumn({
    key: 'unit',
    zh: '计量单位',
    en: 'Unit',
    ar: 'الوحدة',
    help: {
      zh: '显示在填写框后，如万元、人、件',
      en: 'Shown after the box, such as 万元, 人, 件',
      ar: 'تظهر بعد خانة الإدخال، مثل 万元 و人 و件',
    },
  }),
  ...textColumns({
    key: 'help',
    zh: '填写说明',
    en: 'Instructions',
    ar: 'تعليمات التعبئة',
    help: {
      zh: '怎样填写，显示在字段下方',
      en: 'How to fill it in, shown below the field',
      ar: 'طريقة التعبئة، وتظهر تحت الحقل',
    },
  }),
  ...textColumns({
    key: 'why',
    zh: '填写用途',
    en: 'Why it is asked',
    ar: 'سبب السؤال',
    help: {
      zh: '为什么需要填写',
      en: 'The reason why the form asks for it',
      ar: 'سبب طلب النموذج لهذه القيمة',
    },
  }),
  paragraphColumn({
    key: 'example',
    zh: '示例',
    en: 'Example',
    ar: 'مثال',
    codec: fieldValueCodec,
    help: {
      zh: '企业可能填写的一个值，须符合本字段的要求',
      en: 'A value as a company could give it; it passes the checks of the field',
      ar: 'قيمة كما قد تعطيها الشركة، وتجتاز تحقق الحقل',
    },
  }),
];

const choices: ItemColumn[] = [
  lineColumn({
    key: 'options',
    zh: '选项表',
    en: 'List of options',
    ar: 'قائمة الخيارات',
    codec: dictionaryName,
    help: {
      zh: '“选项表”中的标识，或通用选项表的名称，如 education（学历）',
      en: 'A key of the table of lists, or the name of a common list such as education',
      ar: 'معرّف من جدول القوائم، أو اسم قائمة عامة مثل education',
    },
    fits: isChoice,
  }),
  lineColumn({
    key: 'optionsRowsOf',
    zh: '选项来自表格',
    en: 'Options from table',
    ar: 'الخيارات من جدول',
    at: ['options', 'rowsOf'],
    help: {
      zh: '以本申报表另一表格的各行为选项时，填该分组的标识',
      en: 'Key of a table of this form whose rows are the options',
      ar: 'معرّف جدول في هذا النموذج تكون صفوفه هي الخيارات',
    },
    fits: isChoice,
  }),
  lineColumn({
    key: 'optionsColumn',
    zh: '选项取自列',
    en: 'Options from column',
    ar: 'الخيارات من عمود',
    at: ['options', 'column'],
    fits: isChoice,
  }),
];

const limits: ItemColumn[] = [
  integerColumn({
    key: 'minLength',
    zh: '最少字数',
    en: 'Fewest characters',
    ar: 'أقل عدد للأحرف',
    fits: isTyped,
  }),
  integerColumn({
    key: 'maxLength',
    zh: '最多字数',
    en: 'Most characters',
    ar: 'أكبر عدد للأحرف',
    fits: isTyped,
  }),
  lineColumn({
    key: 'pattern',
    zh: '格式',
    en: 'Pattern',
    ar: 'النمط',
    help: {
      zh: '须符合的格式，写作正则表达式',
      en: 'What the text must look like, as a regular expression',
      ar: 'الشكل الذي يجب أن يوافقه النص، تعبيرًا نمطيًا',
    },
    fits: isTyped,
  }),
  ...textColumns({
    key: 'patternSays',
    zh: '格式不符时的提示',
    en: 'Message of the pattern',
    ar: 'رسالة النمط',
    fits: isTyped,
  }),
  numberColumn({ key: 'min', zh: '最小值', en: 'At least', ar: 'الحد الأدنى', fits: isNumber }),
  numberColumn({ key: 'max', zh: '最大值', en: 'At most', ar: 'الحد الأقصى', fits: isNumber }),
  integerColumn({ key: 'precision', zh: '小数位数', en: 'Decimals', ar: 'المنازل العشرية', fits: isNumber }),
  choiceColumn(
    { key: 'display', zh: '数字显示', en: 'Display', ar: 'العرض', fits: isNumber },
    numberDisplays,
  ),
  yesNoColumn({
    key: 'isPast',
    zh: '不得晚于今天',
    en: 'Not in the future',
    ar: 'ليس في المستقبل',
    fits: isType('date', 'month'),
  }),
  yesNoColumn({
    key: 'uniqueInTable',
    zh: '表内不得重复',
    en: 'No value twice',
    ar: 'دون تكرار',
    help: {
      zh: '同一表格中本列的值不得重复',
      en: 'No value stands twice in this column',
      ar: 'لا تتكرر قيمة في هذا العمود',
    },
  }),
];

const files: ItemColumn[] = [
  choicesColumn(
    {
      key: 'accept',
      zh: '允许的格式',
      en: 'File types',
      ar: 'أنواع الملفات',
      codec: wholeList,
      fits: isFile,
    },
    fileTypes,
  ),
  numberColumn({
    key: 'maxSizeMb',
    zh: '单个文件上限（MB）',
    en: 'Most megabytes of a file',
    ar: 'أقصى حجم للملف (ميغابايت)',
    fits: isFile,
  }),
  paragraphColumn(
    {
      key: 'minFiles',
      zh: '最少份数',
      en: 'Fewest files',
      ar: 'أقل عدد للملفات',
      codec: countCodec,
      help: {
        zh: '一个数，或得出份数的公式',
        en: 'A number, or a formula that gives one',
        ar: 'عدد أو صيغة تعطيه',
      },
      fits: isFile,
    },
    LONGEST.expression,
  ),
  integerColumn({ key: 'maxFiles', zh: '最多份数', en: 'Most files', ar: 'أكبر عدد للملفات', fits: isFile }),
  expressionColumn({
    key: 'paperYears',
    zh: '材料年度',
    en: 'Years of the papers',
    ar: 'سنوات المستندات',
    help: {
      zh: '材料应覆盖的年度，用公式写出；文件名中的年度不符时提示',
      en: 'Formula of the years that the files cover: a file name with another year is questioned',
      ar: 'صيغة السنوات التي تغطيها الملفات، ويُستفسر عن اسم ملف بسنة أخرى',
    },
    fits: isFile,
  }),
  flagColumn({
    key: 'isMainPaper',
    zh: '为申报书盖章扫描件',
    en: 'Scan of the main document',
    ar: 'نسخة الوثيقة الرئيسية',
    at: ['generated'],
    codec: flagCodec,
    help: {
      zh: '系统生成申报书供下载，签字盖章后上传扫描件',
      en: 'The portal generates the document of the filing, to be signed, sealed and uploaded',
      ar: 'تُنشئ البوابة وثيقة الطلب لتُوقّع وتُختم ثم تُرفع',
    },
    fits: isFile,
  }),
  lineColumn({
    key: 'generatedPaper',
    zh: '由系统生成的单独文件',
    en: 'Generated separate paper',
    ar: 'وثيقة منفصلة مُنشأة',
    at: ['generated'],
    codec: generatedKey,
    help: {
      zh: '“单独文件”表中的标识',
      en: 'A key of the table of separate papers',
      ar: 'معرّف من جدول الوثائق المنفصلة',
    },
    fits: isFile,
  }),
  linesColumn({
    key: 'says',
    zh: '说明关联申报的字段',
    en: 'Fields that describe the filing',
    ar: 'حقول تصف الطلب',
    codec: {
      write: (value) => (Array.isArray(value) ? value.join('\n') : undefined),
      read: (answer) =>
        typeof answer === 'string'
          ? answer
              .split('\n')
              .map((line) => line.trim())
              .filter(Boolean)
          : [],
    },
    fits: isType('filing'),
  }),
];

const behaviour: ItemColumn[] = [
  expressionColumn({
    key: 'showWhen',
    zh: '显示条件',
    en: 'Shown if',
    ar: 'يظهر إذا',
    help: {
      zh: '满足时才显示；不填表示总是显示',
      en: 'Shown if this holds; if empty, always',
      ar: 'يظهر إذا تحقق هذا، ودائمًا إن كان فارغًا',
    },
  }),
  expressionColumn({
    key: 'requiredWhen',
    zh: '必填条件',
    en: 'Required if',
    ar: 'إلزامي إذا',
    help: {
      zh: '满足时必须填写',
      en: 'It must be filled in if this holds',
      ar: 'تجب تعبئته إذا تحقق هذا',
    },
  }),
  expressionColumn({
    key: 'computed',
    zh: '计算公式',
    en: 'Formula',
    ar: 'الصيغة',
    help: {
      zh: '填写后由系统计算，不再由企业填写；表格中 row 为本行',
      en: 'If given, the portal computes the value; in a table, row is its own row',
      ar: 'إن ذُكرت حسبت البوابة القيمة، وفي الجدول row هو الصف نفسه',
    },
  }),
  paragraphColumn({
    key: 'default',
    zh: '默认值',
    en: 'Default',
    ar: 'القيمة الافتراضية',
    codec: fieldValueCodec,
  }),
  expressionColumn({
    key: 'defaultComputed',
    zh: '默认值公式',
    en: 'Formula of the default',
    ar: 'صيغة القيمة الافتراضية',
    at: ['default', 'computed'],
    help: {
      zh: '默认值由公式得出时填写，可用 ctx',
      en: 'A default that depends on the filing, by ctx',
      ar: 'قيمة افتراضية تعتمد على الطلب عبر ctx',
    },
  }),
  choiceColumn({ key: 'auto', zh: '自动填入', en: 'Filled in automatically', ar: 'يُملأ تلقائيًا' }, autoKinds),
  lineColumn({
    key: 'source',
    zh: '带入来源',
    en: 'Prefilled from',
    ar: 'يُملأ من',
    help: {
      zh: '企业信息写作 company.标识，关联申报写作 项目.分组.字段',
      en: 'company.key for the company profile, program.section.field for the linked filing',
      ar: 'company.معرّف لملف الشركة، وبرنامج.قسم.حقل للطلب المرتبط',
    },
  }),
  yesNoColumn({ key: 'readonly', zh: '只读', en: 'Read only', ar: 'للقراءة فقط' }),
  yesNoColumn({
    key: 'mayDiffer',
    zh: '可与企业信息不同',
    en: 'May differ from the profile',
    ar: 'قد يختلف عن ملف الشركة',
  }),
  yesNoColumn({
    key: 'sensitive',
    zh: '敏感信息',
    en: 'Sensitive',
    ar: 'حساس',
    help: {
      zh: '如身份证号、手机号，显示时隐去一部分',
      en: 'Such as ID and telephone numbers: shown in part only',
      ar: 'كأرقام الهوية والهاتف، يظهر جزء منها فقط',
    },
  }),
  yesNoColumn({
    key: 'identifies',
    zh: '能识别申报单位或个人',
    en: 'Identifies the applicant',
    ar: 'يكشف هوية مقدم الطلب',
    help: {
      zh: '匿名评审时对专家隐去',
      en: 'Hidden from experts in a blind review',
      ar: 'يُخفى عن الخبراء في التقييم المجهّل',
    },
  }),
];

const meaning: ItemColumn[] = [
  choiceColumn(
    {
      key: 'recurs',
      zh: '企业数据',
      en: 'Company figure',
      ar: 'رقم الشركة',
      help: {
        zh: '与其他申报、填报含义相同的数据，可互相带入和核对',
        en: 'The figure that other forms ask for too: it is offered there and compared',
        ar: 'الرقم الذي تطلبه نماذج أخرى أيضًا، فيُعرض فيها ويُقارن',
      },
    },
    figureKinds,
  ),
  integerColumn({
    key: 'figureYear',
    zh: '数据年度',
    en: 'Year of the figure',
    ar: 'سنة الرقم',
    help: {
      zh: '相对申报年度，如 -1 为上一年度',
      en: 'Relative to the batch year: -1 is the year before',
      ar: 'نسبة إلى سنة الدفعة: ‎-1 هي السنة السابقة',
    },
  }),
  pairsColumn({
    key: 'counts',
    zh: '按取值计数',
    en: 'Counted by value',
    ar: 'يُعد حسب القيمة',
    codec: pairsCodec,
    help: {
      zh: '每行一条：取值 = 企业数据',
      en: 'One a line: value = company figure',
      ar: 'واحد في كل سطر: القيمة = رقم الشركة',
    },
  }),
  choiceColumn(
    {
      key: 'means',
      zh: '名册内容',
      en: 'Fact of the register',
      ar: 'بيان السجل',
      help: {
        zh: '本列在企业名册中的含义',
        en: 'What the column says of an entry of the company register',
        ar: 'ما يقوله العمود عن قيد في سجل الشركة',
      },
    },
    registerFacts,
  ),
  ...textColumns({
    key: 'ofYear',
    zh: '含年度的名称',
    en: 'Label with the year',
    ar: 'تسمية مع السنة',
    help: {
      zh: '批次确定后显示的名称，用 {{year}} 表示年度',
      en: 'Label once the batch is known, with {{year}}',
      ar: 'التسمية متى عُرفت الدفعة، مع {{year}}',
    },
  }),
  integerColumn({
    key: 'ofYearOffset',
    zh: '名称中的年度',
    en: 'Year in the label',
    ar: 'السنة في التسمية',
    at: ['ofYear', 'offset'],
  }),
  choiceColumn(
    { key: 'renews', zh: '须更新的原因', en: 'Why it must be renewed', ar: 'سبب التجديد' },
    renewalKinds,
  ),
  choiceColumn(
    { key: 'register', zh: '核查登记库', en: 'Looked up in', ar: 'يُتحقق منه في' },
    lookedUpRegisters,
  ),
  lineColumn({
    key: 'judgedBy',
    zh: '对应规则',
    en: 'Judged by rule',
    ar: 'تحكم عليه القاعدة',
    help: {
      zh: '规则编号：该规则的结果显示在本字段旁',
      en: 'Id of the rule whose outcome is shown beside the value',
      ar: 'رقم القاعدة التي تظهر نتيجتها بجانب القيمة',
    },
  }),
];

export const fieldTable: ItemTable = {
  key: 'fields',
  title: { zh: '字段', en: 'Fields', ar: 'الحقول' },
  help: {
    zh: '各分组的字段、表格的列和年度表的指标，一行一个',
    en: 'The fields of sections, columns of tables and indicators of yearly tables, one a row',
    ar: 'حقول الأقسام وأعمدة الجداول ومؤشرات الجداول السنوية، واحد في كل صف',
  },
  outer: [sectionField],
  parts: [],
  maxRows: 5000,
  columns: [...basics, ...choices, ...limits, ...files, ...behaviour, ...meaning],
  ...placeInItems({
    of: sectionTable,
    column: 'section',
    in: getFieldList,
    idOf: ({ id, key }, _, sectionId) => String(id ?? `${sectionId}.${String(key)}`),
  }),
  identity: { derive: ({ key }, sectionId) => `${sectionId}.${String(key)}` },
};
