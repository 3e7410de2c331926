import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, AnswerValue, Row } from '../definition';
import { checkAnswers } from './check';
import { computeAnswers } from './compute';
import { isSameAnswer, mergeDrafts } from './merge';
import { getAnswerAtPath, setAnswerAtPath } from './paths';

const rows = (answers: Answers, key: string) => answers[key] as Row[];
const ids = (list: unknown) => (list as Row[]).map((row) => row.row);
const change = (...changes: [string, AnswerValue][]) =>
  changes.reduce((answers, [path, value]) => setAnswerAtPath(answers, path, value), createValidAnswers());
const withRows = (key: string, list: Row[]): Answers => ({ ...createValidAnswers(), [key]: list });
const member = (row: string, share = 1): Row => ({ row, name: row, share });

describe('merge() of fields', () => {
  it('takes each change from the side that made it', () => {
    const mine = change(['basics.name', '乙'], ['team[0].share', 70], ['filesData.licence', ['f1', 'f9']]);
    const theirs = change(['basics.amount', 99], ['team[0].name', '王五'], ['years[1].income', 21]);
    const { merged, conflicts } = mergeDrafts(smallForm, createValidAnswers(), mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toMatchObject({
      basics: { name: '乙', amount: 99 },
      team: [{ share: 70, name: '王五' }, {}],
      years: [{}, { income: 21 }],
      filesData: { licence: ['f1', 'f9'] },
    });
  });

  it('returns a conflict with both values where both sides changed, and keeps theirs meanwhile', () => {
    const { merged, conflicts } = mergeDrafts(
      smallForm,
      createValidAnswers(),
      change(['basics.name', '乙'], ['team[1].share', 1]),
      change(['basics.name', '丙'], ['team[1].share', 2]),
    );
    expect(conflicts).toEqual([
      { path: 'basics.name', base: '甲公司', mine: '乙', theirs: '丙' },
      { path: 'team[1].share', base: 40, mine: 1, theirs: 2 },
    ]);
    expect(merged).toMatchObject({ basics: { name: '丙' }, team: [{}, { share: 2 }] });
  });

  it('returns no conflict for equal changes, nor for a blank in place of nothing', () => {
    const mine = change(['basics.name', '乙'], ['basics.note', '']);
    const theirs = change(['basics.name', '乙'], ['basics.note', null]);
    expect(mergeDrafts(smallForm, createValidAnswers(), mine, theirs).conflicts).toEqual([]);
  });

  it('ignores computed values', () => {
    const filled = computeAnswers(smallForm, createValidAnswers(), ctx);
    const { conflicts } = mergeDrafts(smallForm, createValidAnswers(), filled, change(['basics.amount', 99]));
    expect(conflicts).toEqual([]);
  });
});

describe('merge() of rows', () => {
  const base = withRows('team', [member('a'), member('b'), member('c')]);

  it('keeps rows that either side added, where they were added', () => {
    const mine = withRows('team', [member('a'), member('m'), member('b'), member('c')]);
    const theirs = withRows('team', [member('a'), member('b'), member('t'), member('c')]);
    const { merged, conflicts } = mergeDrafts(smallForm, base, mine, theirs);
    expect(ids(merged.team)).toEqual(['a', 'm', 'b', 't', 'c']);
    expect(conflicts).toEqual([]);
  });

  it('removes a row that one side deleted and the other left unchanged', () => {
    const mine = withRows('team', [member('a'), member('c')]);
    const theirs = withRows('team', [member('a'), member('b'), member('c', 9)]);
    const { merged, conflicts } = mergeDrafts(smallForm, base, mine, theirs);
    expect(merged.team).toEqual([member('a'), member('c', 9)]);
    expect(conflicts).toEqual([]);
  });

  it('removes a row of which the other side has only changed the number, by deleting one before it', () => {
    const numbered = (...list: string[]): Answers => ({
      team: list.map((row, i) => ({ ...member(row), no: `T0${i + 1}` })),
    });
    const { merged, conflicts } = mergeDrafts(smallForm, numbered('a', 'b'), numbered('a'), numbered('b'));
    expect(merged.team).toEqual([]);
    expect(conflicts).toEqual([]);
  });

  it('keeps a row that one side deleted and the other changed, and returns a conflict', () => {
    const mine = withRows('team', [member('a'), member('c')]);
    const theirs = withRows('team', [member('a'), member('b', 7), member('c')]);
    expect(mergeDrafts(smallForm, base, mine, theirs).conflicts).toEqual([
      { path: 'team[1]', base: member('b'), mine: null, theirs: member('b', 7) },
    ]);
    const other = mergeDrafts(smallForm, base, theirs, mine);
    expect(other.conflicts).toMatchObject([{ path: 'team[1]', mine: member('b', 7), theirs: null }]);
    expect(ids(other.merged.team)).toEqual(['a', 'b', 'c']);
  });

  it('takes the order of the side that reordered', () => {
    const mine = withRows('team', [member('c'), member('a'), member('b')]);
    const theirs = withRows('team', [member('a'), member('b', 5), member('c')]);
    expect(mergeDrafts(smallForm, base, mine, theirs).merged.team).toEqual([
      member('c'),
      member('a'),
      member('b', 5),
    ]);
    expect(ids(mergeDrafts(smallForm, base, theirs, mine).merged.team)).toEqual(['c', 'a', 'b']);
  });

  it('keeps every row, and what both sides typed, where both sorted the table', () => {
    const sorted = (...team: Row[]): Answers => ({ ...withRows('team', team), tasks: [] });
    const base = sorted(member('c'), member('a'), member('b'));
    const mine = sorted(member('a', 2), member('b'), member('c'), member('mine'));
    const theirs = sorted(member('c'), member('b', 3), member('a'), member('theirs'));
    const { merged, conflicts } = mergeDrafts(smallForm, base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(ids(merged.team)).toEqual(['c', 'mine', 'b', 'a', 'theirs']);
    expect(rows(merged, 'team').map(({ row, share }) => [row, share])).toEqual(
      expect.arrayContaining([
        ['a', 2],
        ['b', 3],
      ]),
    );
  });

  it('matches years and given rows by their own keys', () => {
    const mine = { ...createValidAnswers(), years: rows(createValidAnswers(), 'years').toReversed() };
    const theirs = change(['years[0].income', 11], ['funds[2].amount', 3]);
    const { merged, conflicts } = mergeDrafts(smallForm, createValidAnswers(), mine, theirs);
    expect(conflicts).toEqual([]);
    expect(computeAnswers(smallForm, merged, ctx)).toMatchObject({
      years: [{ affiliation_year: 2024, income: 11 }, { affiliation_year: 2025 }],
      funds: [{ amount: 4.1 }, { amount: 1.1 }, { amount: 3 }],
    });
  });

  it('updates references to rows that moved', () => {
    const start = { ...base, tasks: [{ row: 't1', title: 'x', lead: 'T03', helpers: ['T01', 'T02'] }] };
    const mine = {
      ...start,
      team: [member('m'), member('a'), member('b'), member('c')],
      tasks: [{ row: 't1', title: 'x', lead: 'T04', helpers: ['T02', 'T03'] }],
    };
    const theirs = {
      ...start,
      team: [member('b'), member('c')],
      tasks: [{ row: 't1', title: 'y', lead: 'T02', helpers: ['T01'] }],
    };
    const { merged, conflicts } = mergeDrafts(smallForm, start, mine, theirs);
    expect(ids(merged.team)).toEqual(['m', 'b', 'c']);
    expect(merged.tasks).toEqual([{ row: 't1', title: 'y', lead: 'T03', helpers: ['T02'] }]);
    expect(conflicts).toEqual([]);
  });
});

/** Pseudo-random generator with a seed, so that a failure can be repeated. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PLACES = [
  'basics.name',
  'basics.amount',
  'basics.score',
  'team[0].name',
  'team[1].share',
  'tasks[0].title',
  'funds[1].amount',
  'years[0].income',
  'years[1].cost',
];

describe(mergeDrafts, () => {
  it('loses no change of a thousand random pairs of drafts', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const next = random(seed);
      const edit = (): Map<string, AnswerValue> =>
        new Map(Array.from({ length: next(5) }, () => [PLACES[next(PLACES.length)] as string, next(1000)]));
      const [my, their] = [edit(), edit()];
      const base = createValidAnswers();
      const { merged, conflicts } = mergeDrafts(smallForm, base, change(...my), change(...their));
      for (const place of PLACES) {
        const [was, mine, theirs] = [
          getAnswerAtPath(base, place),
          my.get(place),
          their.get(place),
        ] as AnswerValue[];
        const both = mine !== undefined && theirs !== undefined && mine !== theirs;
        expect(conflicts.some(({ path }) => path === place)).toBe(
          both && !isSameAnswer(was, mine) && !isSameAnswer(was, theirs),
        );
        if (!both) expect(getAnswerAtPath(merged, place)).toEqual(mine ?? theirs ?? was);
      }
    }
  });

  it('keeps every row that somebody added, in random interleavings', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const next = random(seed);
      const start = ['a', 'b', 'c', 'd'];
      const edit = (prefix: string) => {
        const list = start.filter(() => next(4) > 0);
        for (let i = 0; i < next(3); i++) list.splice(next(list.length + 1), 0, `${prefix}${i}`);
        return list;
      };
      const [my, their] = [edit('m'), edit('t')];
      const tasks = (list: string[]): Answers => ({ tasks: list.map((row) => ({ row, title: row })) });
      const { merged, conflicts } = mergeDrafts(smallForm, tasks(start), tasks(my), tasks(their));
      const expected = [
        ...start.filter((id) => my.includes(id) && their.includes(id)),
        ...my,
        ...their,
      ].filter((id) => !start.includes(id) || (my.includes(id) && their.includes(id)));
      expect(new Set(ids(merged.tasks))).toEqual(new Set(expected));
      expect(rows(merged, 'tasks')).toHaveLength(new Set(expected).size);
      expect(conflicts).toEqual([]);
    }
  });

  it('returns answers that pass the check', () => {
    const { merged } = mergeDrafts(
      smallForm,
      createValidAnswers(),
      change(['basics.score', 7]),
      change(['basics.amount', 1]),
    );
    expect(checkAnswers(smallForm, computeAnswers(smallForm, merged, ctx), ctx, 'submit')).toEqual([]);
  });
});
