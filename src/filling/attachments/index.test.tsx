import type { Answers, FileField, Form } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { createFormScope } from '@domain/filing/scope';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyEdits, type CellEdit } from '@/filling/draft/changes';
import * as photos from '@/filling/photos/drawPhoto';
import * as files from '@/services/files';
import * as upload from '@/services/upload';
import { LEFT, UploadError } from '@/services/upload';
import { feedback } from '@/utils/feedback';
import { ctx, smallForm } from '../../../tests/support/small-form';
import Attachments from '.';
import { listFileIds } from './fileCells';
import UploadsProvider from './UploadsProvider';
import { UploadsContext } from './uploads';

type Hooks = Parameters<typeof upload.uploadFile>[1];

const uploadFile = vi.spyOn(upload, 'uploadFile');
const fetchFileInfo = vi.spyOn(files, 'fetchFileInfo');
fetchFileInfo.mockResolvedValue({ code: 200, msg: 'success', data: null });

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
  scan: 'clean',
  has_text: true,
  url: '/x',
  created_at: '2026-06-10T02:00:00Z',
};

const reports: FileField = { ...field, key: 'reports', zh: '审计报告', paperYears: () => [2023, 2024] };

const form: Form = {
  ...smallForm,
  sections: [{ key: 'papers', title: { zh: '材料', en: 'Papers' }, kind: 'files', fields: [field, reports] }],
};

/** Form with one file field; `isShown`: whether the form page with that field is open. */
function Page({ first = [], isShown = true }: { first?: string[]; isShown?: boolean }) {
  const [answers, setAnswers] = useState<Answers>({ papers: { f: first } });
  const ids = listFileIds({ section: 'papers', field: 'f' }, answers);
  const edit = (edits: CellEdit[]) => setAnswers((before) => applyEdits(before, edits));
  return (
    <UploadsProvider session={{ form, answers, filled: answers, edit }}>
      <samp>{ids.join()}</samp>
      <UploadsContext.Consumer>{(all) => <em>{all?.isBusy && 'busy'}</em>}</UploadsContext.Consumer>
      {isShown && (
        <Attachments
          id="papers.f"
          path="papers.f"
          field={field}
          ids={ids}
          labelledBy="label"
          aria={{}}
          onChange={(value) => edit([{ section: 'papers', field: 'f', value }])}
        />
      )}
    </UploadsProvider>
  );
}

/** Form with two file fields. */
function Boxes() {
  const [answers, setAnswers] = useState<Answers>({ papers: {} });
  const edit = (edits: CellEdit[]) => setAnswers((before) => applyEdits(before, edits));
  return (
    <UploadsProvider
      session={{ form, answers, filled: answers, scope: createFormScope(form, answers, ctx), edit }}
    >
      {[field, reports].map((each) => (
        <Attachments
          key={each.key}
          id={each.key}
          path={`papers.${each.key}`}
          field={each}
          ids={listFileIds({ section: 'papers', field: each.key }, answers)}
          labelledBy="label"
          aria={{}}
          onChange={() => {}}
        />
      ))}
    </UploadsProvider>
  );
}

/** Uploads under way, which the test completes or fails by hand. */
const sent: { hooks: Hooks; arrive(info: FileInfo): void; fail(error: Error): void }[] = [];
beforeEach(() => {
  sent.length = 0;
  uploadFile.mockImplementation(
    (_file, hooks) => new Promise((arrive, fail) => void sent.push({ hooks, arrive, fail })),
  );
});

const pick = (name = info.name) => {
  const input = document.getElementById('papers.f') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['%PDF-'], name)] } });
};
const choose = () => {
  const page = render(<Page />);
  pick();
  return page;
};
const answer = () => document.querySelector('samp')?.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

