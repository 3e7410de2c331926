import { describe, expect, it } from 'vitest';
import { ipType } from '../reference/achievements';
import { findEmailFault, isMobile, isPhone, phoneFault } from './contact';
import { findCreditCodeFault, findCreditCodeReason, isCreditCode } from './credit-code';
import { isIdCard, isIdCardConsistent } from './id-card';
import { normaliseCode, normaliseEmail, normalisePhone, toHalfWidth } from './normalise';
import { isPatentNoOfType, normalisePatentNo } from './patent-no';
import { findUsernameFault } from './username';
import { readYesNo } from './yes-no';

describe(findCreditCodeFault, () => {
  it.each(['91350100M000100Y43', '91110000802100433B'])('returns null for %s', (code) => {
    expect(findCreditCodeFault(code)).toBeNull();
  });

  it.each(['91350100M000100Y4Z', '91350100M000100Y44', '91350100M000100Y4', '9135010OM000100Y43', ''])(
    'returns a fault for %s',
    (code) => {
      expect(isCreditCode(code)).toBe(false);
    },
  );

  it('tells a wrong check digit from a wrong format', () => {
    expect(findCreditCodeFault('91350100M000100Y44')?.en).toContain('check digit');
    expect(findCreditCodeFault('91350100M000100Y4')?.en).toContain('18 digits');
  });

  it.each(['91350100M000100Y44', '91350100M000100Y4'])(
    'names what is wrong with %s; findCreditCodeReason says the same without the name of the field',
    (code) => {
      const [reason, fault] = [findCreditCodeReason(code), findCreditCodeFault(code)];
      expect(reason?.zh).not.toContain('信用代码');
      expect(fault?.zh).toBe(`统一社会信用代码${reason?.zh}`);
      expect(fault?.en).toMatch(/^Unified social credit code: it/);
    },
  );

  it('normaliseCode returns the stored form of a code typed with blanks, full width and small letters', () => {
    expect(normaliseCode(' ９１350100m000100y43\u3000')).toBe('91350100M000100Y43');
    expect(normaliseCode("'110105 19491231 002x")).toBe('11010519491231002X');
  });
});

describe(isIdCard, () => {
  it('returns true only with a right check digit and a real date of birth', () => {
    expect(isIdCard('11010519491231002X')).toBe(true);
    expect(isIdCard('110105194912310021')).toBe(false);
    expect(isIdCard('110105194902310028')).toBe(false);
  });

  it('isIdCardConsistent returns false for another date of birth or gender', () => {
    expect(isIdCardConsistent('11010519491231002X', '1949-12-31', 'female')).toBe(true);
    expect(isIdCardConsistent('11010519491231002X', '1949-12-31', 'male')).toBe(false);
    expect(isIdCardConsistent('11010519491231002X', '1949-12-30', 'female')).toBe(false);
  });
});

describe(isPatentNoOfType, () => {
  it('returns true only with a right check digit; normalisePatentNo removes prefix and blanks', () => {
    expect(isPatentNoOfType(ipType, 'invention', 'ZL 200310102344.5')).toBe(true);
    expect(isPatentNoOfType(ipType, 'invention', '200310102344.6')).toBe(false);
    expect(isPatentNoOfType(ipType, 'software_copyright', '2024SR0123456')).toBe(true);
    expect(isPatentNoOfType(ipType, 'ic_layout', 'anything')).toBe(true);
    expect(normalisePatentNo('zl 2003 10102344.5')).toBe('200310102344.5');
  });
});

describe(isMobile, () => {
  it('returns true for mobile numbers alone; isPhone allows land lines and extensions too', () => {
    expect(['13800138000', '19912345678'].every(isMobile)).toBe(true);
    expect(['12800138000', '1380013800', '138001380000', '13800138000\n1'].some(isMobile)).toBe(false);
    expect(
      ['024-12345678', '02412345678', '12345678', '024-12345678-801', '13800138000'].every(isPhone),
    ).toBe(true);
    expect(toHalfWidth('۱٬۲۳۴٫۵')).toBe('1,234.5');
  });
});

