/** Messages to a company about its filings. */
import type { MessageTemplate } from '../inbox/messages';

/** Messages about the time that is left for corrections. */
const REMINDERS = ['correction_due', 'correction_last_day'] as const;

/** Messages about signatures, sent again whenever a signature is given or voided, since the next signatory changes. */
const SIGNING = ['signature_due', 'signature_void', 'signatures_done'] as const;

export const filingTemplates = {
  section_assigned: {
    category: 'system',
    title: { zh: '有栏目指派给您', en: 'A section is yours to fill in' },
    body: {
      zh: '{{name}}将“{{program}}”的“{{section}}”指派给您填写，完成日期：{{due}}。',
      en: '{{name}} asks you to fill in {{section}} of {{program}}. To be done by: {{due}}.',
    },
  },
  signature_due: {
    category: 'review',
    overtakes: SIGNING,
    title: { zh: '有申报待您签署', en: 'A declaration waits for your signature' },
    body: {
      zh: '“{{program}}”已由{{name}}签署，请您作为{{hand}}核对内容并签署。签署齐全后方可提交。',
      en: '{{name}} has signed {{program}}. It is your turn ({{hand}}): read it and sign. It can be submitted once all have signed.',
    },
  },
  signer_missing: {
    category: 'review',
    title: { zh: '申报待签署，尚未指定签署人', en: 'Nobody is named to sign a declaration' },
    body: {
      zh: '“{{program}}”待{{hand}}签署，但本企业尚未指定人员。请在“账号管理”中编辑其账号，选择签署身份。',
      en: '{{program}} waits for a signature ({{hand}}), and nobody is named for it. Name the person under “Accounts”.',
    },
  },
  signature_void: {
    category: 'review',
    overtakes: SIGNING,
    title: { zh: '您的签署已失效', en: 'Your signature is void' },
    body: {
      zh: '{{name}}修改了“{{program}}”中您已签署的内容，您作为{{hand}}的签署失效。请核对修改后重新签署。',
      en: '{{name}} changed what you had signed of {{program}} ({{hand}}), so your signature is void. Read the change and sign again.',
    },
  },
  signatures_done: {
    category: 'review',
    overtakes: SIGNING,
    title: { zh: '签署齐全，可以提交', en: 'All have signed' },
    body: {
      zh: '“{{program}}”已签署齐全，请在申报截止前提交。此后再修改，相应签署失效。',
      en: 'All have signed {{program}}. Submit it before the window closes; a change from now on voids signatures.',
    },
  },
  submitted: {
    category: 'review',
    overtakes: REMINDERS,
    title: { zh: '申报已提交', en: 'Declaration submitted' },
    body: {
      zh: '“{{project}}”（{{program}}）已于{{time}}提交，编号{{no}}，由{{department}}进行初审。',
      en: '{{project}} ({{program}}) was submitted at {{time}} as {{no}}. {{department}} makes the first review.',
    },
  },
  withdrawn: {
    category: 'review',
    title: { zh: '申报已撤回', en: 'Declaration withdrawn' },
    body: {
      zh: '“{{project}}”已撤回，截止时间{{closes_at}}前可修改后重新提交。',
      en: '{{project}} was withdrawn. You can change it and submit again before {{closes_at}}.',
    },
  },
  returned: {
    category: 'correction',
    sms: true,
    title: { zh: '申报被退回修改', en: 'Returned for correction' },
    body: {
      zh: '“{{project}}”被{{unit}}退回，共{{count}}处需修改，请于{{deadline}}前重新提交。意见：{{opinion}}',
      en: '{{unit}} returned {{project}} for correction (items: {{count}}). Submit again before {{deadline}}. Opinion: {{opinion}}',
    },
  },
  correction_extended: {
    category: 'correction',
    mail: true,
    overtakes: REMINDERS,
    title: { zh: '修改期限已延长', en: 'Correction deadline extended' },
    body: {
      zh: '“{{project}}”的修改截止时间调整为{{deadline}}。',
      en: 'The deadline for {{project}} is now {{deadline}}.',
    },
  },
  correction_due: {
    category: 'deadline',
    mail: true,
    overtakes: REMINDERS,
    title: { zh: '修改期限即将届满', en: 'Correction due soon' },
    body: {
      zh: '“{{project}}”还剩{{count}}天修改时间，截止{{deadline}}，逾期视为放弃申报。',
      en: {
        one: '{{project}} has {{count}} day left to correct (until {{deadline}}). After that the filing counts as given up.',
        other:
          '{{project}} has {{count}} days left to correct (until {{deadline}}). After that the filing counts as given up.',
      },
    },
  },
  correction_last_day: {
    category: 'deadline',
    sms: true,
    overtakes: REMINDERS,
    title: { zh: '修改期限今天届满', en: 'Last day to correct' },
    body: {
      zh: '“{{project}}”的修改期限今天届满，请于{{deadline}}前重新提交，逾期视为放弃申报。',
      en: 'Today is the last day to correct {{project}}. Submit it again before {{deadline}}; after that the filing counts as given up.',
    },
  },
  correction_expired: {
    category: 'review',
    overtakes: REMINDERS,
    title: { zh: '逾期未修改', en: 'Not corrected in time' },
    body: {
      zh: '“{{project}}”未在{{deadline}}前重新提交，已按不通过处理。如不服，可于{{appeal_until}}前登录平台申诉。',
      en: '{{project}} was not submitted again before {{deadline}} and is closed as not approved. You can appeal in the portal before {{appeal_until}}.',
    },
  },
  first_passed: {
    category: 'review',
    title: { zh: '初审通过', en: 'Passed the first review' },
    body: {
      zh: '“{{project}}”已通过{{unit}}初审，进入市级审核。',
      en: '{{project}} passed the first review by {{unit}} and is now under city review.',
    },
  },
  level_passed: {
    category: 'review',
    title: { zh: '逐级审核通过', en: 'Passed a level of review' },
    body: {
      zh: '“{{project}}”已通过{{unit}}{{level}}，进入{{next}}。',
      en: '{{project}} passed {{level}} by {{unit}} and goes on to {{next}}.',
    },
  },
  expert_review: {
    category: 'review',
    title: { zh: '进入专家评审', en: 'Sent to experts' },
    body: {
      zh: '“{{project}}”已进入专家评审，请保持联系人电话畅通。',
      en: '{{project}} is now with the expert panel. Please keep the contact phone reachable.',
    },
  },
  publicised: {
    category: 'review',
    title: { zh: '{{proposed}}', en: '{{proposed}}' },
    body: {
      zh: '“{{project}}”已进入{{proposed}}，公示期{{from}}至{{to}}。',
      en: '{{proposed}}: {{project}}, open to comment from {{from}} to {{to}}.',
    },
  },
  approved: {
    category: 'review',
    sms: true,
    title: { zh: '{{approved}}', en: '{{approved}}' },
    body: {
      zh: '“{{project}}”{{approved}}，编号{{project_no}}{{terms}}。',
      en: '{{approved}}: {{project}}, number {{project_no}}{{terms}}.',
    },
  },
  rejected: {
    category: 'review',
    sms: true,
    title: { zh: '申报不通过', en: 'Not approved' },
    body: {
      zh: '“{{project}}”未通过审核。原因：{{reasons}}。如不服，可于{{appeal_until}}前登录平台申诉。意见：{{opinion}}',
      en: '{{project}} was not approved. Reason: {{reasons}}. You can appeal in the portal before {{appeal_until}}. Opinion: {{opinion}}',
    },
  },
  revoked: {
    category: 'project',
    sms: true,
    title: { zh: '{{revoked}}', en: '{{revoked}}' },
    body: {
      zh: '“{{project}}”（{{project_no}}）{{revoked}}，文号{{doc_no}}。原因：{{reasons}}。如不服，可于{{appeal_until}}前登录平台申诉。意见：{{opinion}}',
      en: '{{revoked}}: {{project}} ({{project_no}}), by document {{doc_no}}. Reason: {{reasons}}. You can appeal in the portal before {{appeal_until}}. Opinion: {{opinion}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
