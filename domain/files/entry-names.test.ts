import { describe, expect, it } from 'vitest';
import { findEntryNameFault, shortenFileName, toPathKey } from './names';

describe(findEntryNameFault, () => {
  it.each([
    '科技部/报告 (2026).pdf',
    'a/b/',
    './a',
    'a//b',
    '.DS_Store',
    '__MACOSX/._a',
    'e\u0301.txt',
    'a\u00a0b.txt',
  ])('returns null for the path %j', (path) => expect(findEntryNameFault(path)).toBeNull());

  it.each([
    ['', '为空'],
    ['../a', '文件夹之外'],
    ['a/..', '文件夹之外'],
    ['/a', '文件夹之外'],
    ['c:a', '文件夹之外'],
    ['a\\b', '反斜杠'],
    ['a/CON', '保留名称'],
    ['ab:c', '等符号'],
    ['a\u0000', '控制字符'],
    ['\u202ea', '改变文字方向'],
    ['a\u2060b', '看不见'],
    [`${'a/'.repeat(600)}b`, '1024字节'],
    [`${'长'.repeat(90)}.pdf`, '255字节'],
  ])('refuses the path %j: %s', (path, says) => expect(findEntryNameFault(path)?.zh).toContain(says));
});

describe(shortenFileName, () => {
  it('replaces control and direction characters, and shortens long names', () => {
    expect(shortenFileName('合同\u202efdp\n.exe')).toBe('合同□fdp□.exe');
    expect(shortenFileName(`${'a'.repeat(60_000)}.pdf`)).toBe(`${'a'.repeat(40)}…${'a'.repeat(36)}.pdf`);
  });
});

describe(toPathKey, () => {
  it('returns one key for paths that differ only in capitals, encoding or a final slash', () => {
    expect(toPathKey('A/E\u0301.TXT')).toBe(toPathKey('a/é.txt/'));
  });
});
