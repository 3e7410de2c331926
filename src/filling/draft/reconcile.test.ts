import type { Answers, Row } from '@domain/definition';
import { describe, expect, it } from 'vitest';
import { createNextForm } from '../../../tests/support/next-edition';
import { requireForm } from '../../../tests/support/require-form';
import { createValidAnswers, smallForm } from '../../../tests/support/small-form';
import type { FilingEntry } from './localStore';
import { applyEntries, convertEntryEdition, decide, mergeMyChanges } from './reconcile';

const before = createValidAnswers();
const pasted = { ...before, basics: { ...before.basics, amount: 99 } };
const amountOf = (server: typeof before, unanswered: (typeof before)[]) =>
  (
    applyEntries(smallForm, [{ base: before, answers: before, unanswered }], server, false).answers
      .basics as {
      amount: number;
    }
  ).amount;

describe(applyEntries, () => {
  it('takes back what a save has brought to the server that was undone before its answer came', () => {
    const { amount } = before.basics as { amount: number };
    expect(amountOf(pasted, [{ basics: pasted.basics }] as never)).toBe(amount);
    expect(amountOf(before, [{ basics: pasted.basics }] as never)).toBe(amount);
  });

  it('asks nothing about a text of which the same person has saved more', () => {
    const named = (name: string) => ({ ...before, basics: { ...before.basics, name } });
    const entry = { base: before, answers: named('甲方正在') };
    const apply = (server: string, isOwnSave: boolean) =>
      applyEntries(smallForm, [entry], named(server), isOwnSave);
    expect(apply('甲方正在办理', true)).toEqual({ answers: named('甲方正在办理'), differences: [] });
    expect(apply('甲方正在办理', false).differences).toHaveLength(1);
    expect(apply('乙方', true).differences).toHaveLength(1);
  });

  it('leaves what others have saved there', () => {
    expect(amountOf(pasted, [])).toBe(99);
    const theirs = { ...before, basics: { ...before.basics, amount: 7 } };
    expect(amountOf(theirs, [{ basics: pasted.basics }] as never)).toBe(7);
  });

  const team = (...list: [string, string][]): Answers => ({
    team: list.map(([row, name]) => ({ row, name })),
  });

  it('asks about the row that was changed, wherever a later entry has moved it', () => {
    const base = team(['a', 'A'], ['z', 'Z']);
    const entries = [
      { base, answers: team(['a', 'A mine'], ['z', 'Z']) },
      { base, answers: team(['n', 'new'], ['a', 'A'], ['z', 'Z']) },
    ];
    const { answers, differences } = applyEntries(
      smallForm,
      entries,
      team(['a', 'A theirs'], ['z', 'Z']),
      false,
    );
    expect(differences).toMatchObject([{ path: 'team[1].name', mine: 'A mine', theirs: 'A theirs' }]);
    const names = (decide(answers, differences, {}).team as Row[]).map(({ name }) => name);
    expect(names).toEqual(['new', 'A mine', 'Z']);
  });

  it('asks about a row that one side deleted by its present place too', () => {
    const base = team(['a', 'A'], ['z', 'Z']);
    const entries = [
      { base, answers: team(['z', 'Z']) },
      { base, answers: team(['n', 'new'], ['a', 'A'], ['z', 'Z']) },
    ];
    const { answers, differences } = applyEntries(
      smallForm,
      entries,
      team(['a', 'A theirs'], ['z', 'Z']),
      false,
    );
    expect(differences).toMatchObject([{ path: 'team[1]', mine: null }]);
    expect((decide(answers, differences, {}).team as Row[]).map(({ name }) => name)).toEqual(['new', 'Z']);
  });

  it('asks nothing about a row that a later entry has deleted', () => {
    const base = team(['a', 'A'], ['z', 'Z']);
    const theirs = team(['a', 'A theirs'], ['z', 'Z']);
    const entries = [
      { base, answers: team(['a', 'A mine'], ['z', 'Z']) },
      { base: theirs, answers: team(['z', 'Z']) },
    ];
    expect(applyEntries(smallForm, entries, theirs, false)).toMatchObject({
      answers: team(['z', 'Z']),
      differences: [],
    });
  });
});

