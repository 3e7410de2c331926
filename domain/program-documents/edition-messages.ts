/** Messages about the steps of an edition, to the office and to companies. */
import type { Text, TextTemplate } from '../text';

export const editionMessages = {
  proposed: {
    zh: '“{{program}}”{{edition}}版已提交，待复核',
    en: '{{program}}, edition {{edition}}, is proposed and waits to be checked',
    ar: 'اقتُرح {{program}}، الإصدار {{edition}}، وهو بانتظار التدقيق',
  },
  check: {
    zh: '“{{program}}”{{edition}}版已复核，待签发',
    en: '{{program}}, edition {{edition}}, is checked and waits to be issued',
    ar: 'دُقق {{program}}، الإصدار {{edition}}، وهو بانتظار الإصدار',
  },
  issue: {
    zh: '“{{program}}”{{edition}}版已签发',
    en: '{{program}}, edition {{edition}}, is issued',
    ar: 'صدر {{program}}، الإصدار {{edition}}',
  },
  refuse: {
    zh: '“{{program}}”{{edition}}版未通过，编制人会看到理由',
    en: '{{program}}, edition {{edition}}, is refused. Whoever compiled it reads the reason',
    ar: 'رُفض {{program}}، الإصدار {{edition}}. يقرأ معدّه السبب',
  },
  guideFileUploaded: {
    zh: '文件已上传，随版本发布后企业可下载',
    en: 'The file is uploaded. Companies can download it once the edition is issued',
    ar: 'رُفع الملف. يمكن للشركات تنزيله بعد إصدار النسخة',
  },
  take_back: {
    zh: '“{{program}}”{{edition}}版已撤回',
    en: '{{program}}, edition {{edition}}, is taken back',
    ar: 'سُحب {{program}}، الإصدار {{edition}}',
  },
} satisfies Record<string, TextTemplate>;

/** Reasons why a release cannot be compared with the edition of the office. */
export const threeWayTexts = {
  notOfRelease: {
    zh: '只有随系统版本更新而来、尚未办结的版本才有三方对比，请从“全部版本”中选择',
    en: 'Only an open proposal that a release has brought is compared three ways. Choose one under all editions',
    ar: 'المقارنة الثلاثية لاقتراح مفتوح جاء به إصدار النظام وحده. اختر واحدًا من كل الإصدارات',
  },
  noStart: {
    zh: '现行版本所依据的系统自带版本未保存，不能三方对比。请用“变化与影响”对比两版，再在设计器中修改',
    en: 'The edition of the release that the present one was made of is not kept here. Compare the two editions under their effects, and adapt a draft by hand',
    ar: 'إصدار النظام الذي بُني عليه الإصدار الساري غير محفوظ هنا. قارن الإصدارين ضمن الآثار وعدّل مسودة يدويًا',
  },
} satisfies Record<string, Text>;

