/** Messages to experts and administrators, in the portal and outside. They leave the house: no company is named in them. */
import type { Text } from '../text';

export const expertTemplates = {
  assigned: {
    title: { zh: '评审邀请', en: 'You are asked to assess a filing' },
    zh: '您被邀请评审申报材料（{program}，编号{code}），请于{deadline}前登录申报平台，在“评审任务”中声明有无利益冲突并完成评审。',
    en: 'You are asked to assess a filing ({program}, {code}). Sign in to the portal, declare whether you have a conflict of interest, and hand in your assessment before {deadline}.',
  },
  due: {
    title: { zh: '评审即将到期', en: 'Assessment due soon' },
    zh: '评审即将到期：{program}，编号{code}，截止{deadline}，请尽快登录申报平台提交评审意见。',
    en: 'Due soon: your assessment of {code} ({program}) is to be handed in before {deadline}.',
  },
  reminder: {
    title: { zh: '请完成评审', en: 'Please complete your assessment' },
    zh: '请尽快完成评审：{program}，编号{code}，截止{deadline}。',
    en: 'Please complete your assessment of {code} ({program}), due {deadline}.',
  },
  removed: {
    title: { zh: '评审已取消', en: 'Assessment not needed any more' },
    zh: '编号{code}（{program}）的评审已取消，您无需再处理，感谢支持。',
    en: 'The assessment of {code} ({program}) is no longer asked of you. Thank you.',
  },
  reopened: {
    title: { zh: '评审意见已退回', en: 'Assessment reopened' },
    zh: '编号{code}（{program}）的评审意见已退回，请修改后于{deadline}前重新提交。',
    en: 'Your assessment of {code} ({program}) was reopened. Change it and hand it in again before {deadline}.',
  },
  stepped_aside: {
    title: { zh: '评审专家回避', en: 'An expert stepped aside' },
    zh: '编号{code}（{program}）有一名评审专家声明利益冲突并回避，请登录申报平台更换专家。',
    en: 'An expert of {code} ({program}) has declared a conflict of interest and stepped aside. Choose another one.',
  },
  handed_back: {
    title: { zh: '评审已交回', en: 'An assessment was handed back' },
    zh: '编号{code}（{program}）有一名评审专家不再参加评审，其未完成的评审已交回，请登录申报平台更换专家。',
    en: 'An expert of {code} ({program}) assesses no more, and the open assessment was handed back. Choose another one.',
  },
} satisfies Record<string, Text & { title: Text }>;
export type ExpertTemplate = keyof typeof expertTemplates;
