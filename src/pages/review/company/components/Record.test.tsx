import type { CompanyRecord } from '@domain/company/record-calls';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import Record from './Record';

const fetchCompanyRecord = mockCall('companyRecord');

const EMPTY: CompanyRecord = {
  blacklist: {
    ...{ register: 'blacklist', key: '9121', path: null, state: 'agrees' },
    ...{ differences: [], origin: null, reason: null },
  },
  projects: [],
  recognitions: [],
  reports: [],
  objections: [],
};

const project = (id: string, grant: number, revoked_at: string | null) => ({
  ...{ id, grant, revoked_at, title: '重点研发计划', batch: '2025-1', project_no: `沈科计${id}` },
  approved_at: '2025-09-01T02:00:00Z',
});

async function show(record: Partial<CompanyRecord>) {
  fetchCompanyRecord.mockResolvedValue({ code: 200, msg: '', data: { ...EMPTY, ...record } });
  render(
    withPortal({ permissions: ['review.read', 'review.final', 'report.inspect'] }, <Record company="c1" />),
  );
  await screen.findByRole('region', { name: /获批项目/ });
}

describe('Record', () => {
  it('sums the grants of valid approvals, and marks revoked ones', async () => {
    await show({ projects: [project('1', 30.5, null), project('2', 50, '2026-01-05T02:00:00Z')] });
    const block = within(screen.getByRole('region', { name: '获批项目与资助（1项，合计30.5万元）' }));
    expect(block.getByText('2026-01-05撤销')).toBeVisible();
    expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/review/filing?id=1',
    );
  });

  it('shows a blacklist entry with its reason, overdue reports and objections with links', async () => {
    await show({
      blacklist: {
        ...EMPTY.blacklist,
        state: 'listed',
        differences: [{ column: 'reason', given: null, recorded: '虚假申报' }],
      },
      reports: [{ id: 'r1', title: '年度报告', period: '2025年度', due_on: '2026-04-30' }],
      objections: [
        { filing: 'f1', title: '瞪羚企业', no: 'YY1', status: 'open', created_at: '2026-05-01T02:00:00Z' },
      ],
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/信用黑名单.*虚假申报/s);
    expect(screen.getByRole('link', { name: '年度报告' })).toHaveAttribute('href', '/review/report?id=r1');
    expect(screen.getByRole('link', { name: '查看异议' })).toHaveAttribute(
      'href',
      '/review/objections?filing=f1',
    );
  });
});
