import { describe, expect, test } from 'vitest';
import { directionOf, isolate } from './bidi';

const isolated = (text: string) => `\u2068${text}\u2069`;

describe(isolate, () => {
  test.each(['شركة الأمل', 'חברה', 'a\u202eb'])('isolates %s in left-to-right text', (name) => {
    expect(isolate(name, 'ltr')).toBe(isolated(name));
  });

  test.each(['北京某某公司', 'Acme (China) Ltd.', '2026-04-10 17:00', '12'])(
    'leaves %s as it is in left-to-right text',
    (name) => {
      expect(isolate(name, 'ltr')).toBe(name);
    },
  );

  test.each(['北京某某公司', 'Acme (China) Ltd.', '2026-04-10 17:00', '1,234.50'])(
    'isolates %s in right-to-left text',
    (name) => {
      expect(isolate(name, 'rtl')).toBe(isolated(name));
    },
  );

  test('leaves blanks at the ends outside', () => {
    expect(isolate(' (万元)', 'rtl')).toBe(` ${isolated('(万元)')}`);
  });

  test('leaves names that are isolated each, as those of signatories, in the order of the sentence', () => {
    const who = `${isolated('المالية')} (${isolated('张三')})`;
    expect(isolate(`${who}، ${who}`, 'rtl')).toBe(`${who}، ${who}`);
    expect(isolate(`${isolated('المالية')} 2026-04-10`, 'rtl')).toBe(
      isolated(`${isolated('المالية')} 2026-04-10`),
    );
  });

  test('leaves a plain number as it is', () => {
    expect(isolate('12', 'rtl')).toBe('12');
  });
});

describe(directionOf, () => {
  test.each(['he', 'ar', 'fa', 'ku', 'ar-EG', 'fa_IR', 'KU'])(
    '[spec 1.direction] returns "rtl" for %s',
    (tag) => {
      expect(directionOf(tag)).toBe('rtl');
    },
  );

  test.each(['zh-CN', 'en-US', 'hello', ''])('returns "ltr" for %s', (tag) => {
    expect(directionOf(tag)).toBe('ltr');
  });
});
