import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers } from '../definition';
import { checkAnswers } from './check';
import { computeAnswers } from './compute';

const faults = (answers: Answers, strength: 'draft' | 'submit' = 'submit') =>
  checkAnswers(smallForm, computeAnswers(smallForm, answers, ctx), ctx, strength);

const codes = (answers: Answers, strength?: 'draft' | 'submit') =>
  faults(answers, strength).map(({ path, code }) => `${path} ${code}`);

/** Valid answers with one section changed. */
const withBasics = (changes: object): Answers => {
  const answers = createValidAnswers();
  return { ...answers, basics: { ...answers.basics, ...changes } as Answers[string] };
};

describe('check() of a submission', () => {
  it('returns no fault for valid answers', () => {
    expect(faults(createValidAnswers())).toEqual([]);
  });

  it('names every required answer that is missing', () => {
    expect(codes({ basics: { has_team: true, name: '\u3000 \u200B' } })).toEqual([
      'basics.name required',
      'basics.amount required',
      'team min_rows',
      'funds[1].amount required',
      'funds[2].amount required',
      'years[0].income required',
      'years[1].income required',
      'filesData.licence required',
      'filesData.reports required',
    ]);
  });

  it('says what is wrong, how to correct it, and in which row', () => {
    const [row] = faults({
      ...createValidAnswers(),
      years: [{ affiliation_year: 2024 }, { affiliation_year: 2025, income: 1 }],
    });
    expect(row?.message).toMatchObject({ zh: '2024年：请填写“收入”', en: '2024: Enter “Income”' });
    const [amount] = faults(withBasics({ amount: -1 }));
    expect(amount?.message).toMatchObject({ zh: '“金额”不能小于0', en: '“Amount” must be at least 0' });
    const [choice] = faults(withBasics({ colour: 'green' }));
    expect(choice?.message.en).toBe('The choice of “Colour” is not on the list. Choose again');
  });

  it.each([
    [{ colour: 'warm' }, 'basics.colour option'],
    [{ tags: ['a', 'a'] }, 'basics.tags option'],
    [{ amount: 200 }, 'basics.note required'],
    [{ note: 'ab' }, 'basics.note min_length'],
    [{ code: '91350100M000100Y44' }, 'basics.code format'],
    [{ score: 101 }, 'basics.score max'],
  ])('finds the fault of %j', (changes, expected) => {
    expect(codes(withBasics(changes))).toEqual([expected]);
  });

  it('accepts a credit code however it was typed', () => {
    expect(codes(withBasics({ code: ' ９１350100m000100y43 ' }))).toEqual([]);
  });

  it('finds duplicate rows, and references to rows that do not exist', () => {
    const answers = createValidAnswers();
    answers.team = [
      { row: 'x1', name: '张三', share: 60 },
      { row: 'x1', name: '张三', share: 40, mail: 'no mail' },
    ];
    expect(codes(answers)).toEqual(['team[1] row', 'team[1].name unique', 'team[1].mail format']);
    expect(
      codes({ ...answers, team: [{ name: 'a', share: 1 }], tasks: [{ title: 'x', lead: 'T02' }] }),
    ).toEqual(['tasks[0].lead option']);
  });

  it('requires each year once, and refuses other years', () => {
    const years = [2024, 2025, 2025, 2019].map((affiliation_year) => ({ affiliation_year, income: 1 }));
    expect(
      codes({ ...createValidAnswers(), years, filesData: { licence: ['f'], reports: ['1', '2', '3', '4'] } }),
    ).toEqual(['years[2].affiliation_year years', 'years[3].affiliation_year years']);
  });

  it('keeps values of years that are no longer shown, and requires nothing there', () => {
    const [years] = smallForm.sections.filter((section) => section.kind === 'yearly');
    if (!years) throw new Error('no years');
    const shorter = { ...years, years: { ...years.years, showUntil: () => 2024 } };
    const form = {
      ...smallForm,
      sections: smallForm.sections.map((each) => (each === years ? shorter : each)),
    };
    const answers = {
      ...createValidAnswers(),
      years: [
        { affiliation_year: 2024, income: 1 },
        { affiliation_year: 2025, cost: 5 },
      ],
    };
    expect(checkAnswers(form, computeAnswers(form, answers, ctx), ctx, 'submit')).toEqual([]);
  });

  it('requires nothing hidden, and counts files by an expression', () => {
    const { team: _, ...answers } = withBasics({ has_team: false });
    expect(codes({ ...answers, tasks: [] })).toEqual([]);
    expect(codes({ ...createValidAnswers(), filesData: { licence: ['f'], reports: ['one'] } })).toEqual([
      'filesData.reports min_files',
    ]);
  });
});

