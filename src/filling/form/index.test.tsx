import type { Answers, Row, Section } from '@domain/definition';
import { check } from '@domain/filing/check';
import { compute } from '@domain/filing/compute';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyEdits, applyRaw, rowsAt } from '@/filling/draft/changes';
import { feedback } from '@/utils/feedback';
import { sessionOf } from '../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../tests/support/small-form';
import FormRenderer from '.';
import { FormSessionProvider } from './session';

/** A wide screen: on a narrow one tables are cards. */
const { matchMedia } = window;
beforeEach(() => {
  const asWide = (query: string) => ({ ...matchMedia(query), matches: query.includes('min-width') });
  vi.stubGlobal('matchMedia', asWide);
});

const PATIENCE = { timeout: 15_000 };

let latest: Answers;

/** A form in use, without a server behind it. */
function Filled({ section, answers, isChecked }: { section: string; answers: Answers; isChecked: boolean }) {
  const [state, setState] = useState({ answers, unreadable: {} as Record<string, string> });
  const [before, setBefore] = useState<Answers | null>(null);
  const [undone, setUndone] = useState<Answers | null>(null);
  latest = state.answers;
  const filled = compute(smallForm, state.answers, ctx);
  const faults = isChecked ? check(smallForm, filled, ctx, 'submit') : [];
  const wanted = smallForm.sections.find((each) => each.key === section);
  if (!wanted) throw new Error(section);
  return (
    <App>
      <FormSessionProvider
        value={sessionOf(smallForm, state.answers, ctx, {
          faults: new Map(faults.map((fault) => [fault.path, fault])),
          unreadable: state.unreadable,
          corrections: [
            { id: 'c1', path: 'basics.name', comment: '请写全称', resolved: false, version: 0, answer: null },
          ],
          undoable: before ? section : null,
          edit: (edits, undoable) => {
            if (undoable) setBefore(state.answers);
            setState((old) => ({
              answers: applyEdits(old.answers, edits),
              unreadable: applyRaw(old.unreadable, edits),
            }));
          },
          setRows: (key, change) =>
            setState((old) => {
              const rows = change(rowsAt(old.answers, key));
              return rows ? { ...old, answers: { ...old.answers, [key]: rows } } : old;
            }),
          undo: () => {
            setUndone(state.answers);
            if (before) setState({ answers: before, unreadable: {} });
          },
          redoable: undone ? section : null,
          redo: () => undone && setState({ answers: undone, unreadable: {} }),
        })}
      >
        <FormRenderer section={wanted} />
      </FormSessionProvider>
    </App>
  );
}

const show = (section: string, answers: Answers = {}, isChecked = false) =>
  render(<Filled section={section} answers={answers} isChecked={isChecked} />);
const at = (path: string) => document.getElementById(path) as HTMLInputElement;
const type = (path: string, text: string) => {
  fireEvent.change(at(path), { target: { value: text } });
  fireEvent.blur(at(path));
};
const paste = (path: string, text: string) =>
  fireEvent.paste(at(path), { clipboardData: { getData: () => text } });

