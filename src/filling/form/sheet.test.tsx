import type { Answers, Row, Section } from '@domain/definition';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findInput, paste, show, shown, typeInto } from '../../../tests/support/portal/filled-form';
import { createFormSession } from '../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../tests/support/small-form';
import { applyEdits } from '../draft/changes';
import FormRenderer from '.';
import { type FormSession, FormSessionProvider } from './session';

/** A form that is rendered again when a field is left, not while somebody types in it. */
function Deferred() {
  const latest = useRef<Answers>({ tasks: [] });
  const [answers, draw] = useState(latest.current);
  const section = smallForm.sections.find(({ key }) => key === 'tasks') as Section;
  const own: Partial<FormSession> = {
    edit: (edits) => {
      latest.current = applyEdits(latest.current, edits);
      shown.answers = latest.current;
    },
    typing: { begin: () => {}, end: () => draw(latest.current) },
  };
  return (
    <App>
      <FormSessionProvider value={createFormSession(smallForm, answers, ctx, own)}>
        <FormRenderer section={section} />
      </FormSessionProvider>
    </App>
  );
}

/** A wide screen: on a narrow one tables are cards. */
const { matchMedia } = window;
beforeEach(() => {
  const asWide = (query: string) => ({ ...matchMedia(query), matches: query.includes('min-width') });
  vi.stubGlobal('matchMedia', asWide);
});

const team = { basics: { has_team: true }, team: [{ row: 't', name: '李明' }] };
const tasks = (...titles: string[]): Row[] => titles.map((title, place) => ({ row: `r${place}`, title }));
const titles = () => (shown.answers.tasks as Row[]).map(({ title }) => title);
const press = (key: string, keys: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...keys });
const goTo = (path: string) => findInput(path).focus();
const status = () => screen.getByRole('grid').closest('div')?.querySelector('[role=status]');
const openMenu = async () => {
  fireEvent.click(screen.getByRole('button', { name: '单元格和行' }));
  return screen.findByRole('menu');
};
const choose = async (name: string) => {
  const menu = await openMenu();
  fireEvent.click(within(menu).getByRole('menuitem', { name: new RegExp(`^${name}`) }));
};

