/** Messages to a company about itself and its accounts. */
import type { MessageTemplate } from '../messages';

export const companyTemplates = {
  registration_activated: {
    category: 'account',
    sms: true,
    title: { zh: '企业注册已通过审核', en: 'Registration approved' },
    body: {
      zh: '“{{company}}”的注册已通过审核，现在可以提交申报。',
      en: 'The registration of {{company}} was approved. Declarations can be submitted now.',
    },
  },
  registration_rejected: {
    category: 'account',
    sms: true,
    title: { zh: '企业注册未通过审核', en: 'Registration not approved' },
    body: {
      zh: '“{{company}}”的注册未通过审核。原因：{{reason}}。请联系归口管理部门补正，由其恢复注册，无需重新注册。',
      en: 'The registration of {{company}} was not approved. Reason: {{reason}}. Contact the department in charge: it takes the registration up again. No new one is needed.',
    },
  },
  company_disabled: {
    category: 'account',
    sms: true,
    title: { zh: '企业已停用', en: 'Company disabled' },
    body: {
      zh: '“{{company}}”已停用，暂不能登录，已提交的申报保留。原因：{{reason}}。如有疑问请联系管理部门。',
      en: '{{company}} was disabled and cannot sign in; what was submitted is kept. Reason: {{reason}}. Contact the authority with questions.',
    },
  },
  company_enabled: {
    category: 'account',
    sms: true,
    title: { zh: '企业已恢复启用', en: 'Company enabled again' },
    body: {
      zh: '“{{company}}”已恢复启用，可以登录和申报。',
      en: '{{company}} was enabled again: sign in and file as before.',
    },
  },
  department_moved: {
    category: 'account',
    title: { zh: '归口管理部门已调整', en: 'Department in charge changed' },
    body: {
      zh: '“{{company}}”的归口管理部门由{{from}}调整为{{to}}，在办的申报和咨询一并转交。',
      en: 'The department in charge of {{company}} changed from {{from}} to {{to}}. Filings and questions under way go with it.',
    },
  },
  company_change_accepted: {
    category: 'account',
    mail: true,
    title: { zh: '变更申请已核准', en: 'Change accepted' },
    body: {
      zh: '“{{company}}”的{{kind}}申请已核准，自{{day}}起生效。届时企业信息自动更新，新的申报按新内容填写；此前已提交的申报不变。',
      en: '{{kind}} of {{company}}: accepted, with effect from {{day}}. The company information changes on that day, and new filings say it; filings that were submitted before stay as they are.',
    },
  },
  company_change_in_effect: {
    category: 'account',
    mail: true,
    title: { zh: '变更已生效', en: 'Change in effect' },
    body: {
      zh: '“{{company}}”的{{kind}}已生效，企业信息已更新，新的申报按新内容填写；此前已提交的申报不变。',
      en: '{{kind}} of {{company}}: in effect. The company information was changed, and new filings say it; filings that were submitted before stay as they are.',
    },
  },
  company_change_refused: {
    category: 'account',
    mail: true,
    title: { zh: '变更申请未核准', en: 'Change refused' },
    body: {
      zh: '“{{company}}”的{{kind}}申请未予核准。原因：{{reason}}。补正后可以重新申请。',
      en: '{{kind}} of {{company}}: refused. Reason: {{reason}}. It can be asked for again once that is put right.',
    },
  },
  mandate_offered: {
    category: 'account',
    title: { zh: '有企业委托您代理申报', en: 'A company offers you a mandate' },
    body: {
      zh: '“{{company}}”委托您自{{from}}至{{until}}代理其申报。请在“授权代理”中接受或谢绝。',
      en: '{{company}} asks you to act for it from {{from}} to {{until}}. Accept or decline on the page "Mandates".',
    },
  },
  mandate_accepted: {
    category: 'account',
    mail: true,
    title: { zh: '代理委托已被接受', en: 'Mandate accepted' },
    body: {
      zh: '{{agent}}（{{home}}）已接受委托，自{{from}}至{{until}}代理贵企业申报。贵企业可随时终止。',
      en: '{{agent}} of {{home}} accepted the mandate and acts for your company from {{from}} to {{until}}. You can end it at any time.',
    },
  },
  mandate_declined: {
    category: 'account',
    title: { zh: '代理委托被谢绝', en: 'Mandate declined' },
    body: {
      zh: '{{agent}}（{{home}}）谢绝了代理委托。',
      en: '{{agent}} of {{home}} declined the mandate.',
    },
  },
  mandate_ended: {
    category: 'account',
    mail: true,
    title: { zh: '代理委托已结束', en: 'Mandate ended' },
    body: {
      zh: '{{agent}}（{{home}}）的代理委托已结束，不能再代理贵企业申报。已保存和提交的内容不受影响。',
      en: 'The mandate of {{agent}} of {{home}} has ended. What was saved and submitted by it stays as it is.',
    },
  },
  mandate_taken_back: {
    category: 'account',
    title: { zh: '代理委托已结束', en: 'Mandate ended' },
    body: {
      zh: '“{{company}}”的代理委托已结束，您不能再代理该企业申报。',
      en: 'Your mandate of {{company}} has ended. You cannot act for it any more.',
    },
  },
  mandate_ending: {
    category: 'deadline',
    mail: true,
    title: { zh: '代理委托即将到期', en: 'A mandate ends soon' },
    body: {
      zh: '{{agent}}（{{home}}）代理“{{company}}”申报的委托于{{until}}到期。需要继续的，请由“{{company}}”在到期后重新委托；急需的，可先终止原委托再重新委托。',
      en: 'The mandate of {{agent}} ({{home}}) for {{company}} ends with {{until}}. To go on, {{company}} gives a new one after that day, or ends this one and gives a new one at once.',
    },
  },
  mandate_of_colleague: {
    category: 'account',
    title: { zh: '本企业人员受托代理其他企业', en: 'Somebody of your company acts for another one' },
    body: {
      zh: '{{agent}}已接受“{{company}}”的委托，自{{from}}至{{until}}代理其申报，办理时以“{{agent}}（{{home}}）”署名。',
      en: '{{agent}} accepted a mandate of {{company}} and acts for it from {{from}} to {{until}}, as {{agent}} of {{home}}.',
    },
  },
  mandate_of_colleague_ended: {
    category: 'account',
    title: { zh: '本企业人员的代理委托已结束', en: 'A mandate of somebody of your company has ended' },
    body: {
      zh: '{{agent}}代理“{{company}}”申报的委托已结束。',
      en: '{{agent}} does not act for {{company}} any more.',
    },
  },
  recognition_expiring: {
    category: 'deadline',
    mail: true,
    overtakes: ['recognition_expiring'],
    title: { zh: '认定即将到期', en: 'A recognition expires soon' },
    body: {
      zh: '“{{company}}”的{{program}}（证书编号{{no}}）有效期至{{day}}。需要延续的，请在申报开放期间再次申请。',
      en: '{{program}} of {{company}} (certificate {{no}}) is valid until {{day}}. To renew it, apply again while a window is open.',
    },
  },
  certificate_issued: {
    category: 'project',
    mail: true,
    title: { zh: '证书已重新出具', en: 'Certificate issued anew' },
    body: {
      zh: '贵单位的{{program}}证书（{{no}}）已{{issue}}，原证书同时作废，请登录平台下载新证书。原因：{{reason}}',
      en: '{{issue}}: your certificate {{no}} of {{program}}. The one before is replaced. Download the new one in the portal. Reason: {{reason}}',
    },
  },
  recognition_changed: {
    category: 'project',
    mail: true,
    title: { zh: '认定信息已变更', en: 'Recognition changed' },
    body: {
      zh: '贵单位的{{program}}认定（{{no}}）已{{issue}}，请登录平台核对。原因：{{reason}}',
      en: '{{issue}}: your recognition {{no}} of {{program}}. Look at it in the portal. Reason: {{reason}}',
    },
  },
  owner_password_reset: {
    category: 'account',
    sms: true,
    title: { zh: '主账号密码已重置', en: 'Password of the main account reset' },
    body: {
      zh: '“{{company}}”主账号{{username}}的密码已由市级管理员重置。如非贵单位申请，请立即联系管理部门。',
      en: 'The city administrator reset the password of {{username}}, the main account of {{company}}. If you did not ask for it, contact the authority at once.',
    },
  },
  strangers_try: {
    category: 'account',
    title: { zh: '账号多次登录失败', en: 'Many failed sign-ins' },
    body: {
      zh: '24小时内，有人在陌生设备上尝试登录账号{{username}}，失败{{count}}次以上。在登录过的设备上登录不受影响。如密码与其他网站相同或容易被猜到，请尽快修改。',
      en: 'Within 24 hours, {{count}} or more sign-ins to {{username}} failed on unknown devices. Devices that have signed in before are not affected. Change the password if it is used elsewhere or easy to guess.',
    },
  },
  factor_added: {
    category: 'account',
    sms: true,
    title: { zh: '账号已设置第二验证', en: 'Second factor set up' },
    body: {
      zh: '账号{{username}}新设置了第二验证“{{name}}”。如非本人操作，请立即修改密码并联系管理员。',
      en: 'A second factor, "{{name}}", was set up for {{username}}. If this was not you, change the password and contact the administrator at once.',
    },
  },
  factor_removed: {
    category: 'account',
    sms: true,
    title: { zh: '账号的第二验证已移除', en: 'Second factor removed' },
    body: {
      zh: '账号{{username}}的第二验证“{{name}}”已移除。如非本人操作，请立即修改密码并联系管理员。',
      en: 'The second factor "{{name}}" of {{username}} was removed. If this was not you, change the password and contact the administrator at once.',
    },
  },
  factors_reset: {
    category: 'account',
    sms: true,
    title: { zh: '账号的第二验证已重置', en: 'Second factors reset' },
    body: {
      zh: '管理员{{by}}已重置账号{{username}}的第二验证。如非本人申请，请立即联系管理员。',
      en: '{{by}} reset the second factors of {{username}}. If you did not ask for it, contact the administrator at once.',
    },
  },
  oidc_bound: {
    category: 'account',
    sms: true,
    title: { zh: '账号已绑定统一身份', en: 'Account at another service bound' },
    body: {
      zh: '账号{{username}}已绑定“{{name}}”，可用它登录。如非本人操作，请立即修改密码、解除绑定并联系管理员。',
      en: '{{username}} can now sign in by {{name}}. If this was not you, change the password, unbind it and contact the administrator at once.',
    },
  },
  recovery_used: {
    category: 'account',
    sms: true,
    title: { zh: '恢复码已被使用', en: 'Recovery code used' },
    body: {
      zh: '有人使用恢复码登录了账号{{username}}，还剩{{count}}个恢复码。如非本人操作，请立即修改密码并联系管理员。',
      en: {
        one: 'Somebody signed in to {{username}} with a recovery code; {{count}} is left. If this was not you, change the password and contact the administrator at once.',
        other:
          'Somebody signed in to {{username}} with a recovery code; {{count}} are left. If this was not you, change the password and contact the administrator at once.',
      },
    },
  },
  second_step_fails: {
    category: 'account',
    sms: true,
    title: { zh: '第二验证多次失败', en: 'Second factor failed repeatedly' },
    body: {
      zh: '有人输入了账号{{username}}的正确密码，但第二验证失败{{count}}次。如非本人操作，请立即修改密码。',
      en: {
        one: 'Somebody entered the right password of {{username}}, and failed {{count}} time at the second factor. If this was not you, change the password at once.',
        other:
          'Somebody entered the right password of {{username}}, and failed {{count}} times at the second factor. If this was not you, change the password at once.',
      },
    },
  },
} as const satisfies Record<string, MessageTemplate>;
