/** Names of the offices and of their people: no company, account of a company or person of it goes by one. */
import { department } from '../reference/department';
import { isCompanySide, ROLES, roleNames } from './roles';

const OFFICIAL = [
  'admin',
  'administrator',
  'root',
  'system',
  'sysadmin',
  'superadmin',
  'superuser',
  'official',
  'helpdesk',
  '管理员',
  '系统管理员',
  '超级管理员',
  '平台管理员',
  'reviewer',
  '审核员',
  '审核人员',
  '系统',
  '官方',
  '客服',
  '企业申报门户',
];

const ofOffices = [
  ...department.items,
  ...ROLES.filter((role) => !isCompanySide(role)).map((role) => roleNames[role]),
];

export const reservedNames: readonly string[] = [...OFFICIAL, ...ofOffices.flatMap(({ zh, en }) => [zh, en])];
