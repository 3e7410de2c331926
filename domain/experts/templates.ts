/**
 * Templates of messages to experts and administrators. They also go out by SMS and mail, so no company is named in them.
 * One message covers all filings that it concerns at a time.
 */
import type { Text } from '../text';

export const expertTemplates = {
  assigned: {
    title: { zh: '评审邀请', en: 'You are asked to assess filings', ar: 'مطلوب منك تقييم طلبات' },
    zh: '您被邀请评审申报材料（{{filings}}），请于{{deadline}}前登录申报平台，在“评审任务”中声明有无利益冲突并完成评审。',
    en: 'You are asked to assess filings ({{filings}}). Sign in to the portal, declare whether you have a conflict of interest, and hand in your assessments before {{deadline}}.',
    ar: 'مطلوب منك تقييم طلبات ({{filings}}). سجّل الدخول إلى البوابة، وصرّح هل لديك تضارب مصالح، وسلّم تقييماتك قبل {{deadline}}.',
  },
  due: {
    title: { zh: '评审即将到期', en: 'Assessments due soon', ar: 'تقييمات قرب موعدها' },
    zh: '评审即将到期：{{filings}}，截止{{deadline}}，请尽快登录申报平台提交评审意见。',
    en: 'Due soon: your assessments ({{filings}}) are to be handed in before {{deadline}}.',
    ar: 'قرب الموعد: تُسلّم تقييماتك ({{filings}}) قبل {{deadline}}.',
  },
  reminder: {
    title: { zh: '请完成评审', en: 'Please complete your assessment', ar: 'يرجى إكمال تقييمك' },
    zh: '请尽快完成评审：{{filings}}，截止{{deadline}}。',
    en: 'Please complete your assessment ({{filings}}), due {{deadline}}.',
    ar: 'يرجى إكمال تقييمك ({{filings}})، والموعد {{deadline}}.',
  },
  due_moved: {
    title: { zh: '评审截止时间调整', en: 'Assessment deadline changed', ar: 'تغيّر موعد التقييم' },
    zh: '您的评审（{{filings}}）截止时间由{{before}}调整为{{deadline}}，请按新的时间提交评审意见。',
    en: 'The deadline of your assessment ({{filings}}) moved from {{before}} to {{deadline}}. Hand it in by the new one.',
    ar: 'انتقل موعد تقييمك ({{filings}}) من {{before}} إلى {{deadline}}. سلّمه في الموعد الجديد.',
  },
  removed: {
    title: { zh: '评审已取消', en: 'Assessment not needed any more', ar: 'لم يعد التقييم مطلوبًا' },
    zh: '评审（{{filings}}）已取消，您无需再处理，感谢支持。',
    en: 'Your assessment is no longer needed ({{filings}}). Thank you.',
    ar: 'لم يعد تقييمك مطلوبًا ({{filings}}). شكرًا لك.',
  },
  reopened: {
    title: { zh: '评审意见已退回', en: 'Assessment reopened', ar: 'أُعيد فتح تقييم' },
    zh: '您的评审意见（{{filings}}）已退回，请修改后于{{deadline}}前重新提交。{{reason}}',
    en: 'Your assessment was reopened ({{filings}}). Change it and hand it in again before {{deadline}}.{{reason}}',
    ar: 'أُعيد فتح تقييمك ({{filings}}). عدّله وسلّمه مجددًا قبل {{deadline}}.{{reason}}',
  },
  stepped_aside: {
    title: { zh: '评审专家回避', en: 'An expert stepped aside', ar: 'تنحى خبير' },
    zh: '有一名评审专家声明利益冲突并回避（{{filings}}），请登录申报平台更换专家。',
    en: 'An expert has declared a conflict of interest and stepped aside ({{filings}}). Choose another one.',
    ar: 'صرّح خبير بتضارب مصالح وتنحى ({{filings}}). اختر غيره.',
  },
  handed_back: {
    title: { zh: '评审已交回', en: 'Assessments were handed back', ar: 'أُعيدت تقييمات' },
    zh: '有一名评审专家不再参加评审，其未完成的评审（{{filings}}）已交回，请登录申报平台更换专家。',
    en: 'An expert assesses no more, and open assessments were handed back ({{filings}}). Choose another one.',
    ar: 'لم يعد خبير يقيّم، وأُعيدت التقييمات المفتوحة ({{filings}}). اختر غيره.',
  },
} satisfies Record<string, Text & { title: Text }>;
export type ExpertTemplate = keyof typeof expertTemplates;