describe('Attachments', () => {
  it('shows that it waits for the network, keeps the progress, and shows the hash of the stored file', async () => {
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

  it('warns of a file named after another year, and of equal content in another box', async () => {
    render(<Boxes />);
    for (const [at, name] of [
      ['f', '2022年审计报告.pdf'],
      ['reports', '2022审计报告终稿.pdf'],
    ] as const) {
      fireEvent.change(document.getElementById(at) as HTMLInputElement, {
        target: { files: [new File(['%PDF-'], name)] },
      });
      await act(async () => sent.at(-1)?.arrive({ ...info, id: at, name, sha256: 'cd'.repeat(32) }));
    }
    expect(screen.getByText('文件名中的年份是2022，本项应为2023、2024年度的材料，请核对')).toBeVisible();
    expect(screen.getByText('与“审计报告”中的文件内容完全相同，请核对是否放错')).toBeVisible();
    expect(screen.getByText('与“附件”中的文件内容完全相同，请核对是否放错')).toBeVisible();
  });

  it('retries an upload from where it stopped, and cancels it', async () => {
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

  /** Metadata of a file; the same `content` gives the same hash. */
  const infoOf = (id: string, content = id): FileInfo => ({
    ...info,
    id,
    name: `${id}.pdf`,
    sha256: content.padEnd(64, '0'),
  });

  it('continues while its page is hidden, and keeps the order in which files were chosen', async () => {
    const { rerender } = choose();
    act(() => sent[0]?.hooks.onProgress(30));
    rerender(<Page isShown={false} />);
    expect(screen.getByText('busy')).toBeInTheDocument();
    rerender(<Page />);
    expect(percent()).toBe('30');
    pick('另一份.pdf');
    await act(async () => {
      sent[1]?.arrive(infoOf('quick'));
      sent[0]?.arrive(infoOf('slow'));
    });
    expect(answer()).toBe('slow,quick');
    expect(screen.queryByText('busy')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps the order of several files chosen at once, whichever arrives first, after existing ones', async () => {
    render(<Page first={['old']} />);
    const input = document.getElementById('papers.f') as HTMLInputElement;
    const chosen = ['one.pdf', 'two.pdf'].map((name) => new File(['%PDF-'], name));
    fireEvent.change(input, { target: { files: chosen } });
    await act(async () => sent[1]?.arrive(infoOf('two')));
    expect(answer()).toBe('old,two');
    await act(async () => sent[0]?.arrive(infoOf('one')));
    expect(answer()).toBe('old,one,two');
  });

  it('refuses a file with the same content as another, and names that one', async () => {
    render(<Page />);
    for (const name of ['甲.pdf', '乙.pdf']) pick(name);
    await act(async () => sent[0]?.arrive(infoOf('first', 'same')));
    await act(async () => sent[1]?.arrive(infoOf('second', 'same')));
    expect(screen.getByRole('alert')).toHaveTextContent('与已有的“first.pdf”内容完全相同');
    expect(answer()).toBe('first');
  });

  it('restores a removed file to its position by one click, or by Ctrl+Z', async () => {
    fetchFileInfo.mockImplementation(async (id) => ({ code: 200, msg: '', data: infoOf(id) }));
    render(<Page first={['r1', 'r2', 'r3']} />);
    await screen.findByText('r2.pdf');
    press('移除 r2.pdf');
    expect(answer()).toBe('r1,r3');
    press('撤销移除 r2.pdf');
    expect(answer()).toBe('r1,r2,r3');
    expect(screen.queryByText(/已移除/, { selector: 'li span' })).toBeNull();
    press('移除 r1.pdf');
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'z', ctrlKey: true });
    expect(answer()).toBe('r1,r2,r3');
    fetchFileInfo.mockResolvedValue({ code: 200, msg: 'success', data: null });
  });

  it('replaces the file of a single-file box once the new one has arrived, and can restore the old one', async () => {
    field.maxFiles = 1;
    fetchFileInfo.mockImplementation(async (id) => ({ code: 200, msg: '', data: infoOf(id) }));
    render(<Page first={['licence']} />);
    const chosen = [new File(['%PDF-'], 'new.pdf')];
    fireEvent.change(await screen.findByLabelText('替换 licence.pdf'), { target: { files: chosen } });
    expect(answer()).toBe('licence');
    await act(async () => sent[0]?.arrive(infoOf('new')));
    expect(answer()).toBe('new');
    press('撤销移除 licence.pdf');
    expect(answer()).toBe('licence');
    fetchFileInfo.mockResolvedValue({ code: 200, msg: 'success', data: null });
    field.maxFiles = 3;
  });

  it('no longer says that the box is full once a file is removed', async () => {
    field.maxFiles = 1;
    fetchFileInfo.mockImplementation(async (id) => ({ code: 200, msg: '', data: infoOf(id) }));
    render(<Page first={['licence']} />);
    await screen.findByText('licence.pdf');
    const files = [new File(['%PDF-'], 'further.pdf')];
    fireEvent.drop(document.querySelector('ul')?.parentElement as HTMLElement, {
      dataTransfer: { files, types: ['Files'] },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('文件数已达上限（1个）');
    press('移除 licence.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
    fetchFileInfo.mockResolvedValue({ code: 200, msg: 'success', data: null });
    field.maxFiles = 3;
  });

  it('replaces a file in its place also where there is room for more', async () => {
    fetchFileInfo.mockImplementation(async (id) => ({ code: 200, msg: '', data: infoOf(id) }));
    render(<Page first={['r1', 'r2']} />);
    const chosen = [new File(['%PDF-'], 'new.pdf')];
    fireEvent.change(await screen.findByLabelText('替换 r1.pdf'), { target: { files: chosen } });
    await act(async () => sent[0]?.arrive(infoOf('new')));
    expect(answer()).toBe('new,r2');
    fetchFileInfo.mockResolvedValue({ code: 200, msg: 'success', data: null });
  });

  it('[focus lastFile] moves the focus from the input that the last permitted file disables to the row of that file', async () => {
    field.maxFiles = 2;
    fetchFileInfo.mockImplementation(async (id) => ({ code: 200, msg: '', data: infoOf(id) }));
    render(<Page first={['kept']} />);
    const input = document.getElementById('papers.f') as HTMLInputElement;
    input.focus();
    pick('last.pdf');
    expect(input).toHaveFocus();
    await act(async () => sent[0]?.arrive(infoOf('last')));
    expect(input).toBeDisabled();
    expect(document.activeElement?.closest('li')).toContainElement(
      screen.getByRole('button', { name: /^(删除|移除).*last/ }),
    );
    fetchFileInfo.mockResolvedValue({ code: 200, msg: 'success', data: null });
    field.maxFiles = 3;
  });

  it('aborts when the form is closed, and adds nothing to another form', async () => {
    const { unmount } = choose();
    unmount();
    const { signal } = (sent[0] as (typeof sent)[0]).hooks;
    expect([signal.aborted, signal.reason]).toEqual([true, LEFT]);
    render(<Page />);
    await act(async () => sent[0]?.arrive(info));
    expect(answer()).toBe('');
  });

  it('shows no retry for a file that the server refuses', async () => {
    choose();
    await act(async () => sent[0]?.fail(new UploadError('refused', '文件内容与扩展名不符')));
    expect(screen.getByRole('alert')).toHaveTextContent('文件内容与扩展名不符');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('shows every file that cannot be sent, until the same one is chosen again', () => {
    render(<Page />);
    for (const name of ['一.exe', '二.exe', '一.exe']) pick(name);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('二.exe'),
      expect.stringContaining('一.exe'),
    ]);
  });

  it('[focus fileChosen fileRemoved] announces politely what arrived and what was removed, and moves the focus on', async () => {
    field.maxFiles = 4;
    render(<Page first={['a', 'b']} />);
    document.getElementById('papers.f')?.focus();
    pick();
    await act(async () => sent[0]?.arrive(info));
    expect(document.getElementById('papers.f')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(`“${info.name}”已上传`);
    await waitFor(() => expect(screen.getAllByText(/文件已不存在/)).toHaveLength(2));
    const remove = () => screen.getAllByRole('button', { name: /^移除/ });
    fireEvent.click(remove()[0] as HTMLElement);
    expect(remove()[0]).toHaveFocus();
    fireEvent.click(remove()[1] as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent(`“${info.name}”已移除`);
    const input = document.getElementById('papers.f');
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(/pdf \/ ofd，单个不超过20 MB/);
    field.maxFiles = 3;
  });

  it('[focus uploadEnded] moves the focus from an upload that ends or is cancelled to the file chooser', async () => {
    render(<Page />);
    const input = document.getElementById('papers.f');
    const cancel = () => screen.getByRole('button', { name: /取消/ });
    pick();
    act(() => cancel().focus());
    await act(async () => sent[0]?.arrive(info));
    expect(input).toHaveFocus();
    pick();
    act(() => cancel().focus());
    fireEvent.click(cancel());
    await act(async () => sent[1]?.fail(new UploadError('aborted')));
    expect(input).toHaveFocus();
  });

  it('says that nothing can be uploaded where an edition has set no types', () => {
    field.accept = [];
    render(<Page />);
    field.accept = ['pdf'];
    expect(screen.getByText(/^本项没有设置允许的格式/)).toBeVisible();
    expect(screen.queryByText(/单个不超过/)).toBeNull();
  });

  it('offers the camera where the box accepts pictures, and highlights where files can be dropped', () => {
    const { unmount } = render(<Page />);
    expect(document.querySelector('[capture]')).toBeNull();
    const files = { dataTransfer: { types: ['Files'], files: [] } };
    fireEvent.dragOver(document.body, files);
    expect(document.body.dataset.dragging).toBe('');
    expect(fireEvent.drop(document.body, files)).toBe(false);
    expect(document.body.dataset.dragging).toBeUndefined();
    unmount();
    field.accept = ['pdf', 'jpg'];
    render(<Page />);
    field.accept = ['pdf'];
    expect(document.querySelector('[capture=environment]')).toHaveAttribute('accept', 'image/jpeg');
  });

  it('makes a PDF of photographs where the box takes a PDF, and asks before they are lost', async () => {
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
    const drawn = { jpeg, width: 1_000, height: 1_400, blob: new Blob([jpeg]) };
    vi.spyOn(photos, 'drawPhoto').mockResolvedValue(drawn);
    vi.spyOn(photos, 'findCornersInPhoto').mockRejectedValue(new Error('no sheet'));
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
    render(<Page />);
    press('拍照合成PDF');
    const dialog = await screen.findByRole('dialog', { name: '拍照合成PDF · 附件' });
    const camera = await waitFor(() => dialog.querySelector('input[capture]') as HTMLInputElement);
    fireEvent.change(camera, { target: { files: [new File(['photo'], 'a.jpg')] } });
    fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
    await waitFor(() =>
      expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '放弃未保存的修改？' })),
    );
    press('合成1页PDF并上传');
    await waitFor(() => expect(uploadFile).toHaveBeenCalled());
    const [paper] = uploadFile.mock.calls.at(-1) ?? [];
    expect([paper?.type, paper?.name]).toEqual(['application/pdf', expect.stringMatching(/^附件_\d+\.pdf$/)]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    confirm.mockRestore();
  });

  it('shows that a file no longer exists, and lets the user remove it', async () => {
    render(<Page first={['gone']} />);
    expect(await screen.findByText(/文件已不存在/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /下载/ })).toBeNull();
    press(/移除/);
    expect(screen.queryByText(/文件已不存在/)).toBeNull();
  });

  it("reads a file's details again when the server was too busy", async () => {
    fetchFileInfo.mockResolvedValueOnce({ code: 208, msg: '请求过于频繁', data: null });
    const { unmount } = render(<Page first={['busy']} />);
    await act(async () => {});
    expect(screen.getByText(/正在读取/)).toBeVisible();
    unmount();
    fetchFileInfo.mockResolvedValueOnce({ code: 200, msg: 'success', data: { ...info, id: 'busy' } });
    render(<Page first={['busy']} />);
    expect(await screen.findByText(info.name)).toBeVisible();
  });
});
