import type { Text } from '../text';

export const questionMessages = {
  asked: {
    zh: '咨询已提交，答复后会发送消息',
    en: 'Your question was sent; a message tells you of the answer',
    ar: 'أُرسل سؤالك، وتصلك رسالة عند الرد',
  },
  followedUp: { zh: '追问已提交', en: 'Your follow-up question was sent', ar: 'أُرسل سؤال المتابعة' },
  closed: { zh: '咨询已关闭', en: 'The question was closed', ar: 'أُغلق السؤال' },
  answered: { zh: '答复已发送', en: 'The answer was sent', ar: 'أُرسل الرد' },
  published: { zh: '答复已公开', en: 'The answer was published', ar: 'نُشر الرد' },
  unpublished: { zh: '已撤下公开的答复', en: 'The answer is not public any more', ar: 'لم يعد الرد منشورًا' },

  empty: { zh: '请填写内容', en: 'say something', ar: 'اكتب شيئًا' },
  programUnknown: {
    zh: '没有这一申报项目，请重新选择',
    en: 'There is no such program. Choose another',
    ar: 'لا يوجد هذا البرنامج. اختر غيره',
  },
  otherProgram: {
    zh: '所选申报不属于该项目，请重新选择',
    en: 'The filing belongs to another program. Choose again',
    ar: 'الطلب يخص برنامجًا آخر. اختر مجددًا',
  },
  tooManyFiles: {
    zh: '最多添加{{limit}}个附件，请移除多余的',
    en: 'Attach at most {{limit}} files. Remove some',
    ar: 'أرفق {{limit}} ملفات على الأكثر. أزل بعضها',
  },
  tooManyToday: {
    zh: '24小时内最多提交{{limit}}条咨询，请在{{at}}之后再提交',
    en: 'At most {{limit}} questions can be sent in 24 hours. Send yours after {{at}}',
    ar: 'يمكن إرسال {{limit}} أسئلة على الأكثر في 24 ساعة. أرسل سؤالك بعد {{at}}',
  },
  tooLong: {
    zh: '一次咨询最多{{limit}}条往来，请关闭后另行提问',
    en: 'A question takes at most {{limit}} entries. Close it and ask a new one',
    ar: 'للسؤال {{limit}} مداخلة على الأكثر. أغلقه واسأل سؤالًا جديدًا',
  },
  over: {
    zh: '该咨询已关闭，如仍有疑问请另行提问',
    en: 'This question is closed. Ask a new one if something is left',
    ar: 'هذا السؤال مغلق. اسأل سؤالًا جديدًا إن بقي شيء',
  },
  newerEntry: {
    zh: '该咨询有新的内容，请阅读后再答复',
    en: 'The company has written since you opened this question. Read it and answer then',
    ar: 'كتبت الشركة بعد فتحك هذا السؤال. اقرأه ثم أجب',
  },
  notAnswered: {
    zh: '尚未答复，不能公开，请先答复',
    en: 'Only an answered question can be published. Answer it first',
    ar: 'لا يُنشر إلا سؤال مجاب. أجب عنه أولًا',
  },
  namesCompany: {
    zh: '公开内容中不能出现企业名称，请修改“{{field}}”',
    en: 'What is published must not name the company. Change: {{field}}',
    ar: 'يجب ألا يذكر المنشور اسم الشركة. غيّر: {{field}}',
  },
  publicTitle: { zh: '标题', en: 'title', ar: 'العنوان المنشور' },
  publicQuestion: { zh: '问题', en: 'question', ar: 'السؤال' },
  publicAnswer: { zh: '答复', en: 'answer', ar: 'الرد' },
} satisfies Record<string, Text>;
