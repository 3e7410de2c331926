/** Faults of answers, with messages that say how to correct them. `{{label}}` is the name of the field. */
import type { Row } from '../definition';
import { FORM_YEARS } from '../expressions/dates';
import { fillText, joinTexts, say, type Text, type TextParameters, wordText } from '../text';
import { isEmpty, listSectionFields, type RowSection } from './sections';

/** A value that is wrong or missing. `path` is `section`, `section.field` or `section[row].field`. */
export interface FilingFault {
  path: string;
  code: string;
  message: Text;
}

/** Suffix of the message of a rule that the office checks against filings of other companies. */
export const comparedByOfficeSuffix: Text = {
  zh: '；其他单位的申报由主管部门核对',
  en: '; the office compares it with the filings of other companies',
  ar: '، وتقارنه الجهة بطلبات الشركات الأخرى',
};

const templates = {
  unknown: {
    zh: '申报书中没有“{{label}}”这一项',
    en: 'The form has no item “{{label}}”',
    ar: 'ليس في الاستمارة بند «{{label}}»',
  },
  no_place: {
    zh: '申报书中没有“{{label}}”这个位置，请刷新页面后重试',
    en: 'The form has no place “{{label}}”. Load the page anew',
    ar: 'ليس في الاستمارة موضع «{{label}}». حمّل الصفحة من جديد',
  },
  row_gone: {
    zh: '“{{label}}”中的这一行已被删除，请刷新页面后重试',
    en: 'That row of “{{label}}” is not there any more. Load the page anew',
    ar: 'لم يعد ذلك الصف من «{{label}}» موجودًا. حمّل الصفحة من جديد',
  },
  not_typed: {
    zh: '“{{label}}”中的这一项由系统填写，不能修改',
    en: 'That value of “{{label}}” is filled in by the portal and cannot be changed',
    ar: 'قيمة «{{label}}» تملؤها البوابة ولا يمكن تغييرها',
  },
  shape: {
    zh: '“{{label}}”的数据结构不正确',
    en: 'The data of “{{label}}” do not have the right shape',
    ar: 'بيانات «{{label}}» ليست بالشكل الصحيح',
  },
  type: {
    zh: '“{{label}}”的格式不正确，应填{{kind}}',
    en: '“{{label}}” must be {{kind}}',
    ar: '«{{label}}»: {{kind}}',
  },
  required: { zh: '请填写“{{label}}”', en: 'Enter “{{label}}”', ar: 'أدخل «{{label}}»' },
  required_choice: { zh: '请选择“{{label}}”', en: 'Choose “{{label}}”', ar: 'اختر «{{label}}»' },
  required_file: { zh: '请上传“{{label}}”', en: 'Upload “{{label}}”', ar: 'ارفع «{{label}}»' },
  required_confirm: { zh: '请确认“{{label}}”', en: 'Confirm “{{label}}”', ar: 'أكّد «{{label}}»' },
  min: {
    zh: '“{{label}}”不能小于{{limit}}',
    en: '“{{label}}” must be at least {{limit}}',
    ar: '«{{label}}» يجب ألا يقل عن {{limit}}',
  },
  max: {
    zh: '“{{label}}”不能大于{{limit}}',
    en: '“{{label}}” must be at most {{limit}}',
    ar: '«{{label}}» يجب ألا يتجاوز {{limit}}',
  },
  precision: {
    zh: '“{{label}}”最多保留{{limit}}位小数',
    en: '“{{label}}” may have at most {{limit}} decimals',
    ar: '«{{label}}» يقبل {{limit}} خانات عشرية على الأكثر',
  },
  future: {
    zh: '“{{label}}”不能晚于今天，请核对',
    en: '“{{label}}” cannot be later than today. Check it',
    ar: '«{{label}}» لا يجوز أن يكون بعد هذا اليوم. راجعه',
  },
  whole: {
    zh: '“{{label}}”应为整数',
    en: '“{{label}}” must be a whole number',
    ar: '«{{label}}» يجب أن يكون عددًا صحيحًا',
  },
  min_length: {
    zh: '“{{label}}”至少{{limit}}个字，现有{{actual}}个',
    en: '“{{label}}” needs at least {{limit}} characters and has {{actual}}',
    ar: '«{{label}}» يحتاج إلى {{limit}} حرف على الأقل وفيه {{actual}}',
  },
  max_length: {
    zh: '“{{label}}”最多{{limit}}个字，现有{{actual}}个',
    en: '“{{label}}” may have at most {{limit}} characters and has {{actual}}',
    ar: '«{{label}}» يقبل {{limit}} حرف على الأكثر وفيه {{actual}}',
  },
  pattern: {
    zh: '“{{label}}”的格式不正确，请对照证件或说明核对',
    en: '“{{label}}” is not in the expected form. Compare with the document',
    ar: '«{{label}}» ليس بالصيغة المتوقعة. قارنه بالوثيقة',
  },
  format: { zh: '“{{label}}”：{{reason}}', en: '“{{label}}”: {{reason}}', ar: '«{{label}}»: {{reason}}' },
  characters: { zh: '“{{label}}”：{{reason}}', en: '“{{label}}”: {{reason}}', ar: '«{{label}}»: {{reason}}' },
  option: {
    zh: '“{{label}}”的选项无效，请重新选择',
    en: 'The choice of “{{label}}” is not on the list. Choose again',
    ar: 'اختيار «{{label}}» ليس في القائمة. اختر مجددًا',
  },
  unique: {
    zh: '“{{label}}”与其他行重复',
    en: '“{{label}}” is the same as in another row',
    ar: '«{{label}}» مماثل لصف آخر',
  },
  min_files: {
    zh: '“{{label}}”至少上传{{limit}}个文件',
    en: '“{{label}}” needs at least {{limit}} files',
    ar: '«{{label}}» يحتاج إلى {{limit}} ملفات على الأقل',
  },
  max_files: {
    zh: '“{{label}}”最多上传{{limit}}个文件',
    en: '“{{label}}” may have at most {{limit}} files',
    ar: '«{{label}}» يقبل {{limit}} ملفات على الأكثر',
  },
  min_rows: {
    zh: '“{{label}}”至少填写{{limit}}行',
    en: '“{{label}}” needs at least {{limit}} rows',
    ar: '«{{label}}» يحتاج إلى {{limit}} صفوف على الأقل',
  },
  max_rows: {
    zh: '“{{label}}”最多{{limit}}行',
    en: '“{{label}}” may have at most {{limit}} rows',
    ar: '«{{label}}» يقبل {{limit}} صفوف على الأكثر',
  },
  row: {
    zh: '“{{label}}”的行标识无效',
    en: 'A row of “{{label}}” has an invalid identity',
    ar: 'صف من «{{label}}» هويته غير صالحة',
  },
  year_missing: {
    zh: '请填写“{{label}}”{{year}}年度的数据',
    en: 'Enter the data of {{year}} in “{{label}}”',
    ar: 'أدخل بيانات {{year}} في «{{label}}»',
  },
  year_extra: {
    zh: '“{{label}}”不需填报{{year}}年度，请删除该年度的数据',
    en: '“{{label}}” does not ask for {{year}}. Delete the data of that year',
    ar: '«{{label}}» لا يطلب {{year}}. احذف بيانات تلك السنة',
  },
  overruled: {
    zh: '“{{label}}”由其来源决定，已按来源改正所提交的内容',
    en: '“{{label}}” is decided where it comes from. What was sent was replaced by that',
    ar: '«{{label}}» يُحدد من مصدره، واستُبدل به ما أُرسل',
  },
  not_of_record: {
    zh: '“{{label}}”以企业登记信息为准，已将“{{sent}}”改为“{{recorded}}”；登记信息有误的，请先更正企业信息',
    en: '“{{label}}” is taken from the company information: “{{sent}}” was replaced by “{{recorded}}”. If the company information is wrong, correct it there first',
    ar: '«{{label}}» يؤخذ من معلومات الشركة: استُبدل «{{sent}}» بـ«{{recorded}}». إن كانت معلومات الشركة خاطئة فصحّحها هناك أولًا',
  },
  differs_from_record: {
    zh: '“{{label}}”与企业信息不一致：本申报书为“{{given}}”，企业信息为“{{recorded}}”。请改正本项，或先更新企业信息',
    en: '“{{label}}” differs from the company information: “{{given}}” here, “{{recorded}}” there. Correct it here, or update the company information first',
    ar: '«{{label}}» يختلف عن معلومات الشركة: هنا «{{given}}» وهناك «{{recorded}}». صحّحه هنا أو حدّث معلومات الشركة أولًا',
  },
  year_twice: {
    zh: '“{{label}}”{{year}}年度重复',
    en: '“{{label}}” has {{year}} twice',
    ar: 'في «{{label}}» السنة {{year}} مرتين',
  },
} satisfies Record<string, Text>;

