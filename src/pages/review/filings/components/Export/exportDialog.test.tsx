import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as documents from '@/services/documents';
import { feedback } from '@/utils/feedback';
import { inPortal } from '../../../../../../tests/support/portal/in-portal';
import ExportDialog from './ExportDialog';

const user = { id: 'u1', role: 'reviewer', permissions: ['review.first'] };

it('asks for the usual columns of the filter, and for a printed list instead', async () => {
  const download = { name: 'a.csv', blob: new Blob(['a']) };
  const exported = vi.spyOn(documents, 'fetchExport').mockRejectedValue(new Error('缩小筛选范围'));
  const printed = vi.spyOn(documents, 'fetchList').mockResolvedValue(download);
  const said = vi.spyOn(feedback, 'error').mockImplementation(() => undefined as never);
  onTestFinished(() => {
    said.mockRestore();
    vi.unstubAllGlobals();
    exported.mockRestore();
    printed.mockRestore();
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
  const onClose = vi.fn();
  render(inPortal(user, <ExportDialog filter={{ status: 'submitted' }} onClose={onClose} />, { at: '/' }));
  expect(await screen.findByText('申报编号')).toBeVisible();
  expect(screen.queryByText('专家评分')).toBeNull();

  fireEvent.click(screen.getByRole('radio', { name: /CSV/ }));
  fireEvent.click(screen.getByRole('button', { name: '下载（8列）' }));
  await waitFor(() => expect(exported).toHaveBeenCalledOnce());
  expect(exported.mock.calls[0]?.[0]).toMatchObject({ format: 'csv', filter: { status: 'submitted' } });
  await waitFor(() => expect(said).toHaveBeenCalledWith('缩小筛选范围'));
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('radio', { name: /会审表/ }));
  fireEvent.click(await screen.findByRole('button', { name: /下载PDF$/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(printed.mock.calls[0]?.[0]).toEqual({
    list: 'meeting',
    language: 'zh',
    filter: { status: 'submitted' },
  });
});
