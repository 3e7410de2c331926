/** Lists of the kinds that a document knows, as options of the columns. */
import {
  companyFigures,
  companyRegisters,
  type Dictionary,
  type Option,
  PROGRAM_GROUPS,
  programGroups,
} from '../../definition';
import type { Text } from '../../text';

/** A list of options; texts that stand elsewhere are taken as they are there, with the Arabic of the moment. */
const list = (name: string, title: Text, words: Readonly<Record<string, Text>>): Dictionary => ({
  name,
  title,
  items: Object.entries(words).map(
    ([value, { zh, en, ar }]): Option => ({
      value,
      zh,
      en,
      ...(ar !== undefined && { ar }),
    }),
  ),
});

export const fieldTypes = list(
  'field_type',
  { zh: '字段类型', en: 'Type of field', ar: 'نوع الحقل' },
  {
    text: { zh: '单行文字', en: 'Line of text', ar: 'سطر نصي' },
    textarea: { zh: '多行文字', en: 'Paragraphs', ar: 'فقرات' },
    phone: { zh: '电话号码', en: 'Telephone number', ar: 'رقم هاتف' },
    email: { zh: '电子邮箱', en: 'E-mail address', ar: 'عنوان بريد إلكتروني' },
    credit_code: {
      zh: '统一社会信用代码',
      en: 'Unified social credit code',
      ar: 'رمز الائتمان الاجتماعي الموحد',
    },
    id_card: { zh: '身份证号码', en: 'ID card number', ar: 'رقم بطاقة الهوية' },
    url: { zh: '网址', en: 'Web address', ar: 'عنوان إنترنت' },
    integer: { zh: '整数', en: 'Whole number', ar: 'عدد صحيح' },
    decimal: { zh: '小数', en: 'Decimal number', ar: 'عدد عشري' },
    money_wan: { zh: '金额（万元）', en: 'Amount (10,000 yuan)', ar: 'مبلغ (10,000 يوان)' },
    percent: { zh: '百分比', en: 'Percentage', ar: 'نسبة مئوية' },
    year: { zh: '年份', en: 'Year', ar: 'السنة' },
    date: { zh: '日期', en: 'Date', ar: 'التاريخ' },
    month: { zh: '年月', en: 'Month', ar: 'الشهر' },
    select: { zh: '单选', en: 'One choice', ar: 'اختيار واحد' },
    multiselect: { zh: '多选', en: 'Several choices', ar: 'عدة اختيارات' },
    cascader: { zh: '逐级选择', en: 'Choice by levels', ar: 'اختيار بالمستويات' },
    boolean: { zh: '是否', en: 'Yes or no', ar: 'نعم أو لا' },
    file: { zh: '附件', en: 'Attachment', ar: 'المرفق' },
    filing: { zh: '关联申报', en: 'Another filing', ar: 'طلب آخر' },
  },
);

export const sectionKinds = list(
  'section_kind',
  { zh: '分组类型', en: 'Kind of section', ar: 'نوع القسم' },
  {
    fields: { zh: '逐项填写', en: 'Fields', ar: 'الحقول' },
    table: { zh: '表格', en: 'Table', ar: 'جدول' },
    yearly: { zh: '年度表', en: 'Yearly table', ar: 'جدول سنوي' },
    computed: { zh: '自动计算', en: 'Computed values', ar: 'قيم محسوبة' },
    files: { zh: '附件', en: 'Attachments', ar: 'المرفقات' },
    declaration: { zh: '承诺', en: 'Declaration', ar: 'الإقرار' },
  },
);

export const tableLayouts = list(
  'table_layout',
  { zh: '表格样式', en: 'Layout of a table', ar: 'تخطيط الجدول' },
  {
    cards: { zh: '逐条卡片', en: 'Cards, one a row', ar: 'بطاقات، واحدة لكل صف' },
    matrix: { zh: '交叉表', en: 'Matrix', ar: 'مصفوفة' },
  },
);

export const ruleLevels = list(
  'rule_level',
  { zh: '规则级别', en: 'Level of a rule', ar: 'درجة القاعدة' },
  {
    error: { zh: '不满足不能提交', en: 'Blocks submission', ar: 'يمنع التقديم' },
    warning: { zh: '提醒后可以提交', en: 'Warns only', ar: 'تنبيه فقط' },
  },
);

export const registerKinds = list(
  'company_register',
  { zh: '企业名册', en: 'Register of the company', ar: 'سجل الشركة' },
  companyRegisters,
);

export const registerFacts = list(
  'register_fact',
  { zh: '名册内容', en: 'Fact of a register', ar: 'بيان السجل' },
  Object.assign(
    {},
    ...Object.values(companyRegisters)
      .map(({ facts }) => facts)
      .toReversed(),
  ),
);

export const figureKinds = list(
  'company_figure',
  { zh: '企业数据', en: 'Company figure', ar: 'رقم الشركة' },
  companyFigures,
);

export const groupKinds = list(
  'program_group',
  { zh: '项目类别', en: 'Group of programs', ar: 'فئة البرامج' },
  Object.fromEntries(PROGRAM_GROUPS.map((group) => [group, programGroups[group]])),
);

