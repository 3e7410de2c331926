import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReadState } from '@/utils/useRead';
import { withPortal } from '../../../tests/support/portal/with-portal';
import { WhenSettled } from '.';

const open: ReadState = { data: undefined, failure: null };
const come: ReadState = { data: [], failure: null };
const refused: ReadState = { data: undefined, failure: '' };

const show = (...of: ReadState[]) => withPortal({ id: 'u1' }, <WhenSettled of={of}>公告</WhenSettled>);

describe('WhenSettled', () => {
  it('shows its content once every read has arrived or failed', () => {
    const { rerender } = render(show(open, come));
    expect(screen.queryByText('公告')).toBeNull();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeVisible();
    rerender(show(refused, come));
    expect(screen.getByText('公告')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
