import type { Answers } from '@domain/definition';
import { createProgramFile } from '@domain/program-documents/exchange/program-file';
import type { LibraryItem } from '@domain/program-documents/library-item';
import { writeDocumentRows } from '@domain/program-documents/tables';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import {
  findLibraryItem,
  readProgramDocument,
  readProgramText,
} from '../../../../../../tests/support/program-documents';
import FileDialog from './FileDialog';
import { hashText } from './hashText';

const gazelle = writeDocumentRows(readProgramDocument('gazelle'));
const theirs = { ...(findLibraryItem('usual-benefits') as LibraryItem) };
theirs.part = [{ zh: '本市奖励', en: 'Reward of the city' }];
const writeFile = async (find = findLibraryItem): Promise<string> =>
  JSON.stringify(await createProgramFile(parse(readProgramText('gazelle')), find, hashText));

function show(text: string, current: Answers = gazelle) {
  const onTake = vi.fn();
  render(withPortal({}, <FileDialog text={text} current={current} onTake={onTake} onClose={() => {}} />));
  return onTake;
}

describe(FileDialog, () => {
  it('says that the file of the same program changes nothing', async () => {
    const onTake = show(await writeFile());
    expect(await screen.findByText('文件与草稿内容一致，没有变化')).toBeVisible();
    expect(onTake).not.toHaveBeenCalled();
  });

  it('takes our item unless theirs is chosen', async () => {
    const onTake = show(
      await writeFile((name) => (name === 'usual-benefits' ? theirs : findLibraryItem(name))),
    );
    expect(await screen.findByText('文件与草稿内容一致，没有变化')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: '文件中的' }));
    expect(await screen.findByText('将改变1项；确认之前，草稿不会改变')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^导 ?入$/ }));
    expect(JSON.stringify(onTake.mock.calls[0])).toContain('本市奖励');
  });

  it('refuses an altered file, and that of another program', async () => {
    show((await writeFile()).replace('"maxLength":100', '"maxLength":101'));
    expect(await screen.findByText(/文件可能被改动/)).toBeVisible();
    show(await writeFile(), writeDocumentRows(readProgramDocument('keyproject')));
    expect(await screen.findByText(/这是项目“瞪羚企业申报”的文件/)).toBeVisible();
  });
});
