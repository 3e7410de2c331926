/** Columns of what a field does: conditions, formulas, where its value comes from, what it means elsewhere. */
import { autoKinds, figureKinds, lookedUpRegisters, registerFacts, renewalKinds } from '../choices';
import { fieldValueCodec, pairsCodec } from '../codecs';
import {
  choiceColumn,
  expressionColumn,
  integerColumn,
  lineColumn,
  pairsColumn,
  paragraphColumn,
  textColumns,
  yesNoColumn,
} from '../columns';
import type { ItemColumn } from '../item-table';

export const behaviourColumns: ItemColumn[] = [
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
    en: 'Default value',
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

export const meaningColumns: ItemColumn[] = [
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
