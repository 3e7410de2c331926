import { type Role, rightsOfRole } from '@domain/accounts/roles';
import type { Glint } from '@domain/calls/inbox';
import type { DeclareDayItem } from '@domain/calls/windows';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '@/models/settings';
import * as company from '@/services/company';
import * as reports from '@/services/reports';
import { inPortal } from '../../../tests/support/portal/in-portal';
import Home from '.';
import * as todos from './officeTodos';

const fetchGlint = vi.spyOn(company, 'fetchGlint');
const fetchWindows = vi.spyOn(company, 'fetchWindows');
const fetchOfficeTodos = vi.spyOn(todos, 'fetchOfficeTodos');

const empty = <T,>(data: T) => ({ code: 200, msg: '', data }) as const;

beforeEach(() => {
  vi.clearAllMocks();
  fetchWindows.mockResolvedValue(empty<DeclareDayItem[]>([]));
  fetchOfficeTodos.mockResolvedValue(empty([]));
  fetchGlint.mockResolvedValue(empty<Glint>({ unread: 0, items: [], unread_by_category: {} }));
});

const WINDOW = {
  program: 'gazelle',
  title: '瞪羚企业',
  batch_year: 2026,
  batch_no: 1,
  status: 'open',
  opens_at: '2026-06-01T01:00:00Z',
  closes_at: '2026-06-30T09:00:00Z',
  days_left: 9,
  used: 0,
} as DeclareDayItem;

const settled = () => waitFor(() => expect(fetchOfficeTodos).toHaveBeenCalled());

function open(role: Role, company: object | null = null) {
  const permissions = rightsOfRole(role);
  const user = { id: 'u1', name: '王审核', role, company, programs: [], permissions };
  const global = { namespace: 'global', state: { notices: [] } };
  render(inPortal(user, <Home />, { models: [global] }));
}

it.each([
  ['reviewer', '/review/filings?program=gazelle'],
  ['administrator', '/review/windows?program=gazelle'],
] as const)('leads a %s from a window to the desk, not to a form that is not theirs', async (role, desk) => {
  fetchWindows.mockResolvedValue(empty([WINDOW]));
  open(role);
  expect(await screen.findByRole('link', { name: /^查看/ })).toHaveAttribute('href', desk);
});

it('shows an expert no windows, which are for companies', async () => {
  fetchWindows.mockResolvedValue(empty([WINDOW]));
  open('expert');
  await settled();
  expect(document.querySelector('#windows')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it.each(['reviewer', 'expert', 'administrator'] as const)(
  'promises no messages to a %s, who gets none',
  async (role) => {
    open(role);
    await settled();
    expect(screen.queryByText('最新消息')).toBeNull();
    expect(document.querySelector('a[href^="/enterpriseCenter"]')).toBeNull();
    expect(fetchGlint).not.toHaveBeenCalled();
  },
);

it('offers a filer the tour quietly, until they say that they want none', async () => {
  vi.spyOn(reports, 'fetchReports').mockResolvedValue(empty({ list: [], total: 0 }) as never);
  vi.spyOn(company, 'fetchCompanyInfo').mockResolvedValue(empty({ id: 'c1', version: 1, data: {} }) as never);
  onTestFinished(() => localStorage.clear());
  open('owner', { id: 'c1', name: '海拓' });
  expect(screen.getByRole('button', { name: '带我看看' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '不再提示导览' }));
  expect(screen.queryByRole('button', { name: '带我看看' })).toBeNull();
  expect(readSettings().toured).toEqual(['u1']);
});

it('offers an office no tour, which is for those who file', async () => {
  open('reviewer');
  await settled();
  expect(screen.queryByRole('button', { name: '带我看看' })).toBeNull();
});
