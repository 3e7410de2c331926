import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import NumberInput, { fitNumber } from './NumberInput';

describe('fitNumber', () => {
  it.each([
    ['12', {}, 12],
    ['120', { min: 0, max: 100 }, 100],
    ['-5', { min: 0 }, 0],
    ['3.456', { precision: 2 }, 3.46],
    ['abc', { min: 0 }, null],
  ])('makes of %s within %o: %s', (text, limits, value) => {
    expect(fitNumber(text, limits)).toBe(value);
  });
});

describe('NumberInput', () => {
  it('takes digits as an input method types them', () => {
    const onChange = vi.fn();
    render(<NumberInput aria-label="分数" onChange={onChange} />);
    const field = screen.getByRole('spinbutton', { name: '分数' });
    fireEvent.change(field, { target: { value: '１０．５' } });
    fireEvent.blur(field);
    expect(onChange).toHaveBeenLastCalledWith(10.5);
    expect(field).toHaveValue('10.5');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  function type(text: string) {
    const onChange = vi.fn();
    render(<NumberInput aria-label="分数" min={0} max={10} precision={1} onChange={onChange} />);
    const field = screen.getByRole('spinbutton', { name: '分数' });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    return { onChange, field };
  }

  it('says what it made of a number beyond its limits', () => {
    const { onChange, field } = type('12');
    expect(onChange).toHaveBeenLastCalledWith(10);
    expect(screen.getByRole('status').textContent).toMatch(/12.*10/);
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  });

  it('says that a text is no number', () => {
    type('十二');
    expect(screen.getByRole('status').textContent).toMatch(/十二/);
  });

  it('says nothing where the number stays as it was typed', () => {
    type('9.5');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
