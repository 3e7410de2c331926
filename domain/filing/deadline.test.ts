import { describe, expect, it } from 'vitest';
import { findBindingDeadline, isClosedDraft } from './deadline';

const closesAt = '2027-01-05T11:12:00Z';
const decision = { appeal_until: '2026-12-17T09:00:00Z' };

describe('findBindingDeadline', () => {
  it('returns the end of the correction for a returned filing, whatever its window says', () => {
    const filing = {
      status: 'returned',
      correction_due_at: '2026-12-03T09:00:00Z',
      actions: ['save'],
    } as const;
    expect(findBindingDeadline(filing, closesAt)).toEqual({ kind: 'correction', at: '2026-12-03T09:00:00Z' });
  });

  it('returns the end of the window for a draft, and none after it', () => {
    const draft = { status: 'withdrawn', actions: ['save'] } as const;
    expect(findBindingDeadline(draft, closesAt)).toEqual({ kind: 'window', at: closesAt });
    expect(findBindingDeadline(draft, null)).toBeNull();
  });

  it('returns the last moment of an appeal for a rejected filing, while the person may appeal', () => {
    const rejected = { status: 'rejected', decision } as const;
    expect(findBindingDeadline({ ...rejected, actions: ['appeal'] }, closesAt)).toEqual({
      kind: 'appeal',
      at: decision.appeal_until,
    });
    expect(findBindingDeadline({ ...rejected, actions: [] }, closesAt)).toBeNull();
  });

  it('returns none for a filing under review', () => {
    expect(findBindingDeadline({ status: 'submitted', actions: ['withdraw'] }, closesAt)).toBeNull();
  });
});

describe(isClosedDraft, () => {
  it('is true for drafts after the closing, unless they may be submitted later', () => {
    expect(isClosedDraft('draft', 'closed', false)).toBe(true);
    expect(isClosedDraft('withdrawn', 'closed', false)).toBe(true);
    expect(isClosedDraft('draft', 'closed', true)).toBe(false);
    for (const window of ['open', 'upcoming', 'suspended', undefined] as const)
      expect(isClosedDraft('draft', window, false)).toBe(false);
  });

  it('is false for returned filings, which are submitted whatever the window says, and for submitted ones', () => {
    expect(isClosedDraft('returned', 'closed', false)).toBe(false);
    expect(isClosedDraft('submitted', 'closed', false)).toBe(false);
  });
});