/** Reasons why a step of an edition cannot be taken. */
export const editionStepTexts = {
  notMaker: {
    zh: '只有编制人能撤回。如不同意该版本，请退回并说明理由',
    en: 'Only whoever compiled this edition takes it back. Refuse it with a reason instead',
    ar: 'لا يسحب هذا الإصدار إلا من أعدّه. ارفضه مع ذكر السبب',
  },
  ownProposal: {
    zh: '您编制的版本须由他人复核和签发。请转交同事，或在单位设置中允许由较少的人办理',
    en: 'You compiled this edition: somebody else checks and issues it. Hand it to a colleague, or allow fewer people in the office settings',
    ar: 'أنت من أعدّ هذا الإصدار: يدققه ويصدره غيرك. أحله إلى زميل أو اسمح بعدد أقل في إعدادات الجهة',
  },
  ownRefusal: {
    zh: '您编制的版本请用“撤回”',
    en: 'You compiled this edition. Take it back instead',
    ar: 'أنت من أعدّ هذا الإصدار. اسحبه بدلًا من ذلك',
  },
  ownCheck: {
    zh: '您已复核该版本，须由第三人签发。请转交同事，或在单位设置中允许由较少的人办理',
    en: 'You checked this edition: a third person issues it. Hand it to a colleague, or allow fewer people in the office settings',
    ar: 'أنت من دقق هذا الإصدار: يصدره شخص ثالث. أحله إلى زميل أو اسمح بعدد أقل في إعدادات الجهة',
  },
  baseChanged: {
    zh: '提交后现行版本已由{{before}}变为{{present}}，比较和试算已不准确。请撤回，按新的现行版本修改后重新提交',
    en: 'Edition {{before}} was replaced by {{present}} since this was proposed, so its comparison no longer holds. Take it back, adapt it and propose it again',
    ar: 'حل الإصدار {{present}} محل {{before}} بعد الاقتراح، فلم تعد المقارنة صحيحة. اسحبه وعدّله واقترحه من جديد',
  },
  altered: {
    zh: '“{{program}}”{{edition}}版的内容与登记的校验值不符，不能使用。请联系系统管理员从备份恢复',
    en: 'The document of {{program}}, edition {{edition}}, was altered after it was stored, and is not used. Ask the operator to restore it from a backup',
    ar: 'تغيرت وثيقة {{program}}، الإصدار {{edition}}، بعد حفظها، ولا تُستخدم. اطلب من المشغل استعادتها من نسخة احتياطية',
  },
  notChecked: {
    zh: '该版本尚未复核，请先复核',
    en: 'This edition has not been checked yet. Have it checked first',
    ar: 'لم يُدقق هذا الإصدار بعد. ليُدقق أولًا',
  },
  checked: {
    zh: '该版本已复核，请刷新页面',
    en: 'This edition is checked already. Reload the page',
    ar: 'دُقق هذا الإصدار بالفعل. أعد تحميل الصفحة',
  },
  issued: {
    zh: '该版本已签发，不能再更改。如需恢复以前的版本，请将其作为新版本提交',
    en: 'This edition is issued and never changes. To go back, propose an earlier one as a new edition',
    ar: 'صدر هذا الإصدار ولا يتغير. للعودة اقترح إصدارًا سابقًا كإصدار جديد',
  },
  refused: {
    zh: '该版本未通过，请重新提交',
    en: 'This edition was refused. Propose it anew',
    ar: 'رُفض هذا الإصدار. اقترحه مجددًا',
  },
  taken_back: {
    zh: '该版本已撤回，请重新提交',
    en: 'This edition was taken back. Propose it anew',
    ar: 'سُحب هذا الإصدار. اقترحه مجددًا',
  },
  merged: {
    zh: '该版本已并入本单位签发的版本，无须再办理',
    en: 'This edition was merged into one that the office has issued. Nothing more is to be done',
    ar: 'دُمج هذا الإصدار في إصدار أصدرته الجهة. لا يلزم شيء آخر',
  },
  lastDay: {
    zh: '今天是申报的最后一天，不能提高要求。请改为从下一批次起施行',
    en: 'Today is the last day of the open window: nothing more can be asked of companies. Let the edition start with the next batch',
    ar: 'اليوم آخر أيام الفترة المفتوحة: لا يمكن طلب المزيد من الشركات. ليبدأ الإصدار مع الدفعة التالية',
  },
  reasonMissing: {
    zh: '该版本对正在申报的批次提高了要求，请填写企业能看到的理由，或改为从下一批次起施行',
    en: 'This edition asks more of the batch under way. Give a reason that companies read, or let it start with the next batch',
    ar: 'يطلب هذا الإصدار المزيد من الدفعة الجارية. اذكر سببًا تقرؤه الشركات أو ليبدأ مع الدفعة التالية',
  },
  hourPassed: {
    zh: '施行时间已过，请改为以后的时间或立即施行',
    en: 'The hour has passed. Choose a later one, or start at once',
    ar: 'مضت الساعة. اختر ساعة لاحقة أو ابدأ فورًا',
  },
  reasonOfRefusal: {
    zh: '请填写退回的理由',
    en: 'Give the reason of the refusal',
    ar: 'اذكر سبب الرفض',
  },
} satisfies Record<string, Text>;
