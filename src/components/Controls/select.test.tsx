import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Select } from './Select';

const options = [
  { value: 'ip1', label: '专利一' },
  { value: 'ip2', label: '专利二' },
];
const KEY_CODES = { ArrowDown: 40, Tab: 9, Escape: 27 } as const;

const box = () => screen.getByRole('combobox');
const press = (key: keyof typeof KEY_CODES) => fireEvent.keyDown(box(), { key, keyCode: KEY_CODES[key] });
/** True where the browser goes on to the next field. */
function leavesByTab(): boolean {
  const tab = createEvent.keyDown(box(), { key: 'Tab', keyCode: KEY_CODES.Tab });
  fireEvent(box(), tab);
  return !tab.defaultPrevented;
}

function show(mode?: 'multiple') {
  const onChange = vi.fn();
  render(
    <Select mode={mode as never} showSearch optionFilterProp="label" options={options} onChange={onChange} />,
  );
  return onChange;
}

test('Tab leaves the open list of several as it is', () => {
  const onChange = show('multiple');
  press('ArrowDown');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  press('ArrowDown');
  expect(leavesByTab()).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('Tab leaves a list that was opened alone, and takes over what the person went to', () => {
  const onChange = show();
  press('ArrowDown');
  expect(leavesByTab()).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  press('ArrowDown');
  expect(leavesByTab()).toBe(true);
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['ip2']);
});

test('A search of several is over when its list is closed', () => {
  show('multiple');
  fireEvent.change(box(), { target: { value: 'z' } });
  expect(screen.queryByText('专利一', { selector: '.ant-select-item-option-content' })).toBeNull();
  press('Escape');
  press('ArrowDown');
  expect(box()).toHaveValue('');
  expect(screen.getByText('专利一', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
});
