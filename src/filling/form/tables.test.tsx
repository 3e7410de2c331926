import { createHistory } from '@@/core/history';
import type { Row } from '@domain/definition';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { history } from 'umi';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { findInput, paste, show, shown, typeInto } from '../../../tests/support/portal/filled-form';
import { createFormSession } from '../../../tests/support/portal/form-session';
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

/** Finds an entry of the open menu after the menu has taken the focus: an earlier click would lose the focus it sets. */
async function findMenuItem(name: string | RegExp): Promise<HTMLElement> {
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull(), PATIENCE);
  return item;
}

describe('FormRenderer tables', () => {
  const rows: Row[] = [
    { row: 'x', title: 'one' },
    { row: 'y', title: 'two' },
  ];

  it('accept a pasted block, add rows for it, and undo it on Ctrl+Z', async () => {
    show('tasks', { tasks: rows });
    await paste('tasks[1].title', 'a\nb\nc');
    expect((shown.answers.tasks as Row[]).map((row) => row.title)).toEqual(['one', 'a', 'b', 'c']);
    fireEvent.keyDown(findInput('tasks[1].title'), { key: 'z', ctrlKey: true });
    expect(shown.answers.tasks).toEqual(rows);
  });

  it('leave a pasted row of totals out, and say so', async () => {
    const notify = vi.spyOn(feedback, 'notify').mockReturnValue();
    show('tasks', { tasks: [] });
    await paste('tasks[0].title', '序号\t任务名称\n1\t开发\n2\t试验\n合计\t2项');
    expect(shown.answers.tasks).toMatchObject([{ title: '开发' }, { title: '试验' }]);
    render(notify.mock.calls[0]?.[0].description);
    expect(
      screen.getByText(
        '复制内容的第4行 合计不是记录（合计、小标题、示例、重复的表头或表后的说明），1个值未粘贴',
      ),
    ).toBeVisible();
  });

  it('show their columns and a blank row where there is none, which accepts a block', async () => {
    show('tasks', { tasks: [] });
    expect(screen.getByRole('columnheader', { name: /任务名称/ })).toBeVisible();
    await paste('tasks[0].title', '任务名称\na\nb');
    expect((shown.answers.tasks as Row[]).map((row) => row.title)).toEqual(['a', 'b']);
  });

  it('create no row when the focus only passes through the blank one', () => {
    show('tasks', { tasks: [] });
    fireEvent.focus(findInput('tasks[0].title'));
    fireEvent.blur(findInput('tasks[0].title'));
    expect(shown.answers.tasks).toEqual([]);
  });

  it.each([
    ['Ctrl+Y', { key: 'y', ctrlKey: true }],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
    ['⌘⇧Z', { key: 'z', metaKey: true, shiftKey: true }],
  ])('redo an undone change on %s', async (_, keys) => {
    show('tasks', { tasks: rows });
    await paste('tasks[1].title', 'a\nb');
    fireEvent.keyDown(findInput('tasks[1].title'), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(findInput('tasks[1].title'), keys);
    expect((shown.answers.tasks as Row[]).map((row) => row.title)).toEqual(['one', 'a', 'b']);
  });

  it('have undo and redo buttons above them', async () => {
    show('tasks', { tasks: rows });
    const [back, again] = ['撤销', '重做'].map((name) => screen.getByRole('button', { name }));
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await paste('tasks[1].title', 'a\nb');
    fireEvent.click(back as HTMLElement);
    expect(shown.answers.tasks).toEqual(rows);
    fireEvent.click(again as HTMLElement);
    expect((shown.answers.tasks as Row[]).map((row) => row.title)).toEqual(['one', 'a', 'b']);
  });

  it('[focus rowAdded rowRemoved] move the focus to the first cell of a new row, and to the neighbour of a removed one', async () => {
    show('tasks', { tasks: rows });
    fireEvent.click(screen.getByRole('button', { name: '添加一行' }));
    await waitFor(() => expect(document.activeElement).toBe(findInput('tasks[2].title')), PATIENCE);
    fireEvent.click(findInput('tasks[1]'));
    fireEvent.click(await findMenuItem('删除'));
    await waitFor(() => expect(document.activeElement).toBe(findInput('tasks[1]')), PATIENCE);
    expect((shown.answers.tasks as Row[]).map((row) => row.title)).toEqual(['one', undefined]);
  });

  it('[focus rowPlaced] keep the focus on the heading of a row that its menu moves or copies', async () => {
    show('tasks', { tasks: rows });
    fireEvent.click(findInput('tasks[0]'));
    fireEvent.click(await findMenuItem(/^下移/));
    await waitFor(() => expect(document.activeElement).toBe(findInput('tasks[1]')), PATIENCE);
    expect((shown.answers.tasks as Row[]).map((row) => row.title)).toEqual(['two', 'one']);
    fireEvent.click(findInput('tasks[1]'));
    fireEvent.click(await findMenuItem('复制'));
    await waitFor(() => expect(document.activeElement).toBe(findInput('tasks[2]')), PATIENCE);
  });

  it('[focus rowsCompleted] move the focus to the heading of the first of several added rows', async () => {
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
      crossedBy: 'who',
      columns,
    };
    smallForm.sections.push(matrix as never);
    onTestFinished(() => void smallForm.sections.pop());
    const years = [{ affiliation_year: 2024 }, { affiliation_year: 2025 }];
    show('matrix', { team: [{ row: 'a', name: '甲' }], years, matrix: [] });
    fireEvent.click(screen.getByRole('button', { name: '补齐各年度的2行' }));
    await waitFor(() => expect(document.activeElement).toBe(findInput('matrix[0]')), PATIENCE);
    expect(shown.answers.matrix).toHaveLength(2);
  });

  it('fill the screen until Escape, which returns to the button', () => {
    show('tasks', { tasks: rows });
    const opener = screen.getByRole('button', { name: '全屏填表' });
    fireEvent.click(opener);
    expect(within(screen.getByRole('dialog')).getByRole('grid')).toBeInTheDocument();
    expect(opener).toHaveTextContent('退出全屏Esc');
    findInput('tasks[0].title').focus();
    fireEvent.keyDown(findInput('tasks[0].title'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('leave the full screen by Back, which stays in the section', async () => {
    createHistory({ type: 'browser' });
    onTestFinished(() => void createHistory({ type: 'memory' }));
    history.push('/form?section=a');
    history.push('/form?section=b');
    show('tasks', { tasks: rows });
    const opener = screen.getByRole('button', { name: '全屏填表' });
    fireEvent.click(opener);
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
    expect(history.location.search).toBe('?section=b');
  });

  it('open the options of a cell with F2 or a letter, and clear it with Delete', () => {
    const team = { basics: { has_team: true }, team: [{ row: 't', name: '李明' }] };
    show('tasks', { ...team, tasks: [{ row: 'x', title: 'one', lead: 'T01' }] });
    const cell = () => findInput('tasks[0].lead');
    fireEvent.keyDown(cell(), { key: 'Delete' });
    expect((shown.answers.tasks as Row[])[0]).toMatchObject({ lead: null });
    for (const key of ['F2', '李']) {
      cell().focus();
      fireEvent.keyDown(cell(), { key });
      expect(cell()).toHaveAttribute('aria-expanded', 'true');
      fireEvent.keyDown(cell(), { key: 'Escape', keyCode: 27 });
      expect(cell()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('name a row by its number, without the button in its heading', () => {
    show('tasks', { tasks: rows });
    expect(screen.getByRole('rowheader', { name: '第1行' })).toBeInTheDocument();
  });

  it('move between cells with Enter and the arrow keys', () => {
    show('tasks', { tasks: rows });
    findInput('tasks[0].title').focus();
    fireEvent.keyDown(findInput('tasks[0].title'), { key: 'Enter' });
    expect(document.activeElement).toBe(findInput('tasks[1].title'));
    fireEvent.keyDown(findInput('tasks[1].title'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(findInput('tasks[0].title'));
  });

  it('[focus rowMoved] move a row with Alt and an arrow key', async () => {
    show('tasks', { tasks: rows });
    fireEvent.keyDown(findInput('tasks[0].title'), { key: 'ArrowDown', altKey: true });
    expect((shown.answers.tasks as Row[]).map((row) => row.title)).toEqual(['two', 'one']);
    await waitFor(() => expect(document.activeElement).toBe(findInput('tasks[1].title')), PATIENCE);
  });

  it('open the menu of a row by its button, which keeps the focus, and run the chosen action', async () => {
    show('tasks', { tasks: rows });
    const opener = () => screen.getAllByRole('button', { name: /的操作$/ })[0] as HTMLElement;
    opener().focus();
    fireEvent.click(opener());
    expect(document.activeElement).toBe(opener());
    fireEvent.click(await screen.findByRole('menuitem', { name: '复制' }));
    expect((shown.answers.tasks as Row[]).map((row) => row.title)).toEqual(['one', 'one', 'two']);
  });

  it('offer the rows of another table by number and name', () => {
    show('tasks', {
      basics: { has_team: true },
      team: [{ row: 't', name: '李明' }],
      tasks: rows,
    });
    fireEvent.click(findInput('tasks[0].lead'));
    fireEvent.click(screen.getByTitle('T01 李明'));
    expect((shown.answers.tasks as Row[])[0]).toMatchObject({ lead: 'T01' });
    expect(document.activeElement).toBe(findInput('tasks[0].lead'));
    expect(findInput('tasks[0].lead')).toHaveTextContent('T01 李明');
  });

  it('open a multiple choice with one press, and return the focus on Escape', () => {
    const team = { basics: { has_team: true }, team: [{ row: 't', name: '李明' }] };
    show('tasks', { ...team, tasks: rows });
    fireEvent.click(findInput('tasks[0].helpers'));
    fireEvent.click(screen.getByTitle('T01 李明'));
    expect((shown.answers.tasks as Row[])[0]).toMatchObject({ helpers: ['T01'] });
    fireEvent.keyDown(findInput('tasks[0].helpers'), { key: 'Escape', keyCode: 27 });
    expect(document.activeElement).toBe(findInput('tasks[0].helpers'));
    expect(findInput('tasks[0].helpers')).toHaveTextContent('T01');
  });

  it('render only the rows in view when there are many', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ row: `r${index}`, title: `t${index}` }));
    show('tasks', { tasks: many });
    // With the header and the blank row.
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '302');
    expect(screen.queryAllByRole('textbox').length).toBeLessThan(100);
  });

  it('sum given rows, and let nobody type into the sum', () => {
    show('funds');
    typeInto('funds[1].amount', '2');
    typeInto('funds[2].amount', '3.5');
    expect(
      within(screen.getByRole('row', { name: /合计/ })).getByRole('gridcell', { name: '5.50' }),
    ).toBeVisible();
    expect(findInput('funds[0].amount')).toBeNull();
  });
});

describe('FormRenderer years', () => {
  const year = (affiliation_year: number) => ({ affiliation_year, income: affiliation_year });
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('stand in their order, and offer to remove those that are not asked for', () => {
    show('years', { years: [year(2025), year(2019), year(2024)] }, true);
    expect(heads()).toEqual(['指标', '2019 不需填报，删除', '2024', '2025']);
    const remove = screen.getByRole('button', { name: '2019年度不需填报，删除该年度' });
    // The check of the section leads to the fault by this id.
    expect(remove).toHaveAttribute('id', 'years[2].affiliation_year');
    fireEvent.click(remove);
    expect(shown.answers.years).toEqual([year(2025), year(2024)]);
    expect(heads()).toEqual(['指标', '2024', '2025']);
  });

  it('leave out those that come after the end, and keep their figures', () => {
    const section = smallForm.sections.find(({ key }) => key === 'years');
    if (section?.kind !== 'yearly') throw new Error('years');
    const ends = { ...section, years: { ...section.years, showUntil: () => 2024 } };
    const answers = { years: [year(2024), year(2025)] };
    const session = createFormSession(smallForm, answers, ctx);
    render(
      <FormSessionProvider value={session}>
        <FormRenderer section={ends} />
      </FormSessionProvider>,
    );
    expect(heads()).toEqual(['指标', '2024']);
  });
});
