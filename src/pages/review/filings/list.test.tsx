import type { QueueData, QueueItem } from '@domain/calls/review';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as queue from '@/services/queue';
import * as review from '@/services/review';
import { inPortal } from '../../../../tests/support/portal/in-portal';
import Review from '.';

const item = {
  id: 'f1',
  company: '示例企业',
  receipt_no: 'GZ1',
  title: '瞪羚企业',
  batch: '2026-1',
  status: 'submitted',
  submitted_at: '2026-06-10T02:00:00Z',
  review_by: null,
  department: { id: 'D1', label: '浑南区' },
} as unknown as QueueItem;

function shown(of: Partial<QueueData>) {
  const data = { list: [item], by_status: {}, departments: [], ...of } as unknown as QueueData;
  const spies = [
    vi.spyOn(review, 'fetchQueue').mockResolvedValue({ code: 200, msg: '', data }),
    vi.spyOn(queue, 'fetchViews').mockResolvedValue({ code: 200, msg: '', data: [] }),
    vi.spyOn(queue, 'fetchAssignees').mockResolvedValue({ code: 200, msg: '', data: [] }),
  ];
  const user = { id: 'u1', role: 'administrator', permissions: ['review.first'] };
  render(inPortal(user, <Review />, { at: '/review/filings?status=all' }));
  return spies;
}

it('says how many there are, and offers what can be done with marked ones below the list, which stays where it is', async () => {
  const spies = shown({ total: 32 });
  expect(await screen.findByText('共32项')).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /示例企业 GZ1/ }));
  const bar = screen.getByRole('region', { name: '指派审核人' });
  const pages = screen.getByText('共32项');
  expect(pages.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  for (const spy of spies) spy.mockRestore();
});

it('says of a search that found too many to count how to go on', async () => {
  const spies = shown({ total: 10_000, more: true });
  expect(await screen.findByText('超过10000项，请多输几个字缩小范围')).toBeVisible();
  for (const spy of spies) spy.mockRestore();
});
