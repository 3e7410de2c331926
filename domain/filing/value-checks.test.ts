import { describe, expect, it } from 'vitest';
import type { Field } from '../definition';
import { findDraftFault, findSubmitFault } from './value-checks';

const field = (type: Field['type'], more: object = {}): Field =>
  ({ key: 'x', zh: '某', en: 'X', type, ...more }) as Field;

describe(findDraftFault, () => {
  it('counts characters, not UTF-16 units', () => {
    const name = field('text', { maxLength: 3 });
    expect(findDraftFault(name, '𠮷野家')).toBeNull();
    expect(findDraftFault(name, '𠮷野家店')).toEqual({
      kind: 'max_length',
      parameters: { limit: 3, actual: 4 },
    });
  });

  it.each([
    ['date', '1899-12-31'],
    ['date', '4529-02-25'],
    ['month', '4419-07'],
    ['year', 2101],
    ['year', 1899],
  ] as const)('refuses a %s of %s as outside the years of a form', (type, value) => {
    expect(findDraftFault(field(type), value)).toMatchObject({
      kind: 'format',
      parameters: { reason: { zh: '年份应在1900年至2100年之间，请核对' } },
    });
  });

  it.each([
    ['date', '1900-01-01'],
    ['month', '2100-12'],
    ['year', 1900],
  ] as const)('accepts a %s of %s', (type, value) => {
    expect(findDraftFault(field(type), value)).toBeNull();
  });
});

describe(findSubmitFault, () => {
  it.each([
    ['date', '2026-06-11', { kind: 'future' }],
    ['date', '2026-06-10', null],
    ['month', '2026-07', { kind: 'future' }],
    ['month', '2026-06', null],
  ] as const)('returns, for a past %s of %s on 2026-06-10, %o', (type, value, fault) => {
    const today = '2026-06-10';
    expect(findSubmitFault(field(type, { isPast: true }), value, {}, today)).toEqual(fault);
    expect(findSubmitFault(field(type), value, {}, today)).toBeNull();
  });

  it('counts characters of a text that may be too short', () => {
    const fault = findSubmitFault(field('text', { minLength: 2 }), '𠮷', {});
    expect(fault).toEqual({ kind: 'min_length', parameters: { limit: 2, actual: 1 } });
  });

  it.each([
    ['email', 'a..b@x.com', '连续'],
    ['email', 'a@-b.cn', '域名'],
    ['phone', '138001380001', '手机号码'],
  ] as const)('refuses an %s %s and gives the reason', (type, value, reason) => {
    expect(findSubmitFault(field(type), value, {})).toHaveProperty(
      'parameters.reason.zh',
      expect.stringContaining(reason),
    );
  });
});