describe('FormRenderer sheet', () => {
  it('is a grid with the number of its rows and columns, the header and the blank row included', () => {
    show('tasks', { ...team, tasks: tasks('one') });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '4');
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('offers a blank row after each new one, and stores it with its first value', () => {
    show('tasks', { tasks: tasks('one') });
    typeInto('tasks[1].title', 'two');
    typeInto('tasks[2].title', 'three');
    expect(titles()).toEqual(['one', 'two', 'three']);
    expect(findInput('tasks[3].title')).toHaveValue('');
  });

  it.each(['Enter', 'ArrowDown'])(
    'goes on to the next new row with %s while the form trails behind',
    (key) => {
      render(<Deferred />);
      goTo('tasks[0].title');
      for (const text of ['one', 'two', 'three']) {
        fireEvent.change(document.activeElement as Element, { target: { value: text } });
        press(key);
      }
      expect(titles()).toEqual(['one', 'two', 'three']);
      expect(document.activeElement).toBe(findInput('tasks[3].title'));
    },
  );

  it('selects cells with Shift and the arrow keys, and says their number, sum and average', () => {
    show('funds', {
      funds: [
        { row: 'own', amount: 1.5 },
        { row: 'other', amount: 2.5 },
      ],
    });
    goTo('funds[1].amount');
    press('ArrowDown', { shiftKey: true });
    expect(status()).toHaveTextContent('已选2行1列');
    expect(status()).toHaveTextContent('求和 4');
    expect(status()).toHaveTextContent('平均 2');
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(2);
    expect(document.activeElement).toBe(findInput('funds[1].amount'));
  });

  it('selects everything with Ctrl+A, and clears it with Delete in one step to undo', () => {
    show('tasks', { tasks: tasks('one', 'two') });
    goTo('tasks[0].title');
    press('a', { ctrlKey: true });
    press('Delete');
    expect(titles()).toEqual([null, null]);
    press('z', { ctrlKey: true });
    expect(titles()).toEqual(['one', 'two']);
  });

  it('copies the selection as a block for spreadsheets, and cuts it', () => {
    show('tasks', { ...team, tasks: [{ row: 'x', title: 'a\tb', lead: 'T01' }, ...tasks('two')] });
    goTo('tasks[0].title');
    press('ArrowDown', { shiftKey: true });
    press('ArrowRight', { shiftKey: true });
    const setData = vi.fn();
    fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', '"a\tb"\tT01\ntwo\t');
    fireEvent.cut(document.activeElement as Element, { clipboardData: { setData } });
    expect(titles()).toEqual([null, null]);
  });

  it('pastes one value into every selected cell', async () => {
    show('tasks', { tasks: tasks('one', 'two', 'three') });
    goTo('tasks[0].title');
    press('ArrowDown', { shiftKey: true });
    await paste('tasks[0].title', 'same');
    expect(titles()).toEqual(['same', 'same', 'three']);
  });

  it('fills down with Ctrl+D: from the first selected row, or from the row above', () => {
    show('tasks', { tasks: tasks('one', 'two', 'three', 'four') });
    goTo('tasks[0].title');
    press('ArrowDown', { shiftKey: true });
    press('d', { ctrlKey: true });
    expect(titles()).toEqual(['one', 'one', 'three', 'four']);
    goTo('tasks[3].title');
    press('d', { ctrlKey: true });
    expect(titles()).toEqual(['one', 'one', 'three', 'three']);
    expect(status()).toHaveTextContent('已填充1个单元格');
  });

  it('inserts, duplicates and removes the selected rows', async () => {
    show('tasks', { tasks: tasks('one', 'two') });
    goTo('tasks[1].title');
    await choose('在上方插入1行');
    expect(titles()).toEqual(['one', undefined, 'two']);
    goTo('tasks[0].title');
    press('ArrowDown', { shiftKey: true });
    await choose('复制所选的2行');
    expect(titles()).toEqual(['one', undefined, 'one', undefined, 'two']);
    goTo('tasks[1].title');
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    await choose('删除所选的3行');
    expect(titles()).toEqual(['one', 'two']);
  });

  it('sorts the rows by a column, which keep their identities; blank ones come last', async () => {
    show('tasks', { tasks: [...tasks('10', '9'), { row: 'blank' }, { row: 'x', title: '1' }] });
    goTo('tasks[0].title');
    await choose('按“任务名称”升序排列');
    expect((shown.answers.tasks as Row[]).map(({ row }) => row)).toEqual(['x', 'r1', 'r0', 'blank']);
    await choose('按“任务名称”降序排列');
    expect(titles()).toEqual(['10', '9', '1', undefined]);
  });

  it('finds a text among rows that are not rendered, until Escape', async () => {
    show('tasks', { tasks: tasks(...Array.from({ length: 300 }, (_, place) => `t${place}`)) });
    fireEvent.click(screen.getByRole('button', { name: '在表中查找' }));
    const box = await screen.findByRole('textbox', { name: '在表中查找' });
    fireEvent.change(box, { target: { value: 'T29' } });
    expect(await screen.findByText('1/11')).toBeInTheDocument();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(screen.getByText('2/11')).toBeInTheDocument();
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: '在表中查找' })).toBeNull();
  });

  it('opens the search on Ctrl+F', async () => {
    show('tasks', { tasks: tasks('one') });
    goTo('tasks[0].title');
    press('f', { ctrlKey: true });
    expect(await screen.findByRole('textbox', { name: '在表中查找' })).toHaveFocus();
  });

  it('replaces a text that is typed over, edits it after F2, and restores it on Escape', () => {
    show('tasks', { tasks: tasks('one', 'two') });
    const cell = findInput('tasks[0].title');
    goTo('tasks[0].title');
    press('F2');
    press('ArrowRight');
    expect(document.activeElement).toBe(cell);
    fireEvent.change(cell, { target: { value: 'one more' } });
    press('Escape');
    expect(titles()).toEqual(['one', 'two']);
    expect(cell).toHaveValue('one');
    press('ArrowDown');
    expect(document.activeElement).toBe(findInput('tasks[1].title'));
  });

  it('goes to the ends with Home, End and Ctrl, and from Tab back to where the row began with Enter', () => {
    show('tasks', { ...team, tasks: tasks('one', 'two', 'three') });
    goTo('tasks[1].title');
    press('End');
    expect(document.activeElement).toBe(findInput('tasks[1].helpers'));
    press('Home', { ctrlKey: true });
    expect(document.activeElement).toBe(findInput('tasks[0].title'));
    press('ArrowDown', { ctrlKey: true });
    expect(document.activeElement).toBe(findInput('tasks[2].title'));
    press('Tab');
    expect(document.activeElement).toBe(findInput('tasks[2].lead'));
    press('Tab', { shiftKey: true });
    press('Enter');
    expect(document.activeElement).toBe(findInput('tasks[3].title'));
  });

  it('leads from the last cell of a row to the next row on Tab', () => {
    show('tasks', { ...team, tasks: tasks('one', 'two') });
    goTo('tasks[0].helpers');
    press('Tab');
    expect(document.activeElement).toBe(findInput('tasks[1].title'));
  });

  it('selects a row by its header', () => {
    show('tasks', { ...team, tasks: tasks('one', 'two') });
    fireEvent.pointerDown(screen.getByRole('rowheader', { name: '第2行' }), { button: 0 });
    expect(status()).toHaveTextContent('已选1行3列');
    fireEvent.pointerUp(document);
  });

  /** False where the press leaves no cursor in the text. */
  const setsCursor = (path: string) => fireEvent.pointerDown(findInput(path), { button: 0 });

  it('replaces a number at one press on a cell that is focused already, and edits it at a double one', () => {
    show('funds', { funds: [{ row: 'total' }, { row: 'own', amount: 30 }, { row: 'other', amount: 2.2 }] });
    goTo('funds[1].amount');
    expect(setsCursor('funds[1].amount')).toBe(false);
    const input = findInput('funds[1].amount') as HTMLInputElement;
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
    expect(setsCursor('funds[1].amount')).toBe(true);
  });

  it('sets the cursor in a text at one press on a cell that is focused already', () => {
    show('tasks', { ...team, tasks: tasks('one') });
    goTo('tasks[0].title');
    expect(setsCursor('tasks[0].title')).toBe(true);
  });

  it('takes what fits of far too many pasted cells, and says what was left out', async () => {
    show('tasks', { tasks: [] });
    await paste('tasks[0].title', Array.from({ length: 100_000 }, (_, place) => `t${place}`).join('\n'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('内容过多：只读取了前1050行、前1列，其余98950个值未粘贴');
    expect(shown.answers.tasks).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: '粘贴1000个单元格' }));
    await waitFor(() => expect(shown.answers.tasks).toHaveLength(1_000));
  }, 30_000);
});
