import type { Text } from '../text';
import type { Right } from './roles';

/** Rights as a person is told that one is missing. */
export const rightNames: Record<Right, Text> = {
  'company.read': { zh: '查看企业信息', en: 'read the company profile' },
  'company.edit': { zh: '修改企业信息', en: 'change the company profile' },
  'filing.read': { zh: '查看申报', en: 'read filings' },
  'filing.edit': { zh: '填写申报', en: 'edit filings' },
  'filing.submit': { zh: '提交申报', en: 'submit filings' },
  'filing.withdraw': { zh: '撤回申报', en: 'withdraw filings' },
  'filing.delete': { zh: '删除草稿', en: 'delete drafts' },
  'report.read': { zh: '查看填报任务', en: 'read reports that are owed' },
  'report.file': { zh: '填报', en: 'file reports' },
  'message.read': { zh: '查看消息', en: 'read messages' },
  'question.read': { zh: '查看咨询', en: 'read questions' },
  'question.ask': { zh: '提交咨询', en: 'ask questions' },
  'question.answer': { zh: '答复咨询', en: 'answer questions' },
  'users.manage': { zh: '管理用户', en: 'manage users' },
  'companies.manage': { zh: '管理企业', en: 'manage companies' },
  'review.first': { zh: '初审', en: 'first review' },
  'report.review': { zh: '审核填报', en: 'review reports' },
  'review.final': { zh: '市级审核', en: 'city review' },
  'windows.manage': { zh: '管理申报时间', en: 'manage declare windows' },
  'notices.send': { zh: '发送通知', en: 'send notices' },
  'statistics.read': { zh: '查看统计', en: 'read statistics' },
  'expert.review': { zh: '专家评审', en: 'expert review' },
};
