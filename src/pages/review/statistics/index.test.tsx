import type { StatisticsData } from '@domain/statistics/calls';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withAddress } from '../../../../tests/support/portal/with-portal';
import { Charts, Numbers, PersonWorkTable } from './components/Counts';
import FilingProgress from './components/FilingProgress';

const row = (key: string, label: string, filings: number): StatisticsData['total'] => ({
  key,
  label,
  filings,
  open: 1,
  returned: 0,
  approved: filings - 1,
  rejected: 0,
  revoked: 0,
  returned_once: 1,
  grant: 30.5,
  median_days: 3,
});
const rows = [row('gazelle', '瞪羚企业', 4), row('', '未填写', 1)];
const total = row('', '合计', 5);

const show = (node: JSX.Element) => render(withAddress(node, { at: '/review/statistics' }));

describe('Numbers', () => {
  it("shows each row's numbers with their shares, and the sum last", () => {
    show(<Numbers by="program" rows={rows} total={total} asked={{ year: '2026' }} />);
    const [first, , last] = screen.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link', { name: '瞪羚企业' })).toHaveAttribute(
      'href',
      '/review/filings?status=all&program=gazelle&year=2026',
    );
    expect(within(first as HTMLElement).getByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      '/review/filings?status=approved&program=gazelle&year=2026',
    );
    expect(first).toHaveTextContent('3（75%）');
    expect(first).toHaveTextContent('30.50');
    expect(last).toHaveTextContent('合计');
    expect(within(last as HTMLElement).getByRole('link', { name: '5' })).toHaveAttribute(
      'href',
      '/review/filings?status=all&year=2026',
    );
  });

  it('shows the count of one status without shares of itself', () => {
    show(<Numbers by="status" rows={[row('approved', '通过', 4)]} total={total} asked={{}} />);
    expect(screen.queryByText('退回过')).toBeNull();
    expect(screen.getByRole('link', { name: '通过' })).toHaveAttribute(
      'href',
      '/review/filings?status=approved',
    );
  });
});

describe('Charts', () => {
  it('show counts and outcomes, each described in words', () => {
    show(<Charts by="program" rows={rows} total={total} asked={{ year: '2026' }} />);
    const names = screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'));
    expect(names[0]).toBe('申报项目，共5件：瞪羚企业 4，未填写 1');
    expect(names[1]).toContain('办理中 1，通过 4');
  });
});

describe('FilingProgress', () => {
  it('links each number to its list, months to those of every batch', () => {
    const course = {
      year: 2026,
      months: [{ month: 3, sent: 5, sentBefore: 0, decided: 2, decidedBefore: 1 }],
      stages: [
        { stage: 'sent' as const, filings: 8, lost: 0 },
        { stage: 'first' as const, filings: 6, lost: 1 },
      ],
      steps: [{ step: 'first' as const, filings: 6, median: 3, ninetieth: 12 }],
    };
    show(<FilingProgress course={course} asked={{ program: 'gazelle', year: '2026' }} />);
    const months = screen.getByText('以表格查看（月份）').closest('details') as HTMLDetailsElement;
    months.open = true;
    fireEvent(months, new Event('toggle'));
    const hrefOf = (name: string) =>
      screen.getByRole('link', { name, hidden: true }).getAttribute('href')?.replace('/review/filings?', '');
    expect(hrefOf('初审通过（75%）')).toBe('status=all&mark=first&program=gazelle&year=2026');
    expect(hrefOf('其中“初审通过”之后不通过')).toBe('status=all&mark=lost.first&program=gazelle&year=2026');
    expect(hrefOf('5')).toBe('status=all&mark=sent.2026-03&program=gazelle');
    expect(screen.getByRole('img')).toHaveAccessibleName(
      '到达各环节的申报：提交 8，初审通过（75%） 6，其中“初审通过”之后不通过 1',
    );
  });
});

describe('Numbers (links)', () => {
  it('links an industry to its filings, and returned ones to theirs', () => {
    const { unmount } = show(
      <Numbers by="industry" rows={[row('C35', '专用设备制造业', 4)]} total={total} asked={{}} />,
    );
    const hrefs = () =>
      screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(hrefs()).toContain('/review/filings?status=approved&mark=industry.C35');
    expect(hrefs()).toContain('/review/filings?status=all&mark=returned%2Cindustry.C35');
    unmount();
    show(<Numbers by="program" rows={rows} total={total} asked={{ year: '2026' }} />);
    expect(hrefs()).toContain('/review/filings?status=all&mark=returned&program=gazelle&year=2026');
    expect(hrefs()).toContain('/review/filings?status=all&mark=returned&year=2026');
  });
});

describe('People', () => {
  it("links a person's workload to their open and decided filings", () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const people = [{ id, name: '孙浩', submitted: 7, reviewing: 0, decided: 12, returned: 3 }];
    show(<PersonWorkTable people={people} asked={{ year: '2026' }} />);
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `/review/filings?status=submitted&assigned=${id}&year=2026`,
      `/review/filings?status=all&mark=by.${id}&year=2026`,
      `/review/filings?status=all&mark=back.${id}&year=2026`,
    ]);
  });
});
