import { describe, expect, it } from 'vitest';
import { createValidAnswers, smallForm } from '../../tests/support/small-form';
import type { Answers, Row } from '../definition';
import { keepReferences } from './references';

const draftBefore = (): Answers => ({
  ...createValidAnswers(),
  team: ['a', 'b', 'c'].map((row) => ({ row, name: row })),
  tasks: [{ row: 't1', title: 'x', lead: 'T02', helpers: ['T01', 'T03'] }],
});
const team = (answers: Answers) => answers.team as Row[];

describe(keepReferences, () => {
  it('updates references when a row is deleted, and clears those to the deleted row', () => {
    const start = draftBefore();
    const after = { ...start, team: team(start).slice(1) };
    expect(keepReferences(smallForm, start, after).tasks).toEqual([
      { row: 't1', title: 'x', lead: 'T01', helpers: ['T02'] },
    ]);
    const without = { ...start, team: team(start).filter(({ row }) => row !== 'b') };
    expect(keepReferences(smallForm, start, without).tasks).toMatchObject([
      { lead: null, helpers: ['T01', 'T02'] },
    ]);
  });

  it('updates references when rows are reordered, even rows without an identity', () => {
    const start = draftBefore();
    for (const row of team(start)) delete row.row;
    const after = { ...start, team: team(start).toReversed() };
    expect(keepReferences(smallForm, start, after).tasks).toMatchObject([
      { lead: 'T02', helpers: ['T03', 'T01'] },
    ]);
  });

  it('keeps references to rows that do not exist', () => {
    const start = { ...draftBefore(), tasks: [{ title: 'x', lead: 'T09' }] };
    expect(keepReferences(smallForm, start, { ...start, team: [] }).tasks).toEqual([
      { title: 'x', lead: 'T09' },
    ]);
  });
});