export type FaultKind = keyof typeof templates;

/** Codes on the wire where these are coarser than the kinds: clients act on the code, people on the message. */
const codes: Partial<Record<FaultKind, string>> = {
  shape: 'type',
  whole: 'type',
  required_choice: 'required',
  required_file: 'required',
  required_confirm: 'required',
  year_missing: 'years',
  year_extra: 'years',
  year_twice: 'years',
  not_of_record: 'overruled',
};

export const createFault = (path: string, kind: FaultKind, parameters: TextParameters): FilingFault => ({
  path,
  code: codes[kind] ?? kind,
  message: fillText(templates[kind], parameters),
});

const rowText: Text = { zh: '第{{n}}行', en: 'Row {{n}}', ar: 'الصف {{n}}' };
const yearText: Text = { zh: '{{year}}年', en: '{{year}}', ar: '{{year}}' };

/** Title of a row: its year, or the label of a given row; null for a row that people add. */
export function getRowTitle(section: RowSection, row: Row): Text | null {
  if (section.kind !== 'yearly') return section.fixedRows?.find(({ key }) => key === row.row) ?? null;
  const year = row.affiliation_year;
  return year === undefined || year === null ? null : fillText(yearText, { year: String(year) });
}

/** Names a row by its number, counted from 1. */
export const nameRowNumber = (n: number): Text => fillText(rowText, { n });

