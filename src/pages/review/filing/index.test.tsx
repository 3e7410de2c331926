import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { decide, type Reviewed } from '@/services/review';
import { feedback } from '@/utils/feedback';
import { startLanguage } from '@/utils/language';
import { smallForm, validAnswers } from '../../../../tests/support/small-form';
import DecisionPanel from './components/DecisionPanel';
import { placesOf } from './places';
import type { Written } from './useDeciding';
import { newPin } from './usePinned';

vi.mock('@/services/review', () => ({ decide: vi.fn() }));
vi.mock('@/utils/feedback', () => ({
  feedback: { confirm: vi.fn(), success: vi.fn(), error: vi.fn() },
}));

beforeAll(startLanguage);
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(feedback.confirm).mockResolvedValue(true);
  vi.mocked(decide).mockResolvedValue({ code: 200, msg: '已办理', data: {} as Reviewed });
});

const places = placesOf(smallForm, validAnswers(), ({ zh }) => zh);
const review = {
  filing: { id: 'f1', version: 7 },
  company: { name: '示例企业' },
  steps: ['pass_first', 'return_first'],
} as Reviewed;

function Panel({ onDone }: { onDone: () => void }) {
  const [written, setWritten] = useState<Partial<Written>>({ pinned: [newPin('team[1].share')] });
  const write = (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change }));
  return <DecisionPanel review={review} places={places} written={written} onWrite={write} onDone={onDone} />;
}

const send = () => fireEvent.click(screen.getByText('提交办理'));

it('offers every place of a filing: sections, fields, rows and cells, but nothing that is worked out', () => {
  const paths = places.map(({ value }) => value);
  expect(paths).toEqual(expect.arrayContaining(['basics', 'basics.amount', 'team[1]', 'team[1].share']));
  expect(paths).not.toContain('basics.doubled');
  expect(paths).not.toContain('team[2]');
});

it('says what a decision lacks before it asks or sends anything', async () => {
  render(<Panel onDone={() => {}} />);
  fireEvent.click(screen.getByLabelText('初审通过'));
  send();
  expect(await screen.findByText('请填写审核意见')).toBeVisible();
  expect(feedback.confirm).not.toHaveBeenCalled();
  expect(decide).not.toHaveBeenCalled();
});

it('returns with reasons, days and pinned corrections, at the version that was looked at', async () => {
  const onDone = vi.fn();
  render(<Panel onDone={onDone} />);
  fireEvent.click(screen.getByLabelText('初审退回'));
  fireEvent.click(screen.getByLabelText('数据前后不一致'));
  fireEvent.change(screen.getByLabelText('修改要求'), { target: { value: '与附件不符' } });
  fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '请补正' } });
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(decide).toHaveBeenCalledWith('f1', {
    action: 'return_first',
    version: 7,
    opinion: '请补正',
    reasons: ['mismatch'],
    days: 5,
    corrections: [{ path: 'team[1].share', comment: '与附件不符' }],
  });
});

it('does nothing when the question is answered with no', async () => {
  vi.mocked(feedback.confirm).mockResolvedValue(false);
  render(<Panel onDone={() => {}} />);
  fireEvent.click(screen.getByLabelText('初审通过'));
  fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '同意' } });
  send();
  await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
  expect(decide).not.toHaveBeenCalled();
});
