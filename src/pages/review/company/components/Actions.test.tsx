import type { ManagedCompany } from '@domain/company/managed-company-calls';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import Actions from './Actions';

const company = {
  id: 'c1',
  name: '示例企业',
  version: 4,
  status: 'active',
  department: { value: 'D210112', label: '浑南区科技局' },
  steps: ['disable'],
  accounts: [{ id: 'u1', name: '王敏', username: 'demo', role: 'owner' }],
} as unknown as ManagedCompany;

const step = mockCall('stepCompany');
const reset = mockCall('resetPassword');
const confirm = vi.spyOn(feedback, 'confirm');
vi.spyOn(feedback, 'success').mockReturnValue();

beforeEach(() => {
  vi.clearAllMocks();
  step.mockResolvedValue({ code: 200, msg: '已办理', data: company });
  const data = { id: 'u1', password: 'vathZEUhM3F9db', invites_by_sms: false };
  reset.mockResolvedValue({ code: 200, msg: '密码已重置', data });
});

/** Finds a button by its text: roles are slow to compute under a dialog. */
const button = (name: string, place = within(document.body)) =>
  place.getByText(name, { selector: 'button *' });
const press = (name: string) => act(async () => fireEvent.click(button(name)));

describe('Actions', () => {
  it('disables a company only with a reason, at the version that was read', async () => {
    const onChanged = vi.fn();
    render(<Actions company={company} onChanged={onChanged} />);
    await press('停用企业');
    const dialog = within(document.querySelector('.ant-modal') as HTMLElement);
    const send = () => act(async () => fireEvent.click(button('停用企业', dialog)));
    await send();
    expect(await dialog.findByText('请填写原因')).toBeInTheDocument();
    expect(step).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByLabelText('原因（将告知企业）'), { target: { value: ' 执照吊销 ' } });
    await send();
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(step).toHaveBeenCalledWith({
      path: { id: 'c1' },
      data: { step: 'disable', version: 4, reason: '执照吊销' },
    });
  });

  it('shows the new password of the main account once, after a confirmation', async () => {
    render(<Actions company={company} onChanged={() => {}} />);
    confirm.mockResolvedValueOnce(false);
    await press('重置主账号密码');
    expect(reset).not.toHaveBeenCalled();
    confirm.mockResolvedValueOnce(true);
    await press('重置主账号密码');
    expect(reset).toHaveBeenCalledWith({ data: { id: 'u1' } });
    expect(await screen.findByText('vathZEUhM3F9db')).toBeInTheDocument();
  });

  it('shows no action that the status does not allow', () => {
    render(<Actions company={{ ...company, steps: ['enable'], status: 'disabled' }} onChanged={() => {}} />);
    expect(button('恢复启用')).toBeInTheDocument();
    expect(screen.queryByText('停用企业')).toBeNull();
  });
});
