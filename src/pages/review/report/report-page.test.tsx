import type { ReviewedReport } from '@domain/api/calls/report-tasks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetTyped } from '@/journal/typed-journal';
import { decideReport } from '@/services/reports';
import { feedback } from '@/utils/feedback';
import { startLanguage } from '@/utils/language';
import Decision from './components/Decision';

vi.mock('umi', async (actual) => ({
  ...(await actual<typeof import('umi')>()),
  useSelector: (read: (root: object) => unknown) => read({ user: { currentUser: { id: 'u1' } } }),
}));
vi.mock('@/services/reports', () => ({ decideReport: vi.fn() }));
vi.mock('@/utils/feedback', () => ({
  feedback: { confirm: vi.fn(), info: vi.fn(), success: vi.fn(), error: vi.fn() },
}));

const reviewed = (steps: string[]) =>
  ({ report: { id: 'r1', version: 4 }, company: { name: '示例企业' }, steps }) as ReviewedReport;
const onDone = vi.fn();
const show = (steps = ['pass', 'return', 'exempt']) =>
  render(<Decision reviewed={reviewed(steps)} onDone={onDone} />);
const write = (opinion: string) =>
  fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: opinion } });
const send = () => fireEvent.click(screen.getByText('提交办理'));

beforeAll(startLanguage);
beforeEach(async () => {
  vi.clearAllMocks();
  await forgetTyped('u1', 'report/r1');
  vi.mocked(feedback.confirm).mockResolvedValue(true);
  vi.mocked(decideReport).mockResolvedValue({ code: 200, msg: '已办理', data: {} as ReviewedReport });
});

it('offers nothing to decide where no step is left', async () => {
  const { container } = show([]);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

it('returns a report with what is to be mended and the days for it, once it is confirmed', async () => {
  show();
  fireEvent.click(await screen.findByLabelText('退回填报'));
  send();
  expect(await screen.findByText('请填写退回意见或免报原因')).toBeVisible();
  expect(feedback.confirm).not.toHaveBeenCalled();
  write('请补充附件');
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(feedback.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ content: expect.stringContaining('示例企业') }),
  );
  expect(decideReport).toHaveBeenCalledWith('r1', {
    action: 'return',
    version: 4,
    opinion: '请补充附件',
    days: 5,
  });
});

it('sends nothing when the question is answered with no, and keeps what was typed', async () => {
  vi.mocked(feedback.confirm).mockResolvedValue(false);
  show();
  fireEvent.click(await screen.findByLabelText('填报审核通过'));
  write('同意');
  send();
  await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
  expect(decideReport).not.toHaveBeenCalled();
  expect(screen.getByLabelText('审核意见')).toHaveValue('同意');
});
