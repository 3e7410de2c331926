import type { OfficeNotice } from '@domain/announcements/calls';
import { describe, expect, it } from 'vitest';
import { readAudience, toNoticeBody, toNoticeValues } from './values';

const notice = {
  category: 'window',
  audience: { kind: 'program', program: 'gazelle', group: 'returned' },
  title: '补正提醒',
  title_en: null,
  body: '请尽快补正',
  body_en: null,
  send_at: '2026-06-10T01:30:00.000Z',
} as OfficeNotice;

describe(toNoticeValues, () => {
  it('returns values that toNoticeBody turns back into the same notice, in Beijing time', () => {
    const values = toNoticeValues(notice);
    expect(values.send_at).toBe('2026-06-10T09:30');
    expect(toNoticeBody(values)).toEqual({
      category: 'window',
      audience: notice.audience,
      title: '补正提醒',
      title_en: '',
      body: '请尽快补正',
      body_en: '',
      send_at: '2026-06-10T09:30:00+08:00',
    });
    expect(toNoticeBody({ ...values, when: 'now' }).send_at).toBeNull();
  });
});

describe(readAudience, () => {
  it('returns null until the recipients are chosen, never all companies by mistake', () => {
    const company = { id: 'c', name: '企业', credit_code: 'x' };
    expect(readAudience({ kind: 'program' })).toBeNull();
    expect(readAudience({ kind: 'company', program: 'gazelle' })).toBeNull();
    expect(readAudience({ kind: 'all', program: 'gazelle', company })).toEqual({ kind: 'all' });
    expect(readAudience({ kind: 'company', company })).toEqual({ kind: 'company', company_id: 'c' });
    expect(readAudience({ kind: 'program', program: 'gazelle', batch: '', group: '' })).toEqual({
      kind: 'program',
      program: 'gazelle',
    });
  });
});
