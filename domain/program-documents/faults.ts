import type { MeaningFaultKind, MeaningHintKind } from '../expressions/language/check-faults';
import type { ExpressionFaultKind } from '../expressions/language/faults';
import type { Text } from '../text';

/** Faults of a document that is read, in the words of a person who writes one. */
export const documentFaultTexts = {
  syntax: {
    zh: '文件格式有误，请检查缩进、冒号和引号',
    en: 'The file cannot be read here; check indents, colons and quotation marks',
    ar: 'تتعذر قراءة الملف هنا، راجع المسافات والنقطتين وعلامات الاقتباس',
  },
  tooLarge: {
    zh: '文件过大或嵌套过深，请精简后重新上传',
    en: 'The file is too large or nested too deeply; shorten it and upload it again',
    ar: 'الملف كبير جدًا أو متداخل جدًا، اختصره وارفعه مجددًا',
  },
  alias: {
    zh: '文件不能使用锚点和引用，请把内容写全',
    en: 'The file cannot use anchors and aliases; write the content out',
    ar: 'لا يمكن استخدام المراسي والإحالات في الملف، اكتب المحتوى كاملًا',
  },
  reservedKey: {
    zh: '名称“{{part}}”不能使用，请改用其他名称',
    en: 'The name “{{part}}” cannot be used; choose another one',
    ar: 'لا يمكن استخدام الاسم «{{part}}»، اختر اسمًا آخر',
  },
  shape: {
    zh: '“{{part}}”缺失、多余或取值不对，请对照说明修改',
    en: '“{{part}}” is missing, unknown or has a wrong value; correct it by the guide',
    ar: '«{{part}}» مفقود أو غير معروف أو قيمته غير صحيحة، صحّحه وفق الدليل',
  },
  itemUnknown: {
    zh: '公共条目“{{part}}”不存在，请核对名称',
    en: 'There is no library item “{{part}}”; check its name',
    ar: 'لا يوجد بند مشترك باسم «{{part}}»، راجع اسمه',
  },
  itemCircle: {
    zh: '公共条目“{{part}}”直接或间接引用了自己，请改正引用关系',
    en: 'The library item “{{part}}” uses itself, directly or through others; break the circle',
    ar: 'البند المشترك «{{part}}» يستخدم نفسه مباشرة أو عبر غيره، أزل هذه الحلقة',
  },
  itemConflict: {
    zh: '“{{part}}”与公共条目中的同名内容不一致，请改名或删除其中一处',
    en: '“{{part}}” differs from what a library item calls so; rename it or remove it here',
    ar: '«{{part}}» يختلف عما يحمل الاسم نفسه في بند مشترك، أعد تسميته أو احذفه هنا',
  },
  entryUnknown: {
    zh: '公共条目中没有“{{part}}”，请核对名称',
    en: 'The library item has no “{{part}}”; check the name',
    ar: 'لا يحتوي البند المشترك على «{{part}}»، راجع الاسم',
  },
  parameterMissing: {
    zh: '引用公共条目时缺少参数“{{part}}”，请在 with 下填写',
    en: 'The library item needs a value for “{{part}}”; give it under “with”',
    ar: 'يحتاج البند المشترك إلى قيمة «{{part}}»، اذكرها ضمن with',
  },
  parameterUnknown: {
    zh: '公共条目没有参数“{{part}}”，请核对名称或删除',
    en: 'The library item has no parameter “{{part}}”; check the name or remove it',
    ar: 'ليس للبند المشترك معامل باسم «{{part}}»، راجع الاسم أو احذفه',
  },
} satisfies Record<string, Text>;

export type DocumentFaultKind = keyof typeof documentFaultTexts;

