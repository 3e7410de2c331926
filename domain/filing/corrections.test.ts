import { describe, expect, it } from 'vitest';
import { smallForm } from '../../tests/support/small-form';
import {
  capPercentByCorrections,
  createCorrectionPin,
  isChangeAtPin,
  isChangedSinceSnapshot,
  listOpenCorrections,
  mergeLatestCorrections,
  resolveCorrectionPath,
} from './corrections';
import type { Correction } from './types';

const asked = (over: Partial<Correction> = {}): Correction => ({
  id: 'c1',
  comment: '核对',
  resolved: false,
  version: 0,
  answer: null,
  ...over,
});

const answers = {
  basics: { name: '示例', amount: 10 },
  team: [
    { row: 'a', person: '张三', share: 60 },
    { row: 'b', person: '李四', share: 40 },
  ],
};

describe(isChangedSinceSnapshot, () => {
  it('createCorrectionPin ties a correction to its row; resolveCorrectionPath finds it after rows have moved', () => {
    const pin = createCorrectionPin(answers, 'team[1].share');
    expect(pin).toEqual({ path: 'team[1].share', row: 'b' });
    expect(resolveCorrectionPath(pin, { ...answers, team: [...answers.team].reverse() })).toBe(
      'team[0].share',
    );
    expect(resolveCorrectionPath(pin, { ...answers, team: answers.team.slice(0, 1) })).toBe('team');
  });

  it('createCorrectionPin names no row for a section of fields or the whole filing', () => {
    expect(createCorrectionPin(answers, 'basics.amount')).toEqual({ path: 'basics.amount' });
    expect(createCorrectionPin(answers, undefined)).toEqual({});
    expect(resolveCorrectionPath({}, answers)).toBeUndefined();
  });

  it('returns true for what was edited at its place, and false for anything else', () => {
    const now = { ...answers, basics: { name: '示例', amount: 12 } };
    const changed = (path: string, signed: typeof answers = answers) =>
      isChangedSinceSnapshot(smallForm, createCorrectionPin(signed, path), signed, now);
    expect(changed('basics.amount')).toBe(true);
    expect(changed('basics')).toBe(true);
    expect(changed('basics.name')).toBe(false);
    expect(changed('team')).toBe(false);
    expect(isChangedSinceSnapshot(smallForm, {}, answers, now)).toBe(false);
  });

  it('returns false for a blank in place of a missing answer, and true for a removed row', () => {
    const pin = createCorrectionPin(answers, 'team[1].share');
    const blank = { ...answers, basics: { ...answers.basics, note: '' } };
    expect(isChangedSinceSnapshot(smallForm, { path: 'basics' }, answers, blank)).toBe(false);
    expect(isChangedSinceSnapshot(smallForm, pin, answers, { ...answers, team: [] })).toBe(true);
  });

  it('isChangeAtPin returns true for changes of the same row, by its identity', () => {
    const pin = createCorrectionPin(answers, 'team[1]');
    expect(isChangeAtPin(pin, { path: 'team[b].share' })).toBe(true);
    expect(isChangeAtPin(pin, { path: 'team[a].share' })).toBe(false);
    expect(isChangeAtPin({ path: 'team' }, { path: 'team[a].share' })).toBe(true);
    expect(isChangeAtPin({ path: 'basics.amount' }, { path: 'basics.amount_total' })).toBe(false);
    expect(isChangeAtPin({}, { path: 'basics.amount' })).toBe(false);
  });
});

describe(listOpenCorrections, () => {
  it("returns open corrections at their present place in the office's words; capPercentByCorrections stays below 100", () => {
    const list = [
      asked({ path: 'team[1].share', row: 'b' }),
      asked({ id: 'c2', resolved: true }),
      asked({ id: 'c3', comment: '长'.repeat(100) }),
    ];
    const open = listOpenCorrections(list, { ...answers, team: [...answers.team].reverse() });
    expect(open.map(({ path }) => path)).toEqual(['team[0].share', '']);
    expect(open[0]?.message.zh).toContain('“核对”');
    expect(open[1]?.message.zh.length).toBeLessThan(100);
    expect([
      capPercentByCorrections(100, open),
      capPercentByCorrections(100, []),
      capPercentByCorrections(40, open),
    ]).toEqual([99, 100, 40]);
  });

  it('mergeLatestCorrections returns each correction with its latest answer, whichever list came later', () => {
    const answer = { state: 'corrected', remark: '', by: '张三', at: '' } as const;
    const mine = [asked({ version: 1, resolved: true, answer }), asked({ id: 'c2' })];
    const theirs = [asked({ path: 'team', changed: true }), asked({ id: 'c2', version: 3, resolved: true })];
    expect(mergeLatestCorrections(mine, theirs)).toEqual([
      { ...mine[0], path: 'team', changed: true },
      theirs[1],
    ]);
  });
});
