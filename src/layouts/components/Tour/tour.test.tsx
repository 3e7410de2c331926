import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Tour from '.';

const user = {
  id: 'u1',
  name: '林晓燕',
  role: 'owner',
  company: { id: 'c1' },
  programs: [],
  permissions: [],
};

const title = (name: string) => screen.findByRole('heading', { name });

describe('Tour', () => {
  it('announces each step, keeps Tab inside, and ends on Escape', async () => {
    const onClose = vi.fn();
    render(withPortal(user, <Tour onClose={onClose} />));
    const first = await title('1/5 项目目录');
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription(/全部申报项目/);

    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const second = await title('2/5 等您处理的事');
    await waitFor(() => expect(second).toHaveFocus());

    const next = screen.getByRole('button', { name: 'Next' });
    next.focus();
    fireEvent.keyDown(next, { key: 'Tab' });
    expect(screen.getByRole('button', { name: '跳过导览' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey: true });
    expect(next).toHaveFocus();

    fireEvent.keyDown(next, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
