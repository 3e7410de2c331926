import { TIMING } from '@domain/api/codes';
import type { AssessmentData } from '@domain/experts/calls';
import { usualCriteria } from '@domain/experts/usual-criteria';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Declaration from './components/Declaration';
import ScoreForm from './components/ScoreForm';
import Assessment from './index';

vi.spyOn(TIMING, 'autosaveAfter', 'get').mockReturnValue(300 as never);
const declareConflict = mockCall('declareConflict');
const saveAssessment = mockCall('saveAssessment');
const fetchAssessment = mockCall('assessment');
const submitAssessment = mockCall('submitAssessment');
mockFeedback();

/** Two criteria suffice to test the form. */
const criteria = usualCriteria.funding.slice(0, 2);

const assessment = {
  id: 'a1',
  code: '6B4D990D',
  version: 2,
  state: 'accepted',
  late: false,
  updated_at: '2026-06-10T02:00:00.000Z',
  criteria,
  said: { scores: {}, comments: {}, recommendation: null, remarks: '', total: null },
} as unknown as AssessmentData;

const saved = (version: number) => ({ code: 200, msg: '已保存', data: { ...assessment, version } }) as const;

/** Each test uses another person, so that no drafts are shared. */
let expert = { id: '', name: '王专家' };
let people = 0;

beforeEach(() => {
  people += 1;
  expert = { ...expert, id: `scoring${people}` };
  vi.clearAllMocks();
  vi.mocked(feedback.confirm).mockResolvedValue(true);
  saveAssessment.mockResolvedValue(saved(3));
  fetchAssessment.mockResolvedValue(saved(7));
  submitAssessment.mockResolvedValue(saved(4));
});

const open = async (onDone: () => void) => {
  render(withPortal(expert, <ScoreForm assessment={assessment} onDone={onDone} />));
  await screen.findByText('提交评审意见');
};

const score = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}得分`)), { target: { value } });

function scoreAll() {
  for (const { zh } of criteria) score(zh, '9.5');
}

describe(Assessment, () => {
  it('says that the office has returned it, and why', async () => {
    const returned = { at: '2026-06-11T02:00:00.000Z', reason: '请补充评分理由' };
    const data = {
      ...assessment,
      program: 'gazelle',
      title: { zh: '瞪羚企业申报', en: 'Gazelle' },
      batch: '2026-1',
      subject: null,
      company: '甲公司',
      open: false,
      due_at: '2026-06-20T09:00:00.000Z',
      filing: null,
      returned,
    };
    fetchAssessment.mockResolvedValue({ code: 200, msg: '', data } as never);
    render(withPortal(expert, <Assessment />, { at: '/review/assessment?id=a1' }));
    const told = await screen.findByText(/^管理单位已于 .* 退回该评审意见/);
    expect(told.closest('.ant-alert')).toHaveTextContent('请补充评分理由');
  });
});

describe('ScoreForm', () => {
  it('saves typed scores after a pause, at the version that was read', async () => {
    await open(() => {});
    score('创新性', '28.5');
    expect(saveAssessment).not.toHaveBeenCalled();
    await waitFor(() => expect(saveAssessment).toHaveBeenCalled());
    const data = {
      version: 2,
      scores: { innovation: 28.5 },
      comments: {},
      recommendation: null,
      remarks: '',
    };
    expect(saveAssessment).toHaveBeenCalledExactlyOnceWith({ path: { id: 'a1' }, data });
  });

  it('shows what is missing before it confirms or submits', async () => {
    await open(() => {});
    score('创新性', '28.5');
    fireEvent.click(screen.getByText('提交评审意见'));
    expect(await screen.findByText(/“可行性”未评分/)).toBeVisible();
    expect(submitAssessment).not.toHaveBeenCalled();
  });

  it('links from each missing item to its field', async () => {
    await open(() => {});
    score('创新性', '28.5');
    fireEvent.click(screen.getByText('提交评审意见'));
    fireEvent.click(await screen.findByRole('button', { name: '“可行性”未评分' }));
    expect(screen.getByLabelText(/^可行性得分/)).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: /评审结论|结论/ }));
    expect(screen.getByLabelText('推荐')).toHaveFocus();
  });

  it('submits everything once, after saving it', async () => {
    const onDone = vi.fn();
    await open(onDone);
    scoreAll();
    fireEvent.click(screen.getByLabelText('有条件推荐'));
    fireEvent.change(screen.getByLabelText('推荐的条件或不推荐的理由'), {
      target: { value: '补充测试报告' },
    });
    expect(screen.getByText('总分：19 / 100')).toBeVisible();
    fireEvent.click(screen.getByText('提交评审意见'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(submitAssessment).toHaveBeenCalledExactlyOnceWith({
      path: { id: 'a1' },
      data: expect.objectContaining({ version: 3, recommendation: 'conditions', remarks: '补充测试报告' }),
      idempotencyKey: expect.any(String),
    });
  });

  it('overwrites nothing that another tab saved, unless the user agrees', async () => {
    saveAssessment.mockResolvedValueOnce({
      code: 208,
      msg: '该评审已在其他页面保存',
      data: { conflict: true, version: 7 } as unknown as AssessmentData,
    });
    const theirs = { ...assessment.said, scores: { innovation: 15 } };
    fetchAssessment.mockResolvedValue({ ...saved(7), data: { ...assessment, version: 7, said: theirs } });
    await open(() => {});
    score('创新性', '12');
    fireEvent.click(screen.getByText('保 存'));
    expect(await screen.findByRole('dialog', { name: /1处与您在另一个窗口的修改不一致/ })).toBeVisible();
    expect(saveAssessment).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText('全部用本窗口的并保存'));
    await waitFor(() => expect(saveAssessment).toHaveBeenCalledTimes(2));
    expect(saveAssessment).toHaveBeenLastCalledWith({
      path: { id: 'a1' },
      data: expect.objectContaining({ version: 7, scores: { innovation: 12 } }),
    });
  });

  it('merges what another tab saved in other fields', async () => {
    saveAssessment.mockResolvedValueOnce({
      code: 208,
      msg: '该评审已在其他页面保存',
      data: { conflict: true, version: 7 } as unknown as AssessmentData,
    });
    const theirs = { ...assessment.said, remarks: '在另一页填写' };
    fetchAssessment.mockResolvedValue({ ...saved(7), data: { ...assessment, version: 7, said: theirs } });
    await open(() => {});
    score('创新性', '12');
    fireEvent.click(screen.getByText('保 存'));
    await waitFor(() => expect(saveAssessment).toHaveBeenCalledTimes(2));
    const both = { version: 7, scores: { innovation: 12 }, remarks: '在另一页填写' };
    expect(saveAssessment).toHaveBeenLastCalledWith({
      path: { id: 'a1' },
      data: expect.objectContaining(both),
    });
  });
});

describe('Declaration', () => {
  it('sends a conflict of interest only with a reason', async () => {
    declareConflict.mockResolvedValue(saved(2));
    const onDone = vi.fn();
    render(withPortal(expert, <Declaration assessment={assessment} onDone={onDone} />));
    fireEvent.click(await screen.findByLabelText('存在利益冲突，申请回避'));
    const send = screen.getByText('声明并回避');
    expect(send.closest('button')).toBeDisabled();
    fireEvent.change(screen.getByLabelText('利益冲突的情况'), { target: { value: '曾任顾问' } });
    fireEvent.click(send);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(declareConflict).toHaveBeenCalledExactlyOnceWith({
      path: { id: 'a1' },
      data: { conflict: true, reason: '曾任顾问' },
    });
  });
});