describe(normalisePhone, () => {
  it.each([
    ['+86 138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['8613800138000', '13800138000'],
    ["'13800138000", '13800138000'],
    ['+86-138-0013-8000', '13800138000'],
    ['0086 13800138000', '13800138000'],
    ['١٣٨٠٠١٣٨٠٠٠', '13800138000'],
    ['０２４－12345678', '024-12345678'],
    ['(024)12345678', '024-12345678'],
    ['（024） 1234 5678', '024-12345678'],
    ['02412345678', '024-12345678'],
    ['+86 24 1234 5678', '024-12345678'],
    ['0416-1234567', '0416-1234567'],
    ['0416-1234567-8', '0416-1234567-8'],
    ['024-12345678转801', '024-12345678-801'],
    ['024-12345678 ext. 801', '024-12345678-801'],
    ['024-12345678-801', '024-12345678-801'],
    ['400-812-3456', '400-812-3456'],
    ['4008123456转12', '400-812-3456-12'],
    ['12345678', '12345678'],
  ])('returns for %s the valid number %s, and the same when applied again', (typed, kept) => {
    expect(normalisePhone(typed)).toBe(kept);
    expect(phoneFault(kept)).toBeNull();
    expect(normalisePhone(kept)).toBe(kept);
  });

  it.each(['138001380001', '13800138000/13900139000', '024-123456', '张三', '400-812-345'])(
    'returns no valid number for %s',
    (typed) => {
      expect(phoneFault(normalisePhone(typed))).not.toBeNull();
    },
  );
});

describe(normaliseEmail, () => {
  it.each([
    ['a@example.com', 'a@example.com'],
    ['a.b+c@x.example.cn', 'a.b+c@x.example.cn'],
    ['<a@b.cn>', 'a@b.cn'],
    ['王敏 <a@b.cn>', 'a@b.cn'],
    ['mailto:a@b.cn', 'a@b.cn'],
    ['ａ＠b.cn ', 'a@b.cn'],
    ['张三@例子.中国', '张三@例子.中国'],
  ])('returns for %s the valid address %s', (typed, kept) => {
    expect(normaliseEmail(typed)).toBe(kept);
    expect(findEmailFault(kept)).toBeNull();
  });

  it.each([
    ['a@b', '域名不正确'],
    ['a@.com', '域名不正确'],
    ['a@-b.cn', '域名不正确'],
    ['a@b-.cn', '域名不正确'],
    ['a@b..cn', '域名不正确'],
    ['a..b@x.com', '连续'],
    ['.a@x.com', '开头'],
    ['a.@x.com', '结尾'],
    ['a b@example.com', '格式不正确'],
    ['@example.com', '格式不正确'],
    ['a@b.cn;c@d.cn', '格式不正确'],
    [`${'a'.repeat(100)}@example.com`, '格式不正确'],
  ])('leaves %s invalid; findEmailFault gives the reason', (typed, reason) => {
    expect(findEmailFault(normaliseEmail(typed))?.zh).toContain(reason);
  });
});

describe(readYesNo, () => {
  it.each([
    [true, ['是', '有', '对', 'YES', '√', '✓', '✔', '✔️', '☑', '１']],
    [false, ['否', '无', '没有', '×', 'no', '0']],
    [null, ['也许', '', '☐']],
  ] as const)('returns %s for every word that means it', (meant, words) => {
    expect(words.map(readYesNo)).toEqual(words.map(() => meant));
  });
});

describe(findUsernameFault, () => {
  it('returns null for valid login names, and a fault for short, long, spaced or Chinese ones', () => {
    expect(['demo.filer', 'A_b-9', '91350100M000100Y43'].map(findUsernameFault)).toEqual([null, null, null]);
    expect(
      ['abc', 'a b c d', '中文登录名', 'x'.repeat(33)].filter((name) => findUsernameFault(name) === null),
    ).toEqual([]);
  });
});