describe('fields', () => {
  it('are named by their labels and describe what a reviewer asks', () => {
    show('basics');
    expect(screen.getByLabelText(/名称/)).toBe(at('basics.name'));
    expect(at('basics.name')).toHaveAttribute('aria-required', 'true');
    expect(at('basics.name')).toHaveAccessibleDescription(/请写全称/);
  });

  it('show no fault before a check, and say each one beside its field after it', () => {
    const { unmount } = show('basics');
    type('basics.name', '');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    unmount();
    show('basics', {}, true);
    expect(at('basics.name')).toHaveAttribute('aria-invalid', 'true');
    expect(at('basics.name')).toHaveAccessibleDescription(/请填写“名称”/);
  });

  it('tell the count of a long text with it, and say once that it is over its limit', () => {
    show('basics');
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(at('basics.note')).toHaveAccessibleDescription('0 / 50');
    fireEvent.change(at('basics.note'), { target: { value: '字'.repeat(50) } });
    expect(said()).toBe('');
    fireEvent.change(at('basics.note'), { target: { value: '字'.repeat(51) } });
    expect(at('basics.note')).toHaveAccessibleDescription('51 / 50');
    expect(said()).toBe('超过50字，请缩短');
  });

  it('take amounts as people write them, with two decimals when left', () => {
    show('basics');
    type('basics.amount', ' １,２34.5 ');
    expect(latest.basics).toMatchObject({ amount: 1234.5 });
    expect(at('basics.amount')).toHaveValue('1,234.50');
    type('basics.amount', '');
    expect(latest.basics).toMatchObject({ amount: null });
  });

  it('keep each key while the page waits to draw it, and take what something else puts there', () => {
    const edit = vi.fn();
    const typing = { begin: vi.fn(), end: vi.fn() };
    const basics = smallForm.sections.find(({ key }) => key === 'basics') as Section;
    const shown = (name: string) => (
      <App>
        <FormSessionProvider value={sessionOf(smallForm, { basics: { name } }, ctx, { edit, typing })}>
          <FormRenderer section={basics} />
        </FormSessionProvider>
      </App>
    );
    const { rerender } = render(shown('甲'));
    const typedIn = (call: number) => edit.mock.calls[call]?.[0][0].value;
    fireEvent.change(at('basics.name'), { target: { value: '甲乙' } });
    // Back to what is drawn: that is a change, too.
    fireEvent.change(at('basics.name'), { target: { value: '甲' } });
    fireEvent.change(at('basics.name'), { target: { value: '甲丙' } });
    expect([0, 1, 2].map(typedIn)).toEqual(['甲乙', '甲', '甲丙']);
    expect(typing.begin).toHaveBeenCalledTimes(3);
    rerender(shown('甲'));
    expect(at('basics.name')).toHaveValue('甲丙');
    rerender(shown('甲丙'));
    expect(at('basics.name')).toHaveValue('甲丙');
    fireEvent.blur(at('basics.name'));
    expect(typing.end).toHaveBeenCalledOnce();
    expect(edit).toHaveBeenCalledTimes(3);
    rerender(shown('丁'));
    expect(at('basics.name')).toHaveValue('丁');
  });

  it('keep a text that is no number, say so, and save nothing of it', () => {
    show('basics');
    type('basics.amount', '一千');
    expect(at('basics.amount')).toHaveValue('一千');
    expect(at('basics.amount')).toHaveAttribute('aria-invalid', 'true');
    expect(latest.basics).toMatchObject({ amount: null });
  });

  it('have what was refused said once when they are left', async () => {
    show('basics');
    at('basics.amount').focus();
    fireEvent.change(at('basics.amount'), { target: { value: 'abc' } });
    at('basics.name').focus();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('“abc”不是金额，未保存'), PATIENCE);
  });

  it('put codes into their stored form when the field is left', () => {
    show('basics');
    type('basics.code', '９１350100m000100y43 ');
    expect(at('basics.code')).toHaveValue('91350100M000100Y43');
  });

  it('show computed values as they follow, which nothing reads out meanwhile', () => {
    show('basics');
    type('basics.amount', '4');
    expect(screen.getByText('8.00')).toBeInTheDocument();
    expect(screen.getByText('8.00').closest('output, [aria-live], [role="status"]')).toBeNull();
  });
});

