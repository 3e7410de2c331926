import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeLanguage } from '@/utils/language';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Absences from '.';

const fetchAbsences = mockCall('absences');
const fetchOfficers = mockCall('assignees');
const me = { id: 'me', name: '孙浩', role: 'reviewer', department: 'D210106' };

async function openDeputies(permissions: string[]) {
  fetchAbsences.mockResolvedValue({ code: 200, msg: '', data: { list: [], total: 0 } } as never);
  fetchOfficers.mockResolvedValue({ code: 200, msg: '', data: [me] } as never);
  render(withPortal({ id: 'me', permissions }, <Absences />, { at: '/review/absences' }));
  fireEvent.click((await screen.findAllByRole('button', { name: '登记离岗' }))[0] as HTMLElement);
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '代办人' }));
}

describe('Absences', () => {
  it('says what to do where no colleague can act as deputy', async () => {
    await openDeputies([]);
    expect(await screen.findByText('没有可以代办的同事，请联系管理员增设同部门、同角色的账号')).toBeVisible();
  });

  it('shows the days in the format of the language', async () => {
    const row = { id: 'a1', person: me, deputy: { id: 'd', name: '代办' }, working_days: 3, state: 'coming' };
    const list = [{ ...row, from: '2026-12-02', until: '2026-12-04', fault: null, may_end: true }];
    fetchAbsences.mockResolvedValue({ code: 200, msg: '', data: { list, total: 1 } } as never);
    await act(() => changeLanguage('en-US'));
    onTestFinished(() => act(() => changeLanguage('zh-CN')));
    render(withPortal({ id: 'me', permissions: [] }, <Absences />, { at: '/review/absences' }));
    expect(await screen.findByText('4 Dec 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'End the absence of 孙浩 from 2 Dec 2026' })).toBeVisible();
  });

  it('sends administrators to the accounts', async () => {
    await openDeputies(['users.manage']);
    expect(
      await screen.findByText('没有可以代办的同事，请在“账号管理”中增设同部门、同角色的账号'),
    ).toBeVisible();
  });
});
