import { isRowSection } from '@domain/filing/sections';
import { createSheetText } from '@domain/spreadsheet/messages';
import type { PlainCell, ReadBook, SheetFault } from '@domain/spreadsheet/model';
import type { ImportTarget } from '@domain/spreadsheet/plan-book';
import { buildSheet } from '@domain/spreadsheet/sheet';
import { createFileFault } from '@domain/spreadsheet/sheet-faults';
import type { Text } from '@domain/text';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormSessionProvider } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import { createDraftSource, origin, readBack, writeDraftBook } from '../../../../tests/support/draft-books';
import { createFormSession } from '../../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../../tests/support/small-form';
import ImportDialog from '.';
import { FaultTable } from './LineTable';

vi.spyOn(feedback, 'info').mockReturnValue();

const answers = {
  basics: { has_team: true, registered: '2020-01-01' },
  team: [{ row: 'a', name: '甲', share: 40 }],
  years: [{ affiliation_year: 2024, income: 5 }],
};
const plain = createFormSession(smallForm, answers, ctx);

const sectionOf = (key: string) => {
  const section = smallForm.sections.find((each) => each.key === key);
  if (!section || !isRowSection(section)) throw new Error(key);
  return section;
};

/** Opens the dialog with an exported file that `change` has edited. */
function open(key: string, change: (rows: PlainCell[][]) => void) {
  const section = sectionOf(key);
  const sheet = buildSheet({ ...plain, section }, 'zh');
  const rows = [
    sheet.columns.map(({ head }): PlainCell => ({ kind: 'text', text: head })),
    ...sheet.rows.map(({ cells }) => cells),
  ];
  change(rows);
  const content: ReadBook = {
    sheets: [{ name: sheet.name, rows: rows.map((cells, i) => ({ number: i + 1, cells })) }],
    known: { [key]: sheet.known },
  };
  return show(section.title, { only: section }, content);
}

function show(title: Text, goal: ImportTarget, content: ReadBook | SheetFault) {
  const calls = { takeIn: vi.fn(), onClose: vi.fn() };
  render(
    <FormSessionProvider value={{ ...plain, takeIn: calls.takeIn }}>
      <ImportDialog
        title={title}
        goal={goal}
        step="step"
        name="a.xlsx"
        content={content}
        onClose={calls.onClose}
      />
    </FormSessionProvider>,
  );
  return calls;
}

const accept = async (name: string | RegExp = /^导\s?入$/) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
};

describe('FaultTable', () => {
  it('lists problems with the same words once, with their cells', () => {
    const result = createSheetText('formula_result', { label: { zh: '份额', en: 'Share' } });
    const toFault = (cell: string, message: Text, isRefused: boolean) => ({
      sheet: '团队',
      cell,
      message,
      isRefused,
    });
    const results = ['D2', 'D3', 'D4', 'D5', 'D6', 'D7'].map((cell) => toFault(cell, result, false));
    render(
      <FaultTable faults={[...results, toFault('D8', createSheetText('error', { label: '份额' }), true)]} />,
    );
    const list = screen.getByRole('group', { name: '问题清单（7处）' });
    const lines = within(list).getAllByRole('row').slice(1);
    expect(lines.map((line) => line.textContent)).toEqual([
      '工作表“团队”D2、D3、D4、D5、D6等6处“份额”是公式，按文件中的计算结果读入，请核对导入，请核对',
      '工作表“团队”D8“份额”是错误值，未导入，请改为正确的内容未导入',
    ]);
  });
});

