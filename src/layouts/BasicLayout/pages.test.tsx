/** A new page is one route: its menu entry, guard, crumbs and title derive from it. */

import type { CurrentUser } from '@domain/accounts/calls';
import { listRoleRights, type Role } from '@domain/accounts/roles';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageHead } from '@/components/Page';
import DocumentTitle from '@/layouts/components/DocumentTitle';
import { usePageTitle, useTrail } from '@/utils/route';
import { buildUmiRoutes, type PortalPage, portal } from '../../../config/routes';
import { withPortal } from '../../../tests/support/portal/with-portal';
import { Guard } from './components/Content';
import { buildMenu, findActivePath } from './menu';

const added: PortalPage[] = [
  {
    path: '/review/inspections',
    name: 'inspections',
    access: { right: 'windows.manage' },
    component: '@/pages/review/inspections',
  },
  { path: '/review/inspection', name: 'inspection', hidden: true, parent: '/review/inspections' },
];
const table = portal.map((section) =>
  section.path === '/review' ? { ...section, pages: [...added, ...(section.pages ?? [])] } : section,
);
const routes = buildUmiRoutes(table);
const company = { id: 'c1', name: '示例', credit_code: 'x', status: 'active' };
const person = (role: Role, isCompany = false) =>
  ({
    role,
    permissions: [...listRoleRights(role)],
    company: isCompany ? company : null,
  }) as unknown as CurrentUser;

function Layout({ own }: { own?: string | undefined }) {
  const trail = useTrail();
  return (
    <>
      <DocumentTitle />
      <nav>{trail.join(' / ')}</nav>
      <Guard>
        <SamplePage own={own} />
      </Guard>
    </>
  );
}

function SamplePage({ own }: { own?: string | undefined }) {
  usePageTitle(own);
  return <PageHead lead="the page" />;
}

const open = (at: string, user: CurrentUser, own?: string) =>
  render(withPortal(user, <Layout own={own} />, { at, routes }));
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() =>
  i18next.addResources('zh-CN', 'translation', {
    'menu.inspections': '现场检查',
    'menu.inspection': '检查记录',
  }),
);

describe('buildUmiRoutes with a new office page', () => {
  it('add a menu entry for those who may open it', () => {
    const entries = (role: Role) => {
      const menu = buildMenu(table, { user: person(role), say: ({ zh }) => zh });
      return menu.find(({ path }) => path === '/review')?.children?.map(({ name }) => name) ?? [];
    };
    expect(entries('administrator')?.[0]).toBe('inspections');
    expect(entries('reviewer')).not.toContain('inspections');
    expect(entries('administrator')).not.toContain('inspection');
    expect(findActivePath(table, '/review/inspection')).toBe('/review/inspections');
  });

  it('show it with its title and breadcrumbs', () => {
    open('/review/inspections', person('administrator'));
    expect(heading()).toHaveTextContent('现场检查');
    expect(document.title).toBe('现场检查 - 门户');
    expect(screen.getByRole('navigation')).toHaveTextContent('审核管理 / 现场检查');
  });

  it('show others which right they lack, under the same title', () => {
    open('/review/inspections', person('reviewer'));
    expect(heading()).toHaveTextContent('您没有“');
    expect(screen.queryByText('the page')).toBeNull();
    expect(document.title).toBe('现场检查 - 门户');
  });

  it('let it put data into its title, until the user leaves', () => {
    const { rerender } = open('/review/inspection', person('administrator'), '检查记录 示例企业');
    expect(document.title).toBe('检查记录 示例企业 - 门户');
    rerender(withPortal(person('administrator'), <Layout />, { at: '/review/inspection', routes }));
    expect(document.title).toBe('检查记录 - 门户');
  });
});

describe('Guard', () => {
  it.each<[string, Role, boolean, string]>([
    ['/forms/gazelleForm', 'reviewer', false, '该页面仅供企业账号使用'],
    ['/forms/none', 'reviewer', false, '该页面仅供企业账号使用'],
    ['/enterpriseCenter/declare', 'administrator', false, '该页面仅供企业账号使用'],
    ['/enterpriseCenter/departments', 'administrator', false, '该页面仅供企业账号使用'],
    ['/enterpriseCenter/departments', 'filer', true, '您没有“'],
    ['/review/filing', 'expert', false, '您没有“'],
  ])('refuses %s to %s', (at, role, isCompany, words) => {
    open(at, person(role, isCompany));
    expect(heading()).toHaveTextContent(words);
  });

  it.each<[string, Role, boolean]>([
    ['/forms/gazelleForm', 'viewer', true],
    ['/forms/none', 'viewer', true],
    ['/enterpriseCenter/departments', 'owner', true],
    ['/enterpriseCenter/users', 'administrator', false],
    ['/enterpriseCenter/account', 'expert', false],
    ['/review/assessment', 'expert', false],
    ['/none', 'expert', false],
  ])('shows %s to %s', (at, role, isCompany) => {
    open(at, person(role, isCompany));
    expect(screen.getByText('the page')).toBeVisible();
  });
});

describe('Guard and NotFound', () => {
  it('matches paths by case, and shows any other one as not found', () => {
    open('/forms/technologyplana', person('viewer', true));
    expect(heading()).toHaveTextContent('页面不存在');
    expect(document.title).toBe('页面不存在 - 门户');
  });
});
