import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import { PresentReaders } from './Colleagues';

const notePresence = mockCall('notePresence');

describe('PresentReaders', () => {
  it('shows who has the filing open, and tells the server when this person leaves, even by closing the tab', async () => {
    const data = [{ name: '孙浩', since: '2026-06-10T02:00:00Z' }];
    notePresence.mockResolvedValue({ code: 200, msg: '', data });
    const { unmount } = render(withPortal({ id: 'u1' }, <PresentReaders id="f1" />));
    expect(await screen.findByText(/孙浩/)).toBeVisible();
    expect(notePresence).toHaveBeenLastCalledWith({
      path: { id: 'f1' },
      data: { section: '' },
      keepalive: false,
    });
    const gone = { path: { id: 'f1' }, data: { section: null }, keepalive: true };
    window.dispatchEvent(new Event('pagehide'));
    expect(notePresence).toHaveBeenLastCalledWith(gone);
    notePresence.mockClear();
    unmount();
    expect(notePresence).toHaveBeenCalledExactlyOnceWith(gone);
  });
});
