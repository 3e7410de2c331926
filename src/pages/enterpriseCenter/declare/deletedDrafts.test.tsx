import type { DeletedDraft } from '@domain/filing/deleted-draft-calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import AntdFrame from '@/layouts/components/AntdFrame';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import DeletedDrafts from './DeletedDrafts';

const draft: DeletedDraft = {
  id: 'd1',
  program: 'gazelle',
  title: '瞪羚企业申报',
  route: '/forms/gazelleForm',
  subject: null,
  batch: '2026-1',
  deleted_at: '2026-06-10T02:00:00Z',
  deleted_by: '王敏',
  gone_at: '2026-07-10T02:00:00Z',
};
const answer = (code: number, data: unknown, msg = '') => ({ code, msg, data }) as never;

function show(onRestored = vi.fn()) {
  const page = (
    <AntdFrame>
      <DeletedDrafts onRestored={onRestored} />
    </AntdFrame>
  );
  render(withPortal({}, page));
  fireEvent.click(screen.getByRole('button', { name: '最近删除' }));
  return onRestored;
}

describe('DeletedDrafts', () => {
  test('says how long drafts are kept, who deleted each, and until when; restores one', async () => {
    mockCall('deletedDrafts')
      .mockResolvedValueOnce(answer(200, [draft]))
      .mockResolvedValue(answer(200, []));
    const restore = mockCall('restoreDraft').mockResolvedValue(answer(200, { id: 'd1' }));
    const onRestored = show();
    const dialog = within(await screen.findByRole('dialog', { name: '最近删除' }));
    expect(dialog.getByText(/保留30日/)).toBeVisible();
    expect(await dialog.findByText('王敏')).toBeVisible();
    expect(dialog.getByText('2026-06-10 10:00')).toBeVisible();
    expect(dialog.getByText('2026-07-10')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: /^恢复.*瞪羚企业/ }));
    await waitFor(() => expect(onRestored).toHaveBeenCalled());
    expect(restore.mock.lastCall?.[0]).toEqual({ path: { id: 'd1' } });
    expect(await dialog.findByText('没有可以恢复的草稿。')).toBeVisible();
  });

  test('shows why a draft cannot be restored, and keeps it in the list', async () => {
    mockCall('deletedDrafts').mockResolvedValue(answer(200, [draft]));
    mockCall('restoreDraft').mockResolvedValue(answer(208, null, '本批次最多可有1份申报'));
    const error = vi.spyOn(feedback, 'error').mockReturnValue();
    const onRestored = show();
    fireEvent.click(await screen.findByRole('button', { name: /^恢复.*瞪羚企业/ }));
    await waitFor(() => expect(error).toHaveBeenCalledWith('本批次最多可有1份申报'));
    expect(onRestored).not.toHaveBeenCalled();
    expect(screen.getByText('王敏')).toBeVisible();
  });
});
