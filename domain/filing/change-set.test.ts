import { describe, expect, it } from 'vitest';
import { generateDrafts, toStoredAnswers } from '../../tests/support/random-drafts';
import { readSamples } from '../../tests/support/samples';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, Form, FormContext, Row, Section } from '../definition';
import { programs } from '../programs/index.generated';
import {
  type AnswerChange,
  applyChanges,
  computeChangeSet,
  MAX_CHANGES,
  selectTouchedFaults,
} from './change-set';
import { getSectionRows } from './sections';

const overTheWire = (changes: AnswerChange[] | null): AnswerChange[] => JSON.parse(JSON.stringify(changes));

describe('computeChangeSet and applyChanges', () => {
  const proves = (form: Form, data: Answers, about: FormContext) => {
    let before = toStoredAnswers(form, data, about);
    for (const after of generateDrafts(form, data, about)) {
      const changes = overTheWire(computeChangeSet(form, before, after));
      expect(applyChanges(form, before, changes)).toEqual({ answers: after, faults: [] });
      before = after;
    }
  };
  it('turns one draft of the small form into the other', () => proves(smallForm, createValidAnswers(), ctx));
  it.each(programs.map((program) => [program.key, program] as const))(
    'turns one draft of %s into the other',
    async (key, { load }) => {
      const [sample] = readSamples(key);
      if (sample) proves(await load(), sample.data, sample.ctx);
    },
  );
});

const before = toStoredAnswers(smallForm, createValidAnswers(), ctx);
const with_ = (change: (answers: Answers) => void): Answers => {
  const answers = structuredClone(before);
  change(answers);
  return answers;
};
const between = (after: Answers) =>
  computeChangeSet(smallForm, before, toStoredAnswers(smallForm, after, ctx));

describe(computeChangeSet, () => {
  it('returns nothing for equal drafts, and one change for one value', () => {
    expect(between(before)).toEqual([]);
    expect(between(with_(({ basics }) => Object.assign(basics as Row, { name: '乙' })))).toEqual([
      { op: 'set', path: 'basics.name', value: '乙' },
    ]);
  });

  it('tells a value that was cleared from one that was removed', () => {
    const changes = between(
      with_(({ basics }) => {
        Object.assign(basics as Row, { name: null });
        delete (basics as Row).score;
      }),
    );
    expect(changes).toEqual([
      { op: 'set', path: 'basics.name', value: null },
      { op: 'remove', path: 'basics.score' },
    ]);
  });

  it('returns one move for a row that was moved, however many rows surround it', () => {
    const tasks = Array.from({ length: 40 }, (_, i): Row => ({ row: `t${i}`, title: `${i}` }));
    const [first, ...rest] = tasks;
    const changes = computeChangeSet(smallForm, { tasks }, { tasks: [...rest, first as Row] });
    expect(changes).toEqual([{ op: 'move', path: 'tasks[t0]', before: null }]);
    const [last] = tasks.slice(-1);
    const upwards = computeChangeSet(smallForm, { tasks }, { tasks: [last as Row, ...tasks.slice(0, -1)] });
    expect(upwards).toEqual([{ op: 'move', path: 'tasks[t39]', before: 't0' }]);
  });

  it('names rows by their identity, and yearly rows by their year', () => {
    const changes = between(
      with_(({ team, years }) => {
        Object.assign((team as Row[])[1] as Row, { share: 50 });
        Object.assign((years as Row[])[0] as Row, { income: 11 });
      }),
    );
    expect(changes?.map(({ path }) => path)).toEqual(['team[x2].share', 'years[2024].income']);
  });

  it('returns null where rows cannot be told apart, or where there are too many changes', () => {
    const twins = [
      { row: 'a', title: '1' },
      { row: 'a', title: '2' },
    ];
    expect(computeChangeSet(smallForm, { tasks: [] }, { tasks: twins })).toBeNull();
    expect(computeChangeSet(smallForm, { tasks: [] }, { tasks: [{ title: '1' }] })).toBeNull();
    const many = Array.from({ length: MAX_CHANGES + 1 }, (_, i): Row => ({ row: `t${i}`, title: `${i}` }));
    expect(computeChangeSet(smallForm, { tasks: [] }, { tasks: many })).toBeNull();
    expect(computeChangeSet(smallForm, { tasks: [] }, { tasks: many.slice(1) })).toHaveLength(MAX_CHANGES);
  });
});

