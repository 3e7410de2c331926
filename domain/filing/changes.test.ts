import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers } from '../definition';
import { listSnapshotChanges } from './changes';
import { computeAnswers } from './compute';
import { createSnapshotText, type SubmittedForm } from './snapshot';

const program = { key: 'small', title: { zh: '小表', en: 'Small' }, edition: '2026.1' };
const paper = (answers: Answers): SubmittedForm =>
  JSON.parse(createSnapshotText(program, smallForm, computeAnswers(smallForm, answers, ctx), ctx));

const changes = (later: Partial<Answers>) =>
  listSnapshotChanges(
    paper(createValidAnswers()),
    paper({ ...createValidAnswers(), ...later } as Answers),
  ).map(({ path, row, before, after }) => [
    path,
    row?.is ?? null,
    before?.value ?? null,
    after?.value ?? null,
  ]);

describe(listSnapshotChanges, () => {
  it('returns nothing where nothing changed, even if rows moved', () => {
    const { tasks } = createValidAnswers();
    expect(changes({})).toEqual([]);
    expect(changes({ tasks: [...(tasks as [])].reverse() })).toEqual([]);
  });

  it('names a changed field with both values, and what was computed from it', () => {
    const basics = { ...createValidAnswers().basics, amount: 20 };
    expect(changes({ basics } as Partial<Answers>)).toEqual([
      ['basics.amount', null, 12.5, 20],
      ['basics.doubled', null, 25, 40],
    ]);
  });

  it('tells added, removed and changed rows apart by their identity', () => {
    const team = [
      { row: 'x2', name: '李四', share: 50, mail: 'li@example.com' },
      { row: 'x9', name: '王五', share: 50 },
    ];
    const found = changes({ team } as Partial<Answers>).filter(([path]) => String(path).startsWith('team'));
    expect(found.filter(([path]) => !String(path).endsWith('.no'))).toEqual([
      ['team[x2].share', 'kept', 40, 50],
      ['team[x9].name', 'added', null, '王五'],
      ['team[x9].share', 'added', null, 50],
      ['team[x1].name', 'removed', '张三', null],
      ['team[x1].share', 'removed', 60, null],
    ]);
  });

  it('names rows of a yearly section by their years', () => {
    const years = [
      { affiliation_year: 2024, income: 10, cost: 4 },
      { affiliation_year: 2025, income: 21, cost: 5 },
    ];
    const all = listSnapshotChanges(
      paper(createValidAnswers()),
      paper({ ...createValidAnswers(), years } as Answers),
    );
    expect(all.find(({ path }) => path === 'years[1].income')?.row).toMatchObject({
      number: 2,
      title: { zh: '2025' },
    });
  });
});
