import { render, screen } from '@testing-library/react';
import { ConfigProvider, Drawer, Modal } from 'antd';
import { expect, it } from 'vitest';
import { overlaysIn } from './components/Content';

it('dialogs and drawers outside of the page carry its language', () => {
  render(
    <ConfigProvider getPopupContainer={() => overlaysIn('en')}>
      <Modal open>in a dialog</Modal>
      <Drawer open>in a drawer</Drawer>
    </ConfigProvider>,
  );
  for (const text of ['in a dialog', 'in a drawer'])
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'en');
});
