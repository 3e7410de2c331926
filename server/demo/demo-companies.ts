/** Companies, accounts and a business register to try the portal with. All names and numbers are invented. */
import type { Role } from '../../domain/accounts/roles';
import type { CompanyProfile } from '../../domain/company/profile';

export const DEMO_PASSWORD = 'Portal#2026';

export interface DemoUser {
  username: string;
  name: string;
  role: Role;
  phone: string;
  email: string;
  reviewDepartment?: string;
}

export interface DemoCompany {
  creditCode: string;
  name: string;
  profile: CompanyProfile;
  departments: string[];
  users: DemoUser[];
}

export const demoProfile: CompanyProfile = {
  registered_date: '2018-03-12',
  registration_type: '112',
  registered_capital: 1000,
  industry: 'C35',
  enterprise_scale: '3',
  unit_type: 'enterprise',
  district: '210112',
  department: 'D210112',
  tax_authority: 'T210112',
  tax_collection_method: 'audit',
  registered_address: '浑南区示例路1号',
  mailing_address: '浑南区示例路1号',
  postcode: '110000',
  legal_rep_name: '张伟',
  legal_rep_id_type: 'id_card',
  legal_rep_id_no: '210102198001011232',
  legal_rep_mobile: '13900000001',
  legal_rep_email: 'legal@example.com',
  contact_name: '王敏',
  contact_position: 'declaration_officer',
  contact_mobile: '13800000001',
  contact_phone: '024-00000001',
  contact_email: 'contact@example.com',
  is_listed: false,
  in_national_hi_zone: true,
  national_hi_zone: 'shenyang',
  qualifications: ['tech_sme'],
  employee_total: 120,
  rd_staff: 36,
  bank_name: '示例银行沈阳浑南支行',
  bank_account: '6200000000000000001',
  business_scope: '智能装备研发、生产、销售；工业机器人集成；技术咨询与服务。',
  profile: '公司专注于智能装备与工业机器人集成，拥有自主研发团队，产品应用于汽车、电子等行业。',
};

const otherProfile: CompanyProfile = {
  registered_date: '2019-09-01',
  registration_type: '112',
  registered_capital: 500,
  industry: 'C39',
  enterprise_scale: '4',
  unit_type: 'enterprise',
  district: '210106',
  department: 'D210106',
  tax_authority: 'T210106',
  registered_address: '铁西区示例街8号',
  mailing_address: '铁西区示例街8号',
  legal_rep_name: '李强',
  contact_name: '赵静',
  contact_mobile: '13800000011',
  contact_email: 'other@example.com',
  is_listed: false,
  in_national_hi_zone: false,
};

export const demoCompanies: DemoCompany[] = [
  {
    creditCode: '91210112MA0YQ1X2XQ',
    name: '示例智能装备有限公司',
    profile: demoProfile,
    departments: ['研发部', '财务部', '综合管理部'],
    users: [
      { username: 'demo', name: '王敏', role: 'owner', phone: '13800000001', email: 'contact@example.com' },
      {
        username: 'demo.filer',
        name: '陈晨',
        role: 'filer',
        phone: '13800000002',
        email: 'filer@example.com',
      },
      {
        username: 'demo.viewer',
        name: '刘洋',
        role: 'viewer',
        phone: '13800000003',
        email: 'viewer@example.com',
      },
    ],
  },
  {
    creditCode: '91210106MA10BBC218',
    name: '样例电子科技有限公司',
    profile: otherProfile,
    departments: ['研发部'],
    users: [
      { username: 'other', name: '赵静', role: 'owner', phone: '13800000011', email: 'other@example.com' },
    ],
  },
];

export const demoOfficers: DemoUser[] = [
  {
    username: 'reviewer',
    name: '孙浩',
    role: 'reviewer',
    phone: '13800000021',
    email: 'reviewer@example.com',
    reviewDepartment: 'D210112',
  },
  {
    username: 'reviewer.tiexi',
    name: '李娜',
    role: 'reviewer',
    phone: '13800000024',
    email: 'reviewer.tiexi@example.com',
    reviewDepartment: 'D210106',
  },
  { username: 'expert', name: '郑教授', role: 'expert', phone: '13800000023', email: 'expert@example.com' },
  {
    username: 'admin',
    name: '周岩',
    role: 'administrator',
    phone: '13800000022',
    email: 'admin@example.com',
  },
  {
    username: 'finance',
    name: '吴会计',
    role: 'finance',
    phone: '13800000025',
    email: 'finance@example.com',
  },
  {
    username: 'auditor',
    name: '冯审计',
    role: 'auditor',
    phone: '13800000026',
    email: 'auditor@example.com',
  },
];

/** Register entries of companies that can still register. The last one is a real company despite its invalid check digit. */
export const demoRegister: { creditCode: string; name: string; checkDigitException?: true }[] = [
  { creditCode: '91210102MA0YK100XU', name: '和平示例软件有限公司' },
  { creditCode: '91210103MA0YL1371K', name: '沈河示例生物医药有限公司' },
  { creditCode: '91210104MA0YM17483', name: '大东示例汽车零部件有限公司' },
  { creditCode: '91210105MA0YN2113U', name: '皇姑示例航空科技有限公司' },
  { creditCode: '91210106MA0YP24801', name: '铁西示例重型机械有限公司' },
  { creditCode: '91210111MA0YQ28579', name: '苏家屯示例农业科技有限公司' },
  { creditCode: '91210112MA0YR32222', name: '浑南示例机器人有限公司' },
  { creditCode: '91210113MA0YT359X4', name: '沈北示例新材料有限公司' },
  { creditCode: '91210114MA0YU3966N', name: '于洪示例家居制造有限公司' },
  { creditCode: '91210115MA0YW43372', name: '辽中示例环保工程有限公司' },
  { creditCode: '91210123MA0YX4703K', name: '康平示例新能源有限公司' },
  { creditCode: '91210181MA0Y15074L', name: '新民示例食品科技有限公司' },
  { creditCode: '91210102MA0Y254406', name: '和平示例检测技术有限公司' },
  { creditCode: '91210103MA0Y35817M', name: '沈河示例信息服务有限公司' },
  { creditCode: '91350100M000100Y43', name: '示例海峡贸易有限公司' },
  { creditCode: '91110000802100433B', name: '示例北方工程咨询有限公司' },
  { creditCode: '91210112MA0Y000010', name: '浑南示例精密仪器有限公司', checkDigitException: true },
];
