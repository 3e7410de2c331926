import { describe, expect, it } from 'vitest';
import { generateDrafts, toStoredAnswers } from '../../tests/support/random-drafts';
import { readSamples } from '../../tests/support/samples';
import type { Answers } from '../definition';
import { programs } from '../programs/index.generated';
import { type ChangedAnswer, listChangedAnswers } from './changed-answers';

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

  it('tells a value that is not there from one that is not said', () => {
    const [before, now] = [
      { basics: { name: '示例', note: '旧' } },
      { basics: { name: '示例', amount: undefined } },
    ];
    expect(listChangedAnswers(before, now)).toEqual([[['basics'], now.basics]]);
  });

  it('cannot say that a section has gone', () => {
    expect(listChangedAnswers(BEFORE, { basics: BEFORE.basics })).toBeNull();
  });
});

/** As the database does it (with_changed_answers): a path that is not there is made. */
function addUp(whole: Answers, changed: readonly ChangedAnswer[]): Answers {
  const sum = structuredClone(whole) as Record<string, unknown>;
  for (const [[section, row], value] of JSON.parse(JSON.stringify(changed)) as ChangedAnswer[])
    if (row === undefined) sum[section] = value;
    else (sum[section] as unknown[])[Number(row)] = value;
  return sum as Answers;
}

describe('any draft is the sum of an earlier one and its changed answers', () => {
  it.each(programs.map((program) => [program.key, program] as const))('of %s', async (key, { load }) => {
    const [sample] = readSamples(key);
    if (!sample) throw new Error(`no sample of ${key}`);
    const form = await load();
    const whole = toStoredAnswers(form, sample.data, sample.ctx);
    for (const draft of generateDrafts(form, sample.data, sample.ctx)) {
      const changed = listChangedAnswers(whole, draft);
      if (changed) expect(addUp(whole, changed)).toEqual(draft);
    }
  });
});
