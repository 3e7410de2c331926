import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import MatchedFilings, { mergeAlikeMatches } from './Matches';

const department = { value: 'D1', label: '浑南区科技局' };
const other = {
  no: 'KP-1',
  company: '甲公司',
  department,
  status: 'submitted' as const,
  program: 'keyproject',
  batch: '2026-1',
};

describe('MatchedFilings', () => {
  it('links to the other filing, or names the department that reviews it', () => {
    const filings = [
      { ...other, id: 'f1' },
      { ...other, id: null, no: 'KP-2', company: '乙公司' },
    ];
    render(withPortal({}, <MatchedFilings kind="project" rule={null} filings={filings} />));
    expect(screen.getByRole('link', { name: '甲公司' })).toHaveAttribute('href', '/review/filing?id=f1');
    expect(screen.getByText(/其他申报使用了同一项目名称/)).toBeVisible();
    expect(screen.getAllByText(/重点.*2026/)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: '乙公司' })).toBeNull();
    expect(screen.getByText(/由浑南区科技局审核/)).toBeVisible();
  });
});

describe(mergeAlikeMatches, () => {
  it('returns places that share the same filings as one', () => {
    const match = (path: string) => ({
      path,
      kind: 'right' as const,
      rule: null,
      filings: [{ ...other, id: 'f1' }],
    });
    const elsewhere = { ...match('ip.3.no'), filings: [{ ...other, id: 'f2', no: 'KP-2' }] };
    expect(
      mergeAlikeMatches([match('ip.1.no'), match('ip.2.no'), elsewhere]).map(({ paths }) => paths),
    ).toEqual([['ip.1.no', 'ip.2.no'], ['ip.3.no']]);
  });
});
