/** Messages about signatures of a company on its filing. */
import type { TextTemplate } from '../text';

export const signatoryMessages = {
  signed: { zh: '已签署', en: 'Signed', ar: 'تم التوقيع' },
  declined: {
    zh: '不同意签署的理由已记录',
    en: 'The reason why you decline to sign is recorded',
    ar: 'سُجّل سبب امتناعك عن التوقيع',
  },
  reasonMissing: {
    zh: '请填写不同意签署的理由',
    en: 'Enter the reason why you decline to sign',
    ar: 'أدخل سبب امتناعك عن التوقيع',
  },
  personInRole: { zh: '{{hand}}（{{name}}）', en: '{{name}} ({{hand}})', ar: '{{name}} ({{hand}})' },
  fillerFirst: {
    zh: '签署人须包括填报人，且由其最先签署',
    en: 'The filler signs in any case, and first: add this hand',
    ar: 'يوقّع المالئ في كل حال وأولًا: أضف هذا الموقّع',
  },
  fillerSignsAll: {
    zh: '填报人须对全部内容签署',
    en: 'The filler signs the whole filing: leave the sections out',
    ar: 'يوقّع المالئ على الطلب كاملًا: اترك الأقسام',
  },
  handsOnce: {
    zh: '每种签署人只能列一次，请删去重复的',
    en: 'Each hand signs once, in the order given: remove the repeated one',
    ar: 'يوقّع كل موقّع مرة واحدة بالترتيب المذكور: أزل المكرر',
  },
  sectionUnknown: {
    zh: '申报书中没有该栏目：{{section}}，请重新选择签署范围',
    en: 'The form has no such section to sign ({{section}}). Choose again',
    ar: 'ليس في الاستمارة قسم كهذا للتوقيع ({{section}}). اختر مجددًا',
  },
  notAsked: {
    zh: '本项目不要求该签署，请刷新后查看',
    en: 'This program does not ask for that signature. Reload the page',
    ar: 'هذا البرنامج لا يطلب ذلك التوقيع. أعد تحميل الصفحة',
  },
  signedAlready: {
    zh: '{{name}}已作为{{hand}}签署，无需再签',
    en: '{{name}} has signed already ({{hand}})',
    ar: 'سبق أن وقّع {{name}} ({{hand}})',
  },
  notYet: {
    zh: '按顺序须由{{hand}}先签署，签署后会通知您',
    en: 'Signatures are given in order and another comes first ({{hand}}). You will be told when it is your turn',
    ar: 'تُعطى التوقيعات بالترتيب وقبلك غيرك ({{hand}}). ستُبلّغ عند حلول دورك',
  },
  notYours: {
    zh: '您不是本企业指定的{{hand}}，请由其本人登录签署；指定人员由主账号在“账号管理”中设置',
    en: 'You are not named for this signature ({{hand}}). The person signs with their own account; the main account names people under “Accounts”',
    ar: 'لم تُسمَّ لهذا التوقيع ({{hand}}). يوقّع الشخص بحسابه، والحساب الرئيسي يسمي الأشخاص في «الحسابات»',
  },
  incomplete: {
    zh: '还有{{count}}处未填写或有误，请改好后再签署',
    en: {
      one: '{{count}} place is missing or wrong. Put this right before you sign',
      other: '{{count}} places are missing or wrong. Put this right before you sign',
    },
    ar: 'مواضع ناقصة أو خاطئة: {{count}}. صحّحها قبل التوقيع',
  },
  unexplained: {
    zh: '还有{{count}}项数据与以往申报不一致且未说明，请先在“预览并提交”页逐项说明原因，再签署',
    en: {
      one: '{{count}} figure differs from earlier filings without a reason. Give the reason under “Preview and submit” before you sign',
      other:
        '{{count}} figures differ from earlier filings without a reason. Give the reasons under “Preview and submit” before you sign',
    },
    ar: 'أرقام تختلف عن تصاريح سابقة بلا سبب: {{count}}. اذكر الأسباب في «المراجعة والتقديم» قبل التوقيع',
  },
  missing: {
    zh: '尚缺签署：{{hands}}。签署齐全后方可提交',
    en: 'Signatures are missing: {{hands}}. The declaration can be submitted once all have signed',
    ar: 'توقيعات ناقصة: {{hands}}. يمكن تقديم الطلب بعد توقيع الجميع',
  },
  missingDeclined: {
    zh: '尚缺签署：{{hands}}。{{who}}不同意签署，请在“企业签署”中查看理由，修改或沟通后再请其签署。签署齐全后方可提交',
    en: 'Signatures are missing: {{hands}}. Declined to sign: {{who}}. Read the reason under “Signatures” and settle it. The declaration can be submitted once all have signed',
    ar: 'توقيعات ناقصة: {{hands}}. امتنع عن التوقيع: {{who}}. اقرأ السبب في «توقيعات الشركة» وعالجه. يمكن تقديم الطلب بعد توقيع الجميع',
  },
  changedBeforeDecline: {
    zh: '内容已被{{by}}于{{at}}修改，您的理由未记录，请查看最新内容后再决定',
    en: '{{by}} changed this filing at {{at}}. Your reason was not recorded: read what stands there now, and decide again',
    ar: 'غيّر {{by}} هذا الطلب في {{at}} ولم يُسجَّل سببك: اقرأ ما فيه الآن ثم قرّر من جديد',
  },
  changed: {
    zh: '内容已被{{by}}于{{at}}修改，签署未生效，请查看最新内容后再签署',
    en: '{{by}} changed this filing at {{at}}. Nothing was signed: read what stands there now, and sign again',
    ar: 'غيّر {{by}} هذا الطلب في {{at}} ولم يُوقّع شيء: اقرأ ما فيه الآن ووقّع مجددًا',
  },
  factorMissing: {
    zh: '本项目签署须经第二验证，请先在“我的账号”中设置',
    en: 'Signing this program takes a second factor. Set one up under "My account" first',
    ar: 'توقيع هذا البرنامج يتطلب عاملًا ثانيًا. أعدّ واحدًا في «حسابي» أولًا',
  },
  factorNeeded: {
    zh: '签署前请确认是您本人',
    en: 'Confirm that it is you before you sign',
    ar: 'أكّد هويتك قبل التوقيع',
  },
  factorOver: {
    zh: '本次验证已过期或已使用，请重新签署',
    en: 'This confirmation has expired or was used. Sign again',
    ar: 'انتهت صلاحية هذا التأكيد أو استُخدم. وقّع مجددًا',
  },
} satisfies Record<string, TextTemplate>;
