import type { FilingWindow } from '@domain/filing/types';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Deadline from '.';

const open: FilingWindow = {
  program: 'jiebangguashuai_result',
  title: '',
  batch_year: 2026,
  batch_no: 1,
  opens_at: '2026-01-04T01:00:00Z',
  closes_at: '2027-01-10T09:00:00Z',
  status: 'open',
  days_left: 40,
  server_time: '2026-12-01T02:00:00Z',
  quota: 3,
  used: 0,
};

describe('Deadline', () => {
  it('shows the day until which the project owes the filing, which comes after the closing', () => {
    const window: FilingWindow = { ...open, grace_until: '2027-04-15T15:59:59Z', owed: true };
    const { container } = render(<Deadline window={window} />);
    expect(container).toHaveTextContent('申报截止 2027-04-15 23:59');
    expect(container).not.toHaveTextContent('2027-01-10');
  });

  it('shows the closing of any other filing', () => {
    const { container } = render(<Deadline window={open} />);
    expect(container).toHaveTextContent('申报截止 2027-01-10 17:00');
  });
});
