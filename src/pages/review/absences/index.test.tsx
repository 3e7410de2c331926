import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('sends administrators to the accounts', async () => {
    await openDeputies(['users.manage']);
    expect(
      await screen.findByText('没有可以代办的同事，请在“账号管理”中增设同部门、同角色的账号'),
    ).toBeVisible();
  });
});
