/** Topics about who works for a company: its people, and agents of other companies. */

import { ONE_TIME_HOURS } from '@domain/accounts/one-time-password';
import { MAX_SUB_USERS } from '@domain/accounts/sub-users';
import { MANDATE_MONTHS } from '@domain/mandates/mandate';
import type { HelpTopic } from '../topic';

export const colleagues: readonly HelpTopic[] = [
  {
    key: 'people',
    title: { zh: '为同事开设账号', en: 'Accounts for colleagues', ar: 'حسابات الزملاء' },
    access: { right: 'users.manage', company: true },
    pages: ['/enterpriseCenter/users', '/enterpriseCenter/departments'],
    steps: [
      {
        zh: '在“账号管理”选择“新建账号”，填写登录名、姓名和手机号。',
        en: 'Choose “New account” under “Accounts” and give login name, name and phone.',
        ar: 'اختر “حساب جديد” في “الحسابات” وأدخل اسم الدخول والاسم والجوال.',
      },
      {
        zh: '选择角色：企业填报员填写并提交授权的项目，企业查阅员只查看。填报员须勾选“项目范围”。',
        en: 'Choose the role: a declaration officer fills in and submits the programs granted, a read-only user reads. For an officer, tick “Programs”.',
        ar: 'اختر الدور: مسؤول التصاريح يعبّئ البرامج الممنوحة له ويقدمها، والمستخدم للقراءة يطلع فقط. وحدد لمسؤول التصاريح “البرامج”.',
      },
      {
        zh: `“复制邀请链接”发给本人，或用“短信邀请”发到手机（短信开通时可用），${ONE_TIME_HOURS}小时内打开链接，设置自己的密码后即可使用。`,
        en: `“Copy invitation” and send it to the person, or “Invite by SMS” where that is offered: the link is good for ${ONE_TIME_HOURS} hours, and the person sets an own password there.`,
        ar: `استخدم “نسخ الدعوة” وأرسلها إلى صاحبها، أو “دعوة برسالة قصيرة” حيث تتاح: يصلح الرابط ${ONE_TIME_HOURS} ساعة، ويعيّن فيه كلمة مروره.`,
      },
      {
        zh: '同事离职时“停用”或“删除”；忘记密码用“重置密码”，丢失验证设备用“重置第二验证”。',
        en: 'When somebody leaves, use “Disable” or “Delete”; use “Reset password” for a forgotten password, “Reset second factor” for a lost device.',
        ar: 'إن غادر أحد فاستخدم “تعطيل” أو “حذف”، ولنسيان كلمة المرور “إعادة تعيين كلمة المرور”، ولفقد الجهاز “إعادة تعيين العامل الثاني”.',
      },
      {
        zh: '更换企业负责人的，由主账号在自己一行的“更多操作”中选择“移交主账号”，指定一名同事；本人已离职的，请管理部门办理。',
        en: 'When the person of the main account changes, that account chooses “Hand over the main account” in its own row and names a colleague. Where the person has left already, the authority does it.',
        ar: 'عند تغيّر صاحب الحساب الرئيسي يختار ذلك الحساب “تسليم الحساب الرئيسي” في صفه ويسمّي زميلًا. وإن كان قد غادر فتقوم به الجهة.',
      },
    ],
    notes: [
      {
        zh: `最多${MAX_SUB_USERS}个子账号。须多人签署的项目，在“签署身份”中指定财务负责人和法定代表人。`,
        en: `At most ${MAX_SUB_USERS} accounts. For programs with signatures name finance head and legal representative at “Signs as”.`,
        ar: `الحد الأقصى ${MAX_SUB_USERS} حسابًا. وللبرامج ذات التوقيعات حدد المسؤول المالي والممثل القانوني في “يوقّع بصفة”.`,
      },
      {
        zh: '“部门”用于给账号分组，有账号的部门不能删除。',
        en: '“Departments” group accounts; one with accounts cannot be removed.',
        ar: 'تجمع “الأقسام” الحسابات، ولا يُحذف قسم فيه حسابات.',
      },
    ],
    related: ['hands', 'mandateGive', 'account'],
  },
  {
    key: 'mandateGive',
    title: { zh: '授权其他企业的人员代理', en: 'Giving a mandate to an agent', ar: 'إعطاء تفويض لوكيل' },
    access: { right: 'mandate.give', company: true },
    pages: ['/enterpriseCenter/mandates'],
    steps: [
      {
        zh: '向代理人索取其登录名和所在企业的统一社会信用代码。',
        en: 'Ask the agent for the login name and the credit code of the company they work for.',
        ar: 'اطلب من الوكيل اسم دخوله ورمز ائتمان الشركة التي يعمل فيها.',
      },
      {
        zh: '在“授权代理”选择“授权代理”，填写两项，选择项目类别和期限，“发出委托”。',
        en: 'On “Mandates” choose “Give mandate”, enter both, choose programs and days, and “Send”.',
        ar: 'في “التفويضات” اختر “إعطاء تفويض” وأدخلهما وحدد البرامج والأيام ثم “إرسال”.',
      },
      {
        zh: '“可提交申报”不勾选时，代理人只能填写和保存，由贵企业提交。',
        en: 'Without “May submit” the agent fills in and saves, and your company submits.',
        ar: 'من دون “يحق له التقديم” يعبّئ الوكيل ويحفظ، وتقدّم شركتك.',
      },
      {
        zh: '代理人接受后生效；不再需要时“终止委托”，立即生效。',
        en: 'It holds once the agent has accepted; “End mandate” ends it at once.',
        ar: 'يسري بعد موافقة الوكيل، ويوقفه “إنهاء التفويض” فورًا.',
      },
    ],
    notes: [
      {
        zh: `最长${MANDATE_MONTHS}个月，到期前两周提醒双方。代理人不能管理账号、签署、申诉、变更企业信息或再委托；每项操作都以双方名义记入日志。`,
        en: `At most ${MANDATE_MONTHS} months; both are reminded two weeks before. Agents cannot manage accounts, sign, appeal, change company facts or pass it on; each act is logged under both names.`,
        ar: `الحد الأقصى ${MANDATE_MONTHS} شهرًا، ويصل الطرفين تذكير قبل أسبوعين. ولا يدير الوكلاء الحسابات ولا يوقّعون ولا يتظلمون ولا يغيّرون بيانات الشركة ولا يفوّضون غيرهم، ويُسجَّل كل إجراء بالاسمين.`,
      },
      {
        zh: '代理人看得到所选项目的申报、报告和附件，以及填表要用的企业信息（证件号、账号等遮掩显示）；看不到其他项目、部门和变更申请。',
        en: 'Agents see filings, reports and files of the chosen programs, and the company information that forms take over, with numbers masked; nothing of other programs, departments and requested changes.',
        ar: 'يطلع الوكلاء على تصاريح البرامج المحددة وتقاريرها وملفاتها ومعلومات الشركة التي تأخذها النماذج مع إخفاء الأرقام، ولا يطلعون على برامج أخرى ولا على الأقسام ولا على طلبات التغيير.',
      },
    ],
    related: ['mandateHold', 'people'],
  },
  {
    key: 'mandateHold',
    title: { zh: '代理其他企业申报', en: 'Acting for another company', ar: 'العمل نيابة عن شركة أخرى' },
    access: { right: 'mandate.hold' },
    pages: ['/enterpriseCenter/mandates', '/index'],
    steps: [
      {
        zh: '把您的登录名和所在企业的统一社会信用代码告知委托企业，由其委托。',
        en: 'Tell the other company your login name and the credit code of your own; it gives the mandate.',
        ar: 'أعطِ الشركة الأخرى اسم دخولك ورمز ائتمان شركتك، وهي تعطي التفويض.',
      },
      {
        zh: '在“授权代理”的“我受托代理的”中“接受委托”或“谢绝”。',
        en: 'Under “Held by me” on “Mandates” choose “Accept” or “Decline”.',
        ar: 'في “أُعطيت لي” ضمن “التفويضات” اختر “قبول” أو “رفض”.',
      },
      {
        zh: '用列表的“代理该企业”或页面顶部的企业名称切换。代理时顶部以醒目颜色写明企业。',
        en: 'Switch with “Act for it” in the list, or by the company’s name in the bar; the bar says in a colour of its own whom you act for.',
        ar: 'انتقل عبر “العمل نيابة عنها” في القائمة أو باسم الشركة في الشريط، ويذكر الشريط بلون خاص نيابة عمن تعمل.',
      },
      {
        zh: '办完后在顶部切换回“本企业”。',
        en: 'When you are done switch back to “Own company”.',
        ar: 'عند الانتهاء عد إلى “منشأتي”.',
      },
    ],
    notes: [
      {
        zh: '切换属于本次登录，同一浏览器的其他页面会提示刷新。委托结束时未保存的内容留在本机。',
        en: 'The switch holds for this sign-in; other tabs ask to be reloaded. What was not saved when a mandate ends stays in this browser.',
        ar: 'يسري الانتقال في هذه الجلسة، وتطلب الألسنة الأخرى إعادة التحميل. ويبقى في هذا المتصفح ما لم يُحفظ عند انتهاء التفويض.',
      },
    ],
    related: ['fill'],
  },
];
