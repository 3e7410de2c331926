import { type Role, rightsOfRole } from '@domain/accounts/roles';
import type { Glint } from '@domain/calls/inbox';
import type { DeclareDayItem } from '@domain/calls/windows';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as company from '@/services/company';
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

function open(role: Role) {
  const permissions = rightsOfRole(role);
  const user = { id: 'u1', name: '王审核', role, company: null, programs: [], permissions };
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
