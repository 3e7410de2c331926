import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('each password is shown once with its account, and each refusal with its reason', async () => {
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

test('a password and its invitation are copied, or the person is asked to do it by hand', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  render(<OneTimePasswords outcome={outcome} onClose={() => {}} />);
  await press('复制sun.xin的一次性密码');
  expect(writeText).toHaveBeenLastCalledWith('tZuAjVqnTbrWts');
  await press('复制给sun.xin的邀请链接');
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