describe(applyChanges, () => {
  it.each<[string, AnswerChange, string]>([
    ['a section that is not there', { op: 'set', path: 'nowhere.name', value: 1 }, 'no_place'],
    ['a field that is not there', { op: 'set', path: 'basics.nothing', value: 1 }, 'no_place'],
    ['a name of the language', { op: 'set', path: '__proto__.polluted', value: 1 }, 'no_place'],
    ['a text that is no path', { op: 'set', path: 'basics..name', value: 1 }, 'no_place'],
    ['a row of a section without rows', { op: 'set', path: 'basics[x1].name', value: 1 }, 'no_place'],
    ['a whole section', { op: 'remove', path: 'team' }, 'no_place'],
    ['a value in a deleted row', { op: 'set', path: 'team[x9].share', value: 1 }, 'row_gone'],
    ['to move a deleted row', { op: 'move', path: 'team[x9]' }, 'row_gone'],
    ['to move a row before a deleted one', { op: 'move', path: 'team[x1]', before: 'x9' }, 'row_gone'],
    ['to remove a deleted row', { op: 'remove', path: 'team[x9]' }, 'row_gone'],
    ['a computed value', { op: 'set', path: 'basics.doubled', value: 1 }, 'not_typed'],
    ['a computed section', { op: 'set', path: 'totals.shares', value: 1 }, 'not_typed'],
    ['a number of a row', { op: 'set', path: 'team[x1].no', value: 'T09' }, 'not_typed'],
    ['a sum', { op: 'set', path: 'funds[total].amount', value: 9 }, 'not_typed'],
    ['the year of a grid', { op: 'set', path: 'years[2024].affiliation_year', value: 2023 }, 'not_typed'],
    ['a row that is there already', { op: 'insert', path: 'team[x1]', value: {} }, 'row'],
    ['a row under two names', { op: 'insert', path: 'team[x3]', value: { row: 'x4' } }, 'row'],
    ['a row that is none', { op: 'insert', path: 'team[x3]', value: 'x' }, 'type'],
    ['a row with a computed value', { op: 'insert', path: 'years[2023]', value: { profit: 1 } }, 'not_typed'],
    ['to set nothing', { op: 'set', path: 'basics.name' }, 'type'],
  ])('refuses %s', (_, change, code) => {
    const { answers, faults } = applyChanges(smallForm, before, [change]);
    expect(faults).toMatchObject([{ path: change.path, code }]);
    expect(answers).toEqual(before);
  });
});

describe(selectTouchedFaults, () => {
  it('returns the faults of what was changed, and of no other place', () => {
    const changes: AnswerChange[] = [
      { op: 'set', path: 'team[x2].mail', value: 'no' },
      { op: 'set', path: 'basics.note', value: '' },
    ];
    const faults = [
      'basics.name',
      'basics.note',
      'team',
      'team[0].mail',
      'team[1].mail',
      'team[1].name',
      'tasks',
    ].map((path) => ({ path, code: 'any', message: { zh: '', en: '' } }));
    const touched = selectTouchedFaults(changes, before, faults).map(({ path }) => path);
    expect(touched).toEqual(['basics.note', 'team', 'team[1].mail']);
  });
});

describe(applyChanges, () => {
  it('keeps the order of given rows, and unknown sections', () => {
    const answers = { ...before, unknown: { x: 1 } };
    const { answers: after } = applyChanges(smallForm, answers, [
      { op: 'set', path: 'funds[own].amount', value: 3 },
    ]);
    expect(after.unknown).toEqual({ x: 1 });
    const funds = smallForm.sections.find(({ key }) => key === 'funds') as Section;
    expect(getSectionRows(after, funds).map((row) => row.row)).toEqual(['total', 'own', 'other']);
  });
});
