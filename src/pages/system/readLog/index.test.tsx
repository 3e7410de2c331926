import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import ReadLog from './index';

const fetchReads = mockCall('readLog');

describe('ReadLogPage', () => {
  it('shows for how long reads are kept, as it is set', async () => {
    fetchReads.mockResolvedValue({
      code: 200,
      msg: '',
      data: { list: [], total: 0, more: false, kept_days: 183 },
    });
    render(withPortal({}, <ReadLog />));
    expect(await screen.findByText(/记录保留183天/)).toBeTruthy();
  });
});