describe('tables', () => {
  const rows: Row[] = [
    { row: 'x', title: 'one' },
    { row: 'y', title: 'two' },
  ];

  it('take a block, add rows for it, and give it back on Ctrl+Z', () => {
    show('tasks', { tasks: rows });
    paste('tasks[1].title', 'a\nb\nc');
    expect((latest.tasks as Row[]).map((row) => row.title)).toEqual(['one', 'a', 'b', 'c']);
    fireEvent.keyDown(at('tasks[1].title'), { key: 'z', ctrlKey: true });
    expect(latest.tasks).toEqual(rows);
  });

  it.each([
    ['Ctrl+Y', { key: 'y', ctrlKey: true }],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
    ['⌘⇧Z', { key: 'z', metaKey: true, shiftKey: true }],
  ])('make a change again that was taken back, on %s', (_, keys) => {
    show('tasks', { tasks: rows });
    paste('tasks[1].title', 'a\nb');
    fireEvent.keyDown(at('tasks[1].title'), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(at('tasks[1].title'), keys);
    expect((latest.tasks as Row[]).map((row) => row.title)).toEqual(['one', 'a', 'b']);
  });

  it('have buttons for both ways above them', () => {
    show('tasks', { tasks: rows });
    const [back, again] = ['撤销', '重做'].map((name) => screen.getByRole('button', { name }));
    expect(back).toHaveAttribute('aria-disabled', 'true');
    paste('tasks[1].title', 'a\nb');
    fireEvent.click(back as HTMLElement);
    expect(latest.tasks).toEqual(rows);
    fireEvent.click(again as HTMLElement);
    expect((latest.tasks as Row[]).map((row) => row.title)).toEqual(['one', 'a', 'b']);
  });

  it('[focus rowAdded rowRemoved] lead to the first cell of a new row, and to the neighbour of a removed one', async () => {
    show('tasks', { tasks: rows });
    fireEvent.click(screen.getByRole('button', { name: '添加一行' }));
    await waitFor(() => expect(document.activeElement).toBe(at('tasks[2].title')), PATIENCE);
    fireEvent.click(at('tasks[1]'));
    fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(document.activeElement).toBe(at('tasks[1]')), PATIENCE);
    expect((latest.tasks as Row[]).map((row) => row.title)).toEqual(['one', null]);
  });

  it('[focus rowPlaced] keep the focus on the head of a row that its menu moves or copies', async () => {
    show('tasks', { tasks: rows });
    fireEvent.click(at('tasks[0]'));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^下移/ }));
    await waitFor(() => expect(document.activeElement).toBe(at('tasks[1]')), PATIENCE);
    expect((latest.tasks as Row[]).map((row) => row.title)).toEqual(['two', 'one']);
    fireEvent.click(at('tasks[1]'));
    fireEvent.click(await screen.findByRole('menuitem', { name: '复制' }));
    await waitFor(() => expect(document.activeElement).toBe(at('tasks[2]')), PATIENCE);
  });

  it('[focus rowsCompleted] lead to the head of the first of rows that are added at once', async () => {
    const columns = [
      { key: 'year', zh: '年度', en: 'Year', type: 'year' },
      { key: 'who', zh: '成员', en: 'Who', type: 'select', options: { rowsOf: 'team', column: 'no' } },
      { key: 'spent', zh: '支出', en: 'Spent', type: 'integer' },
    ];
    const matrix = {
      key: 'matrix',
      kind: 'table',
      title: { zh: '矩阵', en: 'Matrix' },
      layout: 'matrix',
      columns,
    };
    smallForm.sections.push(matrix as never);
    onTestFinished(() => void smallForm.sections.pop());
    const years = [{ affiliation_year: 2024 }, { affiliation_year: 2025 }];
    show('matrix', { team: [{ row: 'a', name: '甲' }], years, matrix: [] });
    fireEvent.click(screen.getByRole('button', { name: '补齐各年度的 2 行' }));
    await waitFor(() => expect(document.activeElement).toBe(at('matrix[0]')), PATIENCE);
    expect(latest.matrix).toHaveLength(2);
  });

  it('fill the screen until Escape, which returns to the button', () => {
    show('tasks', { tasks: rows });
    const opener = screen.getByRole('button', { name: '全屏填表' });
    fireEvent.click(opener);
    expect(within(screen.getByRole('dialog')).getByRole('table')).toBeInTheDocument();
    at('tasks[0].title').focus();
    fireEvent.keyDown(at('tasks[0].title'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('open the list of a cell with an arrow key or a letter, and empty the cell with Delete', () => {
    const team = { basics: { has_team: true }, team: [{ row: 't', name: '李明' }] };
    show('tasks', { ...team, tasks: [{ row: 'x', title: 'one', lead: 'T01' }] });
    const cell = () => at('tasks[0].lead');
    fireEvent.keyDown(cell(), { key: 'Delete' });
    expect((latest.tasks as Row[])[0]).toMatchObject({ lead: null });
    for (const key of ['ArrowDown', '李']) {
      cell().focus();
      fireEvent.keyDown(cell(), { key });
      expect(cell()).toHaveAttribute('aria-expanded', 'true');
      fireEvent.keyDown(cell(), { key: 'Escape', keyCode: 27 });
      expect(cell()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('name a row by what it is, without the button in its head', () => {
    show('tasks', { tasks: rows });
    expect(screen.getByRole('rowheader', { name: '第 1 行' })).toBeInTheDocument();
  });

  it('move between cells with Enter and the arrow keys', () => {
    show('tasks', { tasks: rows });
    at('tasks[0].title').focus();
    fireEvent.keyDown(at('tasks[0].title'), { key: 'Enter' });
    expect(document.activeElement).toBe(at('tasks[1].title'));
    fireEvent.keyDown(at('tasks[1].title'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(at('tasks[0].title'));
  });

  it('[focus rowMoved] move a row with Alt and an arrow key', async () => {
    show('tasks', { tasks: rows });
    fireEvent.keyDown(at('tasks[0].title'), { key: 'ArrowDown', altKey: true });
    expect((latest.tasks as Row[]).map((row) => row.title)).toEqual(['two', 'one']);
    await waitFor(() => expect(document.activeElement).toBe(at('tasks[1].title')), PATIENCE);
  });

  it('open the menu of a row by its button, which keeps the focus, and do what is chosen in it', async () => {
    show('tasks', { tasks: rows });
    const opener = () => screen.getAllByRole('button', { name: /的操作$/ })[0] as HTMLElement;
    opener().focus();
    fireEvent.click(opener());
    expect(document.activeElement).toBe(opener());
    fireEvent.click(await screen.findByRole('menuitem', { name: '复制' }));
    expect((latest.tasks as Row[]).map((row) => row.title)).toEqual(['one', 'one', 'two']);
  });

  it('offer the rows of another table by number and name', () => {
    show('tasks', {
      basics: { has_team: true },
      team: [{ row: 't', name: '李明' }],
      tasks: rows,
    });
    fireEvent.click(at('tasks[0].lead'));
    fireEvent.click(screen.getByTitle('T01 李明'));
    expect((latest.tasks as Row[])[0]).toMatchObject({ lead: 'T01' });
    expect(document.activeElement).toBe(at('tasks[0].lead'));
    expect(at('tasks[0].lead')).toHaveTextContent('T01 李明');
  });

  it('draw only the rows in view when there are many', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ row: `r${index}`, title: `t${index}` }));
    show('tasks', { tasks: many });
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
    expect(screen.queryAllByRole('textbox').length).toBeLessThan(100);
  });

  it('sum given rows, and let nobody type into the sum', () => {
    show('funds');
    type('funds[1].amount', '2');
    type('funds[2].amount', '3.5');
    expect(
      within(screen.getByRole('row', { name: /合计/ })).getByRole('cell', { name: '5.50' }),
    ).toBeVisible();
    expect(at('funds[0].amount')).toBeNull();
  });
});

describe('records on a narrow screen', () => {
  it('are named by their first two filled values', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: false }));
    show('team', { basics: { has_team: true }, team: [{ row: 't', name: '李明' }, { row: 'u' }] });
    const names = within(screen.getByRole('navigation')).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['T01 · 李明', 'T02 （未命名）']);
  });
});

describe('year grids', () => {
  it('have indicators down and years across, and take a pasted block', () => {
    show('years');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '指标',
      '2024',
      '2025',
    ]);
    paste('years[0].income', '1,234.5\t20\nabc\t6');
    expect(latest.years).toEqual([
      { affiliation_year: 2024, income: 1234.5, cost: null },
      { affiliation_year: 2025, income: 20, cost: 6 },
    ]);
    expect(at('years[0].cost')).toHaveValue('abc');
    expect(at('years[0].cost')).toHaveAttribute('aria-invalid', 'true');
    expect(within(screen.getByRole('row', { name: /利润/ })).getAllByRole('cell')[1]).toHaveTextContent('14');
  });

  it('name of what was left out of a block only what there was', () => {
    const warn = vi.spyOn(feedback, 'warn').mockReturnValue();
    show('years');
    paste('years[0].income', 'abc\t6');
    expect(warn.mock.lastCall?.[0]).toMatch(/^已粘贴 1 个单元格.*；1 个无法识别，已标出$/);
    paste('years[1].income', '5\t6');
    expect(warn.mock.lastCall?.[0]).toMatch(/^已粘贴 1 个单元格.*；1 个超出表格，未粘贴$/);
    warn.mockRestore();
  });
});
