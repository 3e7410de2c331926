import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as calling from '@/utils/call';
import { feedback } from '@/utils/feedback';
import OneTimePasswords, { type BulkOutcome } from './OneTimePasswords';

const outcome: BulkOutcome = {
  title: '一次性密码',
  passwords: [
    { id: 'u1', username: 'wu.di', password: 'vathZEUhM3F9db' },
    { id: 'u2', username: 'sun.xin', password: 'tZuAjVqnTbrWts' },
  ],
  refused: [{ id: 'u3', name: '王敏', why: '不能删除、停用或重置自己的账号和企业主账号' }],
};
const success = vi.spyOn(feedback, 'success').mockReturnValue();
const error = vi.spyOn(feedback, 'error').mockReturnValue();
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('OneTimePasswords', () => {
  test('shows each password once with its account, and each refusal with its reason', async () => {
    const onClose = vi.fn();
    render(<OneTimePasswords outcome={outcome} onClose={onClose} />);
    const dialog = within(screen.getByRole('dialog', { name: '一次性密码' }));
    expect(dialog.getByText('vathZEUhM3F9db')).toBeInTheDocument();
    expect(dialog.getByRole('note')).toHaveTextContent('72小时内有效');
    expect(dialog.getByText(/不能删除、停用或重置自己/)).toHaveTextContent('王敏');

    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
    expect(onClose).not.toHaveBeenCalled();
    await press('我已记下');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('copies a password or its invitation, and asks the user to copy by hand where that fails', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    render(<OneTimePasswords outcome={outcome} onClose={() => {}} />);
    await press('复制sun.xin的一次性密码');
    expect(writeText).toHaveBeenLastCalledWith('tZuAjVqnTbrWts');
    await press('复制邀请链接：sun.xin');
    expect(writeText).toHaveBeenLastCalledWith(
      `${window.location.origin}/login/login#invited=sun.xin&code=tZuAjVqnTbrWts`,
    );
    await press('全部复制');
    expect(writeText).toHaveBeenLastCalledWith('wu.di\tvathZEUhM3F9db\nsun.xin\ttZuAjVqnTbrWts');
    expect(success).toHaveBeenCalledWith('已复制');
    writeText.mockRejectedValue(new Error('denied'));
    await press('复制wu.di的一次性密码');
    expect(error).toHaveBeenCalledWith('无法复制，请手动选择并复制');
    vi.unstubAllGlobals();
  });

  test('sends an invitation by SMS to the number that is typed, where that is switched on', async () => {
    const send = vi
      .spyOn(calling, 'call')
      .mockResolvedValue({ code: 200, msg: '邀请短信即将发出', data: { invitation: 'm1' } } as never);
    const offer = vi.spyOn(feedback, 'undoable').mockReturnValue();
    const { rerender } = render(<OneTimePasswords outcome={outcome} onClose={() => {}} />);
    expect(screen.queryByRole('button', { name: /发送邀请短信/ })).toBeNull();
    rerender(<OneTimePasswords outcome={{ ...outcome, invitesBySms: true }} onClose={() => {}} />);
    await press('给sun.xin发送邀请短信');
    const field = screen.getByLabelText('收信手机号');
    fireEvent.change(field, { target: { value: '139' } });
    await act(async () => void fireEvent.submit(field));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('请输入11位手机号码');
    expect(send).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '139 1234 5678' } });
    await act(async () => void fireEvent.submit(field));
    expect(send).toHaveBeenCalledExactlyOnceWith('inviteUser', {
      path: { id: 'u2' },
      data: { phone: '13912345678', password: 'tZuAjVqnTbrWts' },
    });
    expect(screen.getByText('邀请即将发往139****5678')).toBeInTheDocument();
    await act(async () => offer.mock.calls[0]?.[0].undo());
    expect(send).toHaveBeenLastCalledWith('withdrawInvitation', {
      path: { id: 'u2' },
      data: { invitation: 'm1' },
    });
    expect(screen.queryByText('邀请即将发往139****5678')).toBeNull();
  });
});
