/**
 * The permission matrix: which role has which right, and over whose rows. This is the only place that says so: the server
 * asks it with each call, the portal hides what it would refuse, docs/guides/permissions.md is written from it, and a
 * test walks every call with every role. (Catalogue: workflow roles, company permissions.)
 */
import type { Role } from './roles';

/**
 * Over what a right reaches: what is the person's own; rows of the own company; of those the programs granted to the
 * person; what belongs to companies of the reviewer's department; filings that
 * the person was asked to assess; all rows.
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
  'message.read': READERS,
  'question.read': READERS,
  'question.ask': { owner: 'company', filer: 'company' },
  'question.answer': { reviewer: 'department', administrator: 'all' },
  'users.manage': { owner: 'company', administrator: 'all' },
  'companies.manage': { administrator: 'all' },
  'review.first': { reviewer: 'department', administrator: 'all' },
  'report.review': { reviewer: 'department', administrator: 'all' },
  'review.final': { administrator: 'all' },
  'windows.manage': { administrator: 'all' },
  'notices.send': { reviewer: 'department', administrator: 'all' },
  'statistics.read': { reviewer: 'department', administrator: 'all' },
  'expert.review': { expert: 'assigned' },
} satisfies Record<string, Row>;

export type Right = keyof typeof permissions;
export const RIGHTS = Object.keys(permissions) as [Right, ...Right[]];

/** How far a role's right reaches; null where the role does not have it. */
export const reachOf = (role: Role, right: Right): Reach | null => (permissions[right] as Row)[role] ?? null;
