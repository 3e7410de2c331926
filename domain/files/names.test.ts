import { describe, expect, it } from 'vitest';
import { claimedType, isUsableFileName } from './names';

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
