/**
 * The registers that facts of a filing are compared with, as data: the columns of each and the key of its entries. Files and
 * outside services are checked by the same columns.
 */
import { CREDIT_CODE_HEADINGS } from '../definition/list-section';
import type { Text } from '../text';

export const REGISTER_KINDS = ['company', 'blacklist', 'patent'] as const;
export type RegisterKind = (typeof REGISTER_KINDS)[number];

export interface RegisterColumn extends Text {
  key: string;
  /** Other headings of the column in files. */
  also?: readonly string[];
  holds: 'text' | 'day' | 'yesNo' | 'creditCode' | 'patentNo';
  required?: true;
  atMost?: number;
}

interface Register {
  name: Text;
  /** Columns of the register; the first one is the key of an entry. */
  columns: readonly [RegisterColumn, ...RegisterColumn[]];
}

const CREDIT_CODE = {
  key: 'credit_code',
  zh: '统一社会信用代码',
  en: 'Credit code',
  ar: 'رمز الائتمان',
  also: [...CREDIT_CODE_HEADINGS, 'code'],
  holds: 'creditCode',
  required: true,
} as const;

/** Other headings of the name of a company. */
const COMPANY_HEADINGS = ['名称', '单位名称', '公司名称', '企业全称', '主体名称'] as const;

export const registers: Record<RegisterKind, Register> = {
  company: {
    name: { zh: '企业登记', en: 'Company register', ar: 'سجل الشركات' },
    columns: [
      CREDIT_CODE,
      {
        key: 'name',
        zh: '企业名称',
        en: 'Name',
        ar: 'الاسم',
        also: COMPANY_HEADINGS,
        holds: 'text',
        required: true,
        atMost: 100,
      },
      {
        key: 'status',
        zh: '登记状态',
        en: 'Status',
        ar: 'الحالة',
        also: ['经营状态', '企业状态', '状态'],
        holds: 'text',
        atMost: 40,
      },
      {
        key: 'legal_rep',
        zh: '法定代表人',
        en: 'Legal representative',
        ar: 'الممثل القانوني',
        also: ['法人', '法人代表', '法定代表人姓名'],
        holds: 'text',
        atMost: 50,
      },
      {
        key: 'check_digit_exception',
        zh: '校验位例外',
        en: 'Check digit exception',
        ar: 'استثناء خانة التحقق',
        holds: 'yesNo',
      },
    ],
  },
  blacklist: {
    name: { zh: '信用黑名单', en: 'Credit black list', ar: 'القائمة السوداء الائتمانية' },
    columns: [
      CREDIT_CODE,
      {
        key: 'name',
        zh: '企业名称',
        en: 'Name',
        ar: 'الاسم',
        also: COMPANY_HEADINGS,
        holds: 'text',
        atMost: 100,
      },
      {
        key: 'reason',
        zh: '列入原因',
        en: 'Reason',
        ar: 'السبب',
        also: ['原因', '列入事由', '列入理由'],
        holds: 'text',
        required: true,
        atMost: 300,
      },
      {
        key: 'authority',
        zh: '列入机关',
        en: 'Authority',
        ar: 'الجهة المدرِجة',
        also: ['认定机关', '列入部门', '作出决定机关', '列入决定机关'],
        holds: 'text',
        atMost: 100,
      },
      {
        key: 'listed_on',
        zh: '列入日期',
        en: 'Listed on',
        ar: 'أُدرج في',
        also: ['列入时间', '认定日期'],
        holds: 'day',
        required: true,
      },
      {
        key: 'removed_on',
        zh: '移出日期',
        en: 'Removed on',
        ar: 'أُزيل في',
        also: ['移除日期', '移出时间', '移除时间'],
        holds: 'day',
      },
    ],
  },
  patent: {
    name: { zh: '专利', en: 'Patent register', ar: 'سجل البراءات' },
    columns: [
      {
        key: 'patent_no',
        zh: '专利号',
        en: 'Patent number',
        ar: 'رقم البراءة',
        also: ['申请号', '专利申请号', '专利编号'],
        holds: 'patentNo',
        required: true,
      },
      {
        key: 'title',
        zh: '专利名称',
        en: 'Title',
        ar: 'العنوان',
        also: ['名称'],
        holds: 'text',
        atMost: 200,
      },
      {
        key: 'holder',
        zh: '专利权人',
        en: 'Holder',
        ar: 'صاحب البراءة',
        also: ['权利人', '专利权利人'],
        holds: 'text',
        required: true,
        atMost: 300,
      },
      {
        key: 'status',
        zh: '法律状态',
        en: 'Legal status',
        ar: 'الوضع القانوني',
        also: ['状态'],
        holds: 'text',
        atMost: 40,
      },
      {
        key: 'granted_on',
        zh: '授权日期',
        en: 'Granted on',
        ar: 'مُنحت في',
        also: ['授权公告日', '授权公告日期', '授权日'],
        holds: 'day',
      },
    ],
  },
};

/** Values of a line, by the keys of its columns; missing values are left out. */
export type RegisterEntry = Record<string, string>;

export const getRegisterEntryKey = (kind: RegisterKind, entry: RegisterEntry): string =>
  entry[registers[kind].columns[0].key] ?? '';

/** Source of a register: none, a file imported by the office, or an outside service. */
export const REGISTER_SOURCES = ['off', 'file', 'http'] as const;
export type RegisterSource = (typeof REGISTER_SOURCES)[number];

/** Number of former versions whose lines are stored, as evidence and for going back to them. */
export const STORED_REGISTER_VERSIONS = 10;
export const MAX_REGISTER_FILE_MB = 40;
/** Maximum number of lines of one file; a version may hold several files. */
export const MAX_REGISTER_FILE_LINES = 300_000;
export const MAX_VERSION_LINES = 3_000_000;
export const MAX_REGISTER_SOURCE_LENGTH = 100;

/**
 * Mode of an import: the file replaces the version in use, or its lines are added to it; of two lines with the same key the
 * file's is stored.
 */
export const IMPORT_MODES = ['replace', 'add'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** Maximum number of faults of a file that are listed. */
export const MAX_FAULTS_SHOWN = 100;
