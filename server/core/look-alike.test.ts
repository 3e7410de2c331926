import { describe, expect, it } from 'vitest';
import { isReservedName, normalizeCompanyName, normalizeLoginName } from './look-alike';

describe(normalizeCompanyName, () => {
  it.each([
    ['沈阳示例（集团）有限公司', '沈阳示例(集团)有限公司'],
    ['沈阳示例（集团）有限公司', '沈阳示例 集团 有限公司'],
    ['ABC科技有限公司', 'ａｂｃ科技有限公司'],
    ['ABC科技有限公司', 'АВС科技有限公司'],
    ['示例研究所', '示例硏究所'],
    ['示例电子', '示\u200B例电\u202E子\u{E0100}'],
    ['O1 Nano', '0l Nаnо'],
    ['示例工贸', '示例⼯贸'],
    ['Café', 'CAFE\u0301'],
    ['Modern', 'Modem'],
  ])('returns the same for %s and %s', (one, other) =>
    expect(normalizeCompanyName(one)).toBe(normalizeCompanyName(other)),
  );

  it.each([
    ['沈阳一示例', '沈阳二示例'],
    ['示例电子有限公司', '示例电子股份有限公司'],
    ['محمد', 'محمود'],
    ['东方', '乐方'],
  ])('returns different looks for %s and %s', (one, other) =>
    expect(normalizeCompanyName(one)).not.toBe(normalizeCompanyName(other)),
  );

  it('returns at once, however long the name', () => {
    const began = performance.now();
    for (const piece of ['vv', 'a\u0301', 'а', '（', ' ']) normalizeCompanyName(piece.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe(normalizeLoginName, () => {
  it('ignores case and the differences of 0, 1, l, I and rn', () => {
    expect(normalizeLoginName('Zhang01')).toBe(normalizeLoginName('zhangOl'));
    expect(normalizeLoginName('modern')).toBe(normalizeLoginName('modem'));
    expect(normalizeLoginName('li.wei')).not.toBe(normalizeLoginName('liwei'));
  });

  it('returns different looks for credit codes that differ', () =>
    expect(normalizeLoginName('91350100M000100Y43')).not.toBe(normalizeLoginName('9135O1OOM000100Y43')));
});

describe(isReservedName, () => {
  it.each([
    'admin',
    'Admin01',
    'аdmіn',
    'ａｄｍｉｎ',
    'a.d-m_i n',
    'ad\u200Bmin',
    'administrator',
    'Reviewer',
    '管理员',
    ' 系统 管理员2',
    '市级管理员',
    '沈河区科技主管部门',
  ])('returns true for %s', (name) => expect(isReservedName(name)).toBe(true));

  it.each(['王敏', 'badminton', '系统工程师', '沈阳管理科技', '2026', ''])('returns false for %s', (name) =>
    expect(isReservedName(name)).toBe(false),
  );
});
