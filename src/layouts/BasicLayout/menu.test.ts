import type { CurrentUser } from '@domain/accounts/calls';
import { listRoleRights, type Role } from '@domain/accounts/roles';
import { say } from '@domain/text';
import { describe, expect, it } from 'vitest';
import routes, { portal } from '../../../config/routes';
import { buildMenu, findActivePath, listOpenKeys } from './menu';

const menuFor = (user: CurrentUser | null) => buildMenu(portal, { user, say: (text) => say(text, 'zh') });
const company = { id: 'c1', name: '示例', credit_code: 'x', status: 'active' };
const centerOf = (role: Role, isCompany: boolean) => {
  const user = { role, permissions: [...listRoleRights(role)], company: isCompany ? company : null };
  const menu = menuFor(user as CurrentUser);
  const center = menu.find(({ path }) => path === '/enterpriseCenter');
  return center?.children?.map(({ name }) => name);
};
const OF_COMPANY = ['information', 'library', 'changes', 'figures', 'recognitions'];
const keysOf = (entries: ReturnType<typeof menuFor>): (string | undefined)[] =>
  entries.flatMap(({ path, children = [] }) => [path, ...keysOf(children)]);

describe(buildMenu, () => {
  it.each<[Role, boolean, string[]]>([
    ['owner', true, [...OF_COMPANY, 'users', 'departments', 'mandates', 'account']],
    ['filer', true, [...OF_COMPANY, 'mandates', 'account']],
    ['viewer', true, [...OF_COMPANY, 'mandates', 'account']],
  ])('%s sees what the rights open', (role, isCompany, entries) => {
    expect(centerOf(role, isCompany)).toEqual(entries);
  });

  it('has eight entries or fewer at its top for a company, and its programs in the catalogue alone', () => {
    const owner = { role: 'owner', permissions: [...listRoleRights('owner')], company };
    const menu = menuFor(owner as unknown as CurrentUser);
    expect(menu.map(({ path }) => path)).toEqual([
      '/index',
      '/forms/programs',
      '/enterpriseCenter/declare',
      '/enterpriseCenter/reportInfo',
      '/enterpriseCenter/messageNotice',
      '/enterpriseCenter',
      '/interaction',
    ]);
    expect(keysOf(menu)).not.toContain('/forms/gazelleForm');
    for (const page of ['/forms/gazelleForm', '/forms/TechnologyPlanB', '/forms/TechnologyPlan'])
      expect(findActivePath(portal, page)).toBe('/forms/programs');
  });

  it('gathers what an office does now and then in groups', () => {
    const user = { role: 'administrator', permissions: [...listRoleRights('administrator')], company: null };
    const menu = menuFor(user as unknown as CurrentUser);
    const group = menu.find(({ path }) => path === '/review#outcomes');
    expect(group?.children?.map(({ path }) => path)).toContain('/review/ranking');
    expect(listOpenKeys(portal, '/review/ranking')).toEqual(['/review#outcomes']);
    expect(listOpenKeys(portal, '/review/filings')).toEqual([]);
    expect(listOpenKeys(portal, '/enterpriseCenter/information')).toEqual(['/enterpriseCenter']);
  });

  it.each<Role>(['reviewer', 'expert', 'administrator'])('%s sees no section of a company', (role) => {
    expect(centerOf(role, false)).toBeUndefined();
  });

  it('shows nothing personal before the user is known', () => {
    expect(menuFor(null).map(({ name }) => name)).toEqual(['home', 'interaction']);
  });

  it.each<[Role, boolean]>([
    ['owner', false],
    ['viewer', false],
    ['reviewer', true],
    ['expert', true],
    ['administrator', true],
  ])('shows the section of the office to %s: %s', (role, isShown) => {
    const user = { role, permissions: [...listRoleRights(role)], company: null } as unknown as CurrentUser;
    const paths = menuFor(user).map(({ path }) => path);
    expect(paths.some((path) => path?.startsWith('/review'))).toBe(isShown);
  });

  it('shows accounts and settings of the office to administrators alone', () => {
    const systemOf = (role: Role) => {
      const user = { role, permissions: [...listRoleRights(role)], company: null } as unknown as CurrentUser;
      const section = menuFor(user).find(({ path }) => path === '/system');
      return section?.children?.map(({ path }) => path);
    };
    expect(systemOf('administrator')).toEqual([
      '/system/users',
      '/system/programs',
      '/system/workflows',
      '/system/registers',
      '/system/webhooks',
      '/system/house',
      '/system/status',
      '/system/retention',
      '/system/readLog',
      '/system/auditLog',
    ]);
    expect([systemOf('owner'), systemOf('reviewer'), systemOf('expert')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe(findActivePath, () => {
  it('returns a menu entry for every page of the office, also for pages without one of their own', () => {
    const everybody = {
      permissions: [
        ...new Set(['reviewer', 'expert', 'administrator'].flatMap((role) => listRoleRights(role as Role))),
      ],
      company: null,
    };
    const menu = menuFor(everybody as unknown as CurrentUser);
    const entries = keysOf(menu);
    const pages = JSON.stringify(routes).match(/(?<="path":")\/review\/\w+/g) ?? [];
    expect(pages).toContain('/review/filing');
    for (const page of pages) expect(entries).toContain(findActivePath(portal, page));
    expect(findActivePath(portal, '/review/filing/')).toBe('/review/filings');
  });
});
