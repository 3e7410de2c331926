/** Words of a comparison, as a clerk reads them. */
import type { Dictionary } from '../../definition';
import type { Text, TextTemplate } from '../../text';
import { fieldTypes, ruleLevels, sectionKinds } from '../tables/choices';
import type { ChangeEffect } from './effects';
import type { ItemKind } from './item-kinds';

export const kindNames: Record<ItemKind, Text> = {
  program: { zh: '项目说明', en: 'Program', ar: 'البرنامج' },
  section: { zh: '分组', en: 'Section', ar: 'القسم' },
  field: { zh: '字段', en: 'Form field', ar: 'حقل النموذج' },
  row: { zh: '固定行', en: 'Given row', ar: 'صف محدد' },
  dictionary: { zh: '选项表', en: 'List of options', ar: 'قائمة الخيارات' },
  option: { zh: '选项', en: 'Option', ar: 'خيار' },
  condition: { zh: '申报条件', en: 'Condition for applying', ar: 'شرط التقديم' },
  rule: { zh: '规则', en: 'Rule', ar: 'قاعدة' },
  threshold: { zh: '指标标准', en: 'Thresholds', ar: 'الحدود' },
  expression: { zh: '公式', en: 'Formula', ar: 'الصيغة' },
  paper: { zh: '申报书文件', en: 'Document', ar: 'مستند' },
  form: { zh: '其他内容', en: 'Other contents', ar: 'محتويات أخرى' },
  report: { zh: '填报任务', en: 'Report', ar: 'التقرير' },
  scenario: { zh: '样例', en: 'Scenario', ar: 'الحالة التجريبية' },
};

export const effectNames: Record<ChangeEffect, Text> = {
  words: { zh: '只改文字和显示', en: 'Words and display only', ar: 'الصياغة والعرض فقط' },
  loosens: { zh: '放宽，不增加要求', en: 'Asks nothing more', ar: 'لا يطلب المزيد' },
  values: { zh: '改变填报内容或计算', en: 'Changes values', ar: 'يغيّر القيم' },
  asksMore: { zh: '增加要求', en: 'Asks more', ar: 'يطلب المزيد' },
};

export const ITEM_ACTS = ['added', 'removed', 'renamed', 'moved', 'changed'] as const;
export type ItemAct = (typeof ITEM_ACTS)[number];

export const actNames: Record<ItemAct, Text> = {
  added: { zh: '新增', en: 'Added', ar: 'أُضيف' },
  removed: { zh: '删除', en: 'Removed', ar: 'أُزيل' },
  renamed: { zh: '改标识', en: 'Key renamed', ar: 'تغيّر معرّفه' },
  moved: { zh: '移动', en: 'Moved', ar: 'نُقل' },
  changed: { zh: '修改', en: 'Changed', ar: 'عُدّل' },
};

/** Properties that are told of an item besides those that its document writes. */
export const placeNames = {
  key: { zh: '标识', en: 'Item key', ar: 'معرّف البند' },
  within: { zh: '所在位置', en: 'Where it stands', ar: 'الموضع في النموذج' },
  order: { zh: '顺序', en: 'Order', ar: 'الترتيب' },
} satisfies Record<string, Text>;

export const orderTemplate = { zh: '第{{n}}位', en: 'No. {{n}}', ar: 'رقم {{n}}' } satisfies TextTemplate;

