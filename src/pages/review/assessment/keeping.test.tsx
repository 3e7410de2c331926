import type { AssessmentData } from '@domain/experts/calls';
import { usualCriteria } from '@domain/experts/usual-criteria';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listDraftEntries } from '@/filling/draft/localStore';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Declaration from './components/Declaration';
import ScoreForm from './components/ScoreForm';

const saveAssessment = mockCall('saveAssessment');
const fetchAssessment = mockCall('assessment');
mockFeedback();

const nothingSaid = { scores: {}, comments: {}, recommendation: null, remarks: '', total: null };
const assessment = {
  id: 'a1',
  version: 2,
  state: 'accepted',
  late: false,
  updated_at: '2026-06-10T02:00:00.000Z',
  criteria: usualCriteria.funding.slice(0, 2),
  said: nothingSaid,
} as unknown as AssessmentData;

const saved = (version: number) => ({ code: 200, msg: '已保存', data: { ...assessment, version } }) as const;
const refused = { code: 208, msg: '评审已结束', data: null as unknown as AssessmentData } as const;
const outdated = {
  code: 208,
  msg: '该评审已在其他页面保存',
  data: { conflict: true, version: 3 } as unknown as AssessmentData,
} as const;

/** Each test uses another person, so that no drafts are shared. */
let expert = { id: '', name: '王专家' };
let people = 0;

beforeEach(() => {
  people += 1;
  expert = { ...expert, id: `keeping${people}` };
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  saveAssessment.mockResolvedValue(saved(3));
});
afterEach(() => vi.useRealTimers());

const open = async (read = assessment) => {
  const page = render(withPortal(expert, <ScoreForm assessment={read} onDone={() => {}} />));
  await screen.findByLabelText(/^总体意见/);
  return page;
};
const remarks = () => screen.getByLabelText(/^总体意见/);
const write = (text: string) => fireEvent.change(remarks(), { target: { value: text } });
const save = () => fireEvent.click(screen.getByText('保 存'));
/** Waits far longer than any delay. A write to the local store that took as long would count as failed. */
async function wait() {
  for (let seconds = 0; seconds < 60; seconds += 4) {
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    await listDraftEntries({ user: expert.id, place: 'assessment/a1' });
  }
}
const sent = () => saveAssessment.mock.calls.map(([{ data }]) => [data.version, data.remarks]);

describe('ScoreForm', () => {
  it('does not resend what was refused until something is changed', async () => {
    saveAssessment.mockResolvedValueOnce(refused);
    await open();
    write('同意');
    save();
    expect(await screen.findByText('未保存：评审已结束')).toBeVisible();
    await wait();
    await wait();
    expect(sent()).toEqual([[2, '同意']]);
    write('同意立项');
    await wait();
    expect(sent()).toEqual([
      [2, '同意'],
      [2, '同意立项'],
    ]);
  });

  it('saves one version after another, without conflicting with itself', async () => {
    let answer: (answer: ReturnType<typeof saved>) => void = () => {};
    saveAssessment.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { unmount } = await open();
    write('同意');
    save();
    await waitFor(() => expect(saveAssessment).toHaveBeenCalled());
    write('同意立项');
    save();
    fireEvent(window, new Event('online'));
    unmount();
    await act(async () => answer(saved(3)));
    expect(sent()).toEqual([
      [2, '同意'],
      [3, '同意立项'],
    ]);
  });

  it('restores what an ended session left unsaved, and saves it', async () => {
    saveAssessment.mockRejectedValue(new RequestFailure('session'));
    const { unmount } = await open();
    write('同意');
    save();
    expect(await screen.findByText('未保存，正在重试（已存于本机）')).toBeVisible();
    unmount();
    await wait();
    expect(sent()).toEqual([[2, '同意']]);
    saveAssessment.mockClear().mockResolvedValue(saved(3));
    await open();
    expect(remarks()).toHaveValue('同意');
    expect(feedback.info).toHaveBeenCalled();
    await wait();
    expect(sent()).toEqual([[2, '同意']]);
    await waitFor(async () =>
      expect(await listDraftEntries({ user: expert.id, place: 'assessment/a1' })).toEqual([]),
    );
  });

  it('treats as saved what a lost answer had saved', async () => {
    saveAssessment.mockResolvedValueOnce(outdated);
    fetchAssessment.mockResolvedValue({
      code: 200,
      msg: '',
      data: { ...assessment, version: 3, said: { ...nothingSaid, remarks: '同意' } },
    });
    await open();
    write('同意 ');
    save();
    expect(await screen.findByText(/已自动保存/)).toBeVisible();
    write('同意立项');
    await wait();
    expect(sent().at(-1)).toEqual([3, '同意立项']);
  });

  it('asks before restored text replaces what was saved elsewhere', async () => {
    saveAssessment.mockRejectedValueOnce(new RequestFailure('offline'));
    const { unmount } = await open();
    write('同意');
    save();
    await screen.findByText(/正在重试/);
    unmount();
    const newer = { ...assessment, version: 3, said: { ...nothingSaid, remarks: '不同意' } };
    saveAssessment.mockResolvedValue(outdated);
    fetchAssessment.mockResolvedValue({ code: 200, msg: '', data: newer });
    await open(newer);
    const dialog = await screen.findByRole('dialog', { name: /1处与您在另一个窗口的修改不一致/ });
    expect(within(dialog).getByRole('radio', { name: /本窗口的修改.*同意/ })).toBeVisible();
    await wait();
    expect(sent()).toEqual([[2, '同意']]);
    fireEvent.click(screen.getByText('全部用另一窗口的并保存'));
    await waitFor(() => expect(remarks()).toHaveValue('不同意'));
    await wait();
    expect(sent()).toHaveLength(1);
  });

  it('restores text of an earlier release of the portal', async () => {
    const typed = { scores: {}, comments: {}, recommendation: null, remarks: '更新前填写', version: 2 };
    await set(`${expert.id}/assessment/a1`, { key: 'k1', typed }, createStore('typed-journal', 'entries'));
    await open();
    expect(remarks()).toHaveValue('更新前填写');
    await wait();
    expect(sent()).toEqual([[2, '更新前填写']]);
    expect(await listDraftEntries({ user: expert.id, place: 'assessment/a1' })).toEqual([]);
  });
});

describe('Declaration', () => {
  it('keeps the reason of a conflict of interest until it is sent', async () => {
    const declaration = <Declaration assessment={assessment} onDone={() => {}} />;
    const { unmount } = render(withPortal(expert, declaration));
    fireEvent.click(await screen.findByLabelText('存在利益冲突，申请回避'));
    fireEvent.change(screen.getByLabelText('利益冲突的情况'), { target: { value: '曾任顾问' } });
    unmount();
    render(withPortal(expert, declaration));
    expect(await screen.findByLabelText('利益冲突的情况')).toHaveValue('曾任顾问');
  });
});
