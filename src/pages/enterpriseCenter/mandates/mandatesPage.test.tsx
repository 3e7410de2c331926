import { listRoleRights } from '@domain/accounts/roles';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Mandates from '.';

const page = (total: number) => ({ code: 200, msg: '', data: { list: [], total } }) as never;
const fetchGiven = mockCall('givenMandates');
const fetchHeld = mockCall('heldMandates');

beforeEach(() => {
  fetchGiven.mockReset().mockResolvedValue(page(0));
  fetchHeld.mockReset().mockResolvedValue(page(0));
});

const owner = {
  id: 'u1',
  username: 'wangmin',
  role: 'owner',
  company: { id: 'c1', name: '海拓', credit_code: '91350100M000100Y43' },
  permissions: listRoleRights('owner'),
};
const open = (at = '/enterpriseCenter/mandates') => render(withPortal(owner, <Mandates />, { at }));
const showsSide = (side: string) =>
  waitFor(() => expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(side));

describe('MandatesPage', () => {
  it('lists companies that the user acts for, with what waits there and a way to it', async () => {
    const mandate = {
      id: 'm1',
      status: 'accepted',
      company: { id: 'c2', name: '示例智能装备有限公司' },
      programs: ['gazelle'],
      may_submit: true,
      first_day: '2026-06-01',
      last_day: '2026-12-31',
      waits: { drafts: 2, returned: 1, due_at: '2026-06-30T09:00:00Z' },
    };
    fetchHeld.mockResolvedValue({ code: 200, msg: '', data: { list: [mandate], total: 1 } } as never);
    open('/enterpriseCenter/mandates?side=held');
    expect(await screen.findByText('1件待修改，2件草稿，截止时间 2026-06-30 17:00')).toBeVisible();
    expect(screen.getByRole('button', { name: '代理该企业 示例智能装备有限公司' })).toBeEnabled();
  });

  it('opens on the side that has entries', async () => {
    fetchHeld.mockResolvedValue(page(2));
    open();
    await showsSide('我受托代理的');
  });

  it('opens on given mandates where both sides are empty, with the next step', async () => {
    open();
    await showsSide('本企业授出的');
    await waitFor(() => expect(screen.getAllByRole('button', { name: '授权代理' })).toHaveLength(2));
  });

  it('stays on the requested side, and tells an agent what to pass on', async () => {
    open('/enterpriseCenter/mandates?side=held');
    await showsSide('我受托代理的');
    expect(
      await screen.findByText(/登录名 wangmin 和所在企业的统一社会信用代码 91350100M000100Y43/),
    ).toBeVisible();
  });
});
