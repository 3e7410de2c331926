import type { InboxNotice } from '@domain/inbox/calls';
import { NOTICES_AT_MOST } from '@domain/inbox/messages';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import global from '@/models/global';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import NoticeBell from '.';

const notice = (id: string, type: InboxNotice['type'], read: boolean) =>
  ({
    id,
    type,
    read,
    title: `${type} ${id}`,
    description: '',
    datetime: '2026-06-10T02:00:00Z',
  }) as InboxNotice;

describe('NoticeBell', () => {
  it('opens on filings to correct before news of the review', async () => {
    const notices = [
      notice('1', 'review', false),
      notice('2', 'correction', false),
      notice('3', 'review', true),
    ];
    mockCall('notices').mockResolvedValue({ code: 200, msg: '', data: notices });
    render(withPortal({ role: 'owner', unreadCount: 2 }, <NoticeBell />, { models: [global] }));
    fireEvent.click(screen.getByRole('button', { name: /2/ }));
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('退回修改 (1)');
    expect(screen.getByText('correction 2')).toBeVisible();
    expect(screen.queryByText(/仅列最近/)).toBeNull();
  });

  it('says that only the newest notices are shown where there may be more', async () => {
    const notices = Array.from({ length: NOTICES_AT_MOST }, (_, i) => notice(String(i), 'review', true));
    mockCall('notices').mockResolvedValue({ code: 200, msg: '', data: notices });
    render(withPortal({ role: 'owner', unreadCount: 0 }, <NoticeBell />, { models: [global] }));
    fireEvent.click(screen.getByRole('button', { name: /通知/ }));
    expect(await screen.findByText('此处仅列最近50条，更早的请查看全部消息')).toBeVisible();
  });
});
