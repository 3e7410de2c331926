import { isRowSection } from '@domain/filing/sections';
import type { PlainCell, ReadBook } from '@domain/spreadsheet/model';
import { fileFault } from '@domain/spreadsheet/plan';
import { sheetOf } from '@domain/spreadsheet/sheet';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rowsAt } from '@/filling/draft/changes';
import { type FormSession, FormSessionProvider } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import { sessionOf } from '../../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../../tests/support/small-form';
import ImportDialog from '.';

vi.spyOn(feedback, 'info').mockReturnValue();

const answers = {
  basics: { has_team: true, registered: '2020-01-01' },
  team: [{ row: 'a', name: '甲', share: 40 }],
  years: [{ affiliation_year: 2024, income: 5 }],
};
const plain = sessionOf(smallForm, answers, ctx);

/** The dialog over a file that was exported and then changed at one place. */
function open(key: string, change: (rows: PlainCell[][]) => void, unreadable: Record<string, string> = {}) {
  const section = smallForm.sections.find((each) => each.key === key);
  if (!section || !isRowSection(section)) throw new Error(key);
  const sheet = sheetOf({ ...plain, section }, 'zh');
  const rows = [
    sheet.columns.map(({ head }): PlainCell => ({ kind: 'text', text: head })),
    ...sheet.rows.map(({ cells }) => cells),
  ];
  change(rows);
  const content: ReadBook = {
    sheets: [{ name: sheet.name, rows: rows.map((cells, i) => ({ number: i + 1, cells })) }],
    known: sheet.known,
  };
  return show({ section, content, unreadable });
}

function show({
  section,
  content,
  unreadable = {},
}: Pick<Parameters<typeof ImportDialog>[0], 'section' | 'content'> & {
  unreadable?: Record<string, string>;
}) {
  const calls = { edit: vi.fn(), setRows: vi.fn(), onClose: vi.fn() };
  const setRows: FormSession['setRows'] = (key, change) => calls.setRows(key, change(rowsAt(answers, key)));
  render(
    <FormSessionProvider value={{ ...plain, unreadable, edit: calls.edit, setRows }}>
      <ImportDialog section={section} name="a.xlsx" content={content} onClose={calls.onClose} />
    </FormSessionProvider>,
  );
  return calls;
}

const accept = (name: string | RegExp = /^导\s?入$/) => fireEvent.click(screen.getByRole('button', { name }));

describe('a file that came back', () => {
  it('changes years as typing does, in one step that can be undone', () => {
    const { edit, setRows } = open('years', (rows) => {
      (rows[2] as PlainCell[])[1] = { kind: 'number', number: 9 };
    });
    expect(edit).not.toHaveBeenCalled();
    accept();
    const change = { section: 'years', row: { affiliation_year: 2025 }, field: 'income', value: 9 };
    expect(edit.mock.calls).toEqual([[[change], true]]);
    expect(setRows).not.toHaveBeenCalled();
  });

  it('changes rows as the row tools do, and forgets texts that could not be read where it mends them', () => {
    const mend = (rows: PlainCell[][]) => {
      (rows[1] as PlainCell[])[3] = { kind: 'number', number: 50 };
    };
    const { edit, setRows, onClose } = open('team', mend, { 'team[a].share': '四成', 'team[a].mail': '？' });
    accept();
    const change = { section: 'team', row: { row: 'a' }, field: 'share', value: 50 };
    expect(edit.mock.calls).toEqual([[[change]]]);
    expect(setRows.mock.calls).toEqual([['team', [{ row: 'a', name: '甲', share: 50 }]]]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('names faulty cells, and does nothing when it is closed', () => {
    const { edit, setRows, onClose } = open('team', (rows) => {
      (rows[1] as PlainCell[])[3] = { kind: 'formula' };
      (rows[1] as PlainCell[])[2] = { kind: 'text', text: '乙' };
    });
    expect(screen.getByRole('row', { name: /D2 .*是公式.*未导入/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^取\s?消$/ }));
    expect(onClose).toHaveBeenCalledOnce();
    accept('导入其余内容');
    expect(setRows.mock.calls[0]?.[1]).toEqual([{ row: 'a', name: '乙', share: 40 }]);
    expect(edit).not.toHaveBeenCalled();
  });

  it('says why a file is refused whole, and offers no import', () => {
    const section = smallForm.sections.find((each) => each.key === 'team');
    if (section?.kind !== 'table') throw new Error('team');
    show({ section, content: fileFault('not_xlsx') });
    expect(screen.getByRole('alert').textContent).toContain('这不是 .xlsx 文件');
    expect(screen.queryByText(/^(导\s?入|取\s?消)$/)).toBeNull();
    expect(screen.getByText(/^关\s?闭$/)).toBeVisible();
  });
});