describe('ImportDialog for a section', () => {
  it('changes years in one undoable step, and clears unreadable texts that it replaces', async () => {
    const { takeIn } = open('years', (rows) => {
      (rows[2] as PlainCell[])[1] = { kind: 'number', number: 9 };
    });
    expect(takeIn).not.toHaveBeenCalled();
    await accept();
    const change = { section: 'years', row: { affiliation_year: 2025 }, field: 'income', value: 9 };
    const years = [...answers.years, { affiliation_year: 2025, income: 9 }];
    expect(takeIn.mock.calls).toEqual([['step', { ...answers, years }, [change]]]);
  });

  it('shows each change beside the present value', async () => {
    const { takeIn, onClose } = open('team', (rows) => {
      (rows[1] as PlainCell[])[3] = { kind: 'number', number: 50 };
      rows.push([null, null, { kind: 'text', text: '乙' }, null, null]);
    });
    expect(await screen.findByRole('row', { name: /份额 40 50/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /新增一行.*乙/ })).toBeTruthy();
    await accept();
    const [, after] = takeIn.mock.calls[0] ?? [];
    expect(after.team).toEqual([
      { row: 'a', name: '甲', share: 50 },
      { row: expect.any(String), name: '乙' },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('names wrong cells, and does nothing when it is closed', async () => {
    const { takeIn, onClose } = open('team', (rows) => {
      (rows[1] as PlainCell[])[3] = { kind: 'formula' };
      (rows[1] as PlainCell[])[2] = { kind: 'text', text: '乙' };
    });
    expect(await screen.findByRole('row', { name: /D2 .*是公式.*未导入/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^取\s?消$/ }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(takeIn).not.toHaveBeenCalled();
    await accept('导入其余内容');
    expect(takeIn.mock.calls[0]?.[1].team).toEqual([{ row: 'a', name: '乙', share: 40 }]);
  });

  it('says that nothing was recognised where the file differs, and what stays as it is', async () => {
    open('years', (rows) => {
      rows.splice(1, rows.length, [
        { kind: 'number', number: 2019 },
        { kind: 'number', number: 9 },
      ]);
      rows[0]?.splice(2);
    });
    expect(await screen.findByText(/文件中有内容未能导入/)).toBeVisible();
    expect(screen.queryByText(/与表中一致/)).toBeNull();
    expect(screen.getByRole('row', { name: /没有“成本”这一列.*保持不变$/ })).toBeTruthy();
  });

  it('shows the row of headings, and reads another sheet when it is chosen', async () => {
    const section = sectionOf('team');
    const text = (value: string): PlainCell => ({ kind: 'text', text: value });
    const sheet = (name: string, person: string) => ({
      name,
      rows: [['2026年度名单'], ['姓名', '邮箱'], [person, 'a@b.cn']].map((cells, i) => ({
        number: i + 1,
        cells: cells.map(text),
      })),
    });
    const book = { sheets: [sheet('今年', '丙'), sheet('去年', '丁')], known: {} };
    const { takeIn } = show(section.title, { only: section }, book);
    expect(await screen.findByText('第2行作为表头，其下各行作为内容。')).toBeVisible();
    fireEvent.mouseDown(screen.getByLabelText('读取的工作表'));
    fireEvent.click(await screen.findByTitle('去年'));
    await screen.findByRole('row', { name: /新增一行.*丁/ });
    await accept();
    expect(takeIn.mock.calls[0]?.[1].team).toMatchObject([{ name: '甲' }, { name: '丁' }]);
  });

  it('says why a whole file is refused, without an import button', async () => {
    const section = sectionOf('team');
    show(section.title, { only: section }, createFileFault('not_spreadsheet'));
    expect((await screen.findByRole('alert')).textContent).toContain('这不是能读取的表格文件');
    expect(screen.queryByText(/^(导\s?入|取\s?消)$/)).toBeNull();
    expect(screen.getByText(/^关\s?闭$/)).toBeVisible();
  });
});

describe('ImportDialog for the whole draft', () => {
  const title = { zh: '小表', en: 'Small form' };
  const exported = () => readBack(writeDraftBook(createDraftSource(smallForm, answers, ctx)));

  it('counts fields and rows of every section, and imports them in one step', async () => {
    const content = exported();
    const basics = content.sheets.find(({ name }) => name === '基本信息');
    const name = basics?.rows.find(({ cells }) => cells[0]?.kind === 'text' && cells[0].text === 'name');
    if (name) name.cells[2] = { kind: 'text', text: '甲公司' };
    const { takeIn } = show(title, { own: origin }, content);
    expect(await screen.findByRole('row', { name: '基本信息 · 名称 （空） 甲公司' })).toBeTruthy();
    expect(screen.getByText('1项')).toBeVisible();
    await accept();
    expect(takeIn.mock.calls[0]?.[1]).toEqual({ ...answers, basics: { ...answers.basics, name: '甲公司' } });
  });

  it('says when the workbook belongs to another company, and when nothing in it is new', async () => {
    show(title, { own: { ...origin, company: 'another' } }, exported());
    expect((await screen.findByRole('alert')).textContent).toContain('这是“样例公司”的工作簿');
    show(title, { own: origin }, exported());
    expect(await screen.findByText(/没有可导入的改动/)).toBeVisible();
  });
});
