/**
 * Roles, and the permission matrix: the rights of each role, and over whose rows. The server asks it with each call, the
 * portal hides what it would refuse, docs/guides/permissions.md is written from it, and a test walks every call with every
 * role. (Catalogue: workflow roles, company permissions.)
 */
import type { Text } from '../text';

export const ROLES = ['owner', 'filer', 'viewer', 'reviewer', 'expert', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** The other side is the administering one: its people are told to companies as an office, never by name. */
export const isCompanySide = (role: Role): boolean =>
  role === 'owner' || role === 'filer' || role === 'viewer';

export const roleNames: Record<Role, Text> = {
  owner: { zh: '企业主账号', en: 'Company main account' },
  filer: { zh: '企业填报员', en: 'Declaration officer' },
  viewer: { zh: '企业查阅员', en: 'Read-only user' },
  reviewer: { zh: '区县审核员', en: 'Department reviewer' },
  expert: { zh: '评审专家', en: 'Expert' },
  administrator: { zh: '市级管理员', en: 'City officer' },
};

/**
 * The reach of a right: what is the person's own; rows of the own company; of those the programs granted to the person;
 * rows of companies of the reviewer's department; filings that the person was asked to assess; all rows.
 */
export type Reach = 'own' | 'company' | 'granted' | 'department' | 'assigned' | 'all';

type Row = Partial<Record<Role, Reach>>;

const READERS: Row = { owner: 'company', filer: 'company', viewer: 'company' };

export const permissions = {
  'company.read': READERS,
  'company.edit': { owner: 'company' },
  'filing.read': READERS,
  'filing.edit': { owner: 'company', filer: 'granted' },
  'filing.submit': { owner: 'company', filer: 'granted' },
  'filing.withdraw': { owner: 'company' },
  'filing.delete': { owner: 'company' },
  'report.read': READERS,
  'report.file': { owner: 'company', filer: 'granted' },
  'message.read': { ...READERS, reviewer: 'own', expert: 'own', administrator: 'own' },
  'question.read': READERS,
  'question.ask': { owner: 'company', filer: 'company' },
  'question.answer': { reviewer: 'department', administrator: 'all' },
  'users.manage': { owner: 'company', administrator: 'all' },
  'companies.manage': { administrator: 'all' },
  'review.first': { reviewer: 'department', administrator: 'all' },
  'report.review': { reviewer: 'department', administrator: 'all' },
  'review.final': { administrator: 'all' },
  'windows.manage': { administrator: 'all' },
  'house.manage': { administrator: 'all' },
  'workflows.manage': { administrator: 'all' },
  'notices.send': { reviewer: 'department', administrator: 'all' },
  'statistics.read': { reviewer: 'department', administrator: 'all' },
  'expert.review': { expert: 'assigned' },
  'readlog.read': { administrator: 'all' },
} satisfies Record<string, Row>;

export type Right = keyof typeof permissions;
export const RIGHTS = Object.keys(permissions) as [Right, ...Right[]];

/** The reach of a role's right; null where the role does not have it. */
export const reachOf = (role: Role, right: Right): Reach | null => (permissions[right] as Row)[role] ?? null;

export const may = (role: Role, right: Right): boolean => reachOf(role, right) !== null;
export const rightsOfRole = (role: Role): readonly Right[] => RIGHTS.filter((right) => may(role, right));

/** A filer files the programs granted to it; the owner files all of them. */
export const mayFile = (user: { role: Role; programs: readonly string[] }, program: string): boolean => {
  const reach = reachOf(user.role, 'filing.edit');
  return reach === 'company' || (reach === 'granted' && user.programs.includes(program));
};

/** Rights in the words of the message that one is missing. */
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
  'report.review': { zh: '报表详情', en: 'review reports' },
  'review.final': { zh: '市级审核', en: 'city review' },
  'windows.manage': { zh: '管理申报时间', en: 'manage declare windows' },
  'house.manage': { zh: '管理单位设置', en: 'manage the settings of the house' },
  'workflows.manage': { zh: '管理审核流程', en: 'manage workflows' },
  'notices.send': { zh: '发送通知', en: 'send notices' },
  'statistics.read': { zh: '查看统计', en: 'read statistics' },
  'expert.review': { zh: '专家评审', en: 'expert review' },
  'readlog.read': { zh: '查询查阅记录', en: 'search the read log' },
};
