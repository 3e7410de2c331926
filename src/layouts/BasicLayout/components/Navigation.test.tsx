import { fireEvent, render, screen } from '@testing-library/react';
import { Menu } from 'antd';
import { expect, it, vi } from 'vitest';
import Navigation from './Navigation';

const items = [
  { key: 'home', label: <a href="/index">首页</a> },
  { key: 'system', label: '系统', children: [{ key: 'log', label: <a href="/system/auditLog">日志</a> }] },
];

it.each([
  ['Enter', 13],
  [' ', 32],
])('makes a group a tab stop that %j unfolds', (key, keyCode) => {
  const onOpenChange = vi.fn();
  render(
    <Navigation name="导航">
      <Menu mode="inline" items={items} openKeys={[]} onOpenChange={onOpenChange} />
    </Navigation>,
  );
  const group = screen.getByRole('menuitem', { name: '系统' });
  expect(group).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('menu')[0]).toHaveAttribute('tabindex', '-1');
  expect(group).toHaveAttribute('aria-expanded', 'false');
  group.focus();
  fireEvent.keyDown(group, { key, keyCode });
  expect(onOpenChange).toHaveBeenCalledWith(['system']);
});

it('leaves a menu without groups one tab stop', () => {
  render(
    <Navigation name="导航">
      <Menu mode="inline" items={items.slice(0, 1)} />
    </Navigation>,
  );
  expect(screen.getByRole('menu')).toHaveAttribute('tabindex', '0');
});
