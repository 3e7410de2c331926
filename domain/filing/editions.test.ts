import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, EditionStep, Form } from '../definition';
import { checkAnswers } from './check';
import { computeAnswers, selectInputAnswers } from './compute';
import { migrateAnswersToEdition } from './editions';

const withSteps = (...editions: EditionStep[]): Form => ({ ...smallForm, editions });
const given = (): Answers => selectInputAnswers(smallForm, createValidAnswers());

describe(migrateAnswersToEdition, () => {
  it('returns the answers unchanged where the form has not changed, including rows without values', () => {
    const answers = { ...given(), tasks: [{ row: 't9' }] };
    const { aside, moved, ...fitted } = migrateAnswersToEdition(smallForm, answers, '2025.1');
    expect(fitted.answers).toEqual(answers);
    expect({ aside, moved }).toEqual({ aside: [], moved: [] });
  });

  it('moves answers through every edition in between', () => {
    const form = withSteps(
      {
        from: '1',
        to: '2',
        moves: { 'base.title': 'base.called', people: 'team', 'people.mails': 'people.mail' },
      },
      {
        from: '2',
        to: '3',
        moves: { base: 'basics', 'base.called': 'basics.name', 'people.mail': 'team.mail' },
      },
    );
    const old: Answers = {
      base: { title: '甲公司', amount: 3 },
      people: [{ row: 'p1', name: '张三', mails: 'a@b.cn' }, { row: 'p2' }],
    };
    const fitted = migrateAnswersToEdition(form, old, '1');
    expect(fitted.answers).toEqual({
      basics: { name: '甲公司', amount: 3 },
      team: [{ row: 'p1', name: '张三', mail: 'a@b.cn' }, { row: 'p2' }],
    });
    expect(fitted.kept).toBe(4);
    expect(fitted.aside).toEqual([]);
    expect(fitted.moved.find(({ from }) => from === 'base.title')).toMatchObject({
      from: 'base.title',
      to: 'basics.name',
      label: { zh: '基本信息 / 名称', en: 'Basics / Name' },
    });
  });

  it('converts values whose notation changed, and sets aside those that cannot be converted', () => {
    const form = withSteps({
      from: '1',
      to: '2',
      converts: {
        'basics.amount': (yuan) => Number(yuan) / 10_000,
        'basics.score': () => {
          throw new Error('a slip');
        },
      },
    });
    const { answers, aside } = migrateAnswersToEdition(form, { basics: { amount: 125_000, score: 7 } }, '1');
    expect(answers).toEqual({ basics: { amount: 12.5 } });
    expect(aside).toMatchObject([{ path: 'basics.score', value: 7, reason: 'misfit' }]);
  });

  it('sets aside answers that the form no longer asks for, under their old labels and in words', () => {
    const options = {
      name: 'o',
      title: { zh: '', en: '' },
      items: [{ value: 'x', zh: '旧项', en: 'Old one' }],
    };
    const form = withSteps({
      from: '1',
      to: '2',
      retired: {
        'basics.motto': { zh: '口号', en: 'Motto' },
        'basics.sort': { zh: '类别', en: 'Sort', options },
        prizes: { zh: '奖项', en: 'Prizes' },
        'prizes.title': { zh: '奖项名称', en: 'Title of the prize' },
      },
    });
    const old: Answers = {
      basics: { name: '甲', motto: '向前', sort: 'x', nobody_knows: 1 },
      prizes: [{ row: 'a' }, { row: 'b', title: '一等奖', year: 2020 }],
    };
    const { answers, aside } = migrateAnswersToEdition(form, old, '1');
    expect(answers).toEqual({ basics: { name: '甲' } });
    expect(aside).toMatchObject([
      { path: 'basics.motto', edition: '1', label: { zh: '基本信息 / 口号' }, value: '向前', reason: 'gone' },
      { path: 'basics.sort', value: 'x', text: { zh: '旧项', en: 'Old one' } },
      { path: 'basics.nobody_knows', label: { en: 'Basics / nobody_knows' }, value: 1 },
      { path: 'prizes[1].title', label: { zh: '奖项 / 第2行 / 奖项名称' }, value: '一等奖' },
      { path: 'prizes[1].year', label: { en: 'Prizes / Row 2 / year' }, value: 2020 },
    ]);
  });

  it('sets aside answers that no longer fit their place, so that the rest can be saved', () => {
    const old: Answers = {
      basics: { name: 'x'.repeat(21), amount: '12' as unknown as number, doubled: 24, tags: ['a'] },
      team: Array.from({ length: 6 }, (_, i) => ({ row: `r${i}`, name: `n${i}` })),
      funds: [
        { row: 'own', amount: 1 },
        { row: 'grant', amount: 2 },
        { row: 'total', amount: 3 },
      ],
      totals: { shares: 100 },
      years: {} as never,
    };
    const { answers, aside } = migrateAnswersToEdition(smallForm, old, '1');
    expect(aside.map(({ path, reason }) => [path, reason])).toEqual([
      ['basics.name', 'misfit'],
      ['basics.amount', 'misfit'],
      ['basics.doubled', 'computed'],
      ['team[5].name', 'full'],
      ['funds[1].amount', 'gone'],
      ['funds[2].amount', 'computed'],
      ['totals.shares', 'computed'],
    ]);
    expect(checkAnswers(smallForm, computeAnswers(smallForm, answers, ctx), ctx, 'draft')).toEqual([]);
    expect(answers.basics).toEqual({ tags: ['a'] });
  });

  it('never replaces an answer that is already in the new place', () => {
    const form = withSteps({ from: '1', to: '2', moves: { 'basics.alias': 'basics.name' } });
    const { answers, aside } = migrateAnswersToEdition(form, { basics: { name: '甲', alias: '乙' } }, '1');
    expect(answers).toEqual({ basics: { name: '甲' } });
    expect(aside).toMatchObject([{ path: 'basics.name', value: '乙', reason: 'taken' }]);
  });

  it('returns answers to their place when a later edition has it again', () => {
    const { basics, ...others } = given();
    const smaller: Form = {
      ...smallForm,
      sections: smallForm.sections.map((section) =>
        section.kind === 'fields'
          ? { ...section, fields: section.fields.filter(({ key }) => key !== 'colour') }
          : section,
      ),
    };
    const back = migrateAnswersToEdition(smaller, { basics, ...others } as Answers, '2');
    expect(back.aside).toMatchObject([{ path: 'basics.colour', value: 'red', edition: '2' }]);
    const again = migrateAnswersToEdition(smallForm, back.answers, '1', back.aside);
    expect(again.answers).toEqual(given());
    expect(again.aside).toEqual([]);
  });

  it('returns the newest of two answers of one place, and says of the older one that its place is taken', () => {
    const setAside = (value: string) => ({
      path: 'basics.note',
      edition: '1',
      label: { zh: '说明', en: 'Note' },
      value,
      reason: 'gone' as const,
    });
    const again = migrateAnswersToEdition(smallForm, {}, '2', [setAside('one'), setAside('one and two')]);
    expect(again.answers).toEqual({ basics: { note: 'one and two' } });
    expect(again.aside).toEqual([{ ...setAside('one'), reason: 'taken' }]);
  });

  it('returns an answer past an edition that left its place out, set aside there or passed over, in the notation of today', () => {
    const form = withSteps(
      { from: '1', to: '2', converts: { 'basics.amount': (yuan) => Number(yuan) / 10_000 } },
      { from: '2', to: '3', retired: { 'basics.amount': { zh: '金额', en: 'Amount' } } },
      { from: '3', to: '4' },
    );
    const old: Answers = { basics: { name: '甲', amount: 125_000 } };
    const smaller: Form = {
      ...form,
      editions: form.editions?.slice(0, 2),
      sections: form.sections.map((section) =>
        section.kind === 'fields'
          ? { ...section, fields: section.fields.filter(({ key }) => key !== 'amount') }
          : section,
      ),
    };
    const without = migrateAnswersToEdition(smaller, old, '1');
    expect(without.aside).toMatchObject([{ path: 'basics.amount', edition: '2', value: 12.5 }]);
    const whole = { basics: { name: '甲', amount: 12.5 } };
    const again = migrateAnswersToEdition(form, without.answers, '3', without.aside);
    expect([again.answers, again.aside]).toEqual([whole, []]);
    const passing = migrateAnswersToEdition(form, old, '1');
    expect([passing.answers, passing.aside, passing.kept]).toEqual([whole, [], 2]);
  });
});