/** Names of properties, by the last step of their path, or by the whole of it. */
export const propertyNames: Readonly<Record<string, Text>> = {
  text: { zh: '名称', en: 'Text', ar: 'النص' },
  title: { zh: '标题', en: 'Title', ar: 'العنوان' },
  shortTitle: { zh: '短标题', en: 'Short title', ar: 'عنوان قصير' },
  help: { zh: '填写说明', en: 'Instructions', ar: 'تعليمات التعبئة' },
  why: { zh: '填报原因', en: 'Reason for asking', ar: 'سبب السؤال' },
  example: { zh: '示例', en: 'Example', ar: 'مثال' },
  type: { zh: '类型', en: 'Type', ar: 'النوع' },
  kind: { zh: '分组类型', en: 'Kind of section', ar: 'نوع القسم' },
  unit: { zh: '单位', en: 'Unit', ar: 'الوحدة' },
  options: { zh: '选项表', en: 'Options', ar: 'الخيارات' },
  required: { zh: '必填', en: 'Must be filled in', ar: 'تجب تعبئته' },
  requiredWhen: { zh: '必填条件', en: 'Required if', ar: 'إلزامي إذا' },
  showWhen: { zh: '显示条件', en: 'Shown if', ar: 'يظهر إذا' },
  computed: { zh: '计算公式', en: 'Computed by', ar: 'يُحسب بـ' },
  default: { zh: '默认值', en: 'Default value', ar: 'القيمة الافتراضية' },
  min: { zh: '最小值', en: 'Minimum', ar: 'الحد الأدنى' },
  max: { zh: '最大值', en: 'Maximum', ar: 'الحد الأعلى' },
  minLength: { zh: '最少字数', en: 'Fewest characters', ar: 'أقل عدد للأحرف' },
  maxLength: { zh: '最多字数', en: 'Most characters', ar: 'أكبر عدد للأحرف' },
  precision: { zh: '小数位数', en: 'Decimals', ar: 'المنازل العشرية' },
  pattern: { zh: '格式', en: 'Pattern', ar: 'النمط' },
  patternSays: { zh: '格式不符的提示', en: 'Message for the pattern', ar: 'رسالة النمط' },
  minFiles: { zh: '最少文件数', en: 'Fewest files', ar: 'أقل عدد للملفات' },
  maxFiles: { zh: '最多文件数', en: 'Most files', ar: 'أكبر عدد للملفات' },
  maxSizeMb: { zh: '单个文件上限（MB）', en: 'Largest file (MB)', ar: 'أكبر ملف (ميغابايت)' },
  accept: { zh: '文件格式', en: 'File types', ar: 'أنواع الملفات' },
  paperYears: { zh: '材料年份', en: 'Years of documents', ar: 'سنوات المستندات' },
  generated: { zh: '系统生成文件', en: 'Generated document', ar: 'مستند مُنشأ' },
  uniqueInTable: { zh: '表内不能重复', en: 'Unique in the table', ar: 'فريد في الجدول' },
  isPast: { zh: '不能晚于当天', en: 'Not in the future', ar: 'ليس في المستقبل' },
  readonly: { zh: '只读', en: 'Read only', ar: 'للقراءة فقط' },
  source: { zh: '带入来源', en: 'Filled in from', ar: 'يُملأ من' },
  sensitive: { zh: '敏感信息', en: 'Sensitive', ar: 'حساس' },
  identifies: { zh: '可识别身份', en: 'Identifies somebody', ar: 'يحدد الهوية' },
  auto: { zh: '自动填入', en: 'Filled in automatically', ar: 'يُملأ تلقائيًا' },
  recurs: { zh: '企业数据', en: 'Company figure', ar: 'رقم الشركة' },
  means: { zh: '名册内容', en: 'Fact of a register', ar: 'بيان السجل' },
  listsAs: { zh: '列入名册', en: 'Register of the company', ar: 'سجل الشركة' },
  offset: { zh: '相对年度', en: 'Year, relative to the batch', ar: 'السنة نسبة إلى الدفعة' },
  offsets: { zh: '年度', en: 'Years', ar: 'السنوات' },
  'years.base': { zh: '基准年度', en: 'Base year', ar: 'سنة الأساس' },
  'years.from': { zh: '起始日期', en: 'First year from', ar: 'أول سنة من' },
  'years.showUntil': { zh: '显示至年度', en: 'Shown until', ar: 'تظهر حتى' },
  minCount: { zh: '最少年数', en: 'Fewest years', ar: 'أقل عدد للسنوات' },
  minRows: { zh: '最少行数', en: 'Fewest rows', ar: 'أقل عدد للصفوف' },
  maxRows: { zh: '最多行数', en: 'Most rows', ar: 'أكبر عدد للصفوف' },
  'minRowsWhen.when': { zh: '提高最少行数的条件', en: 'More rows needed if', ar: 'صفوف أكثر إذا' },
  'minRowsWhen.min': { zh: '提高后的最少行数', en: 'Raised number of rows', ar: 'العدد الأعلى للصفوف' },
  statements: { zh: '承诺内容', en: 'Statements', ar: 'بنود التعهد' },
  sumOf: { zh: '合计范围', en: 'Sum of', ar: 'مجموع' },
  group: { zh: '分类', en: 'Group', ar: 'الفئة' },
  value: { zh: '标准', en: 'Value', ar: 'القيمة' },
  level: { zh: '规则级别', en: 'Level of a rule', ar: 'درجة القاعدة' },
  met: { zh: '满足时的说明', en: 'Text if met', ar: 'النص إذا تحققت' },
  elsewhere: { zh: '不适用时的说明', en: 'Text if it does not apply', ar: 'النص إذا لم تنطبق' },
  lawText: { zh: '条文原文', en: 'Words of the law', ar: 'نص القانون' },
  applies: { zh: '适用条件', en: 'Applies if', ar: 'تنطبق إذا' },
  check: { zh: '判断条件', en: 'Condition to meet', ar: 'الشرط المطلوب تحققه' },
  figure: { zh: '实际值与要求', en: 'Figure and threshold', ar: 'الرقم والحد' },
  beside: { zh: '与所接续申报比对', en: 'Compared with the continued filing', ar: 'مقارنة بالطلب المستمر' },
  besideFigure: { zh: '与所接续申报比对的数值', en: 'Figure of that comparison', ar: 'رقم هذه المقارنة' },
  ofCompany: { zh: '与企业信息比对', en: 'Compared with the company', ar: 'مقارنة بالشركة' },
  server: { zh: '提交时由系统核对', en: 'Checked by the server', ar: 'يتحقق منها الخادم' },
  onceInBatch: { zh: '本批次不能重复', en: 'Unique in the batch', ar: 'فريد في الدفعة' },
  paths: { zh: '修改位置', en: 'Where to mend it', ar: 'موضع التصحيح' },
  pick: { zh: '选用标准的公式', en: 'Which set applies', ar: 'المجموعة المنطبقة' },
  sets: { zh: '标准', en: 'Threshold', ar: 'الحد' },
  parameters: { zh: '参数', en: 'Parameters', ar: 'المعاملات' },
  assess: { zh: '得分估算', en: 'Score estimate', ar: 'تقدير النقاط' },
  basis: { zh: '政策依据', en: 'Basis', ar: 'الأساس' },
  brings: { zh: '支持内容', en: 'Benefits', ar: 'المزايا' },
  continuation: { zh: '接续条件', en: 'Conditions for continuing', ar: 'شروط الاستكمال' },
  sightOf: { zh: '其他企业可见范围', en: 'What other companies see', ar: 'ما تراه الشركات الأخرى' },
  editions: { zh: '版次衔接', en: 'Steps between editions', ar: 'الخطوات بين الإصدارات' },
  fits: {
    zh: '按企业信息判断的条件',
    en: 'Conditions judged from the profile',
    ar: 'شروط تُقيّم من ملف الشركة',
  },
  perCompanyAndBatch: {
    zh: '每家企业每批次限报',
    en: 'Filings of a company in a batch',
    ar: 'طلبات الشركة في الدفعة',
  },
  expertReview: { zh: '专家评审', en: 'Expert review', ar: 'مراجعة الخبراء' },
  publicNotice: { zh: '公示', en: 'Public notice', ar: 'الإعلان العام' },
  criteria: { zh: '评审指标', en: 'Criteria', ar: 'معايير التقييم' },
  signing: { zh: '企业签署', en: 'Signatures of the company', ar: 'توقيعات الشركة' },
  years: { zh: '有效年数', en: 'Years of validity', ar: 'سنوات السريان' },
  summary: { zh: '简介', en: 'Summary', ar: 'الملخص' },
  subject: { zh: '项目名称字段', en: 'Subject', ar: 'الموضوع' },
  published: { zh: '公布内容', en: 'What is published', ar: 'ما يُنشر' },
  seenBy: { zh: '可见企业', en: 'Seen by', ar: 'تراه' },
  continues: { zh: '接续的项目', en: 'Program that it continues', ar: 'البرنامج الذي يستكمله' },
  recognition: { zh: '认定', en: 'Recognition', ar: 'الاعتماد' },
  closedNotice: { zh: '未开放时的提示', en: 'Notice while closed', ar: 'إشعار الإغلاق' },
  incompleteMessage: { zh: '未填完时的提示', en: 'Message while incomplete', ar: 'رسالة عدم الاكتمال' },
  receiptPrefix: { zh: '编号前缀', en: 'Prefix of receipts', ar: 'بادئة الإيصالات' },
  icon: { zh: '图标', en: 'Icon', ar: 'الأيقونة' },
  cover: { zh: '封面', en: 'Cover', ar: 'الغلاف' },
  signPages: { zh: '签章页', en: 'Sign pages', ar: 'صفحات التوقيع' },
  watermark: { zh: '水印', en: 'Watermark', ar: 'العلامة المائية' },
  fileName: { zh: '文件名', en: 'File name', ar: 'اسم الملف' },
  footer: { zh: '页脚', en: 'Footer', ar: 'التذييل' },
  instructions: { zh: '填写说明页', en: 'Page of instructions', ar: 'صفحة التعليمات' },
  appended: { zh: '附件汇编', en: 'Appended files', ar: 'الملفات الملحقة' },
  shows: { zh: '显示内容', en: 'What it shows', ar: 'ما يعرضه' },
};

export const yesText: Text = { zh: '是', en: 'Yes', ar: 'نعم' };
export const noText: Text = { zh: '否', en: 'No', ar: 'لا' };

const byValue = ({ items }: Dictionary): Readonly<Record<string, Text>> =>
  Object.fromEntries(
    items.map(({ value, zh, en, ar }) => [value, { zh, en, ...(ar !== undefined && { ar }) }]),
  );

/** Words for the codes that some properties hold. */
export const codeNames: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  level: byValue(ruleLevels),
  type: byValue(fieldTypes),
  kind: byValue(sectionKinds),
};
