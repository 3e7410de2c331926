import type { Answers, FileField, Form } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { createFormScope } from '@domain/filing/scope';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyEdits } from '@/filling/draft/changes';
import * as upload from '@/services/upload';
import { UploadError } from '@/services/upload';
import { feedback } from '@/utils/feedback';
import { ctx, smallForm } from '../../../../tests/support/small-form';
import Attachments from '..';
import SortButton from '../SortButton';
import UploadsProvider from '../UploadsProvider';

const box = (key: string, zh: string, own: Partial<FileField> = {}): FileField => ({
  key,
  zh,
  en: key,
  type: 'file',
  accept: ['pdf'],
  maxSizeMb: 10,
  maxFiles: 1,
  ...own,
});

const licence = box('licence', '营业执照', { accept: ['pdf', 'jpg'] });
const form: Form = {
  ...smallForm,
  sections: [
    {
      key: 'papers',
      title: { zh: '材料', en: 'Papers' },
      kind: 'files',
      fields: [
        licence,
        box('audits', '审计报告', { maxFiles: 2 }),
        box('hidden', '合作协议', { showWhen: () => false }),
      ],
    },
    {
      key: 'rights',
      title: { zh: '知识产权', en: 'Rights' },
      kind: 'table',
      autoNumber: { column: 'no', prefix: 'IP', digits: 2 },
      columns: [
        { key: 'no', zh: '编号', en: 'No.', type: 'text', auto: 'row_number' },
        { key: 'name', zh: '名称', en: 'Name', type: 'text' },
        box('proof', '证书'),
      ],
    },
  ],
};

let answers: Answers;

function Page({ children }: { children?: ReactNode }) {
  const [state, setState] = useState<Answers>({
    papers: {},
    rights: [{ row: 'a', no: 'IP01', name: '一种电机' }],
  });
  answers = state;
  return (
    <UploadsProvider
      session={{
        form,
        answers: state,
        filled: state,
        scope: createFormScope(form, state, ctx),
        edit: (edits) => setState((before) => applyEdits(before, edits)),
      }}
    >
      <SortButton />
      <p>正文</p>
      {children}
      <Attachments
        id="papers.licence"
        path="papers.licence"
        field={licence}
        ids={[]}
        labelledBy="label"
        aria={{}}
        onChange={() => {}}
      />
    </UploadsProvider>
  );
}

/** Uploads under way, which the test completes or fails by hand. */
const sent: { name: string; arrive(): void; fail(error: Error): void }[] = [];
const uploadFile = vi.spyOn(upload, 'uploadFile');
const notify = vi.spyOn(feedback, 'notify').mockReturnValue();
beforeEach(() => {
  sent.length = 0;
  notify.mockClear();
  uploadFile.mockImplementation(
    (file) =>
      new Promise((arrive, fail) => {
        const { name, size } = file;
        sent.push({ name, arrive: () => arrive({ id: `id of ${name}`, name, size } as FileInfo), fail });
      }),
  );
});

const fileOf = (name: string) => new File(['%PDF-'], name);
async function drop(...names: string[]) {
  fireEvent.drop(screen.getByText('正文'), { dataTransfer: { types: ['Files'], files: names.map(fileOf) } });
  return screen.findByRole('dialog');
}
const boxFor = (name: string) => screen.getByRole('combobox', { name: `“${name}”放入` });
const shownFor = (name: string) => boxFor(name).closest('.ant-select')?.textContent;
const press = (name: string | RegExp) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
async function choose(name: string, label: RegExp) {
  fireEvent.mouseDown(boxFor(name));
  const options = await screen.findAllByText(label, { selector: '.ant-select-item-option-content' });
  fireEvent.click(options.at(-1) as HTMLElement);
}

