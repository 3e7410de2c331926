/** Messages about a company, its registration and its changes. */
import type { MessageTemplate } from '../inbox/messages';

/** Messages to a department that a company came or left; a later move makes them outdated. */
const MOVES = ['company_received', 'company_handed_over'] as const;

export const companyTemplates = {
  registration_activated: {
    category: 'account',
    sms: true,
    title: { zh: '企业注册已通过审核', en: 'Registration approved', ar: 'اعتُمد التسجيل' },
    body: {
      zh: '“{{company}}”的注册已通过审核，现在可以提交申报。',
      en: 'The registration of {{company}} was approved. Declarations can be submitted now.',
      ar: 'اعتُمد تسجيل {{company}}. يمكن الآن تقديم الطلبات.',
    },
  },
  registration_rejected: {
    category: 'account',
    sms: true,
    title: { zh: '企业注册未通过审核', en: 'Registration not approved', ar: 'لم يُعتمد التسجيل' },
    body: {
      zh: '“{{company}}”的注册未通过审核。原因：{{reason}}。请联系归口管理部门补正，由其恢复注册，无需重新注册。',
      en: 'The registration of {{company}} was not approved. Reason: {{reason}}. Contact the department in charge: it takes the registration up again. No new one is needed.',
      ar: 'لم يُعتمد تسجيل {{company}}. السبب: {{reason}}. اتصل بالإدارة المختصة لتستأنف التسجيل، ولا يلزم تسجيل جديد.',
    },
  },
  company_disabled: {
    category: 'account',
    sms: true,
    title: { zh: '企业已停用', en: 'Company disabled', ar: 'عُطّلت الشركة' },
    body: {
      zh: '“{{company}}”已停用，暂不能登录，已提交的申报保留。原因：{{reason}}。如有疑问请联系管理部门。',
      en: '{{company}} was disabled and cannot sign in; what was submitted is kept. Reason: {{reason}}. Contact the authority with questions.',
      ar: 'عُطّلت {{company}} ولا يمكنها الدخول، وما قُدّم محفوظ. السبب: {{reason}}. اتصل بالجهة عند السؤال.',
    },
  },
  company_enabled: {
    category: 'account',
    sms: true,
    title: { zh: '企业已恢复启用', en: 'Company enabled again', ar: 'فُعّلت الشركة من جديد' },
    body: {
      zh: '“{{company}}”已恢复启用，可以登录和申报。',
      en: '{{company}} was enabled again: sign in and file as before.',
      ar: 'أُعيد تفعيل {{company}}: سجّل الدخول وقدّم كما كان.',
    },
  },
  department_moved: {
    category: 'account',
    overtakes: ['department_moved'],
    title: { zh: '归口管理部门已调整', en: 'Department in charge changed', ar: 'تغيّرت الإدارة المختصة' },
    body: {
      zh: '“{{company}}”的归口管理部门由{{from}}调整为{{to}}，在办的申报和咨询一并转交。{{reason}}',
      en: 'The department in charge of {{company}} changed from {{from}} to {{to}}. Filings and questions under way go with it.{{reason}}',
      ar: 'تغيّرت الإدارة المختصة لـ{{company}} من {{from}} إلى {{to}}. وتنتقل معها الطلبات والأسئلة الجارية.{{reason}}',
    },
  },
  company_received: {
    category: 'review',
    overtakes: MOVES,
    title: {
      zh: '有企业转入本部门',
      en: 'A company was transferred to your department',
      ar: 'نُقلت شركة إلى إدارتك',
    },
    body: {
      zh: '“{{company}}”的归口管理部门由{{from}}调整为{{to}}，在办的申报和咨询一并转入，请及时办理。{{reason}}',
      en: '{{company}} moved from {{from}} to {{to}}. Its filings and questions under way are now yours to deal with.{{reason}}',
      ar: 'انتقلت {{company}} من {{from}} إلى {{to}}. طلباتها وأسئلتها الجارية بعهدتكم الآن.{{reason}}',
    },
  },
  company_handed_over: {
    category: 'review',
    overtakes: MOVES,
    title: { zh: '有企业转出本部门', en: 'A company left your department', ar: 'غادرت شركة إدارتك' },
    body: {
      zh: '“{{company}}”的归口管理部门由{{from}}调整为{{to}}，在办的申报和咨询已转出，不再由本部门办理。{{reason}}',
      en: '{{company}} moved from {{from}} to {{to}}. Its filings and questions under way went with it, and you no longer see them.{{reason}}',
      ar: 'انتقلت {{company}} من {{from}} إلى {{to}}. انتقلت معها طلباتها وأسئلتها الجارية ولم تعد تظهر لديكم.{{reason}}',
    },
  },
  company_change_accepted: {
    category: 'account',
    mail: true,
    title: { zh: '变更申请已核准', en: 'Change accepted', ar: 'قُبل التغيير' },
    body: {
      zh: '“{{company}}”的{{kind}}申请已核准，自{{day}}起生效。届时企业信息自动更新，新的申报按新内容填写；此前已提交的申报不变。',
      en: '{{kind}} of {{company}}: accepted, with effect from {{day}}. The company information changes on that day, and new filings say it; filings that were submitted before stay as they are.',
      ar: '{{kind}} لـ{{company}}: قُبل، ويسري من {{day}}. تتغير معلومات الشركة في ذلك اليوم وتظهر في الطلبات الجديدة، وما قُدّم قبله يبقى كما هو.',
    },
  },
  company_change_in_effect: {
    category: 'account',
    mail: true,
    title: { zh: '变更已生效', en: 'Change in effect', ar: 'سرى التغيير' },
    body: {
      zh: '“{{company}}”的{{kind}}已生效，企业信息已更新，新的申报按新内容填写；此前已提交的申报不变。{{login}}',
      en: '{{kind}} of {{company}}: in effect. The company information was changed, and new filings say it; filings that were submitted before stay as they are.{{login}}',
      ar: '{{kind}} لـ{{company}}: سارٍ. تغيّرت معلومات الشركة وتظهر في الطلبات الجديدة، وما قُدّم قبله يبقى كما هو.{{login}}',
    },
  },
  company_change_refused: {
    category: 'account',
    mail: true,
    title: { zh: '变更申请未核准', en: 'Change refused', ar: 'رُفض التغيير' },
    body: {
      zh: '“{{company}}”的{{kind}}申请未予核准。原因：{{reason}}。补正后可以重新申请。',
      en: '{{kind}} of {{company}}: refused. Reason: {{reason}}. It can be asked for again once that is put right.',
      ar: '{{kind}} لـ{{company}}: رُفض. السبب: {{reason}}. يمكن طلبه مجددًا بعد تصحيح ذلك.',
    },
  },
  company_change_requested: {
    category: 'review',
    title: { zh: '收到企业变更申请', en: 'A company asks for a change', ar: 'شركة تطلب تغييرًا' },
    body: {
      zh: '“{{company}}”申请{{kind}}，自{{day}}起生效，待您核准。',
      en: '{{company}} asks for a change ({{kind}}) with effect from {{day}}. It waits for your decision.',
      ar: 'تطلب {{company}} تغييرًا ({{kind}}) يسري من {{day}}. وهو بانتظار قرارك.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
