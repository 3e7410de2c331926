import type { Answers } from '@domain/definition';
import { writeDocumentRows } from '@domain/program-documents/tables';
import { copyRows } from '@domain/program-drafts/rows/edit-rows';
import { getRows } from '@domain/program-drafts/rows/items';
import { buildOutline } from '@domain/program-drafts/rows/outline';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import { readProgramDocument } from '../../../../../tests/support/program-documents';
import Outline from './outline/Outline';
import { useDesign } from './useDesign';

const gazelle = writeDocumentRows(readProgramDocument('gazelle'));
const hightech = writeDocumentRows(readProgramDocument('hightech'));

let present: Answers;

const enter = vi.fn();

function HeldOutline() {
  const [answers, setAnswers] = useState(gazelle);
  present = answers;
  const design = useDesign({
    get: () => answers,
    change: setAnswers,
  });
  return (
    <Outline
      {...design}
      nodes={buildOutline(answers)}
      chosen={design.chosenId}
      onChoose={design.choose}
      onOpen={design.setOpen}
      faults={new Map([['rules', 2]])}
      enter={enter}
    />
  );
}

const show = () => render(withPortal({}, <HeldOutline />));
const getTree = () => screen.getByRole('tree');
const press = (key: string, more = {}) => fireEvent.keyDown(getTree(), { key, ...more });
const getChosen = () => screen.getByRole('treeitem', { selected: true });
const listItems = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const chooseItem = (name: string) => fireEvent.click(screen.getByRole('treeitem', { name }));
const keysOf = (table: string) => getRows(present, table).map(({ key }) => key);

function fireClipboard(type: 'copy' | 'cut' | 'paste', text = ''): string {
  let copied = text;
  const event = createEvent[type](getTree(), {
    clipboardData: { getData: () => copied, setData: (_: string, given: string) => (copied = given) },
  } as never);
  fireEvent(getTree(), event);
  return copied;
}

describe('Outline', () => {
  it('is walked by arrows, opened and closed sideways, with one stop for the Tab key', () => {
    show();
    press('ArrowDown');
    press('ArrowDown');
    expect(getChosen()).toHaveTextContent('分组');
    press('ArrowLeft');
    expect(getChosen()).toHaveAttribute('aria-expanded', 'false');
    press('ArrowRight');
    press('ArrowRight');
    expect(getChosen()).toHaveTextContent('数据年度');
    expect(getChosen()).toHaveAttribute('aria-level', '2');
    press('ArrowLeft');
    expect(getChosen()).toHaveTextContent('分组');
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([getChosen()]);
  });

  it('names a rule by its number and its words, as scenarios do', () => {
    show();
    fireEvent.click(screen.getByRole('treeitem', { name: /^规则/ }));
    press('ArrowRight');
    expect(screen.getByRole('treeitem', { name: /^GZ-03 基年营业收入未超过1000万元/ })).toBeVisible();
  });

  it('moves a section with Alt and an arrow, and keeps the focus on it', () => {
    show();
    chooseItem('数据年度');
    getChosen().focus();
    const before = keysOf('sections');
    press('ArrowDown', { altKey: true });
    expect(keysOf('sections').slice(0, 2)).toEqual([before[1], before[0]]);
    expect(getChosen()).toHaveTextContent('数据年度');
    expect(getChosen()).toHaveFocus();
  });

  it('removes a section with its fields by Delete, and says so', () => {
    const info = vi.spyOn(feedback, 'info').mockImplementation(() => {});
    show();
    chooseItem('数据年度');
    const before = getRows(present, 'fields').length;
    press('Delete');
    expect(keysOf('sections')).not.toContain('years');
    expect(getRows(present, 'fields').length).toBeLessThan(before);
    expect(info).toHaveBeenCalledWith('已删除“数据年度”，可以撤销');
  });

  it('chooses the next field of the section after Delete, then the previous one, then the section, and keeps the focus', () => {
    vi.spyOn(feedback, 'info').mockImplementation(() => {});
    show();
    chooseItem('数据年度');
    press('ArrowRight');
    press('ArrowRight');
    getChosen().focus();
    const fields = getRows(gazelle, 'fields').filter(({ section }) => section === 'years');
    press('ArrowDown');
    expect(getChosen()).toHaveTextContent(String(fields[1]?.zh));
    for (const { zh } of fields.toSpliced(1, 1).slice(1)) {
      press('Delete');
      expect(getChosen()).toHaveTextContent(String(zh));
      expect(getChosen()).toHaveFocus();
    }
    press('Delete');
    expect(getChosen()).toHaveTextContent(String(fields[0]?.zh));
    press('Delete');
    expect(getChosen()).toHaveTextContent('数据年度');
    expect(getChosen()).toHaveFocus();
  });

  it('keeps the focus in the tree where a search shows nothing that could be chosen after Delete', () => {
    vi.spyOn(feedback, 'info').mockImplementation(() => {});
    show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'company_name' } });
    chooseItem('企业名称');
    getChosen().focus();
    press('Delete');
    expect(getTree()).toHaveFocus();
  });

  it('pastes a section of another program after the chosen one', () => {
    show();
    chooseItem('数据年度');
    const [section] = getRows(hightech, 'sections');
    fireClipboard(
      'paste',
      JSON.stringify(copyRows(hightech, { table: 'sections', row: section?.row ?? '' })),
    );
    expect(keysOf('sections')[1]).toBe(section?.key);
    expect(getChosen()).toHaveTextContent(String(section?.title_zh));
  });

  it('cuts a row to the clipboard and pastes it elsewhere, and keeps other texts out', () => {
    show();
    chooseItem('数据年度');
    const text = fireClipboard('cut');
    expect(keysOf('sections')).not.toContain('years');
    chooseItem('企业基本信息');
    fireClipboard('paste', text);
    expect(keysOf('sections').slice(0, 2)).toEqual(['baseData', 'years']);
    const before = present;
    fireClipboard('paste', 'a word');
    expect(present).toBe(before);
  });

  it('finds rows by label and key, with what they stand in', () => {
    show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'company_name' } });
    expect(listItems()).toEqual(expect.arrayContaining(['企业基本信息', '企业名称']));
    expect(listItems()).not.toContain('申报承诺');
  });

  it('leads a tap on a narrow screen to the record, as Enter does', async () => {
    const { matchMedia } = window;
    const narrow = vi.spyOn(window, 'matchMedia');
    narrow.mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width') }));
    show();
    chooseItem('数据年度');
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    narrow.mockRestore();
  });

  it('tells how many faults there are below', () => {
    show();
    expect(screen.getByRole('treeitem', { name: /规则.*2处问题/ })).toBeVisible();
  });
});
