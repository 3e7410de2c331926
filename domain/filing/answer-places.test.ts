import { describe, expect, it } from 'vitest';
import type { EditionStep, Form, Section } from '../definition';
import {
  findPresentPath,
  listAnswerPlaces,
  listFilterPlaces,
  renameAnswerFilter,
  toPresentAnswer,
} from './answer-places';

const text = (zh: string) => ({ zh, en: zh });

/** The form of edition 3: `plan` was called `basics` before 2, and `grade` was called `level` before 3. */
const form = (editions: EditionStep[]): Pick<Form, 'sections' | 'editions'> => ({
  sections: [
    {
      key: 'plan',
      kind: 'fields',
      title: text('计划'),
      fields: [
        {
          key: 'grade',
          type: 'select',
          ...text('等级'),
          options: { items: ['a', 'b'].map((value) => ({ value, ...text(value) })) },
        },
        { key: 'total', type: 'integer', ...text('合计') },
        { key: 'part', type: 'integer', ...text('部分') },
      ],
    } as unknown as Section,
  ],
  editions,
});

const MOVED: EditionStep[] = [
  { from: '1', to: '2', moves: { basics: 'plan' } },
  {
    from: '2',
    to: '3',
    moves: { 'plan.level': 'plan.grade' },
    values: { 'plan.grade': { city: 'a' } },
  },
];

describe(listAnswerPlaces, () => {
  it('follows sections, fields and options back through all editions', () => {
    expect(listAnswerPlaces(form(MOVED), 'plan.grade')).toEqual([
      { edition: '3', path: 'plan.grade', values: {} },
      { edition: '2', path: 'plan.level', values: { city: 'a' } },
      { edition: '1', path: 'basics.level', values: { city: 'a' } },
    ]);
  });

  it('ends where another item had the key', () => {
    const dropped: EditionStep[] = [{ from: '1', to: '2', retired: { 'plan.total': text('旧合计') } }];
    expect(listAnswerPlaces(form(dropped), 'plan.total').map(({ edition }) => edition)).toEqual(['2']);
  });
});

describe('names of earlier editions', () => {
  it('are read as the present ones', () => {
    const paths = ['plan.grade', 'plan.level', 'basics.level', 'basics.gone'];
    expect(paths.map((path) => findPresentPath(form(MOVED), path))).toEqual([
      'plan.grade',
      'plan.grade',
      'plan.grade',
      undefined,
    ]);
    const filter = { path: 'basics.level', is: 'city' };
    expect(renameAnswerFilter(form(MOVED), filter)).toEqual({ path: 'plan.grade', is: 'a' });
    expect(toPresentAnswer(form(MOVED), { edition: '1', path: 'basics.level' }, 'city')).toBe('a');
  });
});

describe(listFilterPlaces, () => {
  it('asks without editions where no key was used for something else', () => {
    expect(listFilterPlaces(form(MOVED), { path: 'plan.grade', is: 'a' })).toEqual([
      { path: 'plan.grade', is: 'a' },
      { path: 'plan.level', is: 'a' },
      { path: 'plan.level', is: 'city' },
      { path: 'basics.level', is: 'a' },
      { path: 'basics.level', is: 'city' },
    ]);
  });

  it('asks papers of their own editions where two fields or two options changed their names', () => {
    const swapped: EditionStep[] = [
      {
        from: '1',
        to: '2',
        moves: { 'plan.total': 'plan.part', 'plan.part': 'plan.total' },
        values: { 'plan.grade': { a: 'b', b: 'a' } },
      },
    ];
    expect(listFilterPlaces(form(swapped), { path: 'plan.total', from: '5' })).toEqual([
      { path: 'plan.total', from: '5', editions: ['2'] },
      { path: 'plan.part', from: '5', editions: ['1'] },
    ]);
    expect(listFilterPlaces(form(swapped), { path: 'plan.grade', is: 'a' })).toEqual([
      { path: 'plan.grade', is: 'a', editions: ['2'] },
      { path: 'plan.grade', is: 'b', editions: ['1'] },
    ]);
  });
});
