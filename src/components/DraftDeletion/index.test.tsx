import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../tests/support/portal/recorded-feedback';
import { useDraftDeletion } from '.';

const remove = mockCall('deleteDraft');
const restore = mockCall('restoreDraft');
mockFeedback();

const acts = { beforehand: vi.fn(), afterwards: vi.fn(), onDeleted: vi.fn(), onRestored: vi.fn() };
const draft = { id: 'f1', name: '瞪羚企业申报 2026年第1批' };
const answer = (code: number, msg = '') => ({ code, msg, data: code === 200 ? { id: 'f1' } : null }) as never;

async function deleteDraft(isAgreed = true) {
  vi.mocked(feedback.confirm).mockResolvedValue(isAgreed);
  const { result } = renderHook(() => useDraftDeletion(acts));
  await act(() => result.current(draft));
}

beforeEach(() => {
  vi.clearAllMocks();
  restore.mockResolvedValue(answer(200));
});

describe(useDraftDeletion, () => {
  it('names the draft in its question, and does nothing where that is refused', async () => {
    await deleteDraft(false);
    expect(vi.mocked(feedback.confirm).mock.calls[0]?.[0].title).toContain(draft.name);
    expect([acts.beforehand, remove, acts.onDeleted].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  it('deletes after what must come first, and restores by the toast', async () => {
    remove.mockImplementation(async () => {
      expect(acts.beforehand).toHaveBeenCalledOnce();
      return answer(200);
    });
    await deleteDraft();
    expect(acts.onDeleted).toHaveBeenCalledOnce();
    expect(acts.onRestored).not.toHaveBeenCalled();
    await act(async () => vi.mocked(feedback.undoable).mock.calls[0]?.[0].undo());
    expect(restore).toHaveBeenCalledWith({ path: { id: 'f1' } });
    expect(acts.onRestored).toHaveBeenCalledOnce();
  });

  it('stays and says why where the server refuses', async () => {
    remove.mockResolvedValue(answer(208, '该申报已提交'));
    await deleteDraft();
    expect(feedback.error).toHaveBeenCalledWith('该申报已提交');
    expect(acts.onDeleted).not.toHaveBeenCalled();
    expect(acts.afterwards).toHaveBeenCalledOnce();
  });
});
