import { describe, expect, it } from 'vitest';
import { claimedType, isUsableFileName, toFileName } from './names';

describe('isUsableFileName', () => {
  it.each(['审计报告.pdf', "O'Brien & Söhne (2026).docx", '𠮷野家.jpg', '.hidden.pdf', 'a b  c.pdf'])(
    'takes %s',
    (name) => expect(isUsableFileName(name)).toBe(true),
  );

  it.each([
    '',
    '   ',
    '..',
    '../../x.pdf',
    'C:\\x.pdf',
    'CON.pdf',
    'com1',
    'a\u0000.pdf',
    'a\r\nSet-Cookie: x.pdf',
    'invoice\u202efdp.exe',
    'invoice\u061cfdp.pdf',
    `${'长'.repeat(85)}.pdf`,
    'lone \ud800.pdf',
    'what?.pdf',
  ])('refuses %j', (name) => expect(isUsableFileName(name)).toBe(false));
});

describe('toFileName', () => {
  it.each([
    ['2026_申报书_示范“企业”', '2026_申报书_示范“企业”'],
    ['=HYPERLINK("http://x")', 'HYPERLINK( http   x )'],
    ['＝1+1', '1+1'],
    ['-rf', 'rf'],
    ['@ ..+-名', '名'],
    ['..\\..\\etc', 'etc'],
    ['CON', '_CON'],
    ['名. . ', '名'],
    ['lone \ud800 half', 'lone  half'],
    ['很长的名字', '很长的名'],
  ])('%j becomes %j', (typed, name) => {
    expect(toFileName(typed, typed.startsWith('很长') ? 4 : 80)).toBe(name);
    expect(isUsableFileName(toFileName(typed, 80))).toBe(true);
  });
});

describe('claimedType', () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.jpeg', 'jpg'],
    ['a.pdf.exe', undefined],
    ['a.svg', undefined],
    ['noextension', undefined],
    ['constructor', undefined],
  ])('%s is %s', (name, type) => expect(claimedType(name)).toBe(type));
});
