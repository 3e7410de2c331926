/** Messages to a company about its filings. */
import type { MessageTemplate } from '../inbox/messages';

/** Messages about the time that is left for corrections. */
const REMINDERS = ['correction_due', 'correction_last_day'] as const;
/** Messages that the end of a correction supersedes. */
const UNTIL_CORRECTED = [...REMINDERS, 'returned'] as const;

/** Messages about signatures, sent again whenever a signature is given or voided, since the next signatory changes. */
const SIGNING = ['signature_due', 'signature_void', 'signatures_done'] as const;

export const filingTemplates = {
  section_assigned: {
    category: 'system',
    title: { zh: '有栏目指派给您', en: 'A section is yours to fill in', ar: 'قسم عليك ملؤه' },
    body: {
      zh: '{{name}}将“{{program}}”的“{{section}}”指派给您填写，完成日期：{{due}}。',
      en: '{{name}} asks you to fill in {{section}} of {{program}}. To be done by: {{due}}.',
      ar: 'يطلب منك {{name}} ملء {{section}} من {{program}}. الموعد: {{due}}.',
    },
  },
  signature_due: {
    category: 'review',
    overtakes: SIGNING,
    title: { zh: '有申报待您签署', en: 'A declaration waits for your signature', ar: 'طلب بانتظار توقيعك' },
    body: {
      zh: '“{{project}}”已由{{name}}签署，请您作为{{hand}}核对内容并签署。签署齐全后方可提交。',
      en: '{{name}} has signed {{project}}. It is your turn ({{hand}}): read it and sign. It can be submitted once all have signed.',
      ar: 'وقّع {{name}} على {{project}}. حان دورك ({{hand}}): اقرأ ووقّع. يمكن تقديمه بعد توقيع الجميع.',
    },
  },
  signer_missing: {
    category: 'review',
    title: {
      zh: '申报待签署，尚未指定签署人',
      en: 'Nobody is named to sign a declaration',
      ar: 'لم يُسمَّ من يوقّع على الطلب',
    },
    body: {
      zh: '“{{project}}”待{{hand}}签署，但本企业尚未指定人员。请在“账号管理”中编辑其账号，选择签署身份。',
      en: '{{project}} waits for a signature ({{hand}}), and nobody is named for it. Name the person under “Accounts”.',
      ar: '{{project}} بانتظار توقيع ({{hand}}) ولم يُسمَّ له أحد. سمّ الشخص في «الحسابات».',
    },
  },
  signature_void: {
    category: 'review',
    overtakes: SIGNING,
    title: { zh: '您的签署已失效', en: 'Your signature is void', ar: 'توقيعك لاغٍ' },
    body: {
      zh: '{{name}}修改了“{{project}}”中您已签署的内容，您作为{{hand}}的签署失效。请核对修改后重新签署。',
      en: '{{name}} changed what you had signed of {{project}} ({{hand}}), so your signature is void. Read the change and sign again.',
      ar: 'غيّر {{name}} ما وقّعت عليه في {{project}} ({{hand}}) فأصبح توقيعك لاغيًا. اقرأ التغيير ووقّع مجددًا.',
    },
  },
  signature_declined: {
    category: 'review',
    title: {
      zh: '有人不同意签署申报',
      en: 'A signatory declines to sign',
      ar: 'امتنع أحد الموقّعين عن التوقيع',
    },
    body: {
      zh: '{{name}}作为{{hand}}不同意签署“{{project}}”。请查看草稿，修改或沟通后再请其签署。理由：{{reason}}',
      en: '{{name}} ({{hand}}) declines to sign {{project}}. Look at the draft and settle it, then ask for the signature again. Reason: {{reason}}',
      ar: 'امتنع {{name}} ({{hand}}) عن توقيع {{project}}. راجع المسودة وعالج الأمر ثم اطلب التوقيع من جديد. السبب: {{reason}}',
    },
  },
  signatures_done: {
    category: 'review',
    overtakes: [...SIGNING, 'signature_declined'],
    title: { zh: '签署齐全，可以提交', en: 'All have signed', ar: 'وقّع الجميع' },
    body: {
      zh: '“{{project}}”已签署齐全，请在申报截止前提交。此后再修改，相应签署失效。',
      en: 'All have signed {{project}}. Submit it before the window closes; a change from now on voids signatures.',
      ar: 'وقّع الجميع على {{project}}. قدّمه قبل إغلاق فترة التقديم، وأي تغيير من الآن يلغي التوقيعات.',
    },
  },
  submitted: {
    category: 'review',
    overtakes: UNTIL_CORRECTED,
    title: { zh: '申报已提交', en: 'Declaration submitted', ar: 'قُدّم الطلب' },
    body: {
      zh: '“{{project}}”（{{program}}）已于{{time}}提交，编号{{no}}，由{{department}}进行初审。',
      en: '{{project}} ({{program}}) was submitted at {{time}} as {{no}}. {{department}} makes the first review.',
      ar: 'قُدّم {{project}} ({{program}}) في {{time}} برقم {{no}}. تتولى {{department}} المراجعة الأولى.',
    },
  },
  resubmitted: {
    category: 'review',
    overtakes: UNTIL_CORRECTED,
    title: { zh: '申报已重新提交', en: 'Declaration submitted again', ar: 'قُدّم الطلب مجددًا' },
    body: {
      zh: '“{{project}}”（{{program}}）已于{{time}}重新提交，编号{{no}}，继续{{level}}。',
      en: '{{project}} ({{program}}) was submitted again at {{time}} as {{no}}. It goes on with: {{level}}.',
      ar: 'قُدّم {{project}} ({{program}}) مجددًا في {{time}} برقم {{no}}. ويستمر في: {{level}}.',
    },
  },
  withdrawn: {
    category: 'review',
    title: { zh: '申报已撤回', en: 'Declaration withdrawn', ar: 'سُحب الطلب المقدَّم' },
    body: {
      zh: '“{{project}}”已撤回，截止时间{{closes_at}}前可修改后重新提交。',
      en: '{{project}} was withdrawn. You can change it and submit again before {{closes_at}}.',
      ar: 'سُحب {{project}}. يمكنك تعديله وتقديمه مجددًا قبل {{closes_at}}.',
    },
  },
  withdrawal_undone: {
    category: 'review',
    title: { zh: '申报撤回已撤销', en: 'Withdrawal taken back', ar: 'أُلغي السحب' },
    body: {
      zh: '“{{project}}”的撤回已撤销，申报编号{{no}}继续有效，无须重新提交。',
      en: 'The withdrawal of {{project}} was taken back. The submission {{no}} stands; you need not submit again.',
      ar: 'أُلغي سحب {{project}}. ويبقى التقديم رقم {{no}} ساريًا، ولا حاجة إلى تقديمه مجددًا.',
    },
  },
  returned: {
    category: 'correction',
    sms: true,
    title: { zh: '申报被退回修改', en: 'Returned for correction', ar: 'أُعيد للتصحيح' },
    body: {
      zh: '“{{project}}”被{{unit}}退回{{marked}}，请于{{deadline}}前重新提交。意见：{{opinion}}',
      en: '{{unit}} returned {{project}} for correction{{marked}}. Submit again before {{deadline}}. Opinion: {{opinion}}',
      ar: 'أعادت {{unit}} {{project}} للتصحيح{{marked}}. قدّمه مجددًا قبل {{deadline}}. الرأي: {{opinion}}',
    },
  },
  correction_extended: {
    category: 'correction',
    mail: true,
    overtakes: REMINDERS,
    title: { zh: '修改期限已延长', en: 'Correction deadline extended', ar: 'مُدِّد موعد التصحيح' },
    body: {
      zh: '“{{project}}”的修改截止时间调整为{{deadline}}。',
      en: 'The deadline for {{project}} is now {{deadline}}.',
      ar: 'موعد {{project}} الآن {{deadline}}.',
    },
  },
  correction_due: {
    category: 'deadline',
    mail: true,
    overtakes: REMINDERS,
    title: { zh: '修改期限即将届满', en: 'Correction due soon', ar: 'قرب موعد التصحيح' },
    body: {
      zh: '“{{project}}”还剩{{count}}天修改时间，截止{{deadline}}；逾期未重新提交的，按不通过处理，可以申诉。',
      en: {
        one: '{{project}} has {{count}} day left to correct (until {{deadline}}). After that the filing counts as not approved, and you can appeal.',
        other:
          '{{project}} has {{count}} days left to correct (until {{deadline}}). After that the filing counts as not approved, and you can appeal.',
      },
      ar: 'الأيام المتبقية لتصحيح {{project}}: {{count}} (حتى {{deadline}}). بعدها يُعدّ الطلب غير معتمد، ويمكنك التظلم.',
    },
  },
  correction_last_day: {
    category: 'deadline',
    sms: true,
    overtakes: REMINDERS,
    title: { zh: '修改期限今天届满', en: 'Last day to correct', ar: 'آخر يوم للتصحيح' },
    body: {
      zh: '“{{project}}”的修改期限今天届满，请于{{deadline}}前重新提交；逾期未重新提交的，按不通过处理，可以申诉。',
      en: 'Today is the last day to correct {{project}}. Submit it again before {{deadline}}; after that the filing counts as not approved, and you can appeal.',
      ar: 'اليوم آخر يوم لتصحيح {{project}}. قدّمه مجددًا قبل {{deadline}}، وبعده يُعدّ الطلب غير معتمد، ويمكنك التظلم.',
    },
  },
  correction_expired: {
    category: 'review',
    overtakes: UNTIL_CORRECTED,
    title: { zh: '逾期未修改', en: 'Not corrected in time', ar: 'لم يُصحح في الموعد' },
    body: {
      zh: '“{{project}}”未在{{deadline}}前重新提交，已按不通过处理。如不服，可于{{appeal_until}}前登录平台申诉。',
      en: '{{project}} was not submitted again before {{deadline}} and is closed as not approved. You can appeal in the portal before {{appeal_until}}.',
      ar: 'لم يُقدّم {{project}} مجددًا قبل {{deadline}} وأُغلق غير معتمد. يمكنك التظلم في البوابة قبل {{appeal_until}}.',
    },
  },
  first_passed: {
    category: 'review',
    title: { zh: '初审通过', en: 'Passed the first review', ar: 'اجتاز المراجعة الأولى' },
    body: {
      zh: '“{{project}}”已通过{{unit}}初审，进入市级审核。',
      en: '{{project}} passed the first review by {{unit}} and is now under city review.',
      ar: 'اجتاز {{project}} المراجعة الأولى لدى {{unit}} وهو الآن قيد مراجعة المدينة.',
    },
  },
  level_passed: {
    category: 'review',
    title: { zh: '逐级审核通过', en: 'Passed a level of review', ar: 'اجتاز مستوى من المراجعة' },
    body: {
      zh: '“{{project}}”已通过{{unit}}{{level}}，进入{{next}}。',
      en: '{{project}} passed {{level}} by {{unit}} and goes on to {{next}}.',
      ar: 'اجتاز {{project}} {{level}} لدى {{unit}} وينتقل إلى {{next}}.',
    },
  },
  expert_review: {
    category: 'review',
    title: { zh: '进入专家评审', en: 'Sent to experts', ar: 'أُرسل إلى الخبراء' },
    body: {
      zh: '“{{project}}”已进入专家评审，请保持联系人电话畅通。',
      en: '{{project}} is now with the expert panel. Please keep the contact phone reachable.',
      ar: '{{project}} الآن لدى لجنة الخبراء. يرجى إبقاء هاتف جهة الاتصال متاحًا.',
    },
  },
  publicised: {
    category: 'review',
    title: { zh: '{{proposed}}', en: '{{proposed}}', ar: '{{proposed}}' },
    body: {
      zh: '“{{project}}”已进入{{proposed}}，公示期{{from}}至{{to}}。',
      en: '{{proposed}}: {{project}}, open to comment from {{from}} to {{to}}.',
      ar: '{{proposed}}: {{project}}، مفتوح للاعتراض من {{from}} إلى {{to}}.',
    },
  },
  approved: {
    category: 'review',
    sms: true,
    title: { zh: '{{approved}}', en: '{{approved}}', ar: '{{approved}}' },
    body: {
      zh: '“{{project}}”{{approved}}，编号{{project_no}}{{terms}}。',
      en: '{{approved}}: {{project}}, number {{project_no}}{{terms}}.',
      ar: '{{approved}}: {{project}}، الرقم {{project_no}}{{terms}}.',
    },
  },
  named_approved: {
    category: 'review',
    title: {
      zh: '{{approved}}（与贵单位有关）',
      en: '{{approved}}, and it names your company',
      ar: '{{approved}}، ويذكر شركتكم',
    },
    body: {
      zh: '{{company}}申报的“{{project}}”与贵单位有关，{{approved}}，编号{{project_no}}{{terms}}。',
      en: '{{project}}, filed by {{company}}, names your company. {{approved}} as {{project_no}}{{terms}}.',
      ar: '{{project}}، الذي قدّمته {{company}}، يذكر شركتكم. {{approved}} برقم {{project_no}}{{terms}}.',
    },
  },
  rejected: {
    category: 'review',
    sms: true,
    title: { zh: '申报不通过', en: 'Not approved', ar: 'غير معتمد' },
    body: {
      zh: '“{{project}}”未通过审核。原因：{{reasons}}。如不服，可于{{appeal_until}}前登录平台申诉。意见：{{opinion}}',
      en: '{{project}} was not approved. Reason: {{reasons}}. You can appeal in the portal before {{appeal_until}}. Opinion: {{opinion}}',
      ar: 'لم يُعتمد {{project}}. السبب: {{reasons}}. يمكنك التظلم في البوابة قبل {{appeal_until}}. الرأي: {{opinion}}',
    },
  },
  revoked: {
    category: 'project',
    sms: true,
    title: { zh: '{{revoked}}', en: '{{revoked}}', ar: '{{revoked}}' },
    body: {
      zh: '“{{project}}”（{{project_no}}）{{revoked}}，文号{{doc_no}}。原因：{{reasons}}。如不服，可于{{appeal_until}}前登录平台申诉。意见：{{opinion}}',
      en: '{{revoked}}: {{project}} ({{project_no}}), by document {{doc_no}}. Reason: {{reasons}}. You can appeal in the portal before {{appeal_until}}. Opinion: {{opinion}}',
      ar: '{{revoked}}: {{project}} ({{project_no}})، بالوثيقة {{doc_no}}. السبب: {{reasons}}. يمكنك التظلم في البوابة قبل {{appeal_until}}. الرأي: {{opinion}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
