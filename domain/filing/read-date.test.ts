import { describe, expect, it } from 'vitest';
import { readDateNumber, readDateText } from './read-date';

describe(readDateText, () => {
  it.each([
    ['2019/12/25', '2019-12-25'],
    ['2019.3.15', '2019-03-15'],
    ['2019。3。15', '2019-03-15'],
    ['2019-3-5', '2019-03-05'],
    ['2019 3 5', '2019-03-05'],
    ['2019年3月15日', '2019-03-15'],
    ['2019 年 3 月 15 号', '2019-03-15'],
    ['2019年3月15日星期五', '2019-03-15'],
    ['20190315', '2019-03-15'],
    ['２０１９／３／１５', '2019-03-15'],
    ['2019–03–15', '2019-03-15'],
    ['2023-05-06 00:00:00', '2023-05-06'],
    ['2023/5/6 9:30', '2023-05-06'],
    ['2023-05-06T00:00:00.000', '2023-05-06'],
    ['12/25/2019', '2019-12-25'],
    ['25.12.2019', '2019-12-25'],
    ['5/5/2019', '2019-05-05'],
  ])('returns the day in %s', (text, value) => {
    expect(readDateText('date', text)).toEqual({ value });
  });

  it.each([
    ['2026/12', '2026-12'],
    ['2026.6', '2026-06'],
    ['2023.10', '2023-10'],
    ['2023.01', '2023-01'],
    ['2026年6月', '2026-06'],
    ['202612', '2026-12'],
    ['2026-06-30', '2026-06'],
    ['20260630', '2026-06'],
  ])('returns the month in %s', (text, value) => {
    expect(readDateText('month', text)).toEqual({ value });
  });

  it.each(['45292.25', '44197.5', '44197', '2019', '2019315', '12', '甲', '2019-12-025'])(
    'refuses %s as a day and as a month',
    (text) => {
      for (const kind of ['date', 'month'] as const)
        expect(readDateText(kind, text)).toHaveProperty('fault.zh', expect.stringContaining('应填'));
    },
  );

  it.each([
    ['3/5/2019', '2019-03-05', '2019-05-03'],
    ['3.6.2026', '2026-03-06', '2026-06-03'],
  ])('refuses the ambiguous day %s and names both days it may mean', (text, first, second) => {
    const said = readDateText('date', text);
    expect(said).toHaveProperty('fault.zh', expect.stringContaining(`请填写${first}或${second}`));
    expect(said).toHaveProperty('fault.en', expect.stringContaining(`enter ${first} or ${second}`));
  });

  it('refuses 2023.1, which may be January or an October that lost its zero', () => {
    expect(readDateText('month', '2023.1')).toHaveProperty(
      'fault.zh',
      expect.stringContaining('2023-01或2023-10'),
    );
  });

  it.each([
    ['date', '4529-02-25', '1900年至2100年'],
    ['date', '1899-12-31', '1900年至2100年'],
    ['month', '4419-07', '1900年至2100年'],
    ['date', '2026-02-30', '没有这一天'],
    ['date', '2026-13-01', '没有这个月份'],
    ['date', '2026年6月', '请写到日'],
    ['date', '202606', '请写到日'],
    ['date', '19/3/15', '四位年份'],
  ] as const)('says what is wrong with the %s %s', (kind, text, reason) => {
    expect(readDateText(kind, text)).toHaveProperty('fault.zh', expect.stringContaining(reason));
  });
});

describe(readDateNumber, () => {
  it.each([
    [44_197, 1900, '2021-01-01'],
    [45_292.25, 1900, '2024-01-01'],
    [42_735, 1904, '2021-01-01'],
    [18_264, 1900, '1950-01-01'],
    [20_190_315, 1900, '2019-03-15'],
  ] as const)('returns the day of %d in the date system of %d', (number, system, day) => {
    expect(readDateNumber('date', number, system)).toEqual({ value: day });
    expect(readDateNumber('month', number, system)).toEqual({ value: day.slice(0, 7) });
  });

  it('returns the month of six digits', () => {
    expect(readDateNumber('month', 202_312)).toEqual({ value: '2023-12' });
  });

  it.each([2019, 2023.1, 1900, 0, -5, 18_263, 99_999, 45_291_225, 1e20])('refuses %d', (number) => {
    expect(readDateNumber('date', number)).toHaveProperty('fault');
    expect(readDateNumber('month', number)).toHaveProperty('fault');
  });
});
