import type { Answers, Row } from '@domain/definition';
import { writeDocumentRows } from '@domain/program-documents/tables';
import type { ReadBook } from '@domain/spreadsheet/model';
import { writeProgramBook } from '@domain/spreadsheet/program-book/write-program-book';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { readProgramDocument } from '../../../../../../tests/support/program-documents';
import BookDialog from './BookDialog';

const document = readProgramDocument('gazelle');
const rows = writeDocumentRows(document);

/** The workbook as it is read from its file. */
function openBook(): ReadBook {
  const { sheets, origin } = writeProgramBook(document, 'zh');
  return {
    sheets: sheets.map(({ name, columns, rows: lines }) => ({
      name,
      rows: [
        columns.map(({ head }) => ({ kind: 'text' as const, text: head })),
        ...lines.map(({ cells }) => cells),
      ].map((cells, i) => ({ number: i + 1, cells })),
    })),
    known: Object.fromEntries(sheets.map(({ section = '', known }) => [section, known])),
    ...(origin && { origin }),
  };
}

function setText(book: ReadBook, sheet: string, id: string, head: string, text: string): void {
  const lines = book.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  const [heads, ...others] = lines.map(({ cells }) => cells);
  const column = heads?.findIndex((cell) => cell?.kind === 'text' && cell.text === head) ?? -1;
  const cells = others.find(([cell]) => cell?.kind === 'text' && cell.text === id);
  if (cells) cells[column] = { kind: 'text', text };
}

function show(content: ReadBook, current: Answers = rows) {
  const onTake = vi.fn();
  render(
    withPortal({}, <BookDialog content={content} current={current} onTake={onTake} onClose={() => {}} />),
  );
  return onTake;
}

describe(BookDialog, () => {
  it('says that a workbook changes nothing, and takes nothing', async () => {
    const onTake = show(openBook());
    expect(await screen.findByText('文件与草稿内容一致，没有变化')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /关 ?闭/ }));
    expect(onTake).not.toHaveBeenCalled();
  });

  it('lists the items that change, and takes them once that is confirmed', async () => {
    const book = openBook();
    setText(book, '字段', 'baseData.domain', '名称（中文）', '主要技术领域');
    const onTake = show(book);
    expect(await screen.findByText('将改变1项；确认之前，草稿不会改变')).toBeVisible();
    expect(screen.getByText('主要技术领域')).toBeVisible();
    expect(onTake).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /^导 ?入$/ }));
    const [taken] = onTake.mock.calls[0] as [Answers];
    expect((taken.fields as Row[]).find(({ row }) => row === 'baseData.domain')).toMatchObject({
      zh: '主要技术领域',
    });
  });

  it('names the cells that are at fault', async () => {
    const book = openBook();
    setText(book, '字段', 'baseData.domain', '标识', '技术 领域');
    show(book);
    expect(await screen.findByText(/“标识”的取值不符合要求/)).toBeVisible();
    expect(screen.getByText('内容还不完整，无法列出变化；导入后在“问题”中补全')).toBeVisible();
  });

  it('refuses the workbook of another program', async () => {
    const onTake = show(openBook(), writeDocumentRows(readProgramDocument('keyproject')));
    expect(await screen.findByText(/这是项目“瞪羚企业申报”的文件/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /关 ?闭/ }));
    expect(onTake).not.toHaveBeenCalled();
  });
});
