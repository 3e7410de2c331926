/**
 * Roles and the permission matrix: the rights of each role, and the rows that each right reaches. The server checks every
 * call against it, the portal hides what the server would refuse, docs/guides/permissions.md is written from it, and a test
 * walks every call with every role. (Catalogue: workflow roles, company permissions.) A person has one role and may have
 * reading roles besides; an account of an office may be limited to some programs.
 */
import type { Text } from '../text';

export const ROLES = [
  'owner',
  'filer',
  'viewer',
  'reviewer',
  'expert',
  'administrator',
  'finance',
  'auditor',
] as const;
export type Role = (typeof ROLES)[number];

/** True for roles of companies. The other side is the administering one: companies see its people as an office, never by name. */
export const isCompanySide = (role: Role): boolean =>
  role === 'owner' || role === 'filer' || role === 'viewer';

/** Actor of changes that the portal made by itself. */
export const systemActor: Text = { zh: '系统', en: 'System', ar: 'النظام' };

export const roleNames: Record<Role, Text> = {
  owner: { zh: '企业主账号', en: 'Company main account', ar: 'الحساب الرئيسي للشركة' },
  filer: { zh: '企业填报员', en: 'Declaration officer', ar: 'مسؤول التصاريح' },
  viewer: { zh: '企业查阅员', en: 'Read-only user', ar: 'مستخدم للاطلاع فقط' },
  reviewer: { zh: '区县审核员', en: 'Department reviewer', ar: 'مراجع الجهة' },
  expert: { zh: '评审专家', en: 'Expert', ar: 'خبير' },
  administrator: { zh: '市级管理员', en: 'City officer', ar: 'موظف المدينة' },
  finance: { zh: '财务人员', en: 'Finance officer', ar: 'موظف المالية' },
  auditor: { zh: '审计查阅员', en: 'Auditor', ar: 'مدقق' },
};

/**
 * Rows that a right reaches. own: the person's own; company: those of the own company; granted: of these, the programs
 * granted to the person; department: companies of the reviewer's department; assigned: filings that the person was asked to
 * assess; approved: approved filings; scope: the department that the account is limited to, all rows where it is not limited;
 * all: all rows.
 */
export type RightScope =
  | 'own'
  | 'company'
  | 'granted'
  | 'department'
  | 'assigned'
  | 'approved'
  | 'scope'
  | 'all';

type Row = Partial<Record<Role, RightScope>>;

const READERS: Row = { owner: 'company', filer: 'company', viewer: 'company' };
const REVIEWERS: Row = { reviewer: 'department', administrator: 'all' };

export const permissions = {
  'company.read': READERS,
  'company.edit': { owner: 'company' },
  'filing.read': READERS,
  'filing.edit': { owner: 'company', filer: 'granted' },
  'filing.submit': { owner: 'company', filer: 'granted' },
  'filing.sign': READERS,
  'filing.withdraw': { owner: 'company' },
  'filing.delete': { owner: 'company' },
  'filing.appeal': { owner: 'company', filer: 'granted' },
  'report.read': READERS,
  'report.file': { owner: 'company', filer: 'granted' },
  'report.submit': { owner: 'company', filer: 'granted' },
  'message.read': {
    ...READERS,
    reviewer: 'own',
    expert: 'own',
    administrator: 'own',
    finance: 'own',
    auditor: 'own',
  },
  'question.read': READERS,
  'question.ask': { owner: 'company', filer: 'company' },
  'question.receive': { ...REVIEWERS, auditor: 'scope' },
  'question.answer': REVIEWERS,
  'users.manage': { owner: 'company', administrator: 'all' },
  'mandate.give': { owner: 'company' },
  'mandate.hold': { owner: 'own', filer: 'own', viewer: 'own' },
  'companies.read': { administrator: 'all', auditor: 'scope' },
  'companies.manage': { administrator: 'all' },
  'review.list': { ...REVIEWERS, finance: 'approved', auditor: 'scope' },
  'review.read': { ...REVIEWERS, auditor: 'scope' },
  'review.first': REVIEWERS,
  'report.inspect': { ...REVIEWERS, auditor: 'scope' },
  'report.review': REVIEWERS,
  'ranking.read': { administrator: 'all', finance: 'scope', auditor: 'scope' },
  'payment.read': { administrator: 'all', finance: 'scope', auditor: 'scope' },
  'payment.record': { finance: 'scope' },
  'panel.read': { administrator: 'all', auditor: 'scope' },
  'review.final': { administrator: 'all' },
  'windows.read': { administrator: 'all', auditor: 'all' },
  'windows.manage': { administrator: 'all' },
  'house.manage': { administrator: 'all' },
  'system.manage': { administrator: 'all' },
  'workflows.manage': { administrator: 'all' },
  'programs.compile': { administrator: 'all' },
  'programs.check': { administrator: 'all' },
  'programs.issue': { administrator: 'all' },
  'notices.read': { ...REVIEWERS, auditor: 'scope' },
  'notices.send': REVIEWERS,
  'statistics.read': { ...REVIEWERS, auditor: 'scope' },
  'expert.review': { expert: 'assigned' },
  'readlog.read': { administrator: 'all', auditor: 'scope' },
} satisfies Record<string, Row>;

