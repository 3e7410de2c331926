import type { HighlightedMessages } from '@domain/inbox/calls';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { withPortal } from '../../../tests/support/portal/with-portal';
import { MessageHighlights } from './components/Messages';
import WaitingList from './components/WaitingList';

const show = (glint: HighlightedMessages) =>
  render(withPortal({ role: 'owner' }, <MessageHighlights glint={glint} />));

describe('MessageHighlights', () => {
  test('shows a link to unread messages if none is urgent enough to be shown', () => {
    show({ unread: 2, items: [], unread_by_category: { policy: 2 } });
    const link = screen.getByRole('link', { name: '2条未读消息' });
    expect(link).toHaveAttribute('href', '/enterpriseCenter/messageNotice?read=no');
    expect(screen.queryByText('没有未读消息')).toBeNull();
  });

  test('shows that no message is unread', () => {
    show({ unread: 0, items: [], unread_by_category: {} });
    expect(screen.getByText('没有未读消息')).toBeInTheDocument();
  });
});

describe('WaitingList', () => {
  test('shows in one line, without a picture, that no declaration waits', () => {
    const { container } = render(withPortal({ role: 'owner' }, <WaitingList tasks={[]} serverTime="" />));
    expect(container).toHaveTextContent('目前没有需要处理的申报');
    expect(container.querySelector('svg')).toBeNull();
  });
});
