import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import type { FilingUnderReview } from '../nextFiling';
import Facts from './Facts';

const taskBook = { due: '2026-12-24', how: { zh: '到三楼办理', en: 'on the third floor' } };
const show = (status: string) =>
  render(
    withPortal(
      { id: 'u1', role: 'auditor' },
      <Facts
        review={
          {
            filing: { id: 'f1', status, batch: '2026-1', program: 'gazelle', receipt: null },
            company: { name: '示例企业', credit_code: '9121', department: { value: '', label: '浑南区' } },
            approval: {
              project_no: 'GZ1',
              grant_approved: 50,
              task_book: taskBook,
              payments: [{ id: 'p1', amount: 20, paid_on: '2026-12-01' }],
            },
            signatures: [],
          } as unknown as FilingUnderReview
        }
        onDone={() => {}}
      />,
    ),
  );

describe('Facts', () => {
  it("shows how the task book of an approved filing is signed, in the company's words", () => {
    show('approved');
    expect(screen.getByText('请于2026-12-24前签订任务书（到三楼办理）。')).toBeVisible();
  });

  it('shows what was paid of the grant, and when', () => {
    show('approved');
    expect(screen.getByText('资金拨付：批准50万元，已拨付20万元')).toBeVisible();
    expect(screen.getByText('2026-12-01拨付20万元')).toBeVisible();
  });

  it('shows no task book once the approval is revoked', () => {
    show('revoked');
    expect(screen.queryByText(/任务书/)).toBeNull();
  });
});