export type Right = keyof typeof permissions;
export const RIGHTS = Object.keys(permissions) as [Right, ...Right[]];

/** The reach of a role's right; null where the role does not have it. */
export const getRightReach = (role: Role, right: Right): RightScope | null =>
  (permissions[right] as Row)[role] ?? null;

/** The properties of an account that decide over its rights. */
export interface RightsHolder {
  role: Role;
  moreRoles?: readonly Role[];
  /** The programs granted to a filer, or those that an account of an office is limited to; none there means all. */
  programs?: readonly string[];
  /** The mandate of an agent, who is a filer of the company that gave it. */
  mandate?: { maySubmit: boolean } | null | undefined;
  /** True for whoever acts for the trial company, which has no people of its own. */
  isTrial?: boolean | undefined;
}

/** Rights that concern all programs at once: an account that is limited to some programs has none of them. */
const OF_ALL_PROGRAMS: readonly Right[] = [
  'users.manage',
  'companies.read',
  'companies.manage',
  'windows.read',
  'windows.manage',
  'house.manage',
  'system.manage',
  'workflows.manage',
  'programs.compile',
  'programs.check',
  'programs.issue',
];

/** The programs that an account of an office is limited to; null for all. */
export const getProgramLimit = ({ role, programs = [] }: RightsHolder): readonly string[] | null =>
  mayBeLimitedToPrograms(role) && programs.length > 0 ? programs : null;

/** True where an account of an office that is limited to these programs ([]: to none) covers a program; null stands for what is of no program. */
export const coversProgram = (limit: readonly string[], program: string | null): boolean =>
  limit.length === 0 || (program !== null && limit.includes(program));

export const listHolderRoles = ({
  role,
  moreRoles = [],
}: Pick<RightsHolder, 'role' | 'moreRoles'>): Role[] => [role, ...moreRoles];

/** Rights of a filer that no mandate gives: only a company's own people sign or appeal in its name. */
const NOT_BY_MANDATE: readonly Right[] = ['filing.sign', 'filing.appeal'];
/** Rights that a mandate gives only with `maySubmit`. */
const IF_GIVEN: readonly Right[] = ['filing.submit', 'report.submit'];

const mandateAllows = ({ mandate, isTrial }: RightsHolder, right: Right): boolean =>
  !mandate ||
  isTrial ||
  (!NOT_BY_MANDATE.includes(right) && (mandate.maySubmit || !IF_GIVEN.includes(right)));

export const hasRight = (holder: RightsHolder, right: Right): boolean =>
  listHolderRoles(holder).some((role) => getRightReach(role, right) !== null) &&
  !(OF_ALL_PROGRAMS.includes(right) && getProgramLimit(holder)) &&
  mandateAllows(holder, right);

export const listHolderRights = (holder: RightsHolder): Right[] =>
  RIGHTS.filter((right) => hasRight(holder, right));

export const listRoleRights = (role: Role): Right[] => listHolderRights({ role });

/** True for people whose reading is limited to approved filings. */
export const isLimitedToApproved = (holder: Pick<RightsHolder, 'role' | 'moreRoles'>): boolean =>
  listHolderRoles(holder).every((role) => (getRightReach(role, 'review.list') ?? 'approved') === 'approved');

/** Roles that decide nothing about filings: they read, and finance officers record payments. */
const READING: readonly Role[] = ['finance', 'auditor'];

/** Roles of offices: accounts of these can be limited to programs. */
export const mayBeLimitedToPrograms = (role: Role): boolean => !isCompanySide(role) && role !== 'expert';

/**
 * True for roles whose accounts belong to an administering department: reviewers always, reading roles where
 * they are limited to one.
 */
export const mayBelongToDepartment = (role: Role): boolean => role === 'reviewer' || READING.includes(role);

/** True for two roles that nobody has together: whoever approves grants does not pay them. */
const isKeptApart = (role: Role, more: Role): boolean =>
  hasRight({ role }, 'review.final') && hasRight({ role: more }, 'payment.record');

/** Reading roles that would give a person of this role a further right, or more rows. */
export const listAddableRoles = (role: Role): Role[] =>
  mayBeLimitedToPrograms(role)
    ? READING.filter(
        (more) =>
          !isKeptApart(role, more) && listRoleRights(more).some((right) => !hasRight({ role }, right)),
      )
    : [];

/** True where the person may file the program: a filer those granted to it, an owner all of them. */
export const mayFileProgram = (
  user: { role: Role; programs: readonly string[] },
  program: string,
): boolean => {
  const reach = getRightReach(user.role, 'filing.edit');
  return reach === 'company' || (reach === 'granted' && user.programs.includes(program));
};

