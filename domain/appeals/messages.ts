import type { Text } from '../text';

export const appealMessages = {
  received: { zh: '申诉已提交', en: 'Your appeal was sent', ar: 'أُرسل تظلمك' },
  answered: { zh: '申诉处理结果已发送', en: 'The outcome of the appeal was sent', ar: 'أُرسلت نتيجة التظلم' },

  reasonMissing: { zh: '请写明申诉理由', en: 'Say why you appeal', ar: 'اذكر سبب التظلم' },
  answerMissing: { zh: '请写明处理理由', en: 'Give the reasons of the outcome', ar: 'اذكر أسباب النتيجة' },
  nothingDecided: {
    zh: '该申报没有可以申诉的决定，请刷新后查看办理状态',
    en: 'There is no decision on this filing to appeal against. Reload to see where it stands',
    ar: 'لا يوجد قرار على هذا الطلب للتظلم منه. أعد التحميل لترى وضعه',
  },
  onceOnly: {
    zh: '对该决定已提出过申诉，同一决定只能申诉一次，请等待或查看处理结果',
    en: 'This decision has been appealed against already, and each can be only once: wait for the outcome, or read it',
    ar: 'سبق التظلم من هذا القرار، ولكل قرار تظلم واحد: انتظر النتيجة أو اقرأها',
  },
  tooLate: {
    zh: '申诉期限已于{{until}}届满，不能再提出申诉，如有疑问请联系作出决定的部门',
    en: 'The time to appeal ended at {{until}}. Contact the office that decided if you have questions',
    ar: 'انتهى وقت التظلم في {{until}}. اتصل بالجهة التي قررت إن كانت لديك أسئلة',
  },
  tooManyFiles: {
    zh: '最多上传{{limit}}个附件，请删除多余的附件',
    en: 'At most {{limit}} files can be attached. Remove some',
    ar: 'يمكن إرفاق {{limit}} ملفات على الأكثر. أزل بعضها',
  },
  ownDecision: {
    zh: '您参与了原决定，该申诉须由其他人员审理',
    en: 'You had a part in the decision, so that somebody else must hear this appeal',
    ar: 'شاركت في القرار، فيجب أن ينظر غيرك في هذا التظلم',
  },
  answeredAlready: {
    zh: '该申诉已处理，请刷新后查看',
    en: 'This appeal has been answered. Reload to see how',
    ar: 'أُجيب عن هذا التظلم. أعد التحميل لترى كيف',
  },
  stale: {
    zh: '该申诉已于{{at}}更新，请刷新后再办理',
    en: 'This appeal changed at {{at}}. Reload it first',
    ar: 'تغيّر هذا التظلم في {{at}}. أعد تحميله أولًا',
  },
  decidedAnew: {
    zh: '原决定已变更，该申诉不能再处理，请刷新后查看申报状态',
    en: 'The decision stands no longer. Reload to see where the filing is',
    ar: 'لم يعد القرار قائمًا. أعد التحميل لترى وضع الطلب',
  },
} satisfies Record<string, Text>;