export const decisionKinds = list(
  'decision_kind',
  { zh: '审定方式', en: 'Decision', ar: 'القرار' },
  {
    recognition: { zh: '认定', en: 'Recognition', ar: 'الاعتماد' },
    funding: { zh: '立项', en: 'Approval', ar: 'الموافقة' },
    publication: { zh: '张榜', en: 'Publication', ar: 'النشر' },
    acceptance: { zh: '验收', en: 'Acceptance', ar: 'القبول' },
  },
);

export const publishedSubjects = list(
  'published_subject',
  { zh: '公布名称', en: 'Published subject', ar: 'الموضوع المنشور' },
  {
    title: { zh: '项目名称', en: 'Title', ar: 'العنوان' },
    person: { zh: '个人姓名（不公布）', en: 'A person (not published)', ar: 'شخص (لا يُنشر)' },
  },
);

export const signatoryRoles = list(
  'signatory_role',
  { zh: '签署身份', en: 'Signatory', ar: 'الموقّع' },
  {
    filler: { zh: '填报人', en: 'Filler', ar: 'معبّئ الطلب' },
    finance: { zh: '财务负责人', en: 'Head of finance', ar: 'مسؤول المالية' },
    legal: { zh: '法定代表人', en: 'Legal representative', ar: 'الممثل القانوني' },
  },
);

export const fileTypes = list(
  'file_type',
  { zh: '文件格式', en: 'File type', ar: 'نوع الملف' },
  Object.fromEntries(
    ['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip', 'mp4', 'ofd'].map((type) => [
      type,
      { zh: type, en: type, ar: type },
    ]),
  ),
);

export const autoKinds = list(
  'auto_kind',
  { zh: '自动填入', en: 'Filled in automatically', ar: 'يُملأ تلقائيًا' },
  {
    reporting_year: { zh: '所属年度', en: 'Year of the row', ar: 'سنة الصف' },
    row_number: { zh: '行号', en: 'Number of the row', ar: 'رقم الصف' },
  },
);

export const renewalKinds = list(
  'renewal_kind',
  { zh: '须更新的原因', en: 'Why it must be renewed', ar: 'سبب التجديد' },
  {
    year: { zh: '属于上一年度', en: 'It is about last year', ar: 'يخص السنة الماضية' },
    lapse: { zh: '到期失效', en: 'It lapses on that day', ar: 'ينتهي في ذلك اليوم' },
  },
);

export const numberDisplays = list(
  'number_display',
  { zh: '数字显示', en: 'Display of a number', ar: 'عرض العدد' },
  { fixed2: { zh: '固定两位小数', en: 'Always two decimals', ar: 'منزلتان عشريتان دائمًا' } },
);

export const lookedUpRegisters = list(
  'looked_up_register',
  { zh: '核查登记库', en: 'Register to look up', ar: 'سجل التحقق' },
  { patent: { zh: '专利登记', en: 'Patents', ar: 'براءات الاختراع' } },
);

export const visibilities = list(
  'filing_visibility',
  { zh: '可见范围', en: 'What is seen', ar: 'ما يظهر' },
  {
    whole: { zh: '全部内容', en: 'All of it', ar: 'الكل' },
    heading: {
      zh: '单项内容（不含表格）',
      en: 'Single values without tables',
      ar: 'القيم المفردة دون الجداول',
    },
    none: { zh: '不可见', en: 'Nothing', ar: 'لا شيء' },
  },
);

export const editionChangeKinds = list(
  'edition_change_kind',
  { zh: '变化方式', en: 'Kind of change', ar: 'نوع التغيير' },
  {
    moves: { zh: '移动或改名', en: 'Moved or renamed', ar: 'نُقل أو أُعيدت تسميته' },
    values: { zh: '选项改值', en: 'Option has a new value', ar: 'قيمة جديدة لخيار' },
    converts: { zh: '换算', en: 'Converted', ar: 'حُوّل' },
    retired: { zh: '取消', en: 'Dropped', ar: 'أُلغي' },
  },
);

export const reportModes = list(
  'report_mode',
  { zh: '填报方式', en: 'How it is filed', ar: 'طريقة التقديم' },
  {
    in_portal: { zh: '在本系统填报', en: 'Filled in here', ar: 'يُعبأ هنا' },
    external: {
      zh: '在国家网站填报，在此确认',
      en: 'Filed on a national site, confirmed here',
      ar: 'يُقدَّم في موقع وطني ويؤكَّد هنا',
    },
    filing: { zh: '另行申报', en: 'A declaration of its own', ar: 'طلب مستقل' },
  },
);

export const reportCalendars = list(
  'report_calendar',
  { zh: '填报周期', en: 'Calendar', ar: 'الجدول الزمني' },
  {
    last_year: { zh: '每年填上一年度', en: 'Each year, about the last', ar: 'كل سنة عن السابقة' },
    this_year: { zh: '每年填本年度', en: 'Each year, about this one', ar: 'كل سنة عن الحالية' },
    half_years: { zh: '每半年', en: 'Each half year', ar: 'كل نصف سنة' },
    service_years: { zh: '每个服务年度', en: 'Each year of service', ar: 'كل سنة خدمة' },
    milestones: { zh: '各节点', en: 'At milestones', ar: 'عند المراحل' },
    middle: { zh: '项目中期', en: 'In the middle of the project', ar: 'في منتصف المشروع' },
    end: { zh: '项目结束', en: 'At the end of the project', ar: 'عند نهاية المشروع' },
    after_acceptance: { zh: '验收后各年', en: 'Years after acceptance', ar: 'السنوات بعد القبول' },
  },
);
