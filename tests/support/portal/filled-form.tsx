/** A small form to be filled in, without a server. */
import type { Answers } from '@domain/definition';
import { checkAnswers } from '@domain/filing/check';
import { computeAnswers } from '@domain/filing/compute';
import { act, fireEvent, render } from '@testing-library/react';
import { App } from 'antd';
import { useState } from 'react';
import { vi } from 'vitest';
import { applyEdits, applyRaw, getSectionRows } from '../../../src/filling/draft/changes';
import FormRenderer, { RowsSection } from '../../../src/filling/form';
import { FormSessionProvider } from '../../../src/filling/form/session';
import { ctx, smallForm } from '../small-form';
import { createFormSession } from './form-session';

// Tables are drawn with the form, as for somebody who has moved the pointer.
await RowsSection.prepare();

/** Present answers of the rendered form. */
export const shown = { answers: {} as Answers };

function Filled({ section, answers, isChecked }: { section: string; answers: Answers; isChecked: boolean }) {
  const [state, setState] = useState({ answers, unreadable: {} as Record<string, string> });
  const [before, setBefore] = useState<Answers | null>(null);
  const [undone, setUndone] = useState<Answers | null>(null);
  shown.answers = state.answers;
  const filled = computeAnswers(smallForm, state.answers, ctx);
  const faults = isChecked ? checkAnswers(smallForm, filled, ctx, 'submit') : [];
  const wanted = smallForm.sections.find((each) => each.key === section);
  if (!wanted) throw new Error(section);
  return (
    <App>
      <FormSessionProvider
        value={createFormSession(smallForm, state.answers, ctx, {
          faults: new Map(faults.map((fault) => [fault.path, fault])),
          unreadable: state.unreadable,
          corrections: [
            { id: 'c1', path: 'basics.name', comment: '请写全称', resolved: false, version: 0, answer: null },
          ],
          undoable: new Set(before ? [section] : []),
          edit: (edits, undoable) => {
            if (undoable) setBefore(state.answers);
            setState((old) => ({
              answers: applyEdits(old.answers, edits),
              unreadable: applyRaw(old.unreadable, edits),
            }));
          },
          setRows: (key, change) =>
            setState((old) => {
              const rows = change(getSectionRows(old.answers, key));
              return rows ? { ...old, answers: { ...old.answers, [key]: rows } } : old;
            }),
          undo: () => {
            setUndone(state.answers);
            if (before) setState({ answers: before, unreadable: {} });
          },
          redoable: new Set(undone ? [section] : []),
          redo: () => undone && setState({ answers: undone, unreadable: {} }),
        })}
      >
        <FormRenderer section={wanted} />
      </FormSessionProvider>
    </App>
  );
}

export const show = (section: string, answers: Answers = {}, isChecked = false) =>
  render(<Filled section={section} answers={answers} isChecked={isChecked} />);
export const findInput = (path: string) => document.getElementById(path) as HTMLInputElement;
export const typeInto = (path: string, text: string) => {
  fireEvent.change(findInput(path), { target: { value: text } });
  fireEvent.blur(findInput(path));
};
/** Pastes a block of cells; waits for the module that matches cells to fields, which is loaded on demand. */
export const paste = async (path: string, text: string) => {
  fireEvent.paste(findInput(path), { clipboardData: { getData: () => text } });
  await act(() => vi.dynamicImportSettled());
};
