import { describe, expect, it } from 'vitest';
import {
  findFileNameFault,
  findRefusedFileProperty,
  getClaimedType,
  joinFileName,
  toFileName,
} from './names';

describe(findFileNameFault, () => {
  it.each(['审计报告.pdf', "O'Brien & Söhne (2026).docx", '𠮷野家.jpg', '.hidden.pdf', 'a b  c.pdf'])(
    'returns null for %s',
    (name) => expect(findFileNameFault(name)).toBeNull(),
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
    `${'长'.repeat(85)}.pdf`,
    'lone \ud800.pdf',
    'what?.pdf',
  ])('refuses %j', (name) => expect(findFileNameFault(name)).not.toBeNull());
});

describe(findFileNameFault, () => {
  it.each([
    ['报告\u202efdp.exe', '“报告”之后）是改变文字方向的不可见字符U+202E'],
    ['长'.repeat(90), '255字节'],
    ['a/b.pdf', '不能含有'],
    ['CON.pdf', '系统保留'],
  ])('says what is wrong with %j', (name, says) => expect(findFileNameFault(name)?.zh).toContain(says));
});

describe(joinFileName, () => {
  it('shortens the longest part at the end of a word, and keeps the rest', () => {
    const title = 'Declaration of an overseas research and development institution';
    expect(joinFileName(['2026', title, '示例公司', 'KP2026-1'], 50)).toBe(
      '2026_Declaration of an overseas_示例公司_KP2026-1',
    );
    expect(joinFileName(['', '短', ' '], 50)).toBe('短');
  });
});

describe(toFileName, () => {
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
  ])('returns, for %j, the valid name %j', (typed, name) => {
    expect(toFileName(typed, typed.startsWith('很长') ? 4 : 80)).toBe(name);
    expect(findFileNameFault(toFileName(typed, 80))).toBeNull();
  });
});

describe(getClaimedType, () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.jpeg', 'jpg'],
    ['a.jfif', 'jpg'],
    ['发票.ofd', 'ofd'],
    ['a.pdf.exe', undefined],
    ['a.svg', undefined],
    ['noextension', undefined],
    ['constructor', undefined],
  ])('returns, for %s, %s', (name, type) => expect(getClaimedType(name)).toBe(type));
});

describe(findRefusedFileProperty, () => {
  it('accepts an OFD where PDF is accepted and the deployment allows OFD, and nowhere else', () => {
    const ofd = { extension: 'ofd', size: 1_000 };
    expect(findRefusedFileProperty({ accept: ['pdf'], maxSizeMb: 1 }, ofd, true)).toBeNull();
    expect(findRefusedFileProperty({ accept: ['pdf'], maxSizeMb: 1 }, ofd, false)).toBe('type');
    expect(findRefusedFileProperty({ accept: ['jpg'], maxSizeMb: 1 }, ofd, true)).toBe('type');
  });
});
