import { addRowIds } from '@domain/filing/rows';
import { describe, expect, it } from 'vitest';
import { smallForm } from '../../../tests/support/small-form';
import { applyEdits, applyRaw, formatCellKey, getRowIdentity } from './changes';

const team = smallForm.sections.find((section) => section.key === 'team');
const years = smallForm.sections.find((section) => section.key === 'years');
if (team?.kind !== 'table' || years?.kind !== 'yearly') throw new Error('the small form has changed');

describe(applyEdits, () => {
  it('changes one value and shares everything else', () => {
    const before = { basics: { name: 'a' }, team: [{ row: 'x', name: 'Li' }] };
    const after = applyEdits(before, [{ section: 'basics', field: 'name', value: 'b' }]);
    expect(after).toEqual({ basics: { name: 'b' }, team: [{ row: 'x', name: 'Li' }] });
    expect(after.team).toBe(before.team);
  });

  it('finds its row wherever it is', () => {
    const before = { team: [{ row: 'x' }, { row: 'y' }] };
    const cell = { section: 'team', row: { row: 'y' }, field: 'share' };
    expect(applyEdits(before, [{ ...cell, value: 5 }]).team).toEqual([{ row: 'x' }, { row: 'y', share: 5 }]);
  });

  it('creates the row of a year that nobody has filled in yet', () => {
    const cell = { section: 'years', row: { affiliation_year: 2024 }, field: 'income' };
    expect(applyEdits({}, [{ ...cell, value: 1 }]).years).toEqual([{ affiliation_year: 2024, income: 1 }]);
  });

  it('finds and creates rows for a block of edits, in any order', () => {
    const at = (row: string, field: string, value: string) => ({
      section: 'team',
      row: { row },
      field,
      value,
    });
    const before = { team: [{ row: 'x', name: 'Li' }], basics: { name: 'a' } };
    const block = [
      at('new', 'name', 'Wu'),
      at('x', 'name', 'Ma'),
      { section: 'basics', field: 'name', value: 'b' },
      at('new', 'mail', 'wu@example.cn'),
      at('x', 'row', 'y'),
      at('y', 'mail', 'ma@example.cn'),
    ];
    expect(applyEdits(before, block)).toEqual({
      basics: { name: 'b' },
      team: [
        { row: 'y', name: 'Ma', mail: 'ma@example.cn' },
        { row: 'new', name: 'Wu', mail: 'wu@example.cn' },
      ],
    });
    expect(before.team).toEqual([{ row: 'x', name: 'Li' }]);
  });

  it('changes each row of a year that occurs twice', () => {
    const before = { years: [{ affiliation_year: 2024 }, { affiliation_year: 2024, income: 2 }] };
    const cell = { section: 'years', row: { affiliation_year: 2024 }, field: 'income' };
    expect(applyEdits(before, [{ ...cell, value: 1 }]).years).toEqual([
      { affiliation_year: 2024, income: 1 },
      { affiliation_year: 2024, income: 1 },
    ]);
  });

  it('applyRaw keeps a text that could not be read until it is corrected', () => {
    const cell = { section: 'basics', field: 'amount' };
    const marked = applyRaw({}, [{ ...cell, value: null, raw: 'abc' }]);
    expect(marked).toEqual({ [formatCellKey(cell)]: 'abc' });
    expect(applyRaw(marked, [{ ...cell, value: 3 }])).toEqual({});
  });
});

describe(getRowIdentity, () => {
  it('returns the year in a yearly section and the id elsewhere', () => {
    expect(getRowIdentity(years, { row: 'z', affiliation_year: 2023 })).toEqual({ affiliation_year: 2023 });
    expect(getRowIdentity(team, { row: 'z', name: 'Li' })).toEqual({ row: 'z' });
  });

  it('is the same for two users who open rows without ids', () => {
    const stored = { team: [{ name: 'Li' }, { row: 'kept', name: 'Wu' }] };
    const opened = addRowIds(smallForm.sections, stored);
    expect(opened.team).toEqual([
      { row: 'r1', name: 'Li' },
      { row: 'kept', name: 'Wu' },
    ]);
    expect(addRowIds(smallForm.sections, stored)).toEqual(opened);
  });
});
