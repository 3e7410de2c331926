import type { AnnouncementAudience } from '@domain/announcements/announcements';
import type { OfficeNotice } from '@domain/announcements/calls';
import { describe, expect, it } from 'vitest';
import { readAudience, toNoticeBody, toNoticeValues } from './values';

const audience: AnnouncementAudience = { kind: 'program', program: 'gazelle', group: 'returned' };
const notice = {
  category: 'window',
  audience,
  title: '补正提醒',
  title_en: null,
  body: '请尽快补正',
  body_en: null,
  send_at: '2026-06-10T01:30:00.000Z',
  attachments: [{ name: '附件.pdf', size: 3, sha256: 'a'.repeat(64) }],
} as OfficeNotice;

const company = { id: 'c', name: '企业', credit_code: 'x' };

describe(toNoticeValues, () => {
  it('returns values that toNoticeBody turns back into the same notice, in Beijing time', () => {
    const values = toNoticeValues(notice, []);
    expect(values.send_at).toBe('2026-06-10T09:30');
    expect(toNoticeBody(values, audience)).toEqual({
      category: 'window',
      audience,
      attachments: notice.attachments,
      title: '补正提醒',
      title_en: '',
      body: '请尽快补正',
      body_en: '',
      send_at: '2026-06-10T09:30:00+08:00',
    });
    expect(toNoticeBody({ ...values, when: 'now' }, audience).send_at).toBeNull();
  });
});

describe(readAudience, () => {
  it('returns null until the recipients are chosen, never all companies by mistake', () => {
    const list = { companies: [company], pasted: '' };
    expect(readAudience({})).toBeNull();
    expect(readAudience({ kind: 'company' as never, list })).toBeNull();
    expect(readAudience({ kind: 'program' })).toBeNull();
    expect(readAudience({ kind: 'department' })).toBeNull();
    expect(readAudience({ kind: 'companies', program: 'gazelle' })).toBeNull();
    expect(readAudience({ kind: 'all', program: 'gazelle', list })).toEqual({ kind: 'all' });
    expect(readAudience({ kind: 'companies', list })).toEqual({ kind: 'companies', company_ids: ['c'] });
    expect(readAudience({ kind: 'department', department: 'D210112' })).toEqual({
      kind: 'department',
      department: 'D210112',
    });
    expect(
      readAudience({ kind: 'program', program: 'gazelle', batch: '', group: '', department: '' }),
    ).toEqual({
      kind: 'program',
      program: 'gazelle',
    });
  });

  it('returns a list of one for a notice to one company', () => {
    const toOne = { ...notice, audience: { kind: 'company', company_id: 'c' } } as OfficeNotice;
    expect(readAudience(toNoticeValues(toOne, [company]))).toEqual({ kind: 'companies', company_ids: ['c'] });
  });

  it('returns null for a list that is too long', () => {
    const companies = Array.from({ length: 501 }, (_, i) => ({ ...company, id: `c${i}` }));
    expect(readAudience({ kind: 'companies', list: { companies, pasted: '' } })).toBeNull();
  });
});
