import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswerValue } from './values';

const passport = {
  key: 'passport_no',
  zh: '护照号码',
  en: 'Passport no.',
  type: 'text',
  sensitive: true,
} as const;
/** Beside the copy for paper, which the screen hides. */
const shownAs = (text: string) => screen.queryAllByText(text).length;

it('a sensitive answer is masked until somebody asks for it, and can be hidden again', () => {
  render(<AnswerValue field={passport} value="E12345678" />);
  expect(shownAs('E12****78')).toBe(1);
  expect(shownAs('E12345678')).toBe(1);
  fireEvent.click(screen.getByRole('button'));
  expect(shownAs('E12****78')).toBe(0);
  expect(shownAs('E12345678')).toBe(2);
  fireEvent.click(screen.getByRole('button'));
  expect(shownAs('E12****78')).toBe(1);
});

it('a blank one says so like any other', () => {
  render(<AnswerValue field={passport} value={null} />);
  expect(screen.getByText('未填写')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