/** Name of a row: its title, or its number counted from 1. */
const rowLabel = (section: RowSection, row: Row, index: number): Text =>
  getRowTitle(section, row) ?? nameRowNumber(index + 1);

/** Name of a row with a colon, as the prefix of a message. */
export function formatRowPrefix(section: RowSection, row: Row, index: number): Text {
  const label = rowLabel(section, row, index);
  return wordText((language) => `${say(label, language)}${language === 'zh' ? '：' : ': '}`);
}

/** First text that was typed in a row, by which people recognise it; '' where there is none. */
function typedIn(section: RowSection, row: Row): string {
  const typed = listSectionFields(section).find(({ type, key }) => type === 'text' && !isEmpty(row[key]));
  return typed ? String(row[typed.key]) : '';
}

/** Name of a row with the first text that was typed in it. */
export function describeNumberedRow(section: RowSection, row: Row, index: number): Text {
  const label = rowLabel(section, row, index);
  const text = typedIn(section, row);
  if (!text) return label;
  return wordText((language) => `${say(label, language)}${language === 'zh' ? '' : ' '}“${text}”`);
}

/** Name of a row without its number: its title, or the first text that was typed in it; null without either. */
export function describeRow(section: RowSection, row: Row): Text | null {
  const text = typedIn(section, row);
  return getRowTitle(section, row) ?? (text ? { zh: text, en: text } : null);
}

export const addFaultPrefix = (prefix: Text, fault: FilingFault): FilingFault => ({
  ...fault,
  message: joinTexts([prefix, fault.message], '', ''),
});

/** Names of the kinds of values that fields take; in Arabic with the verb, which differs from kind to kind. */
export const valueKindNames = {
  text: { zh: '文字', en: 'a text', ar: 'أدخل نصًا' },
  number: { zh: '数字', en: 'a number', ar: 'أدخل عددًا' },
  year: { zh: '四位年份', en: 'a year of four digits', ar: 'أدخل سنة من أربعة أرقام' },
  date: { zh: '日期（如2026-06-30）', en: 'a date such as 2026-06-30', ar: 'أدخل تاريخًا مثل 2026-06-30' },
  month: { zh: '月份（如2026-06）', en: 'a month such as 2026-06', ar: 'أدخل شهرًا مثل 2026-06' },
  choice: { zh: '列表中的一个选项', en: 'one choice of the list', ar: 'اختر خيارًا من القائمة' },
  choices: { zh: '列表中的若干选项', en: 'choices of the list', ar: 'اختر خيارات من القائمة' },
  boolean: { zh: '是或否', en: 'yes or no', ar: 'أدخل نعم أو لا' },
  files: { zh: '已上传的文件', en: 'uploaded files', ar: 'ارفع ملفات' },
} satisfies Record<string, Text>;

