import { describe, expect, it } from 'vitest';
import { listChangedAnswers } from './changed-answers';

const BEFORE = {
  basics: { name: '示例', amount: 10 },
  team: [
    { row: 'a', person: '甲' },
    { row: 'b', person: '乙' },
  ],
};

describe('listChangedAnswers', () => {
  it('names the section of a changed field, and the row of a changed cell', () => {
    const basics = { ...BEFORE.basics, amount: 12 };
    const [first, second] = BEFORE.team;
    const changed = { ...second, person: '丙' };
    expect(listChangedAnswers(BEFORE, { basics, team: [first, changed] as typeof BEFORE.team })).toEqual([
      [['basics'], basics],
      [['team', '1'], changed],
    ]);
  });

  it('names a table whole where rows came or went, and a section that came', () => {
    const team = [{ row: 'c', person: '丁' }, ...BEFORE.team];
    expect(listChangedAnswers(BEFORE, { ...BEFORE, team, extra: { note: '新' } })).toEqual([
      [['team'], team],
      [['extra'], { note: '新' }],
    ]);
  });

  it('names nothing where the same answers stand in other objects', () => {
    expect(listChangedAnswers(BEFORE, structuredClone(BEFORE))).toEqual([]);
  });

  it('cannot say that a section has gone', () => {
    expect(listChangedAnswers(BEFORE, { basics: BEFORE.basics })).toBeNull();
  });
});
