import type { FileInfo } from '@domain/api/calls/files';
import type { FileField } from '@domain/programs/define';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { UploadError, uploadFile } from '@/services/upload';
import { startLanguage } from '@/utils/language';
import Attachments from '.';

type Hooks = Parameters<typeof uploadFile>[1];

vi.mock('@/services/upload', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/services/upload')>()),
  uploadFile: vi.fn(),
}));
vi.mock('@/services/files', () => ({
  fetchFileInfo: vi.fn(async () => ({ code: 208, msg: 'record not found', data: null })),
  fetchFile: vi.fn(),
}));

const field: FileField = {
  key: 'f',
  zh: '附件',
  en: 'File',
  type: 'file',
  accept: ['pdf'],
  maxSizeMb: 20,
  maxFiles: 3,
};
const info: FileInfo = {
  id: 'arrived',
  name: '审计报告.pdf',
  size: 3_000_000,
  mime: 'application/pdf',
  extension: 'pdf',
  sha256: 'ab'.repeat(32),
  url: '/x',
  created_at: '2026-06-10T02:00:00Z',
};

function Field({ first = [] }: { first?: string[] }) {
  const [ids, setIds] = useState<string[]>(first);
  return (
    <Attachments
      id="f"
      field={field}
      ids={ids}
      labelledBy="label"
      aria={{}}
      isCompact={false}
      onChange={setIds}
    />
  );
}

/** Uploads that the test carries on by hand. */
const sent: { hooks: Hooks; arrive(info: FileInfo): void; fail(error: Error): void }[] = [];
beforeAll(startLanguage);
beforeEach(() => {
  sent.length = 0;
  vi.mocked(uploadFile).mockImplementation(
    (_file, hooks) => new Promise((arrive, fail) => void sent.push({ hooks, arrive, fail })),
  );
});

const choose = () => {
  const { container } = render(<Field />);
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['%PDF-'], info.name)] } });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

it('says that it waits for the network, keeps the progress, and shows the hash of what arrived', async () => {
  choose();
  const { hooks, arrive } = sent[0] as (typeof sent)[0];
  act(() => hooks.onProgress(40));
  act(() => hooks.onWaiting(true));
  expect(screen.getByRole('status')).toHaveTextContent('恢复后将自动继续');
  expect(percent()).toBe('40');
  act(() => hooks.onWaiting(false));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => arrive(info));
  expect(screen.queryByRole('progressbar')).toBeNull();
  press(`${info.name} 的信息`);
  expect(await screen.findByText(info.sha256)).toBeInTheDocument();
});

it('can be tried again from where it was, and cancelled', async () => {
  choose();
  act(() => sent[0]?.hooks.onProgress(60));
  await act(async () => sent[0]?.fail(new UploadError('network')));
  expect(screen.getByRole('alert')).toHaveTextContent('网络中断');
  press('重试');
  expect(percent()).toBe('60');
  press(`取消上传 ${info.name}`);
  expect(sent[1]?.hooks.signal.aborted).toBe(true);
  await act(async () => sent[1]?.fail(new UploadError('aborted')));
  expect(screen.queryByText(info.name)).toBeNull();
});

it('offers no second try for what the server refuses', async () => {
  choose();
  await act(async () => sent[0]?.fail(new UploadError('refused', '文件内容与扩展名不符')));
  expect(screen.getByRole('alert')).toHaveTextContent('文件内容与扩展名不符');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('says of a file that is not there any more that it is gone, and lets it be removed', async () => {
  render(<Field first={['gone']} />);
  expect(await screen.findByText(/文件已不存在/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /下载/ })).toBeNull();
  press(/移除/);
  expect(screen.queryByText(/文件已不存在/)).toBeNull();
});
