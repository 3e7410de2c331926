import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { describe, expect, it, vi } from 'vitest';
import DatePicker, { type DatePickerProps } from './DatePicker';
import DayPicker from './DayPicker';
import { readTypedDay } from './readTypedDay';

describe('readTypedDay', () => {
  it.each([
    ['2027-01-05', '2027-01-05 17:00'],
    ['2027/1/5', '2027-01-05 17:00'],
    ['20270105', '2027-01-05 17:00'],
    ['２０２７-０１－05', '2027-01-05 17:00'],
    ['2027年1月5日', '2027-01-05 17:00'],
    ['2027年1月5日9：30', '2027-01-05 09:30'],
    ['2027-1-5 8:05', '2027-01-05 08:05'],
    ['2027-01-05T23:59:59', '2027-01-05 23:59'],
    ['2027-01-05 24:00', 'date.noTime'],
    ['2027-02-30', '日历上没有这一天，请核对'],
    ['5日', expect.any(String)],
  ])('reads %s as %s', (typed, expected) => {
    const read = readTypedDay('date', typed, '17:00');
    if ('value' in read) expect(read.value.format('YYYY-MM-DD HH:mm')).toBe(expected);
    else expect(typeof read.fault === 'string' ? read.fault : read.fault.zh).toEqual(expected);
  });
});

function Field(picker: DatePickerProps) {
  return (
    <Form>
      <Form.Item name="at" label="开始时间">
        <DatePicker {...picker} />
      </Form.Item>
    </Form>
  );
}

describe('DatePicker', () => {
  /** Types as a person does: the picker opens as the field gets the focus. */
  async function type(text: string, leave: (field: HTMLElement) => void = fireEvent.blur) {
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.mouseDown(field);
    act(() => field.focus());
    fireEvent.change(field, { target: { value: text } });
    await act(async () => void leave(field));
    return field;
  }

  it('says no more of a day that it did not take, once the day that stands there is typed again', async () => {
    render(<Field />);
    await type('2027-02-28');
    await type('2027-02-30');
    expect(screen.getByRole('status')).toHaveTextContent('2027-02-30');
    await type('2027-02-28');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })],
    ['leaving the field', (field: HTMLElement) => fireEvent.blur(field)],
  ])('takes a day typed without a time with the usual time at %s', async (_, leave) => {
    render(<Field time="17:00" />);
    const field = await type('2027-01-05', leave);
    expect(field).toHaveValue('2027-01-05 17:00');
    fireEvent.blur(field);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(field).toHaveValue('2027-01-05 17:00');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('takes a typed time without a press of its button, and asks for both', async () => {
    render(<Field time="00:00" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', 'YYYY-MM-DD HH:mm');
    const field = await type('2027-01-05 09:30');
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(field).toHaveValue('2027-01-05 09:30');
  });

  it('says that it did not take a text, until another is typed', async () => {
    render(<Field time="17:00" />);
    const field = await type('2027-02-30');
    expect(screen.getByRole('status')).toHaveTextContent('“2027-02-30”未采用：日历上没有这一天，请核对');
    await type('2027-02-28');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(field).toHaveValue('2027-02-28 17:00');
  });

  it('says that a typed day is not offered', async () => {
    const onChange = vi.fn<(day: Dayjs | null) => void>();
    render(<DayPicker first="2026-06-01" last="2026-06-30" onChange={onChange} />);
    await type('2026-07-01');
    expect(screen.getByRole('status')).toHaveTextContent('“2026-07-01”未采用：此处不能填这个日期，请另选');
    expect(onChange).not.toHaveBeenCalled();
    expect(await type('2026/6/3')).toHaveValue('2026-06-03');
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2026-06-03');
  });
});
