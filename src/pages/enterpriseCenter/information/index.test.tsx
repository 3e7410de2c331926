import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { Changes } from '.';

describe('InformationChanges', () => {
  it('shows the person, the Beijing time, and each field from what to what', async () => {
    mockCall('companyHistory').mockResolvedValue({
      code: 200,
      msg: '',
      data: {
        total: 2,
        list: [
          {
            id: '1',
            at: '2026-06-10T17:30:00.000Z',
            actor: { name: '王敏', role: 'owner' },
            action: 'company.update',
            version: 2,
            changes: [
              { key: 'registered_capital', before: null, after: 500 },
              { key: 'bank_account', before: '****', after: '****' },
            ],
          },
          {
            id: '0',
            at: '2026-06-01T01:00:00.000Z',
            actor: { name: 'system', role: 'system' },
            action: 'company.register',
            version: null,
            changes: [],
          },
        ],
      },
    });
    render(<Changes company="c" />);
    const table = await screen.findByRole('table', { name: '2026-06-11 01:30 的修改' });
    expect(screen.getByText('王敏')).toBeVisible();
    expect(screen.getByText('系统')).toBeVisible();
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows[0]).toEqual(['信息项', '修改前', '修改后']);
    expect(rows[1]?.slice(0, 2)).toEqual(['注册资本', '—']);
    expect(rows[1]?.[2]).toContain('500');
    expect(rows[2]?.slice(1)).toEqual(['****', '****']);
    expect(within(table).queryByRole('button')).toBeNull();
  });
});
