import type { Text } from '../text';

export const objectionMessages = {
  received: {
    zh: '异议已提交，请保存编号和查询码',
    en: 'Your objection was received; keep its number and its code',
    ar: 'استُلم اعتراضك، احتفظ برقمه ورمزه',
  },
  answered: { zh: '答复已发送', en: 'The answer was sent', ar: 'أُرسل الرد' },
  answeredSms: {
    zh: '您提出的公示异议（{{no}}）已答复：{{outcome}}。请凭编号和查询码到公示页面查看。',
    en: 'Your objection {{no}} was answered: {{outcome}}. Read the answer on the page of public notices with its number and code.',
    ar: 'أُجيب عن اعتراضك {{no}}: {{outcome}}. اقرأ الرد في صفحة الإعلانات العامة برقمه ورمزه.',
  },

  fileReceived: { zh: '附件已上传', en: 'The file was added', ar: 'أُضيف الملف' },
  filesTooLate: {
    zh: '该异议已答复，不能再补充附件，如有新的材料请拨打公示电话',
    en: 'This objection has been answered, so that no file can be added. Call the office if you have more',
    ar: 'أُجيب عن هذا الاعتراض فلا يُضاف ملف. اتصل بالجهة إن كان لديك المزيد',
  },
  filesFull: {
    zh: '每件异议最多上传{{limit}}个附件，更多材料请拨打公示电话联系提交',
    en: 'An objection takes at most {{limit}} files. Call the office about further papers',
    ar: 'للاعتراض {{limit}} ملفات على الأكثر. اتصل بالجهة بشأن أوراق أخرى',
  },
  tooManyFilesToday: {
    zh: '24小时内最多上传{{limit}}个附件，请在{{at}}之后再上传，或拨打公示电话',
    en: 'At most {{limit}} files can be added in 24 hours. Add yours after {{at}} or call the office',
    ar: 'يمكن إضافة {{limit}} ملفات على الأكثر في 24 ساعة. أضف ملفك بعد {{at}} أو اتصل بالجهة',
  },

  noticeOver: {
    zh: '该项目不在公示期内，不能提出异议，请拨打公示电话反映',
    en: 'It is not in public notice now, so that nobody can object. Call the office about it',
    ar: 'ليس معلنًا الآن فلا يمكن الاعتراض. اتصل بالجهة بشأنه',
  },
  nameMissing: { zh: '请填写姓名', en: 'Give your name', ar: 'اذكر اسمك' },
  textMissing: {
    zh: '请写明异议内容和依据',
    en: 'Say what is wrong, and how you know',
    ar: 'اذكر الخطأ وكيف عرفته',
  },
  answerMissing: { zh: '请填写答复', en: 'Write the answer', ar: 'اكتب الرد' },
  tooManyToday: {
    zh: '24小时内最多提交{{limit}}件异议，请在{{at}}之后再提交，或拨打公示电话',
    en: 'At most {{limit}} objections can be sent in 24 hours. Send yours after {{at}} or call the office',
    ar: 'يمكن إرسال {{limit}} اعتراضات على الأكثر في 24 ساعة. أرسل اعتراضك بعد {{at}} أو اتصل بالجهة',
  },
  tooManyOpen: {
    zh: '针对该项目的异议较多，主管部门正在核查，请拨打公示电话补充',
    en: 'Many have objected already and the office is looking into it. Call it if you have more to say',
    ar: 'اعترض كثيرون والجهة تنظر في الأمر. اتصل بها إن كان لديك المزيد',
  },
  unknown: {
    zh: '编号或查询码不正确，请核对后再查询',
    en: 'The number or the code is wrong. Look them up and try again',
    ar: 'الرقم أو الرمز خاطئ. راجعهما وحاول مجددًا',
  },
  answeredAlready: {
    zh: '该异议已答复，请刷新后查看',
    en: 'This objection has been answered. Reload to see how',
    ar: 'أُجيب عن هذا الاعتراض. أعد التحميل لترى كيف',
  },
  stale: {
    zh: '该异议已于{{at}}更新，请刷新后再办理',
    en: 'This objection changed at {{at}}. Reload it first',
    ar: 'تغيّر هذا الاعتراض في {{at}}. أعد تحميله أولًا',
  },
  objector: { zh: '异议人 {{no}}', en: 'Objector {{no}}', ar: 'المعترض {{no}}' },
  stillOpen: {
    zh: '有{{count}}件公示异议尚未答复，请先答复再批准',
    en: 'Objections that have no answer yet: {{count}}. Answer them before you approve',
    ar: 'اعتراضات بلا رد بعد: {{count}}. أجب عنها قبل الاعتماد',
  },
} satisfies Record<string, Text>;
