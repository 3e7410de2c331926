/**
 * The profile of a company (catalogue: company, profile): typed in once and offered to every form whose fields name a
 * `company.<key>` as their source. It is a form of one section, so that it is drawn, checked and counted like any other.
 * `editable` tells how a value changes. direct: by the company, at once. review: by the authority; the company may still give
 * a missing value, and requests changes of facts on its licence (./changes). admin: by an administrator.
 */
import { postcodeFormat } from '../checks/contact';
import { isIdCard } from '../checks/id-card';
import { type AnswerValue, amount, defineForm, type Field, type FileType, type FormContext } from '../definition';
import { checkAnswers } from '../filing/check';
import type { FilingFault } from '../filing/filing-faults';
import { createRuleFault, runRules } from '../filing/rules';
import { department, district, taxAuthority } from '../reference/authorities';
import { companyQualification, enterpriseScale, listingBoard, nationalHiZone, registrationType, taxCollectionMethod, unitType } from '../reference/companies';
import { industry } from '../reference/industry';
import { idType, position } from '../reference/people';
import type { Text } from '../text';
import { formatBeijingDay, getBeijingYear } from '../windows/calendar';
import { companyStatus } from './status';

/** Values by key; a value that is not known is absent or null. */
export type CompanyProfile = Record<string, AnswerValue>;

export type ProfileEditMode = 'direct' | 'review' | 'admin';

type ProfileAnswers = { company: CompanyProfile };
export type ProfileField = Field<ProfileAnswers, CompanyProfile> & {
  editable: ProfileEditMode;
  /** True for a value that identifies the company: a form with another value gets a warning. */
  isIdentity?: true;
};

interface ProfileGroup {
  title: Text;
  fields: ProfileField[];
}

const licenceTypes: FileType[] = ['pdf', 'jpg', 'png'];
const isListed = ({ company }: ProfileAnswers): boolean => company.is_listed === true;
const isInZone = ({ company }: ProfileAnswers): boolean => company.in_national_hi_zone === true;

