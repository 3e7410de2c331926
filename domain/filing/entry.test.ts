import { describe, expect, it } from 'vitest';
import { chooseFilingEntry, type FilingEntryFacts, findFreePlace, findLatestFiling } from './entry';

const standing: FilingEntryFacts = { mayFile: true, isOpen: true, isBegun: false, hasRoom: true };

describe(chooseFilingEntry, () => {
  it.each<[string, Partial<FilingEntryFacts>, string]>([
    ['begins while the window is open and a place is left', {}, 'begin'],
    [
      'goes on with what was begun, also in a grace period after the closing',
      { isBegun: true, isOpen: false },
      'continue',
    ],
    ['goes on with what was begun before anything new', { isBegun: true }, 'continue'],
    ['looks only, before the window opens', { isOpen: false }, 'view'],
    ['looks only, when every place is taken', { hasRoom: false }, 'view'],
    ['looks only, for somebody who may not file', { mayFile: false, isBegun: true }, 'view'],
  ])('%s', (_, change, expected) => {
    expect(chooseFilingEntry({ ...standing, ...change })).toBe(expected);
  });

  it('findFreePlace returns the number of the next filing while the window is open and the quota is not used up', () => {
    const room = { mayFile: true, isOpen: true, quota: 3, used: 1 };
    expect(findFreePlace(room)).toEqual({ nth: 2, of: 3 });
    for (const change of [{ used: 3 }, { isOpen: false }, { mayFile: false }])
      expect(findFreePlace({ ...room, ...change })).toBeNull();
  });

  it('findLatestFiling returns the filing that waits for the user, else the one edited last', () => {
    const draft = { id: 'draft', actions: ['save' as const], updated_at: '2026-01-01' };
    const sent = { id: 'sent', actions: ['withdraw' as const], updated_at: '2026-03-01' };
    const older = { id: 'older', actions: [], updated_at: '2026-02-01' };
    expect(findLatestFiling([older, draft, sent])?.id).toBe('draft');
    expect(findLatestFiling([older, sent])?.id).toBe('sent');
    expect(findLatestFiling([])).toBeUndefined();
    const closed = { ...draft, closed_at: '2026-02-15' };
    expect(findLatestFiling([closed, sent])?.id).toBe('sent');
  });
});
