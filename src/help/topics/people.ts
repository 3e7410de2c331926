/** Topics about the companies, officials and experts that an office manages. */

import { ONE_TIME_HOURS } from '@domain/accounts/one-time-password';
import type { HelpTopic } from '../topic';

export const people: readonly HelpTopic[] = [
  {
    key: 'companies',
    title: { zh: '企业管理', en: 'Companies', ar: 'الشركات' },
    access: { right: 'companies.read' },
    pages: ['/review/companies', '/review/company'],
    steps: [
      {
        zh: '“企业管理”可按名称、信用代码、部门、状态和注册日期查找，打开查看获批项目、资质认定、逾期未报、异议、账号和记录。',
        en: '“Companies” finds companies by name, code, department, state and date; open one for its projects, recognitions, overdue reports, objections, accounts and log.',
        ar: 'تبحث “الشركات” بالاسم والرمز الائتماني والإدارة والحالة والتاريخ، وافتح شركة لمشاريعها واعتماداتها وتقاريرها المتأخرة واعتراضاتها وحساباتها وسجلها.',
      },
      {
        zh: '待审核的注册“启用注册”或“不予通过”；违规的“停用企业”，须写原因，企业会收到通知。',
        en: 'A registration that waits: “Activate” or “Reject”; “Company disabled” shuts a company out, with a reason that it is told.',
        ar: 'لتسجيل ينتظر المراجعة: “تفعيل التسجيل” أو “رفض”. ويُوقف تعطيل الشركة عملها مع سبب تُبلَّغ به.',
        needs: 'companies.manage',
      },
      {
        zh: '“调整归口部门”把在办的申报和咨询转到新部门；“重置主账号密码”给出一次性密码。',
        en: '“Change the department” moves what is under way to another department; “Reset main account password” gives a one-time password.',
        ar: 'ينقل “تغيير الإدارة المختصة” ما هو قيد المعالجة إلى إدارة أخرى، ويعطي “إعادة تعيين كلمة المرور الرئيسية” كلمة مرور لمرة واحدة.',
        needs: 'companies.manage',
      },
    ],
    notes: [
      {
        zh: '新企业是否须审核，在“单位设置”的“新企业注册须审核”中设定。',
        en: 'Whether new companies are reviewed is set by “Review new registrations” under “Office settings”.',
        ar: 'يحدد “مراجعة التسجيلات الجديدة” في “إعدادات الجهة” هل تُراجع الشركات الجديدة.',
        needs: 'companies.manage',
      },
      {
        zh: '短信或邮件三天内未能发出的企业，页面会提示核对联系方式。',
        en: 'Where SMS or mail could not be delivered for three days the page says so: check the contact.',
        ar: 'حيث تعذر إيصال الرسائل القصيرة أو البريد ثلاثة أيام تنبه الصفحة إلى ذلك: تحقق من جهة الاتصال.',
      },
    ],
    related: ['companyChanges', 'creditCodes'],
  },
  {
    key: 'companyChanges',
    title: { zh: '企业变更申请', en: 'Requests of changes', ar: 'طلبات تغيير بيانات المنشأة' },
    access: { right: 'companies.read' },
    pages: ['/review/companyChanges'],
    steps: [
      {
        zh: '从“企业管理”进入“企业变更申请”，查看变更前后的内容和证照。',
        en: 'Open the requests from “Companies” and compare before, after and the papers.',
        ar: 'افتح الطلبات من “الشركات” وقارن ما قبل التغيير وما بعده والمستندات.',
      },
      {
        zh: '“办理”：“核准变更”，或“不予变更”并写明原因，原因原样告知企业。',
        en: '“Decide”: “Accept”, or “Refuse” with a reason, which the company reads as it is.',
        ar: '“نظر”: “قبول”، أو “رفض” مع سبب تقرؤه الشركة كما هو.',
        needs: 'companies.manage',
      },
    ],
    notes: [
      {
        zh: '核准后自生效日期起更新企业信息，不改动已提交的申报。',
        en: 'Once accepted it is in effect from its day on; submitted filings stay as they are.',
        ar: 'بعد القبول يسري التغيير من يومه، ولا تتغير الطلبات المقدمة.',
      },
    ],
    related: ['companies'],
  },
  {
    key: 'creditCodes',
    title: { zh: '信用代码例外', en: 'Exceptions of credit codes', ar: 'استثناءات رموز الائتمان' },
    access: { right: 'companies.manage' },
    pages: ['/review/creditCodes'],
    steps: [
      {
        zh: '企业的信用代码校验位不符或查不到、但经核实真实的，“添加例外”，写明如何核实和有效期。',
        en: 'For a real code that fails its check, or is not found, “Add an exception”, say how it was verified and until when it holds.',
        ar: 'لرمز صحيح لا يجتاز الفحص أو لا يوجد، “إضافة استثناء” مع ذكر كيفية التحقق منه ومدة سريانه.',
      },
      {
        zh: '告知企业在有效期内注册；注册后显示“已注册”。',
        en: 'Tell the company to register until then; afterwards it says “Registered”.',
        ar: 'أبلغ الشركة أن تسجل قبل ذلك، وبعدها تظهر الحالة “مسجَّل”.',
      },
    ],
    related: ['companies'],
  },
  {
    key: 'officials',
    title: {
      zh: '管理部门和专家的账号',
      en: 'Accounts of officials and experts',
      ar: 'حسابات الموظفين والخبراء',
    },
    access: { right: 'companies.manage' },
    pages: ['/system/users', '/enterpriseCenter/users'],
    steps: [
      {
        zh: '在“账号管理”选择“新建账号”，选择角色：区县审核员须指定部门，可设“承担环节”；财务人员查阅已批准申报并登记拨付，审计人员只查阅。',
        en: 'Choose “New account” under “Accounts” and a role: a reviewer needs a department and may have “Duties”; finance reads approvals and records payments, auditors read only.',
        ar: 'اختر “حساب جديد” في “الحسابات” ثم الدور: يلزم للمراجع إدارة ويمكن أن تكون له “المهام”، والمالية تطّلع على الاعتمادات وتسجّل الصرف، والتدقيق للاطلاع فقط.',
      },
      {
        zh: '只负责部分项目的，在“负责项目”中勾选；需要兼任查阅角色的，用“兼任角色”。',
        en: 'For some programs only tick them at “Programs in charge”; a reading role beside goes to “Additional roles”.',
        ar: 'لبعض البرامج فقط حدّدها في “البرامج المكلَّف بها”، ولدور اطلاع إضافي استخدم “أدوار إضافية”.',
      },
      {
        zh: `“复制邀请链接”发给本人，或用“短信邀请”发到手机（短信开通时可用），${ONE_TIME_HOURS}小时内有效，本人打开链接设置密码。`,
        en: `“Copy invitation” and send it to the person, or “Invite by SMS” where that is offered: good for ${ONE_TIME_HOURS} hours, and an own password is set there.`,
        ar: `“نسخ الدعوة” وأرسلها إلى صاحبها، أو “دعوة برسالة قصيرة” حيث تتاح: صالحة ${ONE_TIME_HOURS} ساعة، ويعيّن فيها كلمة مروره.`,
      },
      {
        zh: '调离时“停用”；丢失验证设备的，当面或电话核实后“重置第二验证”。',
        en: '“Disable” the account of whoever leaves; for a lost device verify the person first, then “Reset second factor”.',
        ar: '“تعطيل” لحساب من غادر، ولمن فقد جهازه تحقق من شخصه أولًا ثم “إعادة تعيين العامل الثاني”.',
      },
    ],
    notes: [
      {
        zh: '企业主账号的使用人已离职的，核实证明材料后，在该账号的“更多操作”中“移交主账号”；不要改写原账号的姓名和手机号。',
        en: "Where the person of a company's main account has left, check the evidence and choose “Hand over the main account” of that account. Do not write another name and number over it.",
        ar: 'إن غادر صاحب الحساب الرئيسي لشركة فتحقق من المستندات واختر “تسليم الحساب الرئيسي” لذلك الحساب، ولا تكتب اسمًا ورقمًا آخرين فوقه.',
      },
      {
        zh: '负责部分项目的管理员不再管理账号、企业、批次和单位设置。',
        en: 'An administrator of some programs does not manage accounts, companies, batches or the house.',
        ar: 'المسؤول عن بعض البرامج لا يدير الحسابات أو الشركات أو الدفعات أو إعدادات الجهة.',
      },
    ],
    related: ['workflow', 'absence'],
  },
];
