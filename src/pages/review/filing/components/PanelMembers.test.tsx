import type { PanelData, PanelMember } from '@domain/experts/calls';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import PanelMembers from './PanelMembers';

const member = {
  ...{ id: 'a1', expert: { id: 'e1', name: '钱教授', username: 'qian' }, state: 'accepted', late: false },
  ...{ conflict_reason: null, submitted_at: null, reminded_at: null, said: null, returned: null },
} as unknown as PanelMember;

const show = (change: Partial<PanelMember>) =>
  render(
    withPortal(
      {},
      <PanelMembers
        panel={{ open: true, members: [{ ...member, ...change }] } as PanelData}
        onDone={() => {}}
      />,
    ),
  );

describe('PanelMembers', () => {
  it('shows when and why an assessment was returned, and its score until then', () => {
    show({ returned: { at: '2026-06-10T02:00:00Z', reason: '评分与意见不一致', total: 86.5 } });
    expect(screen.getByText('已退回')).toBeVisible();
    expect(
      screen.getByText(/^钱教授 · 已于2026.*10:00退回 · 原因：评分与意见不一致 · 上次总分86\.5$/),
    ).toBeVisible();
  });

  it('says nothing of a score that an earlier release did not keep, and of no return', () => {
    const { unmount } = show({ returned: { at: '2026-06-10T02:00:00Z', reason: '请补充', total: null } });
    expect(screen.getByText(/· 原因：请补充$/)).toBeVisible();
    unmount();
    show({});
    expect(screen.getByText('评审中')).toBeVisible();
    expect(screen.queryByText(/退回/)).toBeNull();
  });
});