describe('SortDialog', () => {
  it('proposes a box for each dropped file, uploads them, and shows the result of each', async () => {
    render(<Page />);
    const dialog = await drop('2023审计报告.pdf', '营业执照.jpg', 'IP01.pdf');
    expect(shownFor('营业执照.jpg')).toContain('营业执照（已有 0/1）');
    expect(shownFor('IP01.pdf')).toContain('IP01 一种电机：证书');
    press('放入3个文件');
    expect(within(dialog).getAllByRole('progressbar')).toHaveLength(3);
    await act(async () => {
      for (const { arrive } of sent) arrive();
    });
    expect(within(dialog).getByText('已放入“审计报告”')).toBeVisible();
    expect(answers).toMatchObject({
      papers: { licence: ['id of 营业执照.jpg'], audits: ['id of 2023审计报告.pdf'] },
      rights: [{ proof: ['id of IP01.pdf'] }],
    });
    press(/^完 ?成$/);
    expect(notify).not.toHaveBeenCalled();
  });

  it('says why a file has no box, accepts another choice, and names what was left out', async () => {
    render(<Page />);
    await drop('审计报告.jpg', 'IMG_001.pdf', '合作协议.pdf', '营业执照.pdf', '营业执照副本.pdf');
    expect(boxFor('审计报告.jpg')).toHaveAccessibleDescription(/应放入“审计报告”，但不能放入：.*只接受 pdf/);
    expect(boxFor('IMG_001.pdf')).toHaveAccessibleDescription(/都不相符/);
    expect(boxFor('合作协议.pdf')).toHaveAccessibleDescription(/都不相符/);
    expect(boxFor('营业执照副本.pdf')).toHaveAccessibleDescription(/已达上限（1个）/);
    await choose('IMG_001.pdf', /审计报告/);
    await choose('营业执照.pdf', /不放入/);
    expect(boxFor('营业执照.pdf')).not.toHaveAccessibleDescription();
    press('放入1个文件');
    await act(async () => sent[0]?.arrive());
    press(/^完 ?成$/);
    const [notice] = notify.mock.calls[0] ?? [];
    expect(notice?.title).toBe('4个文件没有放入');
    render(notice?.description);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '审计报告.jpg',
      '合作协议.pdf',
      '营业执照.pdf',
      '营业执照副本.pdf',
    ]);
  });

  it('shows files that still need a box first, and keeps that order afterwards', async () => {
    render(<Page />);
    const dialog = await drop('营业执照.pdf', 'IMG_001.pdf', '审计报告.pdf', 'IMG_002.pdf');
    const names = () =>
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => /^\S+\.pdf/.exec(textContent ?? '')?.[0]);
    const expected = ['IMG_001.pdf', 'IMG_002.pdf', '营业执照.pdf', '审计报告.pdf'];
    expect(names()).toEqual(expected);
    await choose('IMG_001.pdf', /审计报告/);
    expect(names()).toEqual(expected);
  });

  it('keeps a failed file, which can be retried or put into another box', async () => {
    render(<Page />);
    await drop('营业执照.pdf');
    press('放入1个文件');
    await act(async () => sent[0]?.fail(new UploadError('network')));
    press('重试');
    await act(async () => sent[1]?.fail(new UploadError('refused', '文件已加密')));
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('文件已加密');
    press(/关闭 营业执照.pdf/);
    await choose('营业执照.pdf', /审计报告/);
    press('放入1个文件');
    await act(async () => sent[2]?.arrive());
    expect(answers.papers).toEqual({ audits: ['id of 营业执照.pdf'] });
  });

  it('accepts files from a button too, and more while it is open', async () => {
    render(<Page />);
    fireEvent.change(screen.getByLabelText('一次放入多个文件'), {
      target: { files: [fileOf('营业执照.pdf')] },
    });
    const dialog = await screen.findByRole('dialog');
    fireEvent.drop(dialog, { dataTransfer: { types: ['Files'], files: [fileOf('审计报告.pdf')] } });
    expect(shownFor('审计报告.pdf')).toContain('审计报告（已有 0/2）');
    expect(screen.getByRole('button', { name: '放入2个文件' })).toBeVisible();
  });

  it('ignores files dropped on a box or on another dialog', () => {
    render(
      <Page>
        <div className="ant-modal-root">别的对话框</div>
      </Page>,
    );
    const dataTransfer = { types: ['Files'], files: [fileOf('审计报告.pdf')] };
    fireEvent.drop(screen.getByText('别的对话框'), { dataTransfer });
    fireEvent.drop(screen.getByText('拖到此处松开'), { dataTransfer });
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
