import { listRoleRights } from '@domain/accounts/roles';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withPortal } from '../../../tests/support/portal/with-portal';
import Help from '.';

const expert = { id: 'e1', role: 'expert', permissions: listRoleRights('expert'), company: null };

describe('HelpPage', () => {
  it('lists topics for the user, finds them by words, and shows one at its address', async () => {
    render(withPortal(expert, <Help />, { at: '/help' }));
    expect(screen.getByRole('link', { name: '申报回避单位' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '填写申报' })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索帮助' }), { target: { value: '利益冲突' } });
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('link', { name: '专家评审' }));
    expect(await screen.findByRole('heading', { name: '专家评审' })).toBeVisible();
    expect(screen.getByText(/声明后才显示申报内容/)).toBeVisible();
  });

  it('shows no topic of other roles', () => {
    render(withPortal(expert, <Help />, { at: '/help?topic=webhooks' }));
    expect(screen.queryByText(/签名密钥/)).toBeNull();
  });
});
