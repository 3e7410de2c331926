import { describe, expect, it } from 'vitest';
import { createValidAnswers, smallForm } from '../../../tests/support/small-form';
import { applyEntries } from './reconcile';

const before = createValidAnswers();
const pasted = { ...before, basics: { ...before.basics, amount: 99 } };
const amountOf = (server: typeof before, unanswered: (typeof before)[]) =>
  (
    applyEntries(smallForm, [{ base: before, answers: before, unanswered }], server).answers.basics as {
      amount: number;
    }
  ).amount;

describe(applyEntries, () => {
  it('takes back what a save has brought to the server that was undone before its answer came', () => {
    const { amount } = before.basics as { amount: number };
    expect(amountOf(pasted, [{ basics: pasted.basics }] as never)).toBe(amount);
    expect(amountOf(before, [{ basics: pasted.basics }] as never)).toBe(amount);
  });

  it('leaves what others have saved there', () => {
    expect(amountOf(pasted, [])).toBe(99);
    const theirs = { ...before, basics: { ...before.basics, amount: 7 } };
    expect(amountOf(theirs, [{ basics: pasted.basics }] as never)).toBe(7);
  });
});
