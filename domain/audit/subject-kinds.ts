/** Subjects of lines of the audit log, by kind. Each new kind needs a name here. */
import type { Text } from '../text';

export const subjectKindNames = {
  filing: { zh: '申报', en: 'Filings', ar: 'الطلبات' },
  report: { zh: '填报', en: 'Reports', ar: 'التقارير' },
  file: { zh: '附件', en: 'Files', ar: 'الملفات' },
  company: { zh: '企业', en: 'Companies', ar: 'الشركات' },
  company_change: { zh: '企业变更', en: 'Company changes', ar: 'تغييرات المنشآت' },
  mandate: { zh: '代理委托', en: 'Mandates', ar: 'التفويضات' },
  department: { zh: '企业内部部门', en: 'Departments of companies', ar: 'أقسام الشركات' },
  credit_code_exception: { zh: '信用代码例外', en: 'Credit code exceptions', ar: 'استثناءات رموز الائتمان' },
  recognition: { zh: '资质认定', en: 'Recognitions', ar: 'الاعتمادات' },
  appeal: { zh: '申诉', en: 'Appeals', ar: 'التظلمات' },
  objection: { zh: '公示异议', en: 'Objections', ar: 'الاعتراضات' },
  question: { zh: '咨询', en: 'Questions', ar: 'الأسئلة' },
  notice: { zh: '通知公告', en: 'Announcements', ar: 'الإشعارات' },
  user: { zh: '账号', en: 'Accounts', ar: 'الحسابات' },
  access: { zh: '登录和访问', en: 'Sign-in and access', ar: 'الدخول والوصول' },
  oidc: { zh: '统一身份登录', en: 'Login by another service', ar: 'الدخول عبر خدمة أخرى' },
  assignment: { zh: '审核分派', en: 'Assignments', ar: 'الإسناد' },
  decision_order: { zh: '办理', en: 'Decisions', ar: 'القرارات' },
  assessment: { zh: '评审意见', en: 'Assessments', ar: 'التقييمات' },
  expert_panel: { zh: '专家评审', en: 'Expert panels', ar: 'لجان الخبراء' },
  expert_draw: { zh: '专家抽取', en: 'Draws of experts', ar: 'قرعة الخبراء' },
  budget: { zh: '批次预算', en: 'Budgets', ar: 'الميزانيات' },
  proposed_grant: { zh: '拟支持金额', en: 'Proposed grants', ar: 'المنح المقترحة' },
  view: { zh: '视图', en: 'Views', ar: 'العروض' },
  phrase: { zh: '常用语', en: 'Phrases', ar: 'العبارات' },
  window: { zh: '申报批次', en: 'Declaration windows', ar: 'فترات التقديم' },
  calendar: { zh: '工作日历', en: 'Working calendar', ar: 'تقويم أيام العمل' },
  workflow: { zh: '审核流程', en: 'Workflows', ar: 'مسارات المراجعة' },
  program: { zh: '项目版本', en: 'Editions of programs', ar: 'إصدارات البرامج' },
  program_draft: { zh: '项目草稿', en: 'Drafts of programs', ar: 'مسودات البرامج' },
  register: { zh: '登记名册', en: 'Registers', ar: 'السجلات' },
  webhook: { zh: '推送接收地址', en: 'Webhooks', ar: 'عناوين إشعار الأنظمة' },
  house: { zh: '单位设置', en: 'Office settings', ar: 'إعدادات الجهة' },
  outbox: { zh: '短信和邮件', en: 'SMS and mail', ar: 'الرسائل القصيرة والبريد' },
  retention: { zh: '数据保留', en: 'Data retention', ar: 'الاحتفاظ بالبيانات' },
} as const satisfies Record<string, Text>;

type SubjectKind = keyof typeof subjectKindNames;
export const SUBJECT_KINDS = Object.keys(subjectKindNames) as [SubjectKind, ...SubjectKind[]];

/** The name of a kind of subjects. */
export const getSubjectKindName = (kind: string): Text =>
  (subjectKindNames as Record<string, Text>)[kind] ?? { zh: kind, en: kind };