/** The fields in the order and groups in which people read them. */
export const profileGroups: ProfileGroup[] = [
  {
    title: { zh: '登记信息', en: 'Registration', ar: 'بيانات التسجيل' },
    fields: [
      { key: 'name', zh: '企业名称', en: 'Company name', ar: 'اسم الشركة', type: 'text', required: true, maxLength: 100, isIdentity: true, editable: 'review' },
      {
        key: 'credit_code',
        zh: '统一社会信用代码',
        en: 'Unified social credit code',
        ar: 'رمز الائتمان الاجتماعي الموحد',
        type: 'credit_code',
        required: true,
        maxLength: 18,
        isIdentity: true,
        editable: 'admin',
      },
      { key: 'registered_date', zh: '成立日期', en: 'Date of registration', ar: 'تاريخ التأسيس', type: 'date', isPast: true, required: true, isIdentity: true, editable: 'direct' },
      {
        key: 'registration_type',
        zh: '登记注册类型',
        en: 'Registration category',
        ar: 'فئة التسجيل',
        type: 'select',
        required: true,
        options: registrationType,
        isIdentity: true,
        editable: 'direct',
      },
      { key: 'registered_capital', zh: '注册资本', en: 'Registered capital', ar: 'رأس المال المسجل', ...amount, isIdentity: true, editable: 'direct' },
      { key: 'industry', zh: '所属行业', en: 'Industry', ar: 'القطاع', type: 'cascader', required: true, options: industry, editable: 'direct' },
      { key: 'enterprise_scale', zh: '企业规模', en: 'Enterprise scale', ar: 'حجم الشركة', type: 'select', required: true, options: enterpriseScale, editable: 'direct' },
      { key: 'unit_type', zh: '单位类型', en: 'Type of organisation', ar: 'نوع الجهة', type: 'select', required: true, options: unitType, isIdentity: true, editable: 'direct' },
      {
        key: 'district',
        zh: '行政区域',
        en: 'Administrative district',
        ar: 'المنطقة الإدارية',
        type: 'select',
        required: true,
        options: district,
        isIdentity: true,
        editable: 'review',
      },
      {
        key: 'department',
        zh: '归口管理部门',
        en: 'Department in charge',
        ar: 'الإدارة المختصة',
        type: 'select',
        required: true,
        options: department,
        isIdentity: true,
        editable: 'review',
      },
      { key: 'tax_authority', zh: '主管税务机关', en: 'Tax authority', ar: 'الإدارة الضريبية', type: 'select', required: true, options: taxAuthority, editable: 'review' },
      {
        key: 'tax_collection_method',
        zh: '企业所得税征收方式',
        en: 'Tax collection method',
        ar: 'طريقة تحصيل ضريبة الدخل',
        type: 'select',
        options: taxCollectionMethod,
        editable: 'direct',
      },
      {
        key: 'registered_address',
        zh: '注册地址',
        en: 'Registered address',
        ar: 'العنوان المسجل',
        type: 'text',
        required: true,
        maxLength: 200,
        isIdentity: true,
        editable: 'review',
      },
      {
        key: 'license_file',
        zh: '营业执照扫描件',
        en: 'Business licence scan',
        ar: 'نسخة الرخصة التجارية',
        type: 'file',
        required: true,
        accept: licenceTypes,
        maxSizeMb: 10,
        maxFiles: 2,
        editable: 'review',
      },
      { key: 'status', zh: '企业状态', en: 'Company status', ar: 'حالة الشركة', type: 'select', options: companyStatus, editable: 'admin' },
    ],
  },
  {
    title: { zh: '法定代表人', en: 'Legal representative', ar: 'الممثل القانوني' },
    fields: [
      {
        key: 'legal_rep_name',
        zh: '法定代表人',
        en: 'Legal representative',
        ar: 'الممثل القانوني',
        type: 'text',
        required: true,
        maxLength: 50,
        isIdentity: true,
        editable: 'review',
      },
      {
        key: 'legal_rep_id_type',
        zh: '法定代表人证件类型',
        en: "Legal representative's ID type",
        ar: 'نوع هوية الممثل القانوني',
        type: 'select',
        options: idType,
        isIdentity: true,
        editable: 'review',
      },
      {
        key: 'legal_rep_id_no',
        zh: '法定代表人证件号码',
        en: "Legal representative's ID number",
        ar: 'رقم هوية الممثل القانوني',
        type: 'id_card',
        maxLength: 30,
        sensitive: true,
        isIdentity: true,
        editable: 'review',
      },
      {
        key: 'legal_rep_mobile',
        zh: '法定代表人手机',
        en: "Legal representative's mobile",
        ar: 'جوال الممثل القانوني',
        type: 'phone',
        maxLength: 20,
        sensitive: true,
        editable: 'direct',
      },
      { key: 'legal_rep_email', zh: '法定代表人邮箱', en: "Legal representative's e-mail", ar: 'بريد الممثل القانوني', type: 'email', maxLength: 100, editable: 'direct' },
    ],
  },
  {
    title: { zh: '联系方式', en: 'Contact', ar: 'الاتصال' },
    fields: [
      { key: 'contact_name', zh: '联系人', en: 'Contact person', ar: 'جهة الاتصال', type: 'text', required: true, maxLength: 50, editable: 'direct' },
      { key: 'contact_position', zh: '联系人职务', en: "Contact person's position", ar: 'منصب مسؤول الاتصال', type: 'select', options: position, editable: 'direct' },
      {
        key: 'contact_mobile',
        zh: '联系人手机',
        en: 'Contact mobile',
        ar: 'جوال مسؤول الاتصال',
        type: 'phone',
        required: true,
        maxLength: 20,
        sensitive: true,
        editable: 'direct',
      },
      { key: 'contact_phone', zh: '联系人电话', en: 'Contact telephone', ar: 'هاتف مسؤول الاتصال', type: 'phone', maxLength: 20, editable: 'direct' },
      { key: 'contact_email', zh: '联系人邮箱', en: 'Contact e-mail', ar: 'بريد مسؤول الاتصال', type: 'email', required: true, maxLength: 100, editable: 'direct' },
      { key: 'mailing_address', zh: '通信地址', en: 'Mailing address', ar: 'العنوان البريدي', type: 'text', required: true, maxLength: 200, editable: 'direct' },
      { key: 'postcode', zh: '邮政编码', en: 'Postcode', ar: 'الرمز البريدي', type: 'text', maxLength: 6, ...postcodeFormat, editable: 'direct' },
    ],
  },
  {
    title: { zh: '上市与园区', en: 'Listing and zone', ar: 'الإدراج والمنطقة' },
    fields: [
      { key: 'is_listed', zh: '是否上市', en: 'Listed?', ar: 'هل الشركة مدرجة؟', type: 'boolean', required: true, editable: 'direct' },
      { key: 'listing_date', zh: '上市时间', en: 'Listing date', ar: 'تاريخ الإدراج', type: 'date', isPast: true, required: true, showWhen: isListed, editable: 'direct' },
      { key: 'stock_code', zh: '股票代码', en: 'Stock code', ar: 'رمز السهم', type: 'text', required: true, showWhen: isListed, maxLength: 12, editable: 'direct' },
      {
        key: 'listing_board',
        zh: '上市类型',
        en: 'Listing type',
        ar: 'نوع الإدراج',
        type: 'select',
        required: true,
        showWhen: isListed,
        options: listingBoard,
        editable: 'direct',
      },
      {
        key: 'in_national_hi_zone',
        zh: '是否在国家级高新区内',
        en: 'In a national high-tech zone?',
        ar: 'هل تقع في منطقة وطنية للتقنية العالية؟',
        type: 'boolean',
        required: true,
        editable: 'direct',
      },
      {
        key: 'national_hi_zone',
        zh: '高新区名称',
        en: 'Name of the high-tech zone',
        ar: 'اسم منطقة التقنية العالية',
        type: 'select',
        required: true,
        showWhen: isInZone,
        options: nationalHiZone,
        editable: 'direct',
      },
    ],
  },
  {
    title: { zh: '经营情况', en: 'Business', ar: 'النشاط' },
    fields: [
      { key: 'qualifications', zh: '企业资质', en: 'Qualifications held', ar: 'الاعتمادات الحالية', type: 'multiselect', options: companyQualification, editable: 'direct' },
      { key: 'employee_total', zh: '职工总数', en: 'Employees', ar: 'عدد العاملين', type: 'integer', min: 0, unit: '人', editable: 'direct' },
      { key: 'rd_staff', zh: '研发人员数', en: 'R&D staff', ar: 'العاملون في البحث والتطوير', type: 'integer', min: 0, unit: '人', editable: 'direct' },
      { key: 'bank_name', zh: '开户银行（到支行）', en: 'Bank and branch', ar: 'المصرف والفرع', type: 'text', maxLength: 100, editable: 'direct' },
      {
        key: 'bank_account',
        zh: '银行账号',
        en: 'Bank account number',
        ar: 'رقم الحساب المصرفي',
        type: 'text',
        maxLength: 32,
        pattern: '^[0-9]{8,32}$',
        sensitive: true,
        editable: 'direct',
      },
      { key: 'business_scope', zh: '经营范围', en: 'Business scope', ar: 'مجال النشاط', type: 'textarea', maxLength: 2000, editable: 'direct' },
      { key: 'profile', zh: '企业简介', en: 'Company profile', ar: 'نبذة عن الشركة', type: 'textarea', maxLength: 1000, editable: 'direct' },
    ],
  },
];

