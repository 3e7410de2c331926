import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withPortal } from '../../../tests/support/portal/with-portal';
import MoreMenu from './MoreMenu';

describe('MoreMenu', () => {
  it('keeps the focus on its button when an action runs, so that a dialog can return it', async () => {
    const opener = () => screen.getByRole('button', { name: '更多' });
    const rename = vi.fn(() => expect(opener()).toHaveFocus());
    render(
      withPortal({}, <MoreMenu label="更多" items={[{ key: 'rename', label: '重命名', onClick: rename }]} />),
    );
    fireEvent.click(opener());
    const entry = await screen.findByRole('menuitem', { name: '重命名' });
    // A description by a tooltip that is never shown would point to nothing.
    expect(entry).not.toHaveAttribute('aria-describedby');
    fireEvent.click(entry);
    expect(rename).toHaveBeenCalledOnce();
  });
});
