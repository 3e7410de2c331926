import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AnswerValue } from './values';

const passport = {
  key: 'passport_no',
  zh: '护照号码',
  en: 'Passport no.',
  type: 'text',
  sensitive: true,
} as const;
/** Counts elements with this text; the copy for print, which the screen hides, is one of them. */
const shownAs = (text: string) => screen.queryAllByText(text).length;

describe('AnswerValue', () => {
  it('masks a sensitive answer until the user asks for it, and can hide it again', () => {
    render(<AnswerValue field={passport} value="E12345678" />);
    expect(shownAs('E12****78')).toBe(1);
    expect(shownAs('E12345678')).toBe(1);
    fireEvent.click(screen.getByRole('button'));
    expect(shownAs('E12****78')).toBe(0);
    expect(shownAs('E12345678')).toBe(2);
    fireEvent.click(screen.getByRole('button'));
    expect(shownAs('E12****78')).toBe(1);
  });

  it('shows a blank sensitive answer like any other blank one', () => {
    render(<AnswerValue field={passport} value={null} />);
    expect(screen.getByText('未填写')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
