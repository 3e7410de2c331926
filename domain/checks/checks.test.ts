import { describe, expect, it } from 'vitest';
import { ipType } from '../reference/achievements';
import { isEmail, isMobile, isPhone } from './contact';
import { creditCodeFault, creditCodeReason, isCreditCode } from './credit-code';
import { idMatches, isIdCard } from './id-card';
import { normaliseCode, normalisePhone, toHalfWidth } from './normalise';
import { normNo, patentNo } from './patent-no';
import { usernameFault } from './username';

describe('credit code', () => {
  it.each(['91350100M000100Y43', '91110000802100433B'])('%s holds', (code) => {
    expect(creditCodeFault(code)).toBeNull();
  });

  it.each(['91350100M000100Y4Z', '91350100M000100Y44', '91350100M000100Y4', '9135010OM000100Y43', ''])(
    '%s does not',
    (code) => {
      expect(isCreditCode(code)).toBe(false);
    },
  );

  it('tells a wrong check digit from a wrong form', () => {
    expect(creditCodeFault('91350100M000100Y44')?.en).toContain('check digit');
    expect(creditCodeFault('91350100M000100Y4')?.en).toContain('18 digits');
  });

  it.each(['91350100M000100Y44', '91350100M000100Y4'])(
    'says of %s what is wrong, with its name or without',
    (code) => {
      const [reason, fault] = [creditCodeReason(code), creditCodeFault(code)];
      expect(reason?.zh).not.toContain('信用代码');
      expect(fault?.zh).toBe(`统一社会信用代码${reason?.zh}`);
      expect(fault?.en).toMatch(/^Unified social credit code: it/);
    },
  );

  it('is read however it was typed', () => {
    expect(normaliseCode(' ９１350100m000100y43\u3000')).toBe('91350100M000100Y43');
  });
});

describe('identity card', () => {
  it('holds with its check digit and a real day of birth', () => {
    expect(isIdCard('11010519491231002X')).toBe(true);
    expect(isIdCard('110105194912310021')).toBe(false);
    expect(isIdCard('110105194902310028')).toBe(false);
  });

  it('agrees with a day of birth and a gender', () => {
    expect(idMatches('11010519491231002X', '1949-12-31', 'female')).toBe(true);
    expect(idMatches('11010519491231002X', '1949-12-31', 'male')).toBe(false);
    expect(idMatches('11010519491231002X', '1949-12-30', 'female')).toBe(false);
  });
});

it('checks the number of a patent', () => {
  expect(patentNo(ipType, 'invention', 'ZL 200310102344.5')).toBe(true);
  expect(patentNo(ipType, 'invention', '200310102344.6')).toBe(false);
  expect(patentNo(ipType, 'software_copyright', '2024SR0123456')).toBe(true);
  expect(patentNo(ipType, 'ic_layout', 'anything')).toBe(true);
  expect(normNo('zl 2003 10102344.5')).toBe('200310102344.5');
});

it('knows ways to reach a person', () => {
  expect(['13800138000', '19912345678'].every(isMobile)).toBe(true);
  expect(['12800138000', '1380013800', '138001380000', '13800138000\n1'].some(isMobile)).toBe(false);
  expect(['024-12345678', '02412345678', '12345678', '024-12345678-801', '13800138000'].every(isPhone)).toBe(
    true,
  );
  expect(['a@example.com', 'a.b+c@x.example.cn'].every(isEmail)).toBe(true);
  expect(
    ['a@b', 'a b@example.com', '@example.com', 'a@.com', `${'a'.repeat(100)}@example.com`].some(isEmail),
  ).toBe(false);
  expect(normalisePhone('+86 138 0013 8000')).toBe('13800138000');
  expect(normalisePhone('０２４－12345678')).toBe('024-12345678');
  expect(normalisePhone('١٣٨٠٠١٣٨٠٠٠')).toBe('13800138000');
  expect(toHalfWidth('۱٬۲۳۴٫۵')).toBe('1,234.5');
});

it('checks login names', () => {
  expect(['demo.filer', 'A_b-9', '91350100M000100Y43'].map(usernameFault)).toEqual([null, null, null]);
  expect(
    ['abc', 'a b c d', '中文登录名', 'x'.repeat(33)].filter((name) => usernameFault(name) === null),
  ).toEqual([]);
});
