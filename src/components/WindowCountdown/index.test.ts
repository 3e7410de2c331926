import type { DeclareDayItem } from '@domain/windows/calls';
import { describe, expect, it } from 'vitest';
import { selectWindowNotice } from '.';

const window = (program: string, over: Partial<DeclareDayItem>): DeclareDayItem => ({
  program,
  title: program,
  batch_year: 2026,
  batch_no: 1,
  opens_at: '2026-03-02T01:00:00.000Z',
  closes_at: '2026-06-30T09:00:00.000Z',
  status: 'open',
  days_left: 20,
  server_time: '2026-06-10T01:00:00.000Z',
  quota: 1,
  used: 0,
  closing_soon: false,
  route: '',
  correction_days: 5,
  ...over,
});

describe(selectWindowNotice, () => {
  it('returns everything that closes within days, the soonest first', () => {
    const notice = selectWindowNotice([
      window('calm', {}),
      window('later', { closing_soon: true, closes_at: '2026-06-15T09:00:00.000Z' }),
      window('today', { closing_soon: true, closes_at: '2026-06-10T09:00:00.000Z' }),
    ]);
    expect(notice).toMatchObject({ open: 3, next: null, today: '2026-06-10T01:00:00.000Z' });
    expect(notice?.closing.map(({ program }) => program)).toEqual(['today', 'later']);
  });

  it('returns the next window to open beside those that close', () => {
    const upcoming = { status: 'upcoming', days_left: null } as const;
    const notice = selectWindowNotice([
      window('near', { closing_soon: true }),
      window('autumn', { ...upcoming, opens_at: '2026-09-01T01:00:00.000Z' }),
      window('summer', { ...upcoming, opens_at: '2026-07-01T01:00:00.000Z' }),
    ]);
    expect(notice?.next?.program).toBe('summer');
  });

  it('returns null when nothing closes soon', () => {
    expect(
      selectWindowNotice([window('far', { closes_at: '2026-12-31T09:00:00.000Z' }), window('near', {})]),
    ).toBeNull();
    expect(selectWindowNotice([window('past', { status: 'closed', days_left: null })])).toBeNull();
    expect(selectWindowNotice([])).toBeNull();
  });
});