describe('check() of a draft', () => {
  it('accepts incomplete and wrong values', () => {
    expect(codes({}, 'draft')).toEqual([]);
    const halfTyped = withBasics({ code: '9135', note: 'a', colour: 'green', amount: -1, name: '' });
    expect(
      codes(
        { ...halfTyped, team: [{ name: 'a', mail: 'li@' }], filesData: { licence: ['any id'] } },
        'draft',
      ),
    ).toEqual([]);
  });

  it.each([
    [{ name: 5 }, 'type'],
    [{ name: 'x'.repeat(21) }, 'max_length'],
    [{ name: ' '.repeat(5000) }, 'max_length'],
    [{ name: 'a\0b' }, 'characters'],
    [{ has_team: 'yes' }, 'type'],
    [{ registered: '2026-02-30' }, 'type'],
    [{ amount: '12' }, 'type'],
    [{ amount: 12.345 }, 'precision'],
    [{ amount: 0.1 + 0.2 }, 'precision'],
    [{ amount: 1e308 }, 'max'],
    [{ amount: -1e13 }, 'min'],
    [{ score: 1.5 }, 'type'],
    [{ score: 2 ** 53 + 1 }, 'max'],
    [{ colour: {} }, 'type'],
    [{ tags: 'a' }, 'type'],
    [{ name: [] }, 'type'],
    [{ amount: [] }, 'type'],
    [{ tags: [['a']] }, 'type'],
    [{ no_such_field: 1 }, 'unknown'],
  ])('finds the fault of %j', (changes, code) => {
    expect(faults(withBasics(changes), 'draft').map((fault) => fault.code)).toEqual([code]);
  });

  it('accepts exact amounts of two decimals, however large', () => {
    for (const amount of [0.01, 0.07, 1.1, 8.95, 1234567.89, 99999999.99, 999999999999.99])
      expect(codes(withBasics({ amount }), 'draft')).toEqual([]);
  });

  it('finds faults in hidden values too', () => {
    expect(codes({ basics: { has_team: false }, team: [{ name: 7 }] } as never, 'draft')).toEqual([
      'team[0].name type',
    ]);
  });

  it.each([
    [{ team: 'x' }, 'team type'],
    [{ team: { 0: {} } }, 'team type'],
    [{ team: [null] }, 'team type'],
    [{ basics: [] }, 'basics type'],
    [{ no_such_section: {} }, 'no_such_section unknown'],
    [{ team: [{ row: 7 }] }, 'team[0] row'],
    [{ funds: [{ row: 'invented', amount: 1 }] }, 'funds[3] row'],
    [{ team: Array.from({ length: 6 }, () => ({})) }, 'team max_rows'],
    [{ tasks: Array.from({ length: 1001 }, () => ({})) }, 'tasks max_rows'],
  ])('finds the fault in the structure of %j', (answers, expected) => {
    expect(codes(answers as never, 'draft')).toEqual([expected]);
  });

  it('returns fewer than a hundred faults for a flood of keys, and reads each value once', () => {
    let read = 0;
    const flood = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
    const row = {
      helpers: ['T01'],
      get title() {
        read++;
        return 'x';
      },
    };
    const rows = Array.from({ length: 100_000 }, () => row);
    expect(faults({ ...flood, basics: flood, tasks: rows } as never, 'draft').length).toBeLessThan(100);
    expect(read).toBe(rows.length);
  });

  it('refuses keys such as __proto__ without changing the prototype', () => {
    const hostile = JSON.parse('{"__proto__": {"polluted": 1}, "basics": {"__proto__": {"polluted": 1}}}');
    expect(codes(hostile, 'draft')).toEqual(['__proto__ unknown', 'basics.__proto__ unknown']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('check() of parts', () => {
  const rows = [
    { row: 'x1', mail: 'no' },
    { row: 'x2', mail: 'no' },
  ];
  const answers = { ...withBasics({ name: '' }), team: rows, funds: [] } as Answers;
  const pathsOf = (parts: ReadonlyMap<string, ReadonlySet<string> | null>) =>
    checkAnswers(smallForm, computeAnswers(smallForm, answers, ctx), ctx, 'submit', parts)
      .map(({ path }) => path)
      .filter((path) => path.endsWith('mail') || path.startsWith('basics'));

  it('checks the rows that were changed, and no others', () => {
    expect(pathsOf(new Map([['team', new Set(['x2'])]]))).toEqual(['team[1].mail']);
    expect(pathsOf(new Map([['team', null]]))).toEqual(['team[0].mail', 'team[1].mail']);
    expect(pathsOf(new Map([['basics', new Set()]]))).toEqual(['basics.name']);
  });

  it('still finds what is wrong with the table as a whole', () => {
    const twice = { ...answers, team: [{ row: 'x1' }, { row: 'x1' }, { row: 'x2' }] } as Answers;
    const filled = computeAnswers(smallForm, twice, ctx);
    const found = checkAnswers(smallForm, filled, ctx, 'draft', new Map([['team', new Set(['x2'])]]));
    expect(found.map(({ path }) => path)).toEqual(['team[1]']);
  });
});
