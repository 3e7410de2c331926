import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inPortal } from '../../../../../tests/support/portal/in-portal';
import Matches from './Matches';

const department = { value: 'D1', label: '浑南区科技局' };
const other = {
  no: 'KP-1',
  company: '甲公司',
  department,
  status: 'submitted' as const,
  program: 'keyproject',
  batch: '2026-1',
};

it('leads to the other filing, and names the department that reviews one of which there is no way to it', () => {
  const filings = [
    { ...other, id: 'f1' },
    { ...other, id: null, no: 'KP-2', company: '乙公司' },
  ];
  const matches = [
    { path: 'leader.id', kind: 'person' as const, rule: '同一负责人只能牵头1个项目', filings },
    {
      path: 'plan.name',
      kind: 'project' as const,
      rule: null,
      filings: [{ ...other, id: 'f3', no: 'KP-3' }],
    },
  ];
  render(
    inPortal(
      {},
      <Matches
        matches={matches}
        nameOf={(path) => (path === 'leader.id' ? '负责人：证件号码' : '项目名称')}
      />,
    ),
  );
  expect(screen.getByText('负责人：证件号码')).toBeVisible();
  expect(screen.getAllByRole('link', { name: '甲公司' })[0]).toHaveAttribute('href', '/review/filing?id=f1');
  expect(screen.getByText('其他申报使用了同一项目名称')).toBeVisible();
  expect(screen.getAllByText(/重点.*2026/)).toHaveLength(3);
  expect(screen.queryByRole('link', { name: '乙公司' })).toBeNull();
  expect(screen.getByText(/由浑南区科技局审核/)).toBeVisible();
});

it('names a filing once for all places that it shares with this one', () => {
  const match = (path: string) => ({
    path,
    kind: 'right' as const,
    rule: null,
    filings: [{ ...other, id: 'f1' }],
  });
  const elsewhere = { ...match('ip.3.no'), filings: [{ ...other, id: 'f2', no: 'KP-2' }] };
  render(
    inPortal(
      {},
      <Matches matches={[match('ip.1.no'), match('ip.2.no'), elsewhere]} nameOf={(path) => `在${path}`} />,
    ),
  );
  expect(screen.getAllByText('其他申报中也有此项知识产权')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  for (const place of ['在ip.1.no', '在ip.2.no', '在ip.3.no'])
    expect(screen.getAllByText(place)).toHaveLength(1);
});

it('is not there without one', () => {
  const { container } = render(inPortal({}, <Matches matches={[]} nameOf={() => null} />));
  expect(container).toHaveTextContent('');
});
