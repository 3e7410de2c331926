/** List of new experts from a spreadsheet, one a line. It is imported whole or not at all. */
import { accountMessages } from '../accounts/messages';
import { isVisibleText } from '../checks/characters';
import { findEmailFault, mobileFault } from '../checks/contact';
import { findCreditCodeReason } from '../checks/credit-code';
import { normaliseCode, normaliseEmail, normalisePhone } from '../checks/normalise';
import { findUsernameFault, normaliseUsername } from '../checks/username';
import type { AnswerValue, FieldAnswers } from '../definition';
import { CREDIT_CODE_HEADINGS, type ListSection, PERIOD_HEADINGS } from '../definition/list-section';
import { isSignOfNone } from '../filing/input';
import { discipline } from '../reference/discipline';
import { professionalTitle } from '../reference/people';
import { fillText, type Text } from '../text';
import { expertPoolMessages } from './messages';
import {
  type ExpertProfile,
  isPeriodReversed,
  MAX_AVOIDED_COMPANIES,
  MAX_EXPERT_NOTE_LENGTH,
  MAX_EXPERTISE_FIELDS,
  MAX_UNIT_LENGTH,
} from './pool';

/** Maximum number of lines: each takes a password hash and a dozen SQL statements. */
export const MAX_LISTED_EXPERTS = 200;
export const MAX_EXPERT_NAME_LENGTH = 50;
export const MAX_EXPERT_EMAIL_LENGTH = 100;

/** Sheet of the list: its columns. */
export const expertListSheet = {
  key: 'experts',
  kind: 'table',
  title: { zh: '专家名单', en: 'Experts', ar: 'الخبراء' },
  maxRows: MAX_LISTED_EXPERTS,
  also: {
    username: ['登录账号', '登录名称', '用户名', '账号'],
    name: ['专家姓名'],
    phone: ['手机号码', '手机', '移动电话', '联系电话', '联系方式', '电话'],
    email: ['电子邮箱', '电子邮件', '邮箱地址', '邮件地址', 'Email'],
    unit: ['工作单位', '所在单位', '单位名称', '任职单位'],
    unit_code: ['统一社会信用代码', ...CREDIT_CODE_HEADINGS, '单位信用代码'],
    title: ['技术职称', '专业技术职称', '专业技术职务'],
    fields: ['学科领域', '所属学科', '研究领域'],
    active_from: [...PERIOD_HEADINGS.from, '聘期开始', '聘期起'],
    active_to: [...PERIOD_HEADINGS.to, '聘期截止', '聘期止', '聘期至'],
    avoided: ['回避企业', '需回避单位', '应回避单位', '回避单位名称'],
    note: ['备注说明', '说明'],
  },
  columns: [
    {
      key: 'username',
      type: 'text',
      zh: '登录名',
      en: 'Login name',
      ar: 'اسم الدخول',
      required: true,
      uniqueInTable: true,
    },
    {
      key: 'name',
      type: 'text',
      zh: '姓名',
      en: 'Name',
      ar: 'الاسم',
      required: true,
      maxLength: MAX_EXPERT_NAME_LENGTH,
    },
    { key: 'phone', type: 'phone', zh: '手机号', en: 'Mobile', ar: 'الهاتف المحمول', required: true },
    { key: 'email', type: 'email', zh: '邮箱', en: 'E-mail', ar: 'البريد الإلكتروني' },
    {
      key: 'unit',
      type: 'text',
      zh: '单位',
      en: 'Unit',
      ar: 'الوحدة',
      required: true,
      maxLength: MAX_UNIT_LENGTH,
    },
    {
      key: 'unit_code',
      type: 'credit_code',
      zh: '单位统一社会信用代码',
      en: 'Credit code of the unit',
      ar: 'رمز ائتمان الجهة',
    },
    { key: 'title', type: 'select', zh: '职称', en: 'Title', ar: 'العنوان', options: professionalTitle },
    {
      key: 'fields',
      type: 'multiselect',
      zh: '专业领域',
      en: 'Fields of expertise',
      ar: 'مجالات الخبرة',
      options: discipline,
    },
    { key: 'active_from', type: 'date', zh: '有效期开始', en: 'Active from', ar: 'نشط من' },
    { key: 'active_to', type: 'date', zh: '有效期截止', en: 'Active until', ar: 'نشط حتى' },
    {
      key: 'avoided',
      type: 'textarea',
      zh: '回避单位',
      en: 'Companies to avoid',
      ar: 'الشركات الواجب تجنبها',
      help: {
        zh: '填写单位全称，多个用分号隔开',
        en: 'Full names, with semicolons between them',
        ar: 'أسماء كاملة تفصل بينها فاصلة منقوطة',
      },
    },
    {
      key: 'note',
      type: 'textarea',
      zh: '备注',
      en: 'Note',
      ar: 'ملاحظة',
      maxLength: MAX_EXPERT_NOTE_LENGTH,
    },
  ],
} satisfies ListSection;

