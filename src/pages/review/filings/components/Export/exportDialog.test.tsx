import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as documents from '@/services/documents';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import ExportDialog from './ExportDialog';

const user = { id: 'u1', role: 'reviewer', permissions: ['review.first'] };

describe('ExportDialog', () => {
  it('requests the default columns of the filter, or a printed list', async () => {
    const download = { name: 'a.csv', blob: new Blob(['a']) };
    const exported = vi.spyOn(documents, 'fetchExport').mockRejectedValue(new RequestFailure('refused'));
    const printed = vi.spyOn(documents, 'fetchList').mockResolvedValue(download);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      exported.mockRestore();
      printed.mockRestore();
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
    const onClose = vi.fn();
    render(
      withPortal(user, <ExportDialog open filter={{ status: 'submitted' }} onClose={onClose} />, { at: '/' }),
    );
    expect(await screen.findByText('申报编号')).toBeVisible();
    expect(screen.queryByText('专家评分')).toBeNull();

    fireEvent.click(screen.getByRole('radio', { name: /CSV/ }));
    fireEvent.click(screen.getByRole('button', { name: '下载（8列）' }));
    await waitFor(() => expect(exported).toHaveBeenCalledOnce());
    expect(exported.mock.calls[0]?.[0]).toMatchObject({ format: 'csv', filter: { status: 'submitted' } });
    await expect(exported.mock.results[0]?.value).rejects.toThrow();
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

  it('requests number and grant of the projects for a finance officer', async () => {
    const exported = vi.spyOn(documents, 'fetchExport').mockRejectedValue(new RequestFailure('refused'));
    onTestFinished(() => exported.mockRestore());
    const finance = { id: 'u3', role: 'finance', permissions: ['review.list', 'ranking.read'] };
    render(withPortal(finance, <ExportDialog open filter={{}} onClose={vi.fn()} />, { at: '/' }));
    fireEvent.click(await screen.findByRole('button', { name: '下载（8列）' }));
    await waitFor(() => expect(exported).toHaveBeenCalledOnce());
    expect(exported.mock.calls[0]?.[0].columns).toEqual(expect.arrayContaining(['project_no', 'grant']));
  });

  it('orders an archive for a city officer, and offers finished ones for download', async () => {
    const done = {
      id: 'a1',
      state: 'done' as const,
      done: 3,
      total: 3,
      ordered_at: '2026-06-10T02:00:00.000Z',
      size: 2 * 1024 ** 2,
      ends_at: '2026-06-17T02:00:00.000Z',
      why: null,
    };
    const envelope = <T,>(data: T) => ({ code: 200, msg: '', data });
    const ordered = mockCall('orderArchive').mockResolvedValue(envelope(done) as never);
    const listed = mockCall('archives').mockResolvedValue(
      envelope([{ ...done, id: 'a2', state: 'running', done: 1, size: null, ends_at: null }, done]) as never,
    );
    const taken = vi.spyOn(documents, 'fetchArchive').mockRejectedValue(new RequestFailure('refused'));
    const told = vi.spyOn(feedback, 'success').mockImplementation(() => undefined as never);
    onTestFinished(() => {
      for (const spy of [ordered, listed, taken, told]) spy.mockRestore();
    });
    const officer = { id: 'u2', role: 'administrator', permissions: ['review.first', 'review.final'] };
    render(
      withPortal(officer, <ExportDialog open filter={{ program: 'talent' }} onClose={vi.fn()} />, {
        at: '/',
      }),
    );
    fireEvent.click(await screen.findByRole('radio', { name: /归档包/ }));
    expect(await screen.findByText('正在生成，已完成1/3件')).toBeVisible();
    expect(screen.getByText('3件，2 MB，保留至2026-06-17 10:00')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '下载2026-06-10 10:00的归档包' }));
    await waitFor(() => expect(taken).toHaveBeenCalledWith('a1'));
    fireEvent.click(screen.getByRole('button', { name: '生成归档包' }));
    await waitFor(() => expect(ordered).toHaveBeenCalledWith({ data: { filter: { program: 'talent' } } }));
  });

  it('shows no archive to a department', async () => {
    render(withPortal(user, <ExportDialog open filter={{}} onClose={vi.fn()} />, { at: '/' }));
    expect(await screen.findByRole('radio', { name: /CSV/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /归档包/ })).toBeNull();
  });
});
