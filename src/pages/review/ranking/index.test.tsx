import { CODE } from '@domain/api/codes';
import type { RankedFiling, RankingData } from '@domain/review/ranking-calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Ranking from '.';

const answer = <T,>(data: T) => ({ code: CODE.success, msg: '', data });
const fetchSeries = mockCall('rankedSeries');
const fetchRanking = mockCall('ranking');
const proposeGrant = mockCall('proposeGrant');
const previewOrder = mockCall('previewOrder');
const orderDecision = mockCall('orderDecision');
mockCall('decisionOrders').mockResolvedValue(answer({ list: [], total: 0, to_sign: 0 }));
mockFeedback();

const filing = (id: string, score: number | null, grant: number | null = null): RankedFiling => ({
  id,
  version: 3,
  company: `企业${id}`,
  subject: null,
  receipt_no: `KP${id}`,
  department: '浑南区',
  status: 'publicised',
  score,
  span: score === null ? null : { lowest: score - 4, highest: score + 4 },
  criteria: score === null ? {} : { innovation: 25.5 },
  panel: { required: 2, submitted: score === null ? 0 : 2, complete: score !== null },
  asked: 50,
  grant: { amount: grant, version: grant === null ? 0 : 1 },
});

const data: RankingData = {
  list: [filing('1', 90, 30), filing('2', 80, 25), filing('3', 80), filing('4', null)],
  more: false,
  budget: { amount: 60, version: 1 },
  granted: 10,
  criteria: [{ key: 'innovation', name: '创新性', points: 30 }],
  earlier: [{ batch: '2025-1', filings: 40, approved: 12, lowest: 78.5, granted: 500 }],
};

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  fetchSeries.mockResolvedValue(answer([{ program: 'keyproject', batch: '2026-1' }]));
  fetchRanking.mockResolvedValue(answer(data));
  proposeGrant.mockImplementation(async ({ data: { amount, version } }) =>
    answer({ amount, version: version + 1 }),
  );
});

