import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FileNames } from '@/components/AnswersView/values';
import * as services from '@/services/files';
import FileViewer from '.';
import { useFileViewer } from './context';
import { getViewerKind } from './ViewerPanel';

const files = ['a.txt', 'b.docx', 'c.txt'].map((name) => ({
  id: `id-${name}`,
  name,
  extension: name.slice(2),
  sha256: '',
  label: `字段${name}`,
}));
const fetchFile = vi.spyOn(services, 'fetchFile');
beforeEach(() => {
  fetchFile.mockReset();
  fetchFile.mockImplementation(async (id) => new Blob([`内容 ${id}`]));
});

function Opener() {
  const view = useFileViewer();
  return (
    <>
      <button type="button" onClick={() => view?.open(files[0] as (typeof files)[0])}>
        附件
      </button>
      <textarea aria-label="意见" />
    </>
  );
}

const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key });
const show = () =>
  render(
    <FileViewer files={files}>
      <Opener />
    </FileViewer>,
  );

describe('FileViewer', () => {
  test('shows the next and previous attachment on N and P, closes on Escape, and fetches only what it can show', async () => {
    show();
    const opener = screen.getByRole('button', { name: '附件' });
    opener.focus();
    fireEvent.click(opener);
    expect(await screen.findByText('内容 id-a.txt')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'a.txt' })).toHaveFocus();
    press('p');
    press('n');
    expect(await screen.findByText(/该类文件不能在页面内查看/)).toBeVisible();
    press('N');
    expect(await screen.findByText('内容 id-c.txt')).toBeVisible();
    press('n');
    expect(screen.getByRole('dialog', { name: 'c.txt' })).toBeVisible();
    expect(fetchFile.mock.calls).toEqual([['id-a.txt'], ['id-c.txt']]);
    press('Escape', screen.getByLabelText('意见'));
    expect(screen.getByRole('dialog', { name: 'c.txt' })).toBeVisible();
    press('Escape');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  test('begins on N with the attachment of the field on screen', async () => {
    render(
      <FileViewer files={files}>
        <FileNames ids={files.map(({ id }) => id)} />
      </FileViewer>,
    );
    const places = [-500, 40, 300];
    screen.getAllByRole('listitem').forEach((name, i) => {
      vi.spyOn(name, 'getBoundingClientRect').mockReturnValue({ bottom: places[i] } as DOMRect);
    });
    press('n');
    expect(await screen.findByText('内容 id-c.txt')).toBeVisible();
  });

  test('ignores letters typed into an opinion', () => {
    show();
    press('n', screen.getByLabelText('意见'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says what to do when a file is gone, and fetches it again when it is reopened', async () => {
    fetchFile.mockRejectedValueOnce(new Error('gone'));
    show();
    press('n');
    expect(await screen.findByText(/文件未能读取/)).toBeVisible();
    press('Escape');
    press('n');
    expect(await screen.findByText('内容 id-a.txt')).toBeVisible();
  });

  test('shows a text in GB 18030', async () => {
    fetchFile.mockResolvedValueOnce(new Blob([new Uint8Array([0xd6, 0xd0, 0xb9, 0xfa])]));
    show();
    press('n');
    expect(await screen.findByText('中国')).toBeVisible();
  });
});

describe(getViewerKind, () => {
  test.each([
    ['pdf', 'paper'],
    ['jpeg', 'picture'],
    ['csv', 'text'],
    ['docx', 'other'],
    ['constructor', 'other'],
  ])('returns, for %s, %s', (extension, kind) => expect(getViewerKind(extension)).toBe(kind));
});
