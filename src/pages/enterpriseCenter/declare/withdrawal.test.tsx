import type { ReportItem } from '@domain/filing/calls';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FilingHandlers } from '@/components/FilingTable/filing';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Declare from './index';

// The menu of a row has tests of its own.
vi.mock('@/components/FilingTable', () => ({
  default: ({ filings: [first], onWithdraw }: FilingHandlers & { filings: ReportItem[] }) => (
    <button type="button" onClick={() => first && onWithdraw(first)}>
      撤回
    </button>
  ),
}));

const filing = {
  ...{ id: 'f1', program: 'gazelle', title: '瞪羚企业申报', kind: '', route: '/gazelle', subject: null },
  ...{ batch: '2026-1', status: 'submitted', version: 1, correction_due_at: null, updated_by: '李会计' },
  ...{ created_at: '2026-06-10T02:00:00Z', updated_at: '2026-06-10T02:00:00Z', actions: ['withdraw'] },
  receipt: { no: 'GZ-1', submitted_at: '2026-06-11T02:00:00Z', sha256: '' },
};

const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
beforeEach(() => void confirm.mockClear());

/** Chooses to withdraw the only filing of the list; returns what is asked then. */
async function askToWithdraw(about: object) {
  const totals = { by_status: {}, by_group: {}, by_program: {} };
  const data = { list: [{ ...filing, ...about }], total: 1, totals, reports_due: [] };
  mockCall('reportInfo').mockResolvedValue({ code: 200, msg: '', data } as never);
  mockCall('unseenChanges').mockResolvedValue({ code: 200, msg: '', data: [] } as never);
  mockCall('declareDay').mockResolvedValue({ code: 200, msg: '', data: [] } as never);
  render(withPortal({ permissions: [] }, <Declare />, { at: '/enterpriseCenter/declare' }));
  fireEvent.click(await screen.findByText('撤回'));
  return confirm.mock.calls[0]?.[0].content;
}

it('says before the withdrawal of a signed filing that all have to sign again', async () => {
  expect(await askToWithdraw({ signs: true })).toMatch(/须由全部签署人重新签署，并在截止时间前重新提交/);
});

it('says nothing of signatures before the withdrawal of a filing that nobody signs', async () => {
  expect(await askToWithdraw({})).toBe('撤回后可以修改，须在截止时间前重新提交，否则视为未申报。');
});