export const profileFields: ProfileField[] = profileGroups.flatMap((group) => group.fields);

export const findProfileField = (key: string): ProfileField | undefined => profileFields.find((field) => field.key === key);

const title: Text = { zh: '企业信息', en: 'Company information', ar: 'معلومات الشركة' };

export const profileForm = defineForm<ProfileAnswers>({
  sections: [{ kind: 'fields', key: 'company', title, fields: profileFields }],
  rules: [
    {
      id: 'CP-02',
      level: 'error',
      zh: '法定代表人证件号码不是有效的身份证号码，请对照证件核对',
      en: "The legal representative's ID number is not a valid identity card number; compare it with the card",
      ar: 'رقم هوية الممثل القانوني ليس رقم بطاقة هوية صحيحًا، قارنه بالبطاقة',
      met: { zh: '法定代表人的身份证号码通过校验', en: "The legal representative's identity card number is valid", ar: 'رقم بطاقة هوية الممثل القانوني صحيح' },
      paths: ['company.legal_rep_id_no'],
      check: ({ company }) => !company.legal_rep_id_no || (company.legal_rep_id_type ?? 'id_card') !== 'id_card' || isIdCard(String(company.legal_rep_id_no)),
    },
  ],
  eligibility: [],
  document: { title, fileName: title, watermark: { zh: '企业信息', en: 'Company information', ar: 'معلومات الشركة' } },
  basis: ['登记信息以营业执照为准'],
});

/** Codes of faults that only say that a value is missing: a profile may be incomplete. */
const ABSENT: ReadonlySet<string> = new Set(['required', 'min_files']);

/** Faults of the given values of a profile, with texts in both languages; missing values are no faults. */
export function listProfileFaults(profile: CompanyProfile, now: Date): FilingFault[] {
  const ctx: FormContext = { batchYear: getBeijingYear(now), today: formatBeijingDay(now), settings: {} };
  const answers = { company: profile };
  const faults = checkAnswers(profileForm, answers, ctx, 'submit').filter((fault) => !ABSENT.has(fault.code));
  const broken = runRules(profileForm, answers, ctx)
    .filter(({ level, outcome }) => level === 'error' && outcome === 'failed')
    .map(createRuleFault);
  return [...faults, ...broken];
}
