import type { ChoiceField as ChoiceFieldOf } from '@domain/definition';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ChoiceBox from './ChoiceBox';
import { ChoiceField, ChoiceList } from './ChoiceFields';

const options = [
  { value: 'small', zh: '小型', en: 'Small' },
  { value: 'large', zh: '大型', en: 'Large' },
];
const size = { key: 'size', type: 'select', zh: '企业规模', en: 'Size', options } as unknown as ChoiceFieldOf;

const control = { id: 'base.size', isInvalid: false, isRequired: true, labelledBy: 'size-label' };

function open({ field = size, value = null as string | string[] | null } = {}) {
  const onChange = vi.fn();
  render(
    <>
      <label htmlFor="base.size">企业规模</label>
      <ChoiceField {...control} field={field} value={value} options={options} onChange={onChange} />
    </>,
  );
  return onChange;
}

const box = () => screen.getByRole('combobox', { name: '企业规模' });
const settle = () => act(async () => ChoiceList.prepare());

/** A choice whose list is still to be loaded. Returns a function that lets it arrive. */
function openLate() {
  let arrive = () => {};
  const loading = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  render(
    <>
      <ChoiceBox
        control={{ ...control, field: size, value: 'small', options, onChange: vi.fn() }}
        popup="listbox"
        chosen="小型"
        placeholder="请选择"
        prepare={() => loading}
        // biome-ignore lint/a11y/noAutofocus: as the list does
        drawList={() => <input aria-label="list" autoFocus />}
      />
      <input aria-label="next" />
    </>,
  );
  return () => act(async () => arrive());
}

test('A choice is left as it is when the focus has gone on before its list was loaded', async () => {
  const arrive = openLate();
  act(() => screen.getByRole('combobox').focus());
  act(() => screen.getByLabelText('next').focus());
  await arrive();
  expect(screen.getByRole('combobox')).toHaveTextContent('小型');
  expect(screen.queryByLabelText('list')).toBeNull();
});

test('Letters that are typed before the list of a choice is loaded are searched in it', async () => {
  const arrive = openLate();
  act(() => screen.getByRole('combobox').focus());
  for (const key of ['d', 'a', 'Shift']) fireEvent.keyDown(screen.getByRole('combobox'), { key });
  await arrive();
  expect(screen.getByLabelText('list')).toHaveValue('da');
});

test('A choice that is reached by keyboard becomes a search field, with the list still closed', async () => {
  open({ value: 'small' });
  act(() => box().focus());
  await settle();
  expect(box()).toHaveFocus();
  expect(box()).toBeInstanceOf(HTMLInputElement);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('A letter that is typed at once searches the options', async () => {
  open();
  act(() => box().focus());
  fireEvent.keyDown(box(), { key: '大' });
  await settle();
  expect(box()).toHaveValue('大');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByText('小型', { selector: '.ant-select-item-option-content' })).toBeNull();
});

test('An arrow that is pressed at once opens the list, as one does later', async () => {
  open();
  act(() => box().focus());
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  await settle();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
});

test('A choice that is pressed opens its list, and tells nothing but the value that is chosen', async () => {
  const onChange = open();
  fireEvent.click(box());
  await settle();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(screen.getByText('大型', { selector: '.ant-select-item-option-content' }));
  expect(onChange.mock.calls).toEqual([['large']]);
});

test('A choice of several shows each, and tells nothing but the values', async () => {
  const onChange = open({
    field: { ...size, type: 'multiselect' } as ChoiceFieldOf,
    value: ['small', 'gone'],
  });
  expect(box()).toHaveTextContent('小型gone');
  fireEvent.click(box());
  await settle();
  fireEvent.click(screen.getByText('大型', { selector: '.ant-select-item-option-content' }));
  expect(onChange.mock.calls).toEqual([[['small', 'gone', 'large']]]);
});
