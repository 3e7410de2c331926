import type { Text } from '../text';

/** Who may do what (catalogue: workflow roles, company permissions). The server asks `may`; the portal only hides what would be refused. */
export const ROLES = ['owner', 'filer', 'viewer', 'reviewer', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export const RIGHTS = [
  'company.read',
  'company.edit',
  'filing.read',
  'filing.edit',
  'filing.submit',
  'filing.withdraw',
  'filing.delete',
  'message.read',
  'users.manage',
  'review.first',
  'review.final',
] as const;
export type Right = (typeof RIGHTS)[number];

const READS: Right[] = ['company.read', 'filing.read', 'message.read'];

const rightsOf: Record<Role, readonly Right[]> = {
  owner: [
    ...READS,
    'company.edit',
    'filing.edit',
    'filing.submit',
    'filing.withdraw',
    'filing.delete',
    'users.manage',
  ],
  filer: [...READS, 'filing.edit', 'filing.submit'],
  viewer: READS,
  reviewer: ['message.read', 'review.first'],
  administrator: ['message.read', 'users.manage', 'review.first', 'review.final'],
};

export const may = (role: Role, right: Right): boolean => rightsOf[role].includes(right);
export const rightsOfRole = (role: Role): readonly Right[] => rightsOf[role];

/** A filer files the programs granted to it; the owner files all of them. */
export const mayFile = (user: { role: Role; programs: readonly string[] }, program: string): boolean =>
  user.role === 'owner' || (user.role === 'filer' && user.programs.includes(program));

export const roleNames: Record<Role, Text> = {
  owner: { zh: '企业主账号', en: 'Company main account' },
  filer: { zh: '企业填报员', en: 'Declaration officer' },
  viewer: { zh: '企业查阅员', en: 'Read-only user' },
  reviewer: { zh: '区县审核员', en: 'Department reviewer' },
  administrator: { zh: '市级管理员', en: 'City officer' },
};