/** Names of the rights, as the message about a missing right uses them. */
export const rightNames: Record<Right, Text> = {
  'company.read': { zh: '查看企业信息', en: 'read the company profile', ar: 'الاطلاع على بيانات الشركة' },
  'company.edit': { zh: '修改企业信息', en: 'change the company profile', ar: 'تعديل بيانات الشركة' },
  'filing.read': { zh: '查看申报', en: 'read filings', ar: 'الاطلاع على التصاريح' },
  'filing.edit': { zh: '填写申报', en: 'edit filings', ar: 'تعبئة التصاريح' },
  'filing.submit': { zh: '提交申报', en: 'submit filings', ar: 'تقديم التصاريح' },
  'filing.sign': { zh: '签署申报', en: 'sign filings', ar: 'توقيع التصريحات' },
  'filing.withdraw': { zh: '撤回申报', en: 'withdraw filings', ar: 'سحب التصاريح' },
  'filing.delete': { zh: '删除草稿', en: 'delete drafts', ar: 'حذف المسودات' },
  'filing.appeal': { zh: '提出申诉', en: 'appeal against decisions', ar: 'الاعتراض على القرارات' },
  'report.read': { zh: '查看填报任务', en: 'read due reports', ar: 'الاطلاع على التقارير المستحقة' },
  'report.file': { zh: '填报', en: 'file reports', ar: 'تقديم التقارير' },
  'report.submit': { zh: '上报', en: 'submit reports', ar: 'رفع التقارير' },
  'message.read': { zh: '查看消息', en: 'read messages', ar: 'الاطلاع على الرسائل' },
  'question.read': { zh: '查看咨询', en: 'read questions', ar: 'الاطلاع على الأسئلة' },
  'question.ask': { zh: '提交咨询', en: 'ask questions', ar: 'طرح الأسئلة' },
  'question.receive': { zh: '查阅企业咨询', en: 'read company questions', ar: 'الاطلاع على أسئلة الشركات' },
  'question.answer': { zh: '答复咨询', en: 'answer questions', ar: 'الإجابة عن الأسئلة' },
  'users.manage': { zh: '管理用户', en: 'manage users', ar: 'إدارة المستخدمين' },
  'mandate.give': { zh: '授权代理', en: 'give mandates to agents', ar: 'إعطاء التفويضات' },
  'mandate.hold': { zh: '代理其他企业', en: 'act for other companies', ar: 'النيابة عن منشآت أخرى' },
  'companies.read': { zh: '查阅企业', en: 'read companies', ar: 'الاطلاع على الشركات' },
  'companies.manage': { zh: '管理企业', en: 'manage companies', ar: 'إدارة الشركات' },
  'review.list': { zh: '查看申报清单', en: 'list submitted filings', ar: 'عرض قائمة الطلبات المقدمة' },
  'review.read': { zh: '查阅申报', en: 'read submitted filings', ar: 'الاطلاع على الطلبات المقدمة' },
  'review.first': { zh: '初审', en: 'first review', ar: 'المراجعة الأولى' },
  'report.inspect': { zh: '查阅填报', en: 'read submitted reports', ar: 'الاطلاع على التقارير المقدمة' },
  'report.review': { zh: '审核填报', en: 'review reports', ar: 'مراجعة التقارير' },
  'ranking.read': {
    zh: '查看评审排序与预算',
    en: 'read rankings and budgets',
    ar: 'الاطلاع على الترتيب والميزانيات',
  },
  'payment.read': { zh: '查看资金拨付', en: 'read payments of grants', ar: 'الاطلاع على صرف المنح' },
  'payment.record': { zh: '登记资金拨付', en: 'record payments of grants', ar: 'تسجيل صرف المنح' },
  'panel.read': { zh: '查看评审组', en: 'read expert panels', ar: 'الاطلاع على لجان الخبراء' },
  'review.final': { zh: '市级审核', en: 'city review', ar: 'مراجعة المدينة' },
  'windows.read': { zh: '查阅申报时间', en: 'read declaration windows', ar: 'الاطلاع على فترات التقديم' },
  'windows.manage': { zh: '管理申报时间', en: 'manage declaration windows', ar: 'إدارة فترات التقديم' },
  'house.manage': { zh: '管理单位设置', en: 'manage office settings', ar: 'إدارة إعدادات الجهة' },
  'system.manage': { zh: '管理系统运行', en: 'manage the system', ar: 'إدارة تشغيل النظام' },
  'programs.compile': { zh: '编制项目', en: 'compile programs', ar: 'إعداد البرامج' },
  'programs.check': { zh: '复核项目', en: 'check programs', ar: 'تدقيق البرامج' },
  'programs.issue': { zh: '签发项目', en: 'issue programs', ar: 'إصدار البرامج' },
  'workflows.manage': { zh: '管理审核流程', en: 'manage workflows', ar: 'إدارة مسارات المراجعة' },
  'notices.read': { zh: '查阅通知公告', en: 'read announcements', ar: 'الاطلاع على الإشعارات' },
  'notices.send': { zh: '发送通知', en: 'send notices', ar: 'إرسال الإشعارات' },
  'statistics.read': { zh: '查看统计', en: 'read statistics', ar: 'الاطلاع على الإحصاءات' },
  'expert.review': { zh: '专家评审', en: 'expert review', ar: 'مراجعة الخبراء' },
  'readlog.read': {
    zh: '查询查阅记录和操作日志',
    en: 'search the read log and the audit log',
    ar: 'البحث في سجل الاطلاع وسجل العمليات',
  },
};
