import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reading } from '@/utils/useRead';
import { inPortal } from '../../../tests/support/portal/in-portal';
import { Together } from '.';

const open: Reading = { data: undefined, failure: null };
const come: Reading = { data: [], failure: null };
const refused: Reading = { data: undefined, failure: '' };

const show = (...of: Reading[]) => inPortal({ id: 'u1' }, <Together of={of}>公告</Together>);

describe('Together', () => {
  it('shows its content once every read has arrived or failed', () => {
    const { rerender } = render(show(open, come));
    expect(screen.queryByText('公告')).toBeNull();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeVisible();
    rerender(show(refused, come));
    expect(screen.getByText('公告')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
