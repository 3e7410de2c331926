import type { ReportQueueData, ReportQueueItem, ReviewedReport } from '@domain/reports/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEntry } from '@/filling/draft/localStore';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import ReviewReport from '.';
import Decision from './components/Decision';

const decideReport = mockCall('decideReport');
mockFeedback();

const reviewed = (steps: string[]) =>
  ({
    report: {
      id: 'r1',
      version: 4,
      program: 'keyproject/2026.1/report_progress',
      task: { title: '年度报告' },
    },
    company: { name: '示例企业' },
    steps,
  }) as ReviewedReport;
const onDone = vi.fn();
const show = (steps = ['pass', 'return', 'exempt']) =>
  render(withPortal({ id: 'u1' }, <Decision reviewed={reviewed(steps)} onDone={onDone} />));
const write = (opinion: string) =>
  fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: opinion } });
const send = () => fireEvent.click(screen.getByText('提交办理'));

beforeEach(async () => {
  vi.clearAllMocks();
  await deleteEntry({ user: 'u1', place: 'report/r1' });
  vi.mocked(feedback.confirm).mockResolvedValue(true);
  decideReport.mockResolvedValue({ code: 200, msg: '已办理', data: {} as ReviewedReport });
});

describe('Decision', () => {
  it('shows nothing to decide where no step is left', async () => {
    const { container } = show([]);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('returns a report with what to correct and the days for it, after a confirmation', async () => {
    show();
    fireEvent.click(await screen.findByLabelText('退回填报'));
    send();
    expect(await screen.findByText('请填写退回意见，或延期、免报的原因')).toBeVisible();
    expect(feedback.confirm).not.toHaveBeenCalled();
    write('请补充附件');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(feedback.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ content: expect.stringContaining('示例企业') }),
    );
    expect(decideReport).toHaveBeenCalledWith({
      path: { id: 'r1' },
      data: {
        action: 'return',
        version: 4,
        opinion: '请补充附件',
        days: 5,
      },
    });
  });

  it('sends a report again with a yes where the server asks about its deadline', async () => {
    const msg = '2027年的节假日尚未录入';
    decideReport.mockResolvedValueOnce({ code: 208, msg, data: { confirm: true } as never });
    show();
    fireEvent.click(await screen.findByLabelText('退回填报'));
    write('请补充附件');
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(feedback.confirm).toHaveBeenLastCalledWith(expect.objectContaining({ content: msg }));
    expect(decideReport).toHaveBeenLastCalledWith({
      path: { id: 'r1' },
      data: expect.objectContaining({ action: 'return', confirmed: true }),
    });
  });

  it('sends nothing when the user declines, and keeps the text', async () => {
    vi.mocked(feedback.confirm).mockResolvedValue(false);
    show();
    fireEvent.click(await screen.findByLabelText('报表审核通过'));
    write('同意');
    send();
    await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
    expect(decideReport).not.toHaveBeenCalled();
    expect(screen.getByLabelText('审核意见')).toHaveValue('同意');
  });
});

describe('ReviewReport', () => {
  it('shows that a report was decided and links to the next, but not when a decided one is opened', async () => {
    const read = (status: string, steps: string[]) => ({
      code: 200 as const,
      msg: '',
      data: {
        ...reviewed(steps),
        report: {
          id: 'r1',
          version: 4,
          program: 'keyproject/2026.1/report_progress',
          task: { status, title: '年度报告', period: '2025' },
          log: [],
        },
        company: { name: '示例企业', credit_code: '', department: '' },
        attachments: [],
      } as unknown as ReviewedReport,
    });
    const fetchReviewed = mockCall('reviewReport');
    fetchReviewed.mockResolvedValueOnce(read('submitted', ['pass'])).mockResolvedValue(read('passed', []));
    const list = [{ id: 'r2' }] as ReportQueueItem[];
    const fetchQueue = mockCall('reportQueue');
    fetchQueue.mockResolvedValue({ code: 200, msg: '', data: { list, total: 1 } as ReportQueueData });
    const user = { id: 'u1', permissions: ['report.review'] };
    render(withPortal(user, <ReviewReport />, { at: '/review/report?id=r1' }));
    fireEvent.click(await screen.findByLabelText('报表审核通过'));
    expect(screen.queryByText('此件已办理')).toBeNull();
    write('同意');
    send();
    expect(await screen.findByText('此件已办理')).toBeVisible();
    expect(await screen.findByRole('link', { name: '下一件' })).toHaveAttribute(
      'href',
      '/review/report?id=r2',
    );
    fetchReviewed.mockRestore();
    fetchQueue.mockRestore();
  });
});
