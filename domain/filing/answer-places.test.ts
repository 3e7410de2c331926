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

describe('ranges in the unit of each edition', () => {
  const listRanges = (convert: (value: unknown) => number, filter: { from?: string; to?: string }) => {
    const steps = [{ from: '1', to: '2', converts: { 'plan.total': convert } }] as unknown as EditionStep[];
    return listFilterPlaces(form(steps), { path: 'plan.total', ...filter }).map(({ from, to, editions }) => ({
      editions,
      ...(from !== undefined && { from: Number(from) }),
      ...(to !== undefined && { to: Number(to) }),
    }));
  };

  it('are asked of each edition by itself', () => {
    const [present, earlier] = listRanges((value) => Number(value) * 10, { from: '2000', to: '3000' });
    expect(present).toEqual({ editions: ['2'], from: 2000, to: 3000 });
    expect(earlier).toEqual({ editions: ['1'], from: expect.closeTo(200), to: expect.closeTo(300) });
  });

  it('take in all that rounds into them', () => {
    const [, earlier] = listRanges((value) => Math.round(Number(value) / 100), { from: '2', to: '3' });
    expect(earlier).toEqual({ editions: ['1'], from: expect.closeTo(150), to: expect.closeTo(350) });
  });

  it('turn round where a conversion falls', () => {
    const fall = (value: unknown) => 100 - Number(value);
    expect(listRanges(fall, { from: '80' })[1]).toEqual({ editions: ['1'], to: expect.closeTo(20) });
    expect(listRanges(fall, { to: '80' })[1]).toEqual({ editions: ['1'], from: expect.closeTo(20) });
  });

  it('stay as they are where nothing is converted', () => {
    expect(listRanges(Number, { from: '5' })).toEqual([{ editions: undefined, from: 5 }]);
  });
});