/** Reason of an unreadable text: the kind of value that its field expects. */
export const describeExpectedKind = (kind: keyof typeof valueKindNames): Text =>
  fillText({ zh: '应填{{kind}}', en: 'enter {{kind}}', ar: '{{kind}}' }, { kind: valueKindNames[kind] });

/** Other reasons why a text cannot be read as a value of its field. */
export const unreadableReasons = {
  years: fillText(
    {
      zh: '年份应在{{first}}年至{{last}}年之间，请核对',
      en: 'the year must be from {{first}} to {{last}}; check it',
      ar: 'السنة من {{first}} إلى {{last}}، تحقق منها',
    },
    FORM_YEARS,
  ),
  noDay: {
    zh: '日历上没有这一天，请核对',
    en: 'there is no such day; check it',
    ar: 'لا يوجد هذا اليوم في التقويم، تحقق منه',
  },
  noMonth: {
    zh: '没有这个月份，请核对',
    en: 'there is no such month; check it',
    ar: 'لا يوجد هذا الشهر، تحقق منه',
  },
  dayMissing: {
    zh: '没有写明是哪一日，请写到日，如2026-06-30',
    en: 'the day is missing; write it like 2026-06-30',
    ar: 'اليوم ناقص، اكتبه مثل 2026-06-30',
  },
  shortYear: {
    zh: '年份不足四位，请写四位年份，如2026-06-30',
    en: 'the year has two digits; write four as in 2026-06-30',
    ar: 'السنة من رقمين، اكتب أربعة مثل 2026-06-30',
  },
  eitherMonth: {
    zh: '分不清1月和10月（数字末尾的0会被省去），请填写{{first}}或{{second}}',
    en: 'it can mean January or October; enter {{first}} or {{second}}',
    ar: 'قد يعني يناير أو أكتوبر، أدخل {{first}} أو {{second}}',
  },
  eitherWay: {
    zh: '分不清月和日，请填写{{first}}或{{second}}',
    en: 'it can mean two days; enter {{first}} or {{second}}',
    ar: 'قد يعني يومين مختلفين، أدخل {{first}} أو {{second}}',
  },
  comma: {
    zh: '逗号和空格只能用来分隔千位，如1,234,567；小数点请写“.”',
    en: 'commas and blanks may only separate thousands, as in 1,234,567; write decimals with a point',
    ar: 'الفواصل والمسافات لفصل الآلاف فقط، مثل 1,234,567؛ اكتب الكسور بنقطة',
  },
  zeroOrNone: {
    zh: '分不清是0还是没有：是0请填0，没有请留空',
    en: 'it can mean 0 or nothing; enter 0, or leave it empty',
    ar: 'قد يعني 0 أو لا شيء؛ أدخل 0 أو اتركه فارغًا',
  },
  lostDigits: {
    zh: '表格软件已将号码缩写为科学计数法，末尾数字已丢失，请按原件填写全部数字',
    en: 'a spreadsheet program shortened the number, and its last digits are lost; enter them all',
    ar: 'اختصر برنامج الجداول الرقم فضاعت خاناته الأخيرة، أدخله كاملًا',
  },
  errorValue: {
    zh: '这是表格软件的错误值或列宽不足时的符号，请填写正确的内容',
    en: 'it is an error of a spreadsheet program or a sign of a narrow column; enter what belongs there',
    ar: 'قيمة خطأ من برنامج الجداول أو علامة عمود ضيق، أدخل ما ينبغي',
  },
  files: {
    zh: '附件不能粘贴，请上传',
    en: 'files cannot be pasted; upload them',
    ar: 'لا يمكن لصق الملفات، ارفعها',
  },
  other: {
    zh: '无法识别，请重新填写',
    en: 'it cannot be read; enter it again',
    ar: 'تعذرت قراءته، أدخله من جديد',
  },
} satisfies Record<string, Text>;
