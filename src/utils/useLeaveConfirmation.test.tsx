import { renderHook } from '@testing-library/react';
import { history } from 'umi';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockFeedback } from '../../tests/support/portal/recorded-feedback';
import { feedback } from './feedback';
import { useLeaveConfirmation } from './useLeaveConfirmation';

mockFeedback();
const save = vi.fn(async () => {});
const giveUp = vi.fn(async () => {});

beforeEach(() => {
  vi.clearAllMocks();
  history.replace('/');
});

const leaveWith = async (
  leaving: Parameters<typeof useLeaveConfirmation>[0],
  agrees: boolean,
  to = '/elsewhere',
) => {
  vi.mocked(feedback.confirm).mockResolvedValue(agrees);
  renderHook(() => useLeaveConfirmation(leaving));
  history.push(to);
  await new Promise((resolve) => setTimeout(resolve));
  return history.location.pathname;
};

describe(useLeaveConfirmation, () => {
  it('saves unsaved work before leaving, once the user agrees', async () => {
    expect(await leaveWith({ isUnsaved: true, save }, true)).toBe('/elsewhere');
    expect(feedback.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '修改尚未保存到服务器' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it('stays where the user does not agree', async () => {
    expect(await leaveWith({ isUnsaved: true, save }, false)).toBe('/');
    expect(save).not.toHaveBeenCalled();
  });

  it('discards changes where nothing saves them', async () => {
    expect(await leaveWith({ isUnsaved: true, giveUp }, true)).toBe('/elsewhere');
    expect(feedback.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '放弃未保存的修改？' }));
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing is unsaved', false, '/elsewhere'],
    ['the session has ended', true, '/login/login'],
  ])('asks nothing where %s', async (_, isUnsaved, to) => {
    expect(await leaveWith({ isUnsaved, save }, false, to)).toBe(to);
    expect(feedback.confirm).not.toHaveBeenCalled();
  });
});