const admin = { id: 'a1', role: 'administrator', permissions: ['review.first', 'review.final'] };
const open = (at: string) => render(withPortal(admin, <Ranking />, { at }));
const side = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('RankingPage', () => {
  it('marks a filing with an unanswered objection', async () => {
    fetchRanking.mockResolvedValue(
      answer({ ...data, list: [{ ...filing('1', 90), is_objected: true }, filing('2', 80)] }),
    );
    open('/review/ranking?program=keyproject&batch=2026-1&by=rank&at=1');
    expect(await screen.findAllByRole('img', { name: '公示异议待答复' })).toHaveLength(1);
  });

  it('offers no grants for a program that accepts results', async () => {
    fetchSeries.mockResolvedValue(answer([{ program: 'jiebangguashuai_result', batch: '2026-1' }]));
    open('/review/ranking?program=jiebangguashuai_result&batch=2026-1&by=rank&at=1');
    expect(await screen.findByRole('region', { name: '划线以上1件' })).toBeVisible();
    expect(screen.getAllByText('专家评分')[0]).toBeVisible();
    expect(screen.queryByRole('spinbutton', { name: /企业1/ })).toBeNull();
    expect(screen.queryAllByText(/^(拟支持|申请)（万元）$/)).toEqual([]);
  });

  it('draws the line, sums what is above it, and shows in red by how much the budget is exceeded', async () => {
    open('/review/ranking?program=keyproject&batch=2026-1&by=rank&at=1');
    expect(await screen.findByRole('region', { name: '划线以上1件' })).toBeVisible();
    expect(screen.getByText('预算剩余（万元）').nextElementSibling).toHaveTextContent('20.00');
    fireEvent.click(screen.getByRole('button', { name: '将线划至企业2 KP2之后' }));
    expect(await screen.findByRole('region', { name: '划线以上3件' })).toBeVisible();
    expect(side(/划线以上/).getAllByText('并列')).toHaveLength(2);
    expect(side(/划线以下/).getByLabelText('0/2 未全部提交')).toBeVisible();
    expect(screen.getByText('超出预算（万元）').nextElementSibling).toHaveTextContent('5.00');
    fireEvent.click(screen.getByLabelText('按预算'));
    expect(await screen.findByRole('region', { name: '划线以上1件' })).toBeVisible();
  });

  it('saves a grant after a pause, and asks which one is right where a colleague changed it', async () => {
    open('/review/ranking?at=2');
    const field = await screen.findByLabelText('企业3 KP3的拟支持金额（万元）');
    fireEvent.change(field, { target: { value: '12.5' } });
    await waitFor(
      () =>
        expect(proposeGrant).toHaveBeenCalledWith({ path: { id: '3' }, data: { amount: 12.5, version: 0 } }),
      {
        timeout: 5_000,
      },
    );
    proposeGrant.mockResolvedValueOnce({
      code: CODE.businessError,
      msg: '拟支持金额已由王五改为20',
      data: { conflict: true, amount: 20, version: 2 } as never,
    });
    fireEvent.change(screen.getByLabelText('企业1 KP1的拟支持金额（万元）'), { target: { value: '31' } });
    expect(await screen.findByText('拟支持金额已由王五改为20', {}, { timeout: 5_000 })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '保留我的' }));
    await waitFor(
      () =>
        expect(proposeGrant).toHaveBeenLastCalledWith({
          path: { id: '1' },
          data: { amount: 31, version: 2 },
        }),
      {
        timeout: 5_000,
      },
    );
  });

  it('compares with lines of earlier batches, and proposes grants for all above the line at once', async () => {
    open('/review/ranking?by=rank&at=2');
    expect(await screen.findByText(/2025年第1批：40件中批准12件，最低78.50分，共500万元/)).toBeVisible();
    expect(screen.getByText('划线以上最低分').nextElementSibling).toHaveTextContent('80.00');
    fireEvent.click(screen.getByRole('button', { name: '批量填写金额' }));
    const dialog = within(await screen.findByRole('dialog', { name: '为划线以上3件填写拟支持金额' }));
    expect(dialog.getByText(/共3件，合计150万元.*其中2件已填金额/)).toBeVisible();
    expect(dialog.getByText('将超出本批预算100万元')).toBeVisible();
    fireEvent.click(dialog.getByLabelText('按名次分档'));
    fireEvent.change(dialog.getByLabelText('第1档每件金额（万元）'), { target: { value: '20' } });
    expect(dialog.getByText(/合计60万元/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: '填写3件' }));
    await waitFor(() => expect(proposeGrant).toHaveBeenCalledTimes(3), { timeout: 5_000 });
    expect(proposeGrant).toHaveBeenCalledWith({ path: { id: '1' }, data: { amount: 20, version: 1 } });
    expect(proposeGrant).toHaveBeenCalledWith({ path: { id: '3' }, data: { amount: 20, version: 0 } });
  });

  it('requires a reason to publicise more than the budget', async () => {
    const experts = data.list.map((each) => ({ ...each, status: 'expert_review' as const }));
    fetchRanking.mockResolvedValue(answer({ ...data, list: experts }));
    previewOrder.mockResolvedValue(
      answer({
        steps: [{ action: 'publicise', count: 2 }],
        in: ['1', '2'].map((id) => ({
          checks: [],
          is_opened: true,
          id,
          version: 3,
          company: `企业${id}`,
          receipt_no: `KP${id}`,
          program: 'keyproject',
          subject: null,
        })),
        out: [],
        more: false,
      }),
    );
    open('/review/ranking?by=score&at=80');
    fireEvent.click(await screen.findByRole('button', { name: /^全部.*公示/ }));
    fireEvent.click(await screen.findByRole('button', { name: '提交办理2件' }));
    expect(screen.getByText('将超出本批预算5万元')).toBeVisible();
    expect((await screen.findAllByText('请填写超预算理由，或调减金额')).length).toBeGreaterThan(0);
    expect(orderDecision).not.toHaveBeenCalled();
  });

  it('approves filings above the line with their grants, and needs a reason beyond the budget', async () => {
    previewOrder.mockResolvedValue(
      answer({
        steps: [{ action: 'approve', count: 2 }],
        in: ['1', '2'].map((id) => ({
          checks: [],
          is_opened: true,
          id,
          version: 3,
          company: `企业${id}`,
          receipt_no: `KP${id}`,
          program: 'keyproject',
          subject: null,
        })),
        out: [],
        more: false,
      }),
    );
    orderDecision.mockResolvedValue({ code: CODE.businessError, msg: '', data: null as never });
    open('/review/ranking?by=score&at=80');
    fireEvent.click(await screen.findByRole('button', { name: '全部立项' }));
    const send = await screen.findByRole('button', { name: '提交办理2件' });
    expect(screen.getByText('将超出本批预算5万元')).toBeVisible();
    fireEvent.click(send);
    expect((await screen.findAllByText('请填写超预算理由，或调减金额')).length).toBeGreaterThan(0);
    expect(orderDecision).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/超预算理由/), { target: { value: '追加' } });
    fireEvent.click(send);
    await waitFor(() => expect(orderDecision).toHaveBeenCalledOnce());
    expect(orderDecision.mock.calls[0]?.[0].data).toMatchObject({
      action: 'approve',
      over_budget: '追加',
      filings: [
        { id: '1', version: 3, grant_approved: 30 },
        { id: '2', version: 3, grant_approved: 25 },
      ],
    });
  });
});
