import type { Glint } from '@domain/calls/inbox';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inPortal } from '../../../tests/support/portal/in-portal';
import Highlights from './components/Highlights';
import Todos from './components/Todos';

const show = (glint: Glint) => render(inPortal({}, <Highlights glint={glint} />));

test('leads to what is unread, where none of it is pressing enough to be shown', () => {
  show({ unread: 2, items: [], unread_by_category: { policy: 2 } });
  const link = screen.getByRole('link', { name: '2条未读消息' });
  expect(link).toHaveAttribute('href', '/enterpriseCenter/messageNotice?read=no');
  expect(screen.queryByText('没有未读消息')).toBeNull();
});

test('says that nothing is unread where nothing is', () => {
  show({ unread: 0, items: [], unread_by_category: {} });
  expect(screen.getByText('没有未读消息')).toBeInTheDocument();
});

test('takes a line, not a picture, to say that no declaration waits', () => {
  const { container } = render(<Todos todos={[]} />);
  expect(container).toHaveTextContent('目前没有需要处理的申报');
  expect(container.querySelector('svg')).toBeNull();
});
