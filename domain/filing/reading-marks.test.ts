import { describe, expect, it } from 'vitest';
import { listKeysStillRead } from './reading-marks';

const FILE = '0b9dc0de-1111-4222-8333-444455556666';
const marks = [
  { key: 'basics', submission: 1 },
  { key: 'team', submission: 1 },
  { key: FILE, submission: 1 },
];

describe(listKeysStillRead, () => {
  it('returns sections read since the company last changed them, and files that were ever read', () => {
    expect(listKeysStillRead(marks, 1, [])).toEqual(['basics', 'team', FILE]);
    expect(listKeysStillRead(marks, 2, [{ path: 'team[0].share' }])).toEqual(['basics', FILE]);
    expect(listKeysStillRead(marks, 3, [])).toEqual([FILE]);
  });
});
