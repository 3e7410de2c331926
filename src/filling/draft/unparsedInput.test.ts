import { explainUnreadText } from '@domain/filing/input';
import { describe, expect, it } from 'vitest';
import { smallForm } from '../../../tests/support/small-form';
import { listUnparsedFaults } from './unparsedInput';

describe(listUnparsedFaults, () => {
  it('names the field and the row of a text that could not be read', () => {
    const unreadable = { 'basics.registered': '2025', 'team[b].share': '1,5', 'team[gone].share': 'x' };
    const filled = { basics: {}, team: [{ row: 'a' }, { row: 'b' }] };
    const tell = (field: { zh: string }, raw: string) =>
      `“${field.zh}”：“${raw}”未保存，${explainUnreadText(field as never, raw).zh}`;
    expect(
      listUnparsedFaults(smallForm, unreadable, filled, tell).map(({ path, message }) => [path, message.zh]),
    ).toEqual([
      ['basics.registered', '“成立日期”：“2025”未保存，应填日期（如2026-06-30）'],
      ['team[1].share', expect.stringMatching(/^第2行：“.+”：“1,5”未保存，逗号/)],
    ]);
  });
});