/** Faults of what a document says as a whole, once its shape is right. */
export const contentFaultTexts = {
  circle: {
    zh: '公式“{{part}}”直接或间接引用了自己，请改正引用关系',
    en: 'The formula “{{part}}” refers to itself, directly or through others; break the circle',
    ar: 'الصيغة «{{part}}» تشير إلى نفسها مباشرة أو عبر غيرها، أزل هذه الحلقة',
  },
  dictionaryUnknown: {
    zh: '选项表“{{part}}”不存在，请核对名称，或在 dictionaries 下补充',
    en: 'There is no list of options “{{part}}”; check its name, or add it under “dictionaries”',
    ar: 'لا توجد قائمة خيارات باسم «{{part}}»، راجع اسمها أو أضفها ضمن dictionaries',
  },
  conditionUnknown: {
    zh: '申报条件“{{part}}”不存在，请改为 eligibility 下已有的编号',
    en: 'There is no condition “{{part}}”; name one that stands under “eligibility”',
    ar: 'لا يوجد شرط باسم «{{part}}»، سمّ شرطًا مذكورًا ضمن eligibility',
  },
  keyTwice: {
    zh: '“{{part}}”出现了两次，请给其中一处改名',
    en: '“{{part}}” stands twice; give one of the two another name',
    ar: '«{{part}}» مكرر، أعط أحد الموضعين اسمًا آخر',
  },
  yearMissing: {
    zh: '年度表“{{part}}”缺少年度，请增加一个类型为“年份”、自动填入“所属年度”的字段',
    en: 'The table of years “{{part}}” lacks its year; add a field of the kind “year” that the portal fills in with the year of the row',
    ar: 'الجدول السنوي «{{part}}» بلا سنة، أضف حقلًا من نوع «سنة» تملؤه البوابة بسنة الصف',
  },
  guideFileUnplaced: {
    zh: '指南附件“{{part}}”须上传文件或填写地址，只能选其一',
    en: 'The guide file “{{part}}” needs either an uploaded file or an address, and not both',
    ar: 'يحتاج ملف الدليل «{{part}}» إما إلى ملف مرفوع وإما إلى عنوان، لا إلى كليهما',
  },
  fileTypesMissing: {
    zh: '附件“{{part}}”没有允许的格式，企业无法上传，请至少选择一种',
    en: 'The attachment “{{part}}” accepts no type of file, so nothing can be uploaded; choose at least one',
    ar: 'لا يقبل المرفق «{{part}}» أي نوع من الملفات فلا يمكن رفع شيء، اختر نوعًا واحدًا على الأقل',
  },
  unnamed: {
    zh: '名称仍是系统预填的“{{part}}”，请填写实际名称',
    en: 'The name is still the “{{part}}” that it began with; enter its own name',
    ar: 'ما زال الاسم «{{part}}» كما بدأ، أدخل الاسم الفعلي',
  },
  nameTaken: {
    zh: '名称“{{part}}”已有固定含义，请改用其他名称',
    en: 'The name “{{part}}” has a meaning of its own; choose another one',
    ar: 'للاسم «{{part}}» معنى خاص به، اختر اسمًا آخر',
  },
  patternSlow: {
    zh: '格式“{{part}}”有误或过于复杂，请改为不含嵌套重复的写法',
    en: 'The pattern “{{part}}” is wrong or too complex; write it without repetitions within repetitions',
    ar: 'النمط «{{part}}» خاطئ أو معقد جدًا، اكتبه دون تكرار داخل تكرار',
  },
  reportUnknown: {
    zh: '报告“{{part}}”不存在，请改为 reports.tasks 下已有的代码',
    en: 'There is no report “{{part}}”; name a code that stands under “reports.tasks”',
    ar: 'لا يوجد تقرير باسم «{{part}}»، سمّ رمزًا مذكورًا ضمن reports.tasks',
  },
  reportFormUnknown: {
    zh: '报告表单“{{part}}”不存在，请核对名称，或在 reports.forms 下补充',
    en: 'There is no report form “{{part}}”; check its name, or add it under “reports.forms”',
    ar: 'لا يوجد نموذج تقرير باسم «{{part}}»، راجع اسمه أو أضفه ضمن reports.forms',
  },
  dueBeforeOpen: {
    zh: '截止日期早于开始日期（{{part}}），请改正填报时间',
    en: 'The report is due before it opens ({{part}}); correct its days',
    ar: 'موعد التقرير قبل فتحه ({{part}})، صحّح أيامه',
  },
  sectionUnknown: {
    zh: '申报表中没有分组“{{part}}”，请改为已有的分组',
    en: 'The form has no section “{{part}}”; name one that it has',
    ar: 'لا يحتوي النموذج على قسم «{{part}}»، سمّ قسمًا موجودًا فيه',
  },
  fieldUnknown: {
    zh: '申报表中没有字段“{{part}}”，请改为已有的字段',
    en: 'The form has no field “{{part}}”; name one that it has',
    ar: 'لا يحتوي النموذج على حقل «{{part}}»، سمّ حقلًا موجودًا فيه',
  },
  ruleUnknown: {
    zh: '申报表中没有规则“{{part}}”，请改为已有的编号',
    en: 'The form has no rule “{{part}}”; name one that it has',
    ar: 'لا يحتوي النموذج على قاعدة «{{part}}»، سمّ قاعدة موجودة فيه',
  },
  notYearly: {
    zh: '分组“{{part}}”不是年度表，请删去 lastYear',
    en: 'The section “{{part}}” is no year grid; remove “lastYear”',
    ar: 'القسم «{{part}}» ليس جدولًا سنويًا، احذف lastYear',
  },
  notSingle: {
    zh: '分组“{{part}}”不是普通字段组，请删去 given',
    en: 'The section “{{part}}” has no single fields; remove “given”',
    ar: 'القسم «{{part}}» لا يحتوي حقولًا مفردة، احذف given',
  },
  milestonesUnknown: {
    zh: '报告“{{part}}”按里程碑填报，请在 reports.milestones 下说明里程碑所在的表',
    en: 'The report “{{part}}” follows milestones; say under “reports.milestones” which table has them',
    ar: 'التقرير «{{part}}» يتبع المعالم، اذكر ضمن reports.milestones الجدول الذي يحويها',
  },
  rowUnknown: {
    zh: '表格中没有固定行“{{part}}”，请改为已有的行',
    en: 'The table has no given row “{{part}}”; name one that it has',
    ar: 'لا يحتوي الجدول على صف محدد «{{part}}»، سمّ صفًا موجودًا فيه',
  },
  groupUnknown: {
    zh: '表格中没有行组“{{part}}”，请改为 groups 下已有的名称',
    en: 'The table has no group of rows “{{part}}”; name one that stands under “groups”',
    ar: 'لا يحتوي الجدول على مجموعة صفوف «{{part}}»، سمّ مجموعة مذكورة ضمن groups',
  },
  optionUnknown: {
    zh: '选项表中没有“{{part}}”，请改为已有的选项',
    en: 'The list of options has no “{{part}}”; name one that it has',
    ar: 'لا تحتوي قائمة الخيارات على «{{part}}»، سمّ خيارًا موجودًا فيها',
  },
  paperUnknown: {
    zh: '单独文件“{{part}}”不存在，请改为 separatePapers 下已有的名称',
    en: 'There is no separate paper “{{part}}”; name one that stands under “separatePapers”',
    ar: 'لا توجد ورقة منفصلة باسم «{{part}}»، سمّ ورقة مذكورة ضمن separatePapers',
  },
} satisfies Record<string, Text>;

export type ContentFaultKind = keyof typeof contentFaultTexts;

/** Hints to an author about the document beside the one that it replaces; they refuse nothing. */
export const contentHintTexts = {
  numberOutdated: {
    zh: '{{rule}}的要求已改，这里仍写原来的“{{part}}”，请核对后修改',
    en: 'The requirement of {{rule}} has changed, and this text still says “{{part}}”; check and correct it',
    ar: 'تغيّر شرط {{rule}} وما زال هذا النص يذكر «{{part}}»، راجعه وصحّحه',
  },
} satisfies Record<string, Text>;

export type ContentHintKind = keyof typeof contentHintTexts;

/**
 * A fault of a document: the item that it is about, as a path, and the characters where it stands: of the file, or of the
 * expression that the path leads to.
 */
export interface DocumentFault {
  kind:
    | DocumentFaultKind
    | ContentFaultKind
    | ContentHintKind
    | ExpressionFaultKind
    | MeaningFaultKind
    | MeaningHintKind;
  item: string;
  at: readonly [start: number, end: number];
  text: Text;
}