export interface ListedExpert extends ExpertProfile {
  username: string;
  name: string;
  phone: string;
  email: string | null;
}

const textOf = (value: AnswerValue): string => String(value ?? '').trim();
const orNull = (value: AnswerValue): string | null => textOf(value) || null;

/** Separators of names: a comma between Chinese characters alone, as in English it is a part of a name. */
const BETWEEN_NAMES = /[;；、，\n]|(?<=[\p{Script=Han}）)]),(?=\s*\p{Script=Han})/u;

const namesIn = (text: string): string[] =>
  text.split(BETWEEN_NAMES).flatMap((name) => (name.trim() && !isSignOfNone(name) ? [name.trim()] : []));

/** Reads the expert of a line. */
export const readListedExpert = (line: FieldAnswers): ListedExpert => ({
  username: normaliseUsername(textOf(line.username)),
  name: textOf(line.name),
  phone: textOf(line.phone),
  email: orNull(line.email),
  unit: textOf(line.unit),
  unit_code: orNull(line.unit_code),
  title: orNull(line.title),
  fields: Array.isArray(line.fields) ? line.fields.map(String) : [],
  active_from: orNull(line.active_from),
  active_to: orNull(line.active_to),
  avoided: namesIn(textOf(line.avoided)).map((name) => ({ name, credit_code: null })),
  note: textOf(line.note),
});

/** A fault of a line, counted from 0, at one of its fields. */
export interface ExpertListFault {
  line: number;
  field: string;
  message: Text;
}

function faultsOf(expert: ListedExpert): [field: string, fault: Text | null | false | ''][] {
  const { username, name, phone, email, unit, unit_code, fields, avoided } = expert;
  const tooMany = (limit: number) => fillText(expertPoolMessages.tooManyNamed, { limit });
  return [
    ['username', findUsernameFault(normaliseUsername(username))],
    ['name', !isVisibleText(name) && accountMessages.nameEmpty],
    ['phone', mobileFault(normalisePhone(phone))],
    ['email', email && findEmailFault(normaliseEmail(email))],
    ['unit', !isVisibleText(unit) && expertPoolMessages.unitMissing],
    ['unit_code', unit_code && findCreditCodeReason(normaliseCode(unit_code))],
    ['fields', fields.length > MAX_EXPERTISE_FIELDS && tooMany(MAX_EXPERTISE_FIELDS)],
    ['active_to', isPeriodReversed(expert) && expertPoolMessages.periodTurned],
    ['avoided', avoided.length > MAX_AVOIDED_COMPANIES && tooMany(MAX_AVOIDED_COMPANIES)],
    [
      'avoided',
      avoided.some((each) => each.name.length > MAX_UNIT_LENGTH) && expertPoolMessages.avoidedTooLong,
    ],
  ];
}

/** Every fault of a list, line by line. The server adds what it alone knows: login names that are taken or look alike. */
export function checkExpertList(list: readonly ListedExpert[]): ExpertListFault[] {
  const seen = new Set<string>();
  return list.flatMap((expert, line) => {
    const key = normaliseUsername(expert.username).toLowerCase();
    const twice: [string, Text | false] = ['username', seen.has(key) && expertPoolMessages.listedTwice];
    if (key) seen.add(key);
    return [...faultsOf(expert), twice].flatMap(([field, message]) =>
      message ? [{ line, field, message }] : [],
    );
  });
}