describe(mergeMyChanges, () => {
  const form = requireForm('hightech');
  const rights = (...rows: Row[]): Answers => ({ ip_table: rows });
  const numbered = (row: string, ip_name: string, ip_no: string): Row => ({ row, ip_name, ip_no });
  const first = numbered('a', 'A', 'IP01');
  const added: Row = { row: 'b', ip_name: 'by mistake' };

  it('takes back a new row of a numbered table that was deleted before the answer came', () => {
    const from = { base: rights(), unanswered: [rights(added)] };
    const theirs = rights(numbered('b', 'by mistake', 'IP01'));
    expect(mergeMyChanges(form, from, rights(), theirs)).toEqual({
      answers: expect.objectContaining(rights()),
      differences: [],
    });
  });

  it('takes back a value beside a new row, which had no number when it was sent', () => {
    const unanswered = [rights({ ...first, ip_name: 'B' }, added), rights(first, added)];
    const from = { base: rights(first), unanswered };
    const theirs = rights(numbered('a', 'B', 'IP01'), numbered('b', 'by mistake', 'IP02'));
    const { answers, differences } = mergeMyChanges(form, from, rights(first, added), theirs);
    expect(answers.ip_table).toMatchObject([{ ip_name: 'A' }, { row: 'b', ip_name: 'by mistake' }]);
    expect(differences).toEqual([]);
  });

  it('takes back a value beside the rows of years that the engine has added', () => {
    const years = (...income: (number | null)[]) => ({
      years: income.map((each, i) => ({
        affiliation_year: 2023 + i,
        ...(each !== null && { income: each }),
      })),
    });
    const from = { base: years() as Answers, unanswered: [years(5) as Answers] };
    const { answers } = mergeMyChanges(smallForm, from, years() as Answers, years(5, null, null) as Answers);
    expect(answers.years).not.toContainEqual(expect.objectContaining({ income: 5 }));
  });

  it('takes back a value that was sent, beside what others have saved since in the same section', () => {
    const from = { base: rights(first), unanswered: [rights({ ...first, ip_name: 'B' })] };
    const theirs = rights(numbered('a', 'B', 'IP01'), numbered('c', 'of a colleague', 'IP02'));
    expect(mergeMyChanges(form, from, rights(first), theirs).answers.ip_table).toMatchObject([
      { ip_name: 'A' },
      { ip_name: 'of a colleague' },
    ]);
  });
});

describe(convertEntryEdition, () => {
  const entry = {
    edition: '2026.1',
    base: { basics: { note: 'one' } },
    answers: { basics: { note: 'one and two' } },
    aside: [],
  } as unknown as FilingEntry;
  const next = createNextForm(smallForm);
  const back = { ...smallForm, editions: [...(next.editions ?? []), { from: '2027.1', to: '2028.1' }] };

  it('sets aside what this person typed, without what the server has', () => {
    expect(convertEntryEdition(next, '2027.1', entry).aside).toMatchObject([
      { path: 'basics.note', edition: '2026.1', value: 'one and two' },
    ]);
    expect(convertEntryEdition(next, '2027.1', { ...entry, answers: entry.base }).aside).toEqual([]);
  });

  it('returns what was set aside once the form asks for it again', () => {
    const aside = convertEntryEdition(next, '2027.1', entry);
    const returned = convertEntryEdition(back, '2028.1', aside);
    expect([returned.answers, returned.aside]).toEqual([{ basics: { note: 'one and two' } }, []]);
    expect(convertEntryEdition(back, '2028.1', entry).answers).toEqual(entry.answers);
  });
});
