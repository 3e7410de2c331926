import type { Section } from '@domain/definition';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createFormSession } from '../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../tests/support/small-form';
import { applyEdits, applyRaw } from '../draft/changes';
import FormRenderer from '.';
import { FormSessionProvider } from './session';

const basics = smallForm.sections.find(({ key }) => key === 'basics') as Extract<Section, { kind: 'fields' }>;
const monthly = {
  ...basics,
  fields: [...basics.fields, { key: 'begins', zh: '开始月份', en: 'Begins', type: 'month' as const }],
};
const kept = { answers: {}, unreadable: {} };

function Typed({ start = kept }: { start?: typeof kept }) {
  const [state, setState] = useState(start);
  Object.assign(kept, state);
  return (
    <App>
      <FormSessionProvider
        value={createFormSession(smallForm, state.answers, ctx, {
          unreadable: state.unreadable,
          edit: (edits) =>
            setState((old) => ({
              answers: applyEdits(old.answers, edits),
              unreadable: applyRaw(old.unreadable, edits),
            })),
        })}
      >
        <FormRenderer section={monthly as Section} />
      </FormSessionProvider>
    </App>
  );
}

const open = () => render(<Typed start={{ answers: {}, unreadable: {} }} />);
const box = (path: string) => document.getElementById(path) as HTMLInputElement;

/** Types key by key, as a person does: each key is added to the text that the field made of the previous one. */
function typeKeys(path: string, text: string) {
  act(() => box(path).focus());
  for (const key of text) {
    const before = box(path).value;
    fireEvent.change(box(path), { target: { value: before + key } });
    expect(box(path).value).toBe(before + key);
  }
  act(() => box(path).blur());
}

describe('FormRenderer date fields', () => {
  it.each([
    ['2019/12/25', '2019-12-25'],
    ['2019.3.15', '2019-03-15'],
    ['2019年3月15日', '2019-03-15'],
    ['20190315', '2019-03-15'],
    ['2019-3-5', '2019-03-05'],
    ['2023-05-06 00:00:00', '2023-05-06'],
  ])('accept %s typed key by key', (text, value) => {
    open();
    typeKeys('basics.registered', text);
    expect(box('basics.registered')).toHaveValue(value);
    expect(box('basics.registered')).toHaveAttribute('inputmode', 'numeric');
    expect(kept.answers).toMatchObject({ basics: { registered: value } });
  });

  it.each([
    ['2026/12', '2026-12'],
    ['2026年6月', '2026-06'],
    ['202612', '2026-12'],
  ])('accept the month %s typed key by key', (text, value) => {
    open();
    typeKeys('basics.begins', text);
    expect(box('basics.begins')).toHaveValue(value);
    expect(kept.answers).toMatchObject({ basics: { begins: value } });
  });

  it.each([
    ['3/5/2019', '2019-03-05或2019-05-03'],
    ['2026-02-30', '没有这一天'],
    ['44197', '应填日期'],
    ['4529-02-25', '1900年至2100年'],
  ])('keep %s on screen with its reason, after rendering again too', (text, reason) => {
    const { unmount } = open();
    typeKeys('basics.registered', text);
    const isShown = () => {
      expect(box('basics.registered')).toHaveValue(text);
      expect(box('basics.registered')).toHaveAccessibleDescription(expect.stringContaining(reason));
    };
    isShown();
    expect(kept.answers).toMatchObject({ basics: { registered: null } });
    const start = { ...kept };
    unmount();
    render(<Typed start={start} />);
    isShown();
  });

  it('keep refused text although a date was there before', () => {
    render(<Typed start={{ answers: { basics: { registered: '2019-01-02' } }, unreadable: {} }} />);
    fireEvent.change(box('basics.registered'), { target: { value: '2019-01-32' } });
    fireEvent.blur(box('basics.registered'));
    expect(box('basics.registered')).toHaveValue('2019-01-32');
  });

  it('have a calendar beside them, named by the field, that opens when it is pressed', async () => {
    render(<Typed start={{ answers: { basics: { registered: '2019-01-02' } }, unreadable: {} }} />);
    expect(screen.getByRole('button', { name: /^从日历选择“.+”的月份$/ })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '从日历选择“成立日期”的日期' }));
    fireEvent.click(await screen.findByTitle('2019-01-15'));
    expect(box('basics.registered')).toHaveValue('2019-01-15');
  });

  it('have a calendar whose day is chosen by keys, with the focus back at its button', async () => {
    render(<Typed start={{ answers: { basics: { registered: '2019-01-30' } }, unreadable: {} }} />);
    const name = '从日历选择“成立日期”的日期';
    fireEvent.click(screen.getByRole('button', { name }));
    const calendar = await screen.findByRole('textbox', { name });
    for (const [key, shiftKey] of [['ArrowRight'], ['ArrowDown'], ['PageUp'], ['PageDown', true]] as const)
      fireEvent.keyDown(calendar, { key, shiftKey });
    expect(screen.getByTitle('2020-01-07')).toBeInTheDocument();
    expect(screen.getByText('2020-01-07', { selector: '[role=status]' })).toBeInTheDocument();
    fireEvent.keyDown(calendar, { key: 'Enter' });
    expect(box('basics.registered')).toHaveValue('2020-01-07');
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });
});

describe('FormRenderer number fields', () => {
  it('show a decimal too many as it was typed', () => {
    open();
    typeKeys('basics.amount', '2.155');
    expect(box('basics.amount')).toHaveValue('2.155');
    expect(kept.answers).toMatchObject({ basics: { amount: 2.155 } });
  });

  it('refuse a comma that groups no thousands', () => {
    open();
    typeKeys('basics.amount', '1,5');
    expect(box('basics.amount')).toHaveValue('1,5');
    expect(box('basics.amount')).toHaveAccessibleDescription(expect.stringContaining('分隔千位'));
    expect(kept.answers).toMatchObject({ basics: { amount: null } });
  });

  it('accept a negative amount in brackets', () => {
    open();
    typeKeys('basics.amount', '（515.8）');
    expect(box('basics.amount')).toHaveValue('-515.80');
  });
});

describe('FormRenderer text fields', () => {
  it('count a character beyond the basic plane as one', () => {
    open();
    fireEvent.change(box('basics.note'), { target: { value: '𠮷'.repeat(50) } });
    expect(box('basics.note')).toHaveAccessibleDescription('50 / 50');
  });
});
