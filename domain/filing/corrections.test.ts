import { describe, expect, it } from 'vitest';
import { smallForm } from '../../tests/support/small-form';
import {
  concerns,
  isChanged,
  mergeLatestCorrections,
  openCorrections,
  percentWith,
  pinTo,
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

describe(isChanged, () => {
  it('pinTo ties a correction to its row; placeOf finds it after rows have moved', () => {
    const pin = pinTo(answers, 'team[1].share');
    expect(pin).toEqual({ path: 'team[1].share', row: 'b' });
    expect(resolveCorrectionPath(pin, { ...answers, team: [...answers.team].reverse() })).toBe(
      'team[0].share',
    );
    expect(resolveCorrectionPath(pin, { ...answers, team: answers.team.slice(0, 1) })).toBe('team');
  });

  it('pinTo names no row for a section of fields or the whole filing', () => {
    expect(pinTo(answers, 'basics.amount')).toEqual({ path: 'basics.amount' });
    expect(pinTo(answers, undefined)).toEqual({});
    expect(resolveCorrectionPath({}, answers)).toBeUndefined();
  });

  it('returns true for what was edited at its place, and false for anything else', () => {
    const now = { ...answers, basics: { name: '示例', amount: 12 } };
    const changed = (path: string, signed: typeof answers = answers) =>
      isChanged(smallForm, pinTo(signed, path), signed, now);
    expect(changed('basics.amount')).toBe(true);
    expect(changed('basics')).toBe(true);
    expect(changed('basics.name')).toBe(false);
    expect(changed('team')).toBe(false);
    expect(isChanged(smallForm, {}, answers, now)).toBe(false);
  });

  it('returns false for a blank in place of a missing answer, and true for a removed row', () => {
    const pin = pinTo(answers, 'team[1].share');
    const blank = { ...answers, basics: { ...answers.basics, note: '' } };
    expect(isChanged(smallForm, { path: 'basics' }, answers, blank)).toBe(false);
    expect(isChanged(smallForm, pin, answers, { ...answers, team: [] })).toBe(true);
  });

  it('concerns returns true for changes of the same row, by its identity', () => {
    const pin = pinTo(answers, 'team[1]');
    expect(concerns(pin, { path: 'team[b].share' })).toBe(true);
    expect(concerns(pin, { path: 'team[a].share' })).toBe(false);
    expect(concerns({ path: 'team' }, { path: 'team[a].share' })).toBe(true);
    expect(concerns({ path: 'basics.amount' }, { path: 'basics.amount_total' })).toBe(false);
    expect(concerns({}, { path: 'basics.amount' })).toBe(false);
  });
});

describe(openCorrections, () => {
  it("returns open corrections at their present place in the office's words; percentWith stays below 100", () => {
    const list = [
      asked({ path: 'team[1].share', row: 'b' }),
      asked({ id: 'c2', resolved: true }),
      asked({ id: 'c3', comment: '长'.repeat(100) }),
    ];
    const open = openCorrections(list, { ...answers, team: [...answers.team].reverse() });
    expect(open.map(({ path }) => path)).toEqual(['team[0].share', '']);
    expect(open[0]?.message.zh).toContain('“核对”');
    expect(open[1]?.message.zh.length).toBeLessThan(100);
    expect([percentWith(100, open), percentWith(100, []), percentWith(40, open)]).toEqual([99, 100, 40]);
  });

  it('latestOf returns each correction with its latest answer, whichever list came later', () => {
    const answer = { state: 'corrected', remark: '', by: '张三', at: '' } as const;
    const mine = [asked({ version: 1, resolved: true, answer }), asked({ id: 'c2' })];
    const theirs = [asked({ path: 'team', changed: true }), asked({ id: 'c2', version: 3, resolved: true })];
    expect(mergeLatestCorrections(mine, theirs)).toEqual([
      { ...mine[0], path: 'team', changed: true },
      theirs[1],
    ]);
  });
});
