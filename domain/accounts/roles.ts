import type { Text } from '../text';
import { RIGHTS, type Right, reachOf } from './permissions';

export { RIGHTS, type Right } from './permissions';

/** Who may do what stands in permissions.ts. The server asks `may`; the portal only hides what would be refused. */
export const ROLES = ['owner', 'filer', 'viewer', 'reviewer', 'expert', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** The other side is the administering one: its people are told to companies as an office, never by name. */
export const isCompanySide = (role: Role): boolean =>
  role === 'owner' || role === 'filer' || role === 'viewer';

export const may = (role: Role, right: Right): boolean => reachOf(role, right) !== null;
export const rightsOfRole = (role: Role): readonly Right[] => RIGHTS.filter((right) => may(role, right));

/** A filer files the programs granted to it; the owner files all of them. */
export const mayFile = (user: { role: Role; programs: readonly string[] }, program: string): boolean => {
  const reach = reachOf(user.role, 'filing.edit');
  return reach === 'company' || (reach === 'granted' && user.programs.includes(program));
};

export const roleNames: Record<Role, Text> = {
  owner: { zh: '企业主账号', en: 'Company main account' },
  filer: { zh: '企业填报员', en: 'Declaration officer' },
  viewer: { zh: '企业查阅员', en: 'Read-only user' },
  reviewer: { zh: '区县审核员', en: 'Department reviewer' },
  expert: { zh: '评审专家', en: 'Expert' },
  administrator: { zh: '市级管理员', en: 'City officer' },
};
