import { describe, expect, it } from 'vitest';
import { filingMessages } from './messages';
import { findUndoFault } from './withdrawal';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 2, minute));
const withdrawn = { action: 'withdraw', at: at(0), version: 3 };

describe(findUndoFault, () => {
  it('allows it for ten minutes, downloads notwithstanding', () => {
    const log = [{ action: 'submit', at: at(-60), version: 2 }, withdrawn];
    expect(findUndoFault(log, 3, at(10))).toBeNull();
    expect(
      findUndoFault([...log, { action: 'download_document', at: at(1), version: 3 }], 3, at(2)),
    ).toBeNull();
    expect(findUndoFault(log, 3, at(11))?.en).toContain('10 minutes');
  });

  it('refuses it once anything has happened, also where a save left no line', () => {
    expect(findUndoFault([withdrawn, { action: 'sign', at: at(1), version: 3 }], 3, at(2))).toBe(
      filingMessages.withdrawalChanged,
    );
    expect(findUndoFault([withdrawn], 4, at(2))).toBe(filingMessages.withdrawalChanged);
  });
});
