import { rightsOfRole } from '@domain/accounts/roles';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inPortal } from '../../../tests/support/portal/in-portal';
import Help from '.';

const expert = { id: 'e1', role: 'expert', permissions: rightsOfRole('expert'), company: null };

it('lists what is for the person, finds it by words, and shows a topic at its address', async () => {
  render(inPortal(expert, <Help />, { at: '/help' }));
  expect(screen.getByRole('link', { name: '申报回避单位' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '填写申报' })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索帮助' }), { target: { value: '利益冲突' } });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('link', { name: '专家评审' }));
  expect(await screen.findByRole('heading', { name: '专家评审' })).toBeVisible();
  expect(screen.getByText(/声明后才显示申报内容/)).toBeVisible();
});

it('shows no topic of others', () => {
  render(inPortal(expert, <Help />, { at: '/help?topic=webhooks' }));
  expect(screen.queryByText(/签名密钥/)).toBeNull();
});
