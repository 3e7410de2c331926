/** Messages about the safety of an account. */
import type { MessageTemplate } from '../inbox/messages';

export const accountsTemplates = {
  owner_password_reset: {
    category: 'account',
    sms: true,
    title: {
      zh: '主账号密码已重置',
      en: 'Password of the main account reset',
      ar: 'أُعيد تعيين كلمة مرور الحساب الرئيسي',
    },
    body: {
      zh: '“{{company}}”主账号{{username}}的密码已由市级管理员重置。如非贵单位申请，请立即联系管理部门。',
      en: 'The city administrator reset the password of {{username}}, the main account of {{company}}. If you did not ask for it, contact the authority at once.',
      ar: 'أعاد مدير المدينة تعيين كلمة مرور {{username}}، الحساب الرئيسي لـ{{company}}. إن لم تطلب ذلك فاتصل بالجهة فورًا.',
    },
  },
  owner_changed: {
    category: 'account',
    sms: true,
    title: {
      zh: '主账号资料已由管理部门修改',
      en: 'Main account changed by the authority',
      ar: 'عدّلت الجهة الحساب الرئيسي',
    },
    body: {
      zh: '“{{company}}”主账号{{username}}的{{fields}}已由市级管理员修改。如非贵单位申请，请立即联系管理部门。',
      en: 'The city administrator changed the following of {{username}}, the main account of {{company}}: {{fields}}. If you did not ask for it, contact the authority at once.',
      ar: 'عدّل مدير المدينة ما يلي في {{username}}، الحساب الرئيسي لـ{{company}}: {{fields}}. إن لم تطلب ذلك فاتصل بالجهة فورًا.',
    },
  },
  account_disabled: {
    category: 'account',
    title: {
      zh: '子账号已被管理部门停用',
      en: 'Account disabled by the authority',
      ar: 'عطّلت الجهة حسابًا',
    },
    body: {
      zh: '贵企业账号{{username}}（{{name}}）已由市级管理员停用。如有疑问，请联系管理部门。',
      en: 'The city administrator disabled {{username}} ({{name}}), an account of your company. If in doubt, contact the authority.',
      ar: 'عطّل مدير المدينة {{username}} ({{name}})، وهو حساب في شركتك. إن كان لديك سؤال فاتصل بالجهة.',
    },
  },
  account_deleted: {
    category: 'account',
    title: {
      zh: '子账号已被管理部门删除',
      en: 'Account deleted by the authority',
      ar: 'حذفت الجهة حسابًا',
    },
    body: {
      zh: '贵企业账号{{username}}（{{name}}）已由市级管理员删除。如有疑问，请联系管理部门。',
      en: 'The city administrator deleted {{username}} ({{name}}), an account of your company. If in doubt, contact the authority.',
      ar: 'حذف مدير المدينة {{username}} ({{name}})، وهو حساب في شركتك. إن كان لديك سؤال فاتصل بالجهة.',
    },
  },
  owner_handed_over: {
    category: 'account',
    sms: true,
    mail: true,
    title: {
      zh: '企业主账号已移交',
      en: 'Main account handed over',
      ar: 'سُلّم الحساب الرئيسي',
    },
    body: {
      zh: '“{{company}}”的企业主账号已由{{from}}移交给{{to}}，办理人：{{by}}。原因：{{reason}}。如有疑问，请立即联系管理部门。',
      en: 'The main account of {{company}} passed from {{from}} to {{to}}, done by {{by}}. Reason: {{reason}}. If this is wrong, contact the authority at once.',
      ar: 'انتقل الحساب الرئيسي لـ{{company}} من {{from}} إلى {{to}}، بواسطة {{by}}. السبب: {{reason}}. إن كان ذلك خطأ فاتصل بالجهة فورًا.',
    },
  },
  strangers_try: {
    category: 'account',
    title: { zh: '账号多次登录失败', en: 'Many failed sign-ins', ar: 'محاولات دخول فاشلة كثيرة' },
    body: {
      zh: '24小时内，有人在陌生设备上尝试登录账号{{username}}，失败{{count}}次以上。在登录过的设备上登录不受影响。如密码与其他网站相同或容易被猜到，请尽快修改。',
      en: 'Within 24 hours, {{count}} or more sign-ins to {{username}} failed on unknown devices. Devices that have signed in before are not affected. Change the password if it is used elsewhere or easy to guess.',
      ar: 'خلال 24 ساعة فشلت {{count}} محاولة دخول أو أكثر إلى {{username}} من أجهزة غير معروفة. الأجهزة التي سبق الدخول منها لا تتأثر. غيّر كلمة المرور إن كانت مستخدمة في مكان آخر أو سهلة التخمين.',
    },
  },
  factor_added: {
    category: 'account',
    sms: true,
    title: { zh: '账号已设置第二验证', en: 'Second factor set up', ar: 'أُعدّ عامل التحقق الثاني' },
    body: {
      zh: '账号{{username}}新设置了第二验证“{{name}}”。如非本人操作，请立即修改密码并联系管理员。',
      en: 'A second factor, "{{name}}", was set up for {{username}}. If this was not you, change the password and contact the administrator at once.',
      ar: 'أُعدّ عامل ثانٍ باسم «{{name}}» لـ{{username}}. إن لم تكن أنت فغيّر كلمة المرور واتصل بالمدير فورًا.',
    },
  },
  factor_removed: {
    category: 'account',
    sms: true,
    title: { zh: '账号的第二验证已移除', en: 'Second factor removed', ar: 'أُزيل عامل التحقق الثاني' },
    body: {
      zh: '账号{{username}}的第二验证“{{name}}”已移除。如非本人操作，请立即修改密码并联系管理员。',
      en: 'The second factor "{{name}}" of {{username}} was removed. If this was not you, change the password and contact the administrator at once.',
      ar: 'أُزيل العامل الثاني «{{name}}» لـ{{username}}. إن لم تكن أنت فغيّر كلمة المرور واتصل بالمدير فورًا.',
    },
  },
  factors_reset: {
    category: 'account',
    sms: true,
    title: { zh: '账号的第二验证已重置', en: 'Second factors reset', ar: 'أُعيد تعيين عوامل التحقق' },
    body: {
      zh: '管理员{{by}}已重置账号{{username}}的第二验证。如非本人申请，请立即联系管理员。',
      en: '{{by}} reset the second factors of {{username}}. If you did not ask for it, contact the administrator at once.',
      ar: 'أعاد {{by}} ضبط العوامل الثانية لـ{{username}}. إن لم تطلب ذلك فاتصل بالمدير فورًا.',
    },
  },
  oidc_bound: {
    category: 'account',
    sms: true,
    title: { zh: '账号已绑定统一身份', en: 'Account at another service bound', ar: 'رُبط حساب في خدمة أخرى' },
    body: {
      zh: '账号{{username}}已绑定“{{name}}”，可用它登录。如非本人操作，请立即修改密码、解除绑定并联系管理员。',
      en: '{{username}} can now sign in by {{name}}. If this was not you, change the password, unbind it and contact the administrator at once.',
      ar: 'يمكن الآن لـ{{username}} الدخول عبر {{name}}. إن لم تكن أنت فغيّر كلمة المرور وألغِ الربط واتصل بالمدير فورًا.',
    },
  },
  recovery_used: {
    category: 'account',
    sms: true,
    title: { zh: '恢复码已被使用', en: 'Recovery code used', ar: 'استُخدم رمز استرداد' },
    body: {
      zh: '有人使用恢复码登录了账号{{username}}，还剩{{count}}个恢复码。如非本人操作，请立即修改密码并联系管理员。',
      en: {
        one: 'Somebody signed in to {{username}} with a recovery code; {{count}} is left. If this was not you, change the password and contact the administrator at once.',
        other:
          'Somebody signed in to {{username}} with a recovery code; {{count}} are left. If this was not you, change the password and contact the administrator at once.',
      },
      ar: 'سجّل شخص الدخول إلى {{username}} برمز استرداد، والرموز المتبقية: {{count}}. إن لم تكن أنت، فغيّر كلمة المرور وأبلغ مدير النظام فورًا.',
    },
  },
  second_step_fails: {
    category: 'account',
    sms: true,
    title: { zh: '第二验证多次失败', en: 'Second factor failed repeatedly', ar: 'تكرر فشل العامل الثاني' },
    body: {
      zh: '有人输入了账号{{username}}的正确密码，但第二验证失败{{count}}次。如非本人操作，请立即修改密码。',
      en: {
        one: 'Somebody entered the right password of {{username}}, and failed {{count}} time at the second factor. If this was not you, change the password at once.',
        other:
          'Somebody entered the right password of {{username}}, and failed {{count}} times at the second factor. If this was not you, change the password at once.',
      },
      ar: 'أدخل شخص كلمة مرور {{username}} الصحيحة وأخفق في التحقق الثاني، عدد المرات: {{count}}. إن لم تكن أنت، فغيّر كلمة المرور فورًا.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
